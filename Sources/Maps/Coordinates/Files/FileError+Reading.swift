package import TextReading

extension FileError {
    /// Creates the error for a text that could not be read.
    package init(_ error: ReadingError) {
        self.init(Reason(error.reason), at: error.place?.position)
    }
}

extension FileError.Reason {
    init(_ reason: ReadingError.Reason) {
        switch reason {
        case .access(let words): self = .access(words)
        case .encoding(let name): self = .encoding(name)
        case .end(let within): self = .end(within: within)
        case .unexpected(let found, let expected):
            self = .unexpected(found: found, expected: expected)
        case .depth(let most): self = .depth(most)
        case .json(let mistake): self.init(mistake)
        }
    }

    private init(_ mistake: JSONReader.Mistake) {
        guard let found = mistake.found else {
            self = .end(within: mistake.unfinished)
            return
        }
        if case .number(let text) = mistake.expectation {
            self = .unexpected(found: "“\(text.prefix(40))”", expected: mistake.wanted)
        } else {
            self = .unexpected(found: FileError.name(of: found), expected: mistake.wanted)
        }
    }
}

extension JSONReader.Mistake {
    /// The element that the end of the text cut off.
    fileprivate var unfinished: String {
        switch expectation {
        case .value, .name, .colon, .separator: container == .object ? "an object" : "an array"
        case .literal(let word): "“\(word)”"
        case .number: "a number"
        case .character, .escape, .hexadecimalDigit: "a string"
        }
    }

    /// The expected element.
    fileprivate var wanted: String {
        switch expectation {
        case .value: "a value"
        case .name: "a name"
        case .colon: "“:”"
        case .separator: container == .object ? "“,” or “}”" : "“,” or “]”"
        case .literal(let word): "“\(word)”"
        case .number: "a number"
        case .character: "the end of a string, or an escape"
        case .escape: "an escape such as “\\n”"
        case .hexadecimalDigit: "a hexadecimal digit"
        }
    }
}
