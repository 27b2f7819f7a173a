/// A value of a JSON file, as it was written.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)

    /// A number that ``int(_:)`` would spell in another way, such as `1.50`, `1e3` or one of thirty
    /// digits, in its spelling.
    case number(String)

    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

// MARK: - Reading by type

extension JSONValue {
    /// The text, or `nil` for a value of another type.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The flag, or `nil` for a value of another type.
    package var flag: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The whole number, or `nil` for a value of another type.
    package var integer: Int? {
        switch self {
        case .int(let number): number
        case .number(let spelling): Double(spelling).flatMap { Int(exactly: $0) }
        default: nil
        }
    }

    /// The texts, or `nil` unless the value is an array of nothing but texts.
    package var texts: [String]? {
        guard case .array(let values) = self else { return nil }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts : nil
    }

    /// The members, or `nil` for a value of another type.
    package var members: [String: JSONValue]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The text, or the spelling of a number: some servers count what others name.
    package var identifier: String? {
        switch self {
        case .string(let text), .number(let text): text
        case .int(let number): String(number)
        default: nil
        }
    }
}
