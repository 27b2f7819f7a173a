import Foundation
import Markdown

/// A run of text and its strikethrough: `~~two tildes~~`, which CommonMark does not have.
struct StruckSpan {
    var span: MarkdownSpan
    var isStruck: Bool

    /// A part of a paragraph: text, or a pair of tildes.
    private struct Piece {
        var span: MarkdownSpan
        var isMark = false
    }

    /// Finds the text between pairs of tildes, which are left out.
    static func spans(in spans: [MarkdownSpan]) -> [StruckSpan] {
        let pieces = spans.flatMap(pieces)
        let marks = pairs(of: pieces)
        var result: [StruckSpan] = []
        var isStruck = false
        for (index, piece) in pieces.enumerated() {
            if marks.contains(index) {
                isStruck.toggle()
            } else if !piece.span.text.isEmpty {
                result.append(StruckSpan(span: piece.span, isStruck: isStruck))
            }
        }
        return result
    }

    private static func pieces(of span: MarkdownSpan) -> [Piece] {
        guard span.kind == .text, span.text.contains("~~") else { return [Piece(span: span)] }
        var pieces: [Piece] = []
        for (index, text) in span.text.components(separatedBy: "~~").enumerated() {
            var part = span
            if index > 0 {
                part.text = "~~"
                pieces.append(Piece(span: part, isMark: true))
            }
            part.text = text
            pieces.append(Piece(span: part))
        }
        return pieces
    }

    /// The indices of marks that open, before a character that is no space, and that close, after
    /// one.
    private static func pairs(of pieces: [Piece]) -> Set<Int> {
        var result: Set<Int> = []
        var open: Int?
        for index in pieces.indices where pieces[index].isMark {
            let before = pieces[..<index].last { !$0.span.text.isEmpty }?.span.text.last
            let after = pieces[(index + 1)...].first { !$0.span.text.isEmpty }?.span.text.first
            if let start = open, before?.isWhitespace == false {
                result.formUnion([start, index])
                open = nil
            } else if open == nil, after?.isWhitespace == false {
                open = index
            }
        }
        return result
    }
}
