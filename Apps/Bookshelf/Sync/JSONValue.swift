import Foundation

/// A value of a JSON file, as it was written.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            // Failed attempts cost most: what books have most of comes first.
            self = .string(text)
        } else if let number = try? value.decode(Int.self) {
            self = .int(number)
        } else if let values = try? value.decode([JSONValue].self) {
            self = .array(values)
        } else if let values = try? value.decode([String: JSONValue].self) {
            self = .object(values)
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else {
            // One without a fraction is written as a whole number, and read as that again.
            let number = try value.decode(Double.self)
            self = Int(exactly: number).map(JSONValue.int) ?? .double(number)
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let flag): try value.encode(flag)
        case .int(let number): try value.encode(number)
        case .double(let number): try value.encode(number)
        case .string(let text): try value.encode(text)
        case .array(let values): try value.encode(values)
        case .object(let values): try value.encode(values)
        }
    }
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
        if case .int(let number) = self { number } else { nil }
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
}
