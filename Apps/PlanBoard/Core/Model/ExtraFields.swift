/// Fields that this program does not know, of a newer version or another program. They are kept as
/// they are, and written again where they were read.
///
/// Whole numbers stay whole, within 64 bits, and text stays text. A number that is written as 1.0
/// becomes 1, which is the same number.
public struct ExtraFields: Hashable, Sendable {
    /// The values by the fields' names.
    public var values: [String: ExtraValue] = [:]

    public init(_ values: [String: ExtraValue] = [:]) { self.values = values }

    public var isEmpty: Bool { values.isEmpty }
}

/// A value of a field that this program does not know.
public enum ExtraValue: Hashable, Sendable {
    case null
    case flag(Bool)
    case whole(Int64)
    case unsigned(UInt64)
    case real(Double)
    case text(String)
    case list([ExtraValue])
    case object([String: ExtraValue])
}

extension ExtraValue: Codable {
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Int64.self) {
            self = .whole(number)
        } else if let number = try? value.decode(UInt64.self) {
            self = .unsigned(number)
        } else if let number = try? value.decode(Double.self) {
            self = .real(number)
        } else if let values = try? value.decode([ExtraValue].self) {
            self = .list(values)
        } else {
            self = .object(try value.decode([String: ExtraValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .whole(let number): try value.encode(number)
        case .unsigned(let number): try value.encode(number)
        case .real(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let values): try value.encode(values)
        case .object(let values): try value.encode(values)
        }
    }
}

extension ExtraFields {
    /// A key of any name.
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Reads the fields of an object besides those that are known.
    init<Known: CodingKey & CaseIterable>(
        of decoder: any Decoder, besides known: Known.Type
    ) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let names = fields.allKeys
        for key in names where known.init(stringValue: key.stringValue) == nil {
            values[key.stringValue] = try fields.decode(ExtraValue.self, forKey: key)
        }
    }

    /// Writes the fields into an object.
    func encode(into encoder: any Encoder) throws {
        guard !values.isEmpty else { return }
        var fields = encoder.container(keyedBy: Key.self)
        for (name, value) in values {
            try fields.encode(value, forKey: Key(stringValue: name))
        }
    }

    /// The fields of imported files, whose names may be those of own fields.
    var ofFile: ExtraFields {
        get {
            guard case .object(let fields) = values["file"] else { return ExtraFields() }
            return ExtraFields(fields)
        }
        set { values["file"] = newValue.isEmpty ? nil : .object(newValue.values) }
    }
}
