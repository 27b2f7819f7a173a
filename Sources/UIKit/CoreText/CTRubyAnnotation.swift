import CoreGraphics
public import Foundation
public import FoundationGaps
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A ``CTRubyAnnotation`` of a range, such as the reading of characters.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"

/// The size of a small text relative to that of the annotated text, in the attributes of
/// ``CTRubyAnnotationCreateWithAttributes(_:_:_:_:_:)``.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"

/// The place of a small text along the annotated text.
public enum CTRubyAlignment: UInt8, Hashable, Sendable {
    case invalid = 255
    /// In the middle.
    case auto = 0
    case start = 1
    case center = 2
    case end = 3
    /// With equal space between the letters, from edge to edge.
    case distributeLetter = 4
    /// With equal space between the letters, and half of it at both edges.
    case distributeSpace = 5
    /// In the middle, but flush at the edge of a line.
    case lineEdge = 6
}

/// The edges at which a small text that is wider than the annotated text may reach over its
/// neighbours; `start` and `end` are laid out as `auto`.
public enum CTRubyOverhang: UInt8, Hashable, Sendable {
    case invalid = 255
    case auto = 0
    case start = 1
    case end = 2
    /// Neither: the annotated text is spaced out to the width of the small one.
    case none = 3
}

/// The side of the annotated text on which a small text stands.
public enum CTRubyPosition: UInt8, Hashable, Sendable {
    /// Above the text.
    case before = 0
    /// Below the text.
    case after = 1
    /// Kept, but not shown: text here is horizontal.
    case interCharacter = 2
    /// Kept, but not shown.
    case inline = 3
    /// The number of positions.
    case count = 4
}

/// Small texts above and below a text, such as the readings of Chinese characters.
///
///     let ruby = CTRubyAnnotationCreateWithAttributes(
///         .auto, .auto, .before, "かんじ" as CFString, [:] as CFDictionary)
///     text.addAttribute(.init(kCTRubyAnnotationAttributeName), value: ruby, range: range)
public final class CTRubyAnnotation {
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    fileprivate let texts: [CTRubyPosition: String]
    private let attributes: [NSAttributedString.Key: Any]

    fileprivate init(
        _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, sizeFactor: CGFloat,
        _ texts: [CTRubyPosition: String], attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        self.alignment = alignment
        self.overhang = overhang
        self.sizeFactor = sizeFactor
        self.texts = texts
        self.attributes = attributes
    }

    /// Returns the small text at a position, in the style of the annotated text.
    func line(
        at position: CTRubyPosition, _ base: [NSAttributedString.Key: Any], kern: CGFloat = 0
    ) -> CTLine? {
        guard let text = texts[position], !text.isEmpty else { return nil }
        var style = base
        style[CTRubyAnnotation.key] = nil
        style[.paragraphStyle] = nil
        let font = base[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        style[.font] = font.withSize(font.pointSize * sizeFactor)
        style[.kern] = kern == 0 ? nil : kern
        style.merge(attributes) { $1 }
        return CTLine(Content(NSAttributedString(string: text, attributes: style)))
    }

    static let key = NSAttributedString.Key(kCTRubyAnnotationAttributeName)
}

// MARK: - Creating and reading

/// Creates an annotation with a text for each position, in the order of ``CTRubyPosition``.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ text: [CFString?]
) -> CTRubyAnnotation {
    var texts: [CTRubyPosition: String] = [:]
    for (index, text) in text.enumerated() {
        guard let position = CTRubyPosition(rawValue: UInt8(clamping: index)), position != .count
        else { break }
        texts[position] = text
    }
    return CTRubyAnnotation(alignment, overhang, sizeFactor: sizeFactor, texts)
}

/// Creates an annotation with one text.
///
/// - Parameter attributes: Attributes of the text, which are else those of the annotated text, and
///   ``kCTRubyAnnotationSizeFactorAttributeName``, by default a half.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition,
    _ string: CFString, _ attributes: CFDictionary
) -> CTRubyAnnotation {
    var style: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
        if let name = key as? String { style[NSAttributedString.Key(name)] = value }
    }
    let factor = style.removeValue(
        forKey: NSAttributedString.Key(kCTRubyAnnotationSizeFactorAttributeName))
    let number = (factor as? NSNumber).map { CGFloat($0.doubleValue) } ?? factor as? CGFloat
    return CTRubyAnnotation(
        alignment, overhang, sizeFactor: number ?? 0.5, [position: string], attributes: style)
}

/// Returns the place of the small texts along the annotated text.
public func CTRubyAnnotationGetAlignment(_ annotation: CTRubyAnnotation) -> CTRubyAlignment {
    annotation.alignment
}

/// Returns the edges at which a small text may reach over its neighbours.
public func CTRubyAnnotationGetOverhang(_ annotation: CTRubyAnnotation) -> CTRubyOverhang {
    annotation.overhang
}

/// Returns the size of the small texts relative to the annotated text.
public func CTRubyAnnotationGetSizeFactor(_ annotation: CTRubyAnnotation) -> CGFloat {
    annotation.sizeFactor
}

/// Returns the text at a position; `nil` for none.
public func CTRubyAnnotationGetTextForPosition(
    _ annotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? { annotation.texts[position] }

// MARK: - Laying out

/// The small texts of a string.
enum Ruby {
    /// An annotated range of a string.
    struct Span {
        let range: NSRange
        let annotation: CTRubyAnnotation
        let attributes: [NSAttributedString.Key: Any]
    }

    /// Returns the annotated ranges of a string within a range.
    static func spans(of string: NSAttributedString, in range: NSRange) -> [Span] {
        var spans: [Span] = []
        string.enumerateAttribute(CTRubyAnnotation.key, in: range) { value, range, _ in
            guard let annotation = value as? CTRubyAnnotation else { return }
            var attributes = string.attributes(at: range.location, effectiveRange: nil)
            attributes[CTRubyAnnotation.key] = nil
            spans.append(Span(range: range, annotation: annotation, attributes: attributes))
        }
        return spans
    }

    /// Makes room for the small texts: above every line, as books with readings have it, and
    /// between the letters below a wider one that must not overhang.
    static func makeRoom(in string: NSMutableAttributedString) {
        let whole = NSRange(location: 0, length: string.length)
        let spans = spans(of: string, in: whole)
        guard !spans.isEmpty else { return }
        spaceOut(string, spans)
        let height = spans.compactMap { span in
            span.annotation.line(at: .before, span.attributes)?.heights.total
        }.max()
        guard let height else { return }
        var tallest: CGFloat = 0
        string.enumerateAttribute(.font, in: whole) { font, _, _ in
            tallest = max(tallest, (font as? UIFont ?? .systemFont(ofSize: 12)).lineHeight)
        }
        var styles: [(range: NSRange, style: NSMutableParagraphStyle)] = []
        string.enumerateAttribute(.paragraphStyle, in: whole) { old, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = old as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.minimumLineHeight = max(style.minimumLineHeight, tallest + height)
            styles.append((range, style))
        }
        for (range, style) in styles {
            string.removeAttribute(.paragraphStyle, range: range)
            string.addAttribute(.paragraphStyle, value: style, range: range)
        }
    }

    private static func spaceOut(_ string: NSMutableAttributedString, _ spans: [Span]) {
        for span in spans where span.annotation.overhang == .none {
            let text = string.attributedSubstring(from: span.range).string
            let base = CTLine(
                Content(NSAttributedString(string: text, attributes: span.attributes)))
            let widths = [CTRubyPosition.before, .after].compactMap {
                span.annotation.line(at: $0, span.attributes)?.width
            }
            let lack = (widths.max() ?? 0) - base.width
            guard lack > 0, !text.isEmpty else { continue }
            let kern = (span.attributes[.kern] as? NSNumber)?.doubleValue ?? 0
            string.removeAttribute(.kern, range: span.range)
            string.addAttribute(
                .kern, value: NSNumber(value: kern + Double(lack) / Double(text.count)),
                range: span.range)
        }
    }
}

extension CTLine {
    /// The annotated ranges of the line.
    private var rubySpans: [Ruby.Span] {
        let range = line.range
        return Ruby.spans(
            of: content.string, in: NSRange(location: range.lowerBound, length: range.count))
    }

    /// The heights that small texts add above and below the line.
    var rubyHeights: (above: CGFloat, below: CGFloat) {
        func height(_ position: CTRubyPosition) -> CGFloat {
            rubySpans.compactMap { span in
                span.annotation.line(at: position, span.attributes).map { $0.heights.total }
            }.max() ?? 0
        }
        return (height(.before), height(.after))
    }

    /// Draws the small texts above and below the line.
    func drawRuby(in context: CGContext) {
        let (matrix, text) = (context.textMatrix, textHeights)
        for span in rubySpans {
            let start = distance(to: span.range.location + offset)
            let end = distance(to: span.range.location + span.range.length + offset)
            for position in [CTRubyPosition.before, .after] {
                guard
                    let (small, x) = placedRuby(
                        span, at: position, from: min(start, end), to: max(start, end))
                else { continue }
                let y =
                    position == .before
                    ? text.ascent + small.heights.descent : -text.descent - small.heights.ascent
                context.textMatrix = CGAffineTransform(translationX: x, y: y)
                    .concatenating(matrix)
                CTLineDraw(small, context)
            }
        }
        context.textMatrix = matrix
    }

    /// Returns a small text and the place of its start along the line.
    private func placedRuby(
        _ span: Ruby.Span, at position: CTRubyPosition, from start: CGFloat, to end: CGFloat
    ) -> (line: CTLine, x: CGFloat)? {
        let annotation = span.annotation
        guard let small = annotation.line(at: position, span.attributes) else { return nil }
        let room = end - start - small.width
        let count = CTRubyAnnotationGetTextForPosition(annotation, position)?.count ?? 0
        func spread(_ kern: CGFloat, _ inset: CGFloat) -> (CTLine, CGFloat)? {
            annotation.line(at: position, span.attributes, kern: kern)
                .map { ($0, start + inset) }
        }
        switch annotation.alignment {
        case .start: return (small, start)
        case .end: return (small, start + room)
        case .distributeLetter where room > 0 && count > 1:
            return spread(room / CGFloat(count - 1), 0)
        case .distributeSpace where room > 0 && count > 0:
            return spread(room / CGFloat(count), room / CGFloat(count) / 2)
        case .lineEdge where start <= 0.01: return (small, start)
        case .lineEdge where end >= width - 0.01: return (small, start + room)
        default: return (small, start + room / 2)
        }
    }
}
