import Foundation

/// A value of a JSON file that the app does not know, kept as it was written.
///
/// Numbers keep their value: as an integer or a decimal fraction of up to 38 digits, others as the
/// nearest double.
enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case decimal(Decimal)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The texts; `nil` unless the value is an array of nothing but texts.
    var texts: [String]? {
        guard case .array(let values) = self else { return nil }
        let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        return texts.count == values.count ? texts : nil
    }
}

extension JSONValue: Codable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let number = try? value.decode(Int.self) {
            self = .integer(number)
        } else if let values = try? value.decode([JSONValue].self) {
            self = .array(values)
        } else if let values = try? value.decode([String: JSONValue].self) {
            self = .object(values)
        } else if let number = try? value.decode(Decimal.self), number.isFinite {
            self = .decimal(number)
        } else {
            self = .double(try value.decode(Double.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let flag): try value.encode(flag)
        case .integer(let number): try value.encode(number)
        case .decimal(let number): try value.encode(number)
        case .double(let number): try value.encode(number)
        case .string(let text): try value.encode(text)
        case .array(let values): try value.encode(values)
        case .object(let values): try value.encode(values)
        }
    }
}

/// A key of a JSON object by its name.
struct AnyKey: CodingKey, Hashable {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

/// The members of a JSON object that the app does not know. They are written back as they were.
struct UnknownMembers: Hashable, Sendable {
    private var members: [String: JSONValue]?

    init() {}

    var isEmpty: Bool { members == nil }

    /// Reads the members whose keys are not among those of `Known`.
    init<Known: CodingKey & CaseIterable>(
        in decoder: any Decoder, besides known: Known.Type
    ) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        for key in container.allKeys where Known(stringValue: key.stringValue) == nil {
            members = members ?? [:]
            members?[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
        }
    }

    func encode(to encoder: any Encoder) throws {
        guard let members else { return }
        var container = encoder.container(keyedBy: AnyKey.self)
        for (name, value) in members { try container.encode(value, forKey: AnyKey(name)) }
    }
}

/// The keys of an object of which the app knows no members.
enum NoKey: String, CodingKey, CaseIterable {
    case none = ""
}
