/// What a target's `Info.plist` says once its file and the generated keys are merged, and each
/// `$(SETTING)` in it is replaced.
public struct PlannedInfoPlist: Hashable, Sendable, Codable {
    /// The file that it begins with, an absolute path; `nil` if all keys are generated.
    public var file: String?

    /// All keys.
    public var keys: [String: PropertyValue]

    public init(file: String? = nil, keys: [String: PropertyValue] = [:]) {
        self.file = file
        self.keys = keys
    }
}

/// A value of a property list.
public indirect enum PropertyValue: Hashable, Sendable, Codable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)

    /// A date as it is written: `2024-05-01T12:00:00Z`.
    case date(String)

    /// Bytes, in Base64.
    case data(String)

    case array([PropertyValue])
    case dictionary([String: PropertyValue])
}

extension PropertyValue {
    /// The text of a string, `nil` for others.
    public var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of an array, `nil` for others.
    public var elements: [PropertyValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The values of a dictionary by their keys, `nil` for others.
    public var values: [String: PropertyValue]? {
        if case .dictionary(let values) = self { values } else { nil }
    }
}
