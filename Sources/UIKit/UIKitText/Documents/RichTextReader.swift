import CoreGraphics
import Foundation
import UIKitCore

/// Reads the text of RTF documents with its fonts, colours, links and paragraph styles.
///
/// Unknown destinations, pictures and objects are skipped.
nonisolated struct RichTextReader {
    private let bytes: [UInt8]
    private var index = 0
    private let standard: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var pending = ""
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var states = [State()]

    /// Characters after `\u` that programs without Unicode show, still to be skipped.
    private var skipped = 0

    /// Bytes of the document's code page, which are decoded together.
    private var encoded: [UInt8] = []

    private var encoding = String.Encoding.windowsCP1252

    /// The deepest nesting of groups that is read.
    private static let maximumDepth = 200

    /// The state of a group.
    private struct State {
        var style = DocumentTextStyle()
        var destination = Destination.text
        var fallbackLength = 1
        var fontNumber = 0
        var fontName = ""
        var color: (red: Int, green: Int, blue: Int)?
        var instruction = ""
    }

    private enum Destination {
        case text
        case fonts
        case colors
        case fieldInstruction
        case ignored
    }

    /// Returns the text of a document.
    ///
    /// - Throws: `CocoaError.fileReadCorruptFile` for data that is not RTF or nested too deeply.
    static func read(_ data: Data, attributes: [NSAttributedString.Key: Any]) throws
        -> NSAttributedString
    {
        guard data.starts(with: Array("{\\rtf".utf8)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        var reader = RichTextReader(bytes: Array(data), standard: attributes)
        try reader.readAll()
        return reader.result
    }

    private init(bytes: [UInt8], standard: [NSAttributedString.Key: Any]) {
        self.bytes = bytes
        self.standard = standard
    }

    private var state: State {
        get { states[states.count - 1] }
        set { states[states.count - 1] = newValue }
    }

    private mutating func readAll() throws {
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                guard states.count < Self.maximumDepth else {
                    throw CocoaError(.fileReadCorruptFile)
                }
                states.append(state)
                skipped = 0
            case UInt8(ascii: "}"):
                endGroup()
                if states.isEmpty { return }
            case UInt8(ascii: "\\"): readControl()
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"), 0: break
            default: add(byte: byte)
            }
        }
        flush()
    }

    private mutating func endGroup() {
        flush()
        skipped = 0
        let ended = states.removeLast()
        guard !states.isEmpty else { return }
        switch ended.destination {
        case .fonts: addFont(ended)
        case .fieldInstruction:
            state.style.link = Self.link(ended.instruction) ?? ended.style.link
        case .text, .colors, .ignored: break
        }
    }

    // MARK: Characters

    private mutating func add(byte: UInt8) {
        if skipped > 0 {
            skipped -= 1
            return
        }
        if state.destination == .colors, byte == UInt8(ascii: ";") {
            colors.append(state.color.map { UIColor(bytes: $0.red, $0.green, $0.blue) })
            state.color = nil
            return
        }
        encoded.append(byte)
    }

    private mutating func decode() {
        guard !encoded.isEmpty else { return }
        let text = String(data: Data(encoded), encoding: encoding)
        let decoded = text ?? String(decoding: encoded, as: UTF8.self)
        encoded = []
        add(decoded)
    }

    private mutating func add(_ text: String) {
        switch state.destination {
        case .text: pending += text
        case .fonts:
            state.fontName += text
            if text.contains(";") {
                addFont(state)
                state.fontName = ""
            }
        case .fieldInstruction: state.instruction += text
        case .colors, .ignored: break
        }
    }

    private mutating func addFont(_ state: State) {
        let name = state.fontName.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        if !name.isEmpty { fonts[state.fontNumber] = name }
    }

    private mutating func flush() {
        decode()
        guard !pending.isEmpty else { return }
        result.append(
            NSAttributedString(
                string: pending, attributes: state.style.attributes(else: standard)))
        pending = ""
    }

    private static func link(_ instruction: String) -> URL? {
        let parts = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        guard instruction.contains("HYPERLINK"), parts.count > 1 else { return nil }
        return URL(string: String(parts[1]))
    }

    // MARK: Controls

    private mutating func readControl() {
        guard index < bytes.count else { return }
        let first = bytes[index]
        guard first.isLetter else {
            index += 1
            readSymbol(first)
            return
        }
        let start = index
        while index < bytes.count, bytes[index].isLetter, index - start < 40 { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        var digits = index
        if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") { digits += 1 }
        while digits < bytes.count, bytes[digits].isDigit, digits - index < 10 { digits += 1 }
        let number = Int(String(decoding: bytes[index..<digits], as: UTF8.self))
        if number != nil { index = digits }
        if index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
        apply(word, number)
    }

    private mutating func readSymbol(_ symbol: UInt8) {
        switch symbol {
        case UInt8(ascii: "'"):
            let end = min(index + 2, bytes.count)
            let digits = String(decoding: bytes[index..<end], as: UTF8.self)
            index = end
            if let byte = UInt8(digits, radix: 16) { add(byte: byte) }
        case UInt8(ascii: "*"): state.destination = .ignored
        case UInt8(ascii: "~"): addDecoded("\u{A0}")
        case UInt8(ascii: "_"): addDecoded("\u{2011}")
        case UInt8(ascii: "-"): addDecoded("\u{AD}")
        case UInt8(ascii: "\r"), UInt8(ascii: "\n"): addDecoded("\n")
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): add(byte: symbol)
        default: break
        }
    }

    private mutating func addDecoded(_ text: String) {
        decode()
        add(text)
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        switch word {
        case "u": addUnicode(number ?? 0)
        case "uc": state.fallbackLength = min(max(number ?? 1, 0), 100)
        case "bin": index = min(index + max(number ?? 0, 0), bytes.count)
        case "ansicpg": if number == 65001 { encoding = .utf8 }
        case "par", "line", "sect", "page": addDecoded("\n")
        case "tab": addDecoded("\t")
        case "bullet": addDecoded("\u{2022}")
        case "emdash": addDecoded("\u{2014}")
        case "endash": addDecoded("\u{2013}")
        case "lquote": addDecoded("\u{2018}")
        case "rquote": addDecoded("\u{2019}")
        case "ldblquote": addDecoded("\u{201C}")
        case "rdblquote": addDecoded("\u{201D}")
        case "fonttbl": state.destination = .fonts
        case "colortbl":
            state.destination = .colors
            state.color = nil
        case "fldinst": state.destination = .fieldInstruction
        case "fldrslt": state.destination = .text
        case "stylesheet", "info", "pict", "object", "header", "footer", "footnote", "nonshppict",
            "listtable", "listoverridetable", "generator", "themedata", "xmlnstbl":
            state.destination = .ignored
        case "red", "green", "blue": applyColorComponent(word, number ?? 0)
        default:
            flush()
            applyCharacterStyle(word, number)
            applyParagraphStyle(word, CGFloat(number ?? 0) / 20)
        }
    }

    /// Adds a UTF-16 unit, which may be half of a character.
    private mutating func addUnicode(_ number: Int) {
        decode()
        let unit = UInt16(truncatingIfNeeded: number)
        skipped = state.fallbackLength
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
            return
        }
        if UTF16.isTrailSurrogate(unit) {
            guard let high = highSurrogate else { return add("\u{FFFD}") }
            highSurrogate = nil
            return add(String(decoding: [high, unit], as: UTF16.self))
        }
        highSurrogate = nil
        add(String(decoding: [unit], as: UTF16.self))
    }

    /// The first half of a character, until the second one is read.
    private var highSurrogate: UInt16?

    private mutating func applyColorComponent(_ word: String, _ number: Int) {
        var color = state.color ?? (0, 0, 0)
        switch word {
        case "red": color.red = number
        case "green": color.green = number
        default: color.blue = number
        }
        state.color = color
    }

    private mutating func applyCharacterStyle(_ word: String, _ number: Int?) {
        let isOn = number != 0
        func color(_ number: Int?) -> UIColor? {
            guard let number, colors.indices.contains(number) else { return nil }
            return colors[number]
        }
        switch word {
        case "plain":
            let (paragraph, link) = (state.style.paragraph, state.style.link)
            state.style = DocumentTextStyle()
            state.style.paragraph = paragraph
            state.style.link = link
        case "f":
            state.fontNumber = number ?? 0
            if state.destination == .text { state.style.family = fonts[number ?? 0] }
        case "fs": state.style.size = CGFloat(number ?? 24) / 2
        case "b": state.style.isBold = isOn
        case "i": state.style.isItalic = isOn
        case "ul": state.style.isUnderlined = isOn
        case "ulnone": state.style.isUnderlined = false
        case "strike": state.style.isStruck = isOn
        case "cf": state.style.color = color(number)
        case "cb", "highlight", "chcbpat": state.style.background = color(number)
        case "super": state.style.baselineOffset = state.style.size / 3
        case "sub": state.style.baselineOffset = -state.style.size / 5
        case "up": state.style.baselineOffset = CGFloat(number ?? 6) / 2
        case "dn": state.style.baselineOffset = -CGFloat(number ?? 6) / 2
        case "nosupersub": state.style.baselineOffset = 0
        default: break
        }
    }

    /// Applies a control word of paragraphs, whose number is in points.
    private mutating func applyParagraphStyle(_ word: String, _ points: CGFloat) {
        func change(_ change: (NSMutableParagraphStyle) -> Void) {
            state.style.changeParagraph(change)
        }
        switch word {
        case "pard": state.style.paragraph = .default
        case "ql": change { $0.alignment = .left }
        case "qr": change { $0.alignment = .right }
        case "qc": change { $0.alignment = .center }
        case "qj": change { $0.alignment = .justified }
        case "rtlpar": change { $0.baseWritingDirection = .rightToLeft }
        case "ltrpar": change { $0.baseWritingDirection = .leftToRight }
        case "li":
            change {
                let first = $0.firstLineHeadIndent - $0.headIndent
                $0.headIndent = points
                $0.firstLineHeadIndent = max(points + first, 0)
            }
        case "fi": change { $0.firstLineHeadIndent = max($0.headIndent + points, 0) }
        case "ri": change { $0.tailIndent = -points }
        case "sb": change { $0.paragraphSpacingBefore = points }
        case "sa": change { $0.paragraphSpacing = points }
        case "tx":
            change {
                if $0.tabStops == NSParagraphStyle.default.tabStops { $0.tabStops = [] }
                $0.addTabStop(NSTextTab(textAlignment: .left, location: points))
            }
        default: break
        }
    }
}

nonisolated extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0b1101_1111) }

    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
