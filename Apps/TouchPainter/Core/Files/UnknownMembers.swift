import TextReading

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
