package import TextReading

/// Fields that this program does not know, of a newer version or another program. They are kept as
/// they are, and written again where they were read.
///
/// Whole numbers stay whole, within 64 bits, and text stays text. A number that is written as 1.0
/// becomes 1, which is the same number.
public struct ExtraFields: Hashable, Sendable {
    /// The values by the fields' names.
    package var values: [String: JSONValue] = [:]

    public init() {}

    package init(_ values: [String: JSONValue]) { self.values = values }

    public var isEmpty: Bool { values.isEmpty }
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
            values[key.stringValue] = try fields.decode(JSONValue.self, forKey: key)
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
