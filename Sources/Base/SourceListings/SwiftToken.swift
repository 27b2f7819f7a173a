/// A part of Swift source that editors show in a colour of its own.
package struct SwiftToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case comment, string, number, keyword, attribute, type
    }

    package let kind: Kind

    /// The part of the text, in UTF-16 units.
    package let range: Range<Int>

    private static let keywords: Set<String> = [
        "actor", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "lazy", "let", "mutating", "nil", "open", "override", "package", "private", "protocol",
        "public", "repeat", "required", "rethrows", "return", "self", "some", "any", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "unowned", "var", "weak", "where", "while", "convenience", "nonisolated",
    ]

    /// The coloured parts of a source, in order.
    package static func all(in source: String) -> [SwiftToken] {
        var scanner = Scanner(units: Array(source.utf16))
        return scanner.tokens()
    }

    /// Goes through a source from its first unit to its last.
    private struct Scanner {
        let units: [UInt16]
        private var position = 0

        init(units: [UInt16]) { self.units = units }

        mutating func tokens() -> [SwiftToken] {
            var tokens: [SwiftToken] = []
            while position < units.count {
                let start = position
                if let kind = next() {
                    tokens.append(SwiftToken(kind: kind, range: start..<position))
                }
            }
            return tokens
        }

        /// Moves behind the next part. Returns its kind, if it has a colour.
        private mutating func next() -> Kind? {
            if starts(with: "//") {
                while position < units.count, units[position] != UInt16(ascii: "\n") {
                    position += 1
                }
                return .comment
            }
            if starts(with: "/*") {
                move(behind: "*/")
                return .comment
            }
            if starts(with: "\"\"\"") {
                position += 3
                move(behind: "\"\"\"")
                return .string
            }
            let unit = units[position]
            if unit == UInt16(ascii: "\"") {
                moveBehindString()
                return .string
            }
            if unit == UInt16(ascii: "@") || unit == UInt16(ascii: "#") {
                position += 1
                return word().isEmpty ? nil : .attribute
            }
            guard unit.isWord else {
                position += 1
                return nil
            }
            let isMember = position > 0 && units[position - 1] == UInt16(ascii: ".")
            let text = word()
            if unit.isDigit { return .number }
            if !isMember, SwiftToken.keywords.contains(text) { return .keyword }
            return text.first?.isUppercase == true ? .type : nil
        }

        private mutating func word() -> String {
            let start = position
            while position < units.count, units[position].isWord { position += 1 }
            return String(decoding: units[start..<position], as: UTF16.self)
        }

        private func starts(with mark: String) -> Bool {
            units[position...].starts(with: mark.utf16)
        }

        private mutating func move(behind mark: String) {
            while position < units.count, !starts(with: mark) { position += 1 }
            position = min(position + mark.utf16.count, units.count)
        }

        /// Moves behind a string of one line, whose interpolations may contain strings.
        private mutating func moveBehindString() {
            position += 1
            var depth = 0
            while position < units.count, units[position] != UInt16(ascii: "\n") {
                let unit = units[position]
                position += 1
                if unit == UInt16(ascii: "\\"), position < units.count {
                    if units[position] == UInt16(ascii: "(") { depth += 1 }
                    position += 1
                } else if depth > 0 {
                    if unit == UInt16(ascii: "(") { depth += 1 }
                    if unit == UInt16(ascii: ")") { depth -= 1 }
                } else if unit == UInt16(ascii: "\"") {
                    return
                }
            }
        }
    }
}

extension UInt16 {
    fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }

    fileprivate var isDigit: Bool {
        UInt16(ascii: "0")...UInt16(ascii: "9") ~= self
    }

    /// `true` for letters, digits and the underscore.
    fileprivate var isWord: Bool {
        isDigit || self == UInt16(ascii: "_") || self > 127
            || UInt16(ascii: "a")...UInt16(ascii: "z") ~= self
            || UInt16(ascii: "A")...UInt16(ascii: "Z") ~= self
    }
}
