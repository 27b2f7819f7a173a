import Foundation

/// Splits HTML into tags and texts, as browsers do with what is not well formed.
nonisolated struct HTMLTokens: Sequence, IteratorProtocol {
    enum Token: Equatable {
        case text(String)
        case start(String, [String: String])
        case end(String)
    }

    private let characters: [UInt8]
    private var index = 0

    /// The element whose text is not HTML, such as a script.
    private var rawElement: String?

    init(_ html: String) { characters = Array(html.utf8) }

    mutating func next() -> Token? {
        while index < characters.count {
            if let element = rawElement {
                skipRawText(until: element)
                continue
            }
            guard characters[index] == UInt8(ascii: "<"), isTagStart(index + 1) else {
                return .text(readText())
            }
            if let tag = readTag() { return tag }
        }
        return nil
    }

    private func isTagStart(_ index: Int) -> Bool {
        guard index < characters.count else { return false }
        let byte = characters[index]
        return byte.isHTMLLetter || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
            || byte == UInt8(ascii: "?")
    }

    private mutating func readText() -> String {
        let start = index
        index += 1
        while index < characters.count,
            !(characters[index] == UInt8(ascii: "<") && isTagStart(index + 1))
        {
            index += 1
        }
        return HTMLEntities.decoded(String(decoding: characters[start..<index], as: UTF8.self))
    }

    private mutating func skipRawText(until element: String) {
        rawElement = nil
        let end = Array("</\(element)".utf8)
        while index < characters.count {
            if characters[index] == end[0],
                characters[index...].prefix(end.count).map(\.lowercasedASCII) == end
            {
                return
            }
            index += 1
        }
    }

    /// Reads a tag; `nil` for comments and declarations.
    private mutating func readTag() -> Token? {
        index += 1
        if characters[index...].starts(with: Array("!--".utf8)) {
            skip(past: "-->")
            return nil
        }
        if characters[index] == UInt8(ascii: "!") || characters[index] == UInt8(ascii: "?") {
            skip(past: ">")
            return nil
        }
        let isEnd = characters[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let name = readWord().lowercased()
        var attributes: [String: String] = [:]
        while let attribute = readAttribute() { attributes[attribute.name] = attribute.value }
        if index < characters.count { index += 1 }
        guard !name.isEmpty else { return nil }
        if !isEnd, ["script", "style", "title", "textarea"].contains(name) { rawElement = name }
        return isEnd ? .end(name) : .start(name, attributes)
    }

    private mutating func skip(past end: String) {
        let end = Array(end.utf8)
        while index < characters.count, !characters[index...].starts(with: end) { index += 1 }
        index = Swift.min(index + end.count, characters.count)
    }

    private mutating func readWord() -> String {
        let start = index
        while index < characters.count, !characters[index].endsHTMLWord { index += 1 }
        return String(decoding: characters[start..<index], as: UTF8.self)
    }

    /// Reads an attribute; `nil` at the end of the tag, where `index` is at its last character.
    private mutating func readAttribute() -> (name: String, value: String)? {
        while index < characters.count,
            characters[index].isHTMLSpace || characters[index] == UInt8(ascii: "/")
                || characters[index] == UInt8(ascii: "=")
        {
            index += 1
        }
        guard index < characters.count, characters[index] != UInt8(ascii: ">") else { return nil }
        let name = readWord().lowercased()
        while index < characters.count, characters[index].isHTMLSpace { index += 1 }
        guard index < characters.count, characters[index] == UInt8(ascii: "=") else {
            return (name, "")
        }
        index += 1
        while index < characters.count, characters[index].isHTMLSpace { index += 1 }
        guard index < characters.count else { return (name, "") }
        let quote = characters[index]
        let start: Int
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            index += 1
            start = index
            while index < characters.count, characters[index] != quote { index += 1 }
            let value = String(decoding: characters[start..<index], as: UTF8.self)
            index = Swift.min(index + 1, characters.count)
            return (name, HTMLEntities.decoded(value))
        }
        start = index
        while index < characters.count, !characters[index].isHTMLSpace,
            characters[index] != UInt8(ascii: ">")
        {
            index += 1
        }
        let value = String(decoding: characters[start..<index], as: UTF8.self)
        return (name, HTMLEntities.decoded(value))
    }
}

/// The names of characters in HTML.
nonisolated enum HTMLEntities {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
        "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "bull": "•", "middot": "·", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
        "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶",
        "shy": "\u{AD}", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "frac12": "½",
        "agrave": "à", "aacute": "á", "acirc": "â", "auml": "ä", "aring": "å", "aelig": "æ",
        "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
        "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó",
        "ocirc": "ô", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û",
        "uuml": "ü", "szlig": "ß", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "Eacute": "É",
    ]

    /// Returns a text with names and numbers of characters replaced; unknown ones stay.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let limit = rest.index(start, offsetBy: 12, limitedBy: rest.endIndex) ?? rest.endIndex
            if let end = rest[..<limit].firstIndex(of: ";"),
                let character = character(rest[rest.index(after: start)..<end])
            {
                result += character
                rest = rest[rest.index(after: end)...]
            } else {
                result += "&"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return names[String(name)] }
        let digits = name.dropFirst()
        let number =
            digits.hasPrefix("x") || digits.hasPrefix("X")
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return String(scalar.map(Character.init) ?? "\u{FFFD}")
    }
}

nonisolated extension UInt8 {
    fileprivate var isHTMLLetter: Bool { (0x41...0x5A).contains(self & 0b1101_1111) }

    fileprivate var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var endsHTMLWord: Bool {
        isHTMLSpace || self == UInt8(ascii: ">") || self == UInt8(ascii: "/")
            || self == UInt8(ascii: "=")
    }

    fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
