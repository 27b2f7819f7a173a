import CoreGraphics
import Foundation
import UIKitCore

/// Writes attributed text as an HTML document, with the styles in its elements.
nonisolated enum HTMLWriter {
    static func document(_ text: NSAttributedString) -> String {
        var paragraphs: [String] = []
        let string = text.string as NSString
        var start = 0
        repeat {
            let rest = NSRange(location: start, length: string.length - start)
            let found = string.range(of: "\n", options: [], range: rest)
            let end = found.location == NSNotFound ? string.length : found.location
            paragraphs.append(paragraph(text, NSRange(location: start, length: end - start)))
            start = end + 1
        } while start < string.length
        return """
            <!DOCTYPE html>
            <html><head><meta charset="utf-8"></head><body>
            \(paragraphs.joined(separator: "\n"))
            </body></html>
            """
    }

    private static func paragraph(_ text: NSAttributedString, _ range: NSRange) -> String {
        guard range.length > 0 else { return "<p><br></p>" }
        var content = ""
        text.enumerateAttributes(in: range) { attributes, part, _ in
            content += element((text.string as NSString).substring(with: part), attributes)
        }
        let style =
            text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
            as? NSParagraphStyle
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        guard let alignment = style.flatMap({ alignments[$0.alignment] }) else {
            return "<p>\(content)</p>"
        }
        return "<p style=\"text-align: \(alignment)\">\(content)</p>"
    }

    private static func element(_ text: String, _ attributes: [NSAttributedString.Key: Any])
        -> String
    {
        var styles: [String] = []
        var html = escaped(text)
        if let font = attributes[.font] as? UIFont {
            styles.append("font-family: '\(escaped(font.familyName))'")
            styles.append("font-size: \(font.pointSize.formattedForCSS)pt")
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { html = "<b>\(html)</b>" }
            if traits.contains(.traitItalic) { html = "<i>\(html)</i>" }
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            styles.append("color: \(hex(color))")
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            styles.append("background-color: \(hex(color))")
        }
        if isSet(attributes[.underlineStyle]) { html = "<u>\(html)</u>" }
        if isSet(attributes[.strikethroughStyle]) { html = "<s>\(html)</s>" }
        if !styles.isEmpty {
            html = "<span style=\"\(styles.joined(separator: "; "))\">\(html)</span>"
        }
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        return link.map { "<a href=\"\(escaped($0))\">\(html)</a>" } ?? html
    }

    private static func isSet(_ value: Any?) -> Bool {
        (value as? Int ?? (value as? NSNumber)?.intValue ?? 0) != 0
    }

    private static func hex(_ color: UIColor) -> String {
        let bytes = color.bytes
        return String(format: "#%02x%02x%02x", bytes.red, bytes.green, bytes.blue)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

nonisolated extension CGFloat {
    /// The number with at most two decimals.
    fileprivate var formattedForCSS: String {
        self == rounded() ? String(Int(self)) : String(format: "%.2f", Double(self))
    }
}
