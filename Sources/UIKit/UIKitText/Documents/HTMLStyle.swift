import CoreGraphics
import Foundation
import UIKitCore

/// Reads the style attributes of HTML.
nonisolated enum HTMLStyle {
    /// Applies declarations of CSS, such as `color: red; font-weight: bold`.
    static func apply(_ declarations: String, to style: inout DocumentTextStyle) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].trimmingCharacters(in: .whitespaces).lowercased()
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            apply(name, value, to: &style)
        }
    }

    private static func apply(_ name: String, _ value: String, to style: inout DocumentTextStyle) {
        let word = value.lowercased()
        switch name {
        case "color": style.color = color(value) ?? style.color
        case "background-color", "background":
            style.background = color(value) ?? style.background
        case "font-size": style.size = length(word, relativeTo: style.size) ?? style.size
        case "font-weight":
            style.isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
        case "font-style": style.isItalic = word == "italic" || word == "oblique"
        case "font-family": applyFamily(value, to: &style)
        case "text-decoration", "text-decoration-line":
            style.isUnderlined = word.contains("underline")
            style.isStruck = word.contains("line-through")
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified,
                "start": .natural,
            ]
            if let alignment = alignments[word] {
                style.changeParagraph { $0.alignment = alignment }
            }
        case "line-height":
            if let multiple = Double(word), multiple > 0 {
                style.changeParagraph { $0.lineHeightMultiple = CGFloat(multiple) }
            }
        case "text-indent":
            if let indent = length(word, relativeTo: style.size) {
                style.changeParagraph { $0.firstLineHeadIndent = $0.headIndent + indent }
            }
        default: break
        }
    }

    private static func applyFamily(_ value: String, to style: inout DocumentTextStyle) {
        let names = value.split(separator: ",").map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t'\""))
        }
        style.isMonospaced = names.contains { $0 == "monospace" || $0 == "ui-monospace" }
        let generic: Set = ["serif", "sans-serif", "system-ui", "-apple-system", "monospace"]
        style.family = names.first { !generic.contains($0) }
    }

    /// Returns a length in points; CSS pixels count as points.
    private static func length(_ value: String, relativeTo size: CGFloat) -> CGFloat? {
        let digits = value.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits), number.isFinite else { return nil }
        switch value.dropFirst(digits.count) {
        case "px", "pt", "": return CGFloat(number)
        case "em": return CGFloat(number) * size
        case "rem": return CGFloat(number) * 12
        case "%": return CGFloat(number) / 100 * size
        default: return nil
        }
    }

    private static let names: [String: (Int, Int, Int)] = [
        "black": (0, 0, 0), "white": (255, 255, 255), "red": (255, 0, 0), "lime": (0, 255, 0),
        "green": (0, 128, 0), "blue": (0, 0, 255), "yellow": (255, 255, 0),
        "orange": (255, 165, 0), "purple": (128, 0, 128), "gray": (128, 128, 128),
        "grey": (128, 128, 128), "silver": (192, 192, 192), "maroon": (128, 0, 0),
        "navy": (0, 0, 128), "teal": (0, 128, 128), "olive": (128, 128, 0),
        "aqua": (0, 255, 255), "cyan": (0, 255, 255), "fuchsia": (255, 0, 255),
        "magenta": (255, 0, 255), "brown": (165, 42, 42), "pink": (255, 192, 203),
    ]

    /// Returns a colour: a name, `#rgb`, `#rrggbb` or `rgb(…)`.
    static func color(_ value: String) -> UIColor? {
        let value = value.trimmingCharacters(in: .whitespaces).lowercased()
        if let color = names[value] { return UIColor(bytes: color.0, color.1, color.2) }
        if value.hasPrefix("#") {
            let digits = value.dropFirst()
            guard let number = Int(digits, radix: 16) else { return nil }
            switch digits.count {
            case 3:
                return UIColor(
                    bytes: (number >> 8) * 17, (number >> 4 & 15) * 17, (number & 15) * 17)
            case 6: return UIColor(bytes: number >> 16, number >> 8 & 255, number & 255)
            default: return nil
            }
        }
        guard value.hasPrefix("rgb"), let open = value.firstIndex(of: "(") else { return nil }
        let numbers = value[open...].dropFirst().split { ", )/".contains($0) }
            .compactMap { Double($0) }
        guard numbers.count >= 3, numbers.prefix(3).allSatisfy({ abs($0) < 1000 }) else {
            return nil
        }
        return UIColor(bytes: Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    }
}
