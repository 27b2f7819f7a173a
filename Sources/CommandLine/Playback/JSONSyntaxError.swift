/// A JSON syntax error and its position.
public struct JSONSyntaxError: Error, Hashable, Sendable {
    /// The kind of a syntax error.
    public enum Problem: Hashable, Sendable {
        /// The file is empty.
        case empty
        /// Another character was expected. `found` is the actual one, or `nil` at the end of the
        /// file.
        case expected(String, found: Character?)
        /// A comma before a closing bracket.
        case trailingComma
        /// A quotation mark other than the straight double one.
        case wrongQuote(Character)
        case comment
        /// A string without a closing quotation mark on its line.
        case unterminatedText
        /// An invalid escape sequence.
        case badEscape
        /// A word other than `true`, `false` and `null`.
        case unknownWord(String)
        case badNumber(String)
        case duplicateKey(String)
        /// Lists nested deeper than the limit.
        case tooDeep(limit: Int)
        case notUTF8
        /// Text after the file's value.
        case extraText
    }

    public let problem: Problem
    public let position: TextPosition
}

extension JSONSyntaxError.Problem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty:
            "the file is empty. A script is a list of steps: [{\"tap\": [40, 60]}, …]"
        case .expected(let wanted, let found?):
            "\(wanted) is needed here, not “\(found)”"
        case .expected(let wanted, nil):
            "the file ends where \(wanted) is needed. Is a closing bracket missing?"
        case .trailingComma:
            "a comma stands before the closing bracket. Take the comma out"
        case .wrongQuote(let quote):
            "\(quote) is not a quotation mark of JSON. Write \" around texts"
        case .comment:
            "JSON has no comments. Write {\"note\": \"…\"} as a step of its own instead"
        case .unterminatedText:
            "the text that begins here has no closing \" on its line"
        case .badEscape:
            #"after a backslash comes one of " \ / b f n r t or u and four hexadecimal digits"#
        case .unknownWord(let word):
            "“\(word)” is no value of JSON. Texts stand in quotation marks: \"\(word)\""
        case .badNumber(let text):
            "“\(text)” is not a number of JSON. Write it like 40, 0.3 or -12"
        case .duplicateKey(let key):
            "“\(key)” stands in this object twice. Keep one of them"
        case .tooDeep(let limit):
            "lists are nested more than \(limit) deep, which no step needs. Is it the right file?"
        case .notUTF8:
            "the file is not UTF-8 text. Is it a picture or another kind of document?"
        case .extraText:
            "something follows the end of the list. A script is one list: [ … ]"
        }
    }
}
