import CoreGraphics
import Foundation
import UIKitCore

/// Writes attributed text as an RTF document.
nonisolated struct RichTextWriter {
    private var fonts: [String] = []
    private var colors: [UIColor] = []
    private var body = ""

    /// Returns a document.
    static func document(_ text: NSAttributedString) -> String {
        var writer = RichTextWriter()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            writer.add((text.string as NSString).substring(with: range), attributes)
        }
        let fonts = writer.fonts.enumerated().map { "{\\f\($0)\\fnil \(escaped($1));}" }.joined()
        let colors = writer.colors.map { color in
            let bytes = color.bytes
            return "\\red\(bytes.red)\\green\(bytes.green)\\blue\(bytes.blue);"
        }.joined()
        return """
            {\\rtf1\\ansi\\ansicpg1252\\uc1
            {\\fonttbl\(fonts)}
            {\\colortbl;\(colors)}
            \(writer.body)}
            """
    }

    private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var words = paragraphWords(attributes[.paragraphStyle] as? NSParagraphStyle)
        words += "\\plain"
        if let font = attributes[.font] as? UIFont {
            words += "\\f\(Self.index(of: font.familyName, in: &fonts))"
            words += "\\fs\(Int((font.pointSize * 2).rounded()))"
            let traits = font.fontDescriptor.symbolicTraits
            if traits.contains(.traitBold) { words += "\\b" }
            if traits.contains(.traitItalic) { words += "\\i" }
        }
        func number(_ key: NSAttributedString.Key) -> Double {
            (attributes[key] as? NSNumber)?.doubleValue ?? attributes[key] as? Double
                ?? (attributes[key] as? Int).map(Double.init)
                ?? (attributes[key] as? CGFloat).map { Double($0) } ?? 0
        }
        if number(.underlineStyle) != 0 { words += "\\ul" }
        if number(.strikethroughStyle) != 0 { words += "\\strike" }
        let offset = number(.baselineOffset)
        if offset != 0 { words += "\\\(offset > 0 ? "up" : "dn")\(Int(abs(offset) * 2))" }
        if let color = attributes[.foregroundColor] as? UIColor {
            words += "\\cf\(Self.index(of: color, in: &colors) + 1)"
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            words += "\\cb\(Self.index(of: color, in: &colors) + 1)"
        }
        let part = "{\(words) \(Self.escaped(text))}"
        let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init)
        if let link {
            body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(link.absoluteString))\"}}"
            body += "{\\fldrslt \(part)}}"
        } else {
            body += part
        }
        body += "\n"
    }

    private func paragraphWords(_ style: NSParagraphStyle?) -> String {
        guard let style, style != .default else { return "\\pard" }
        func twips(_ points: CGFloat) -> Int {
            Int((min(max(points, -10_000), 10_000) * 20).rounded())
        }
        var words = "\\pard"
        switch style.alignment {
        case .left: words += "\\ql"
        case .right: words += "\\qr"
        case .center: words += "\\qc"
        case .justified: words += "\\qj"
        case .natural: break
        }
        if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
        if style.headIndent != 0 { words += "\\li\(twips(style.headIndent))" }
        let first = style.firstLineHeadIndent - style.headIndent
        if first != 0 { words += "\\fi\(twips(first))" }
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacingBefore > 0 {
            words += "\\sb\(twips(style.paragraphSpacingBefore))"
        }
        if style.paragraphSpacing > 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.tabStops != NSParagraphStyle.default.tabStops {
            words += style.tabStops.map { "\\tx\(twips($0.location))" }.joined()
        }
        return words
    }

    private static func index<T: Equatable>(of value: T, in list: inout [T]) -> Int {
        if let index = list.firstIndex(of: value) { return index }
        list.append(value)
        return list.count - 1
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x2029: result += "\\par\n"
            case 0x09: result += "\\tab "
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            case 0..<0x20: break
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
