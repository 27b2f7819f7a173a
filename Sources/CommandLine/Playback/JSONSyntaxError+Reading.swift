import TextReading

extension JSONSyntaxError {
    /// Creates the error for a problem at an offset in bytes.
    init(_ problem: Problem, at offset: Int, in text: [UInt8]) {
        self.init(problem: problem, position: TextPosition(offset: offset, in: text))
    }

    /// Creates the error for a text that the reader of tokens refused, naming the mistake that
    /// people make at such a place.
    init(_ error: ReadingError, in text: [UInt8]) {
        let offset = Int(error.place?.offset ?? 0)
        switch error.reason {
        case .json(let mistake): self.init(mistake, at: offset, in: text)
        case .depth(let limit): self.init(.tooDeep(limit: limit), at: offset, in: text)
        case .access, .encoding, .end, .unexpected: self.init(.notUTF8, at: 0, in: text)
        }
    }

    private init(_ mistake: JSONReader.Mistake, at offset: Int, in text: [UInt8]) {
        let start = Int(mistake.start.offset)
        switch mistake.expectation {
        case .value, .name, .colon, .separator:
            self.init(betweenTokens: mistake, at: offset, in: text)
        case .literal: self.init(wordIn: text, from: start)
        case .number(let number) where JSONNumber.value(Array(number.utf8)) == nil:
            self.init(wordIn: text, from: start)
        case .number: self.init(.expected(mistake.separators, found: nil), at: offset, in: text)
        case .character: self.init(.unterminatedText, at: start, in: text)
        case .escape, .hexadecimalDigit:
            let backslash = text[...min(offset, text.count - 1)]
                .lastIndex(of: UInt8(ascii: "\\"))
            self.init(.badEscape, at: backslash ?? start, in: text)
        }
    }

    private init(betweenTokens mistake: JSONReader.Mistake, at offset: Int, in text: [UInt8]) {
        guard let byte = mistake.found else {
            self.init(.expected(mistake.wanted, found: nil), at: offset, in: text)
            return
        }
        if let comma = Self.trailingComma(before: offset, mistake, in: text) {
            self.init(.trailingComma, at: comma, in: text)
        } else if mistake.expectation == .value, Self.isLetter(byte) {
            self.init(wordIn: text, from: offset)
        } else if mistake.expectation == .separator, Self.isOfWord(byte),
            let start = Self.startOfWord(endingAt: offset, in: text)
        {
            self.init(wordIn: text, from: start)
        } else {
            let found = String(decoding: text[offset...].prefix(64), as: UTF8.self).first
            switch found {
            case "/", "#": self.init(.comment, at: offset, in: text)
            case let quote? where "'‘’“”„«»「」".contains(quote):
                self.init(.wrongQuote(quote), at: offset, in: text)
            default: self.init(.expected(mistake.wanted, found: found), at: offset, in: text)
            }
        }
    }

    /// Returns the offset of a comma before the closing bracket at `offset`.
    private static func trailingComma(
        before offset: Int, _ mistake: JSONReader.Mistake, in text: [UInt8]
    ) -> Int? {
        guard mistake.expectation == .value || mistake.expectation == .name,
            mistake.found == UInt8(ascii: mistake.container == .object ? "}" : "]")
        else { return nil }
        let before = text[..<offset].lastIndex { !" \t\r\n".utf8.contains($0) }
        return before.flatMap { text[$0] == UInt8(ascii: ",") ? $0 : nil }
    }

    /// Returns the start of a word or number directly before `offset`, as in `0x10` or `truest`.
    private static func startOfWord(endingAt offset: Int, in text: [UInt8]) -> Int? {
        let start = text[..<offset].lastIndex { !isOfWord($0) }.map { $0 + 1 } ?? 0
        return start < offset ? start : nil
    }

    /// Creates the error for a word that is neither a number nor one of JSON's.
    private init(wordIn text: [UInt8], from start: Int) {
        let word = String(decoding: text[start...].prefix(while: Self.isOfWord), as: UTF8.self)
        self.init(
            Self.isLetter(text[start]) ? .unknownWord(word) : .badNumber(word), at: start, in: text)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool { isLetter(byte) || JSONNumber.has(byte) }
}

extension JSONReader.Mistake {
    fileprivate var separators: String {
        container == .object ? "a comma or “}”" : "a comma or “]”"
    }

    /// The expected element.
    fileprivate var wanted: String {
        switch expectation {
        case .name: "a key in quotation marks"
        case .colon: "a colon"
        case .separator: separators
        default: "a value"
        }
    }
}
