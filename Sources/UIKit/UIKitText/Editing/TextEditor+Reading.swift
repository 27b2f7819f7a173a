import CoreGraphics
import Foundation
import UIKitCore

/// A line of text that is shown.
struct ShownLine {
    /// The characters, without the line feed.
    let range: Range<Int>

    /// The rectangle in the container.
    let rect: CGRect
}

// The text that assistive technologies read: the lines that are shown.
extension TextEditor {
    /// Returns the lines in a part of the container, from top to bottom.
    func lines(in visible: CGRect) -> [ShownLine] {
        guard length > 0 else { return [] }
        var lines: [ShownLine] = []
        var start = layout.lineRange(
            at: layout.position(at: CGPoint(x: 0, y: max(visible.minY, 0))).offset
        ).lowerBound
        while true {
            let range = layout.lineRange(at: start)
            let caret = layout.caret(at: start)
            guard caret.minY < visible.maxY else { return lines }
            let rects = layout.rects(of: range, extendsLines: false)
            let rect = rects.dropFirst().reduce(rects.first ?? caret) { $0.union($1) }
            lines.append(ShownLine(range: range, rect: rect))
            let isWrapped =
                range.upperBound > start && layout.lineRange(at: range.upperBound) != range
            let next = isWrapped ? range.upperBound : position(after: range.upperBound)
            guard next > start, next <= length, range.upperBound < length else { return lines }
            start = next
        }
    }
}

extension TextEditorOwner {
    /// The lines that are shown, with the container's origin at ``textPoint(_:)`` of zero.
    fileprivate var shownLines: [ShownLine] {
        layoutIfNeeded()
        return textEditor.lines(
            in: CGRect(origin: textPoint(bounds.origin), size: bounds.size))
    }

    func lineNumber(at point: CGPoint) -> Int {
        let place = textPoint(point)
        return shownLines.firstIndex { ($0.rect.minY..<$0.rect.maxY).contains(place.y) }
            ?? NSNotFound
    }

    func content(ofLine number: Int) -> NSAttributedString? {
        let lines = shownLines
        guard lines.indices.contains(number), permissions.contains(.share) else { return nil }
        return textEditor.storage.attributedSubstring(from: NSRange(lines[number].range))
    }

    func frame(ofLine number: Int) -> CGRect {
        let lines = shownLines
        guard lines.indices.contains(number) else { return .zero }
        let zero = textPoint(.zero)
        return UIAccessibility.convertToScreenCoordinates(
            lines[number].rect.offsetBy(dx: -zero.x, dy: -zero.y), in: self)
    }

    var pageContent: NSAttributedString? {
        let lines = shownLines
        guard let first = lines.first, let last = lines.last, permissions.contains(.share) else {
            return nil
        }
        return textEditor.storage.attributedSubstring(
            from: NSRange(first.range.lowerBound..<last.range.upperBound))
    }
}
