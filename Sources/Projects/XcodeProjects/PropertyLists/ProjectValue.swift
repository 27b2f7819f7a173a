/// A value of a property list of strings, with the line at which it begins.
struct ProjectValue: Hashable {
    indirect enum Content: Hashable {
        case string(String)
        case array([ProjectValue])
        case dictionary([String: ProjectValue])
    }

    let content: Content
    let line: Int

    var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    var array: [ProjectValue]? {
        if case .array(let array) = content { array } else { nil }
    }

    var dictionary: [String: ProjectValue]? {
        if case .dictionary(let dictionary) = content { dictionary } else { nil }
    }

    /// The strings of an array, or the one string.
    var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }
}
