public import CoreGraphics
import Foundation
import UIKitCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns a line whose spaces are widened, or narrowed, toward a width; `nil` for a line without
/// spaces between words that has another width.
///
/// - Parameters:
///   - justificationFactor: The share of the difference that is added, from 0 (none) to 1 (all).
///   - justificationWidth: The width, in points. White space at the line's end does not count.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let range = line.line.range
    let part = line.content.string.attributedSubstring(
        from: NSRange(location: range.lowerBound, length: range.count))
    let text = NSMutableAttributedString(attributedString: part)
    let characters = text.string as NSString
    let isSpace = { (index: Int) in
        Unicode.Scalar(characters.character(at: index))?.properties.isWhitespace == true
    }
    var end = characters.length
    while end > 0, isSpace(end - 1) { end -= 1 }
    let spaces = (0..<end).filter(isSpace)
    let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
    let missing = (justificationWidth - width) * Double(min(max(justificationFactor, 0), 1))
    guard abs(missing) > 0.001 else { return line }
    guard !spaces.isEmpty else { return nil }
    let share = CGFloat(missing) / CGFloat(spaces.count)
    for index in spaces {
        let old = text.attribute(.kern, at: index, effectiveRange: nil)
        let kern = (old as? CGFloat) ?? (old as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        text.addAttribute(
            .kern, value: kern + share, range: NSRange(location: index, length: 1))
    }
    return CTLine(Content(text), offset: line.offset + range.lowerBound)
}
