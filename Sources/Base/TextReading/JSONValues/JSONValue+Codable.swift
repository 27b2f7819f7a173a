import Foundation

/// In Foundation's coders numbers keep their value, not their spelling: 1.0 becomes 1, and those of
/// more than 38 digits become the nearest double.
extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .string(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .int(number)
        } else if let number = try? value.decode(Decimal.self), number.isFinite {
            self = .number(number.description)
        } else if let number = try? value.decode(Double.self) {
            self = .number("\(number)")
        } else if let values = try? value.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .bool(let flag): try value.encode(flag)
        case .int(let number): try value.encode(number)
        case .number(let spelling): try Self.encode(number: spelling, into: &value)
        case .string(let text): try value.encode(text)
        case .array(let values): try value.encode(values)
        case .object(let members): try value.encode(members)
        }
    }

    private static func encode(
        number spelling: String, into value: inout any SingleValueEncodingContainer
    ) throws {
        if let number = UInt64(spelling) {
            try value.encode(number)
        } else if let number = Decimal(string: spelling), number.isFinite {
            try value.encode(number)
        } else {
            try value.encode(Double(spelling) ?? .nan)
        }
    }
}
