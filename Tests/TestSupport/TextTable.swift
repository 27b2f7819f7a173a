import Foundation

/// The texts of one language.
struct TextTable {
    /// What is known of one text.
    struct Entry {
        let arguments: FormatArguments

        /// The forms of each plural variable; empty for plain texts.
        var forms: [[String: String]] = []
    }

    private(set) var texts: [String: Entry] = [:]

    /// Reads `Localizable.strings` and `Localizable.stringsdict` in a folder.
    init(in folder: URL) throws {
        for name in ["Localizable.strings", "Localizable.stringsdict"] {
            let path = folder.appendingPathComponent(name)
            guard let data = FileManager.default.contents(atPath: path.path) else { continue }
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let entries = list as? [String: Any] else { throw NotATable(path: path.path) }
            for (key, value) in entries { texts[key] = Self.entry(value) }
        }
    }

    private static func entry(_ value: Any) -> Entry? {
        if let text = value as? String { return Entry(arguments: FormatArguments(text)) }
        guard let entry = value as? [String: Any],
            let format = entry["NSStringLocalizedFormatKey"] as? String
        else { return nil }
        let variables = entry.compactMapValues { $0 as? [String: String] }
        let plain = variables.reduce(format) { format, variable in
            let type = variable.value["NSStringFormatValueTypeKey"] ?? "d"
            return format.replacing("#@\(variable.key)@", with: type)
        }
        return Entry(
            arguments: FormatArguments(plain),
            forms: variables.values.map { forms in
                forms.filter { !$0.key.hasPrefix("NSString") }
            })
    }

    /// Plural variables that lack a form.
    func problems(needsOne: Bool) -> [String] {
        texts.flatMap { key, entry in
            entry.forms.flatMap { forms in
                (needsOne ? ["one", "other"] : ["other"]).filter { forms[$0] == nil }
                    .map { "“\(key)” has no form “\($0)”." }
            }
        }
    }

    private struct NotATable: Error { let path: String }
}

/// The kinds of a format's arguments, by their positions.
struct FormatArguments: Hashable {
    private var kinds: [Int: String] = [:]

    var isEmpty: Bool { kinds.isEmpty }

    init(_ format: String) {
        var next = 1
        for match in format.replacing("%%", with: "").matches(of: Self.conversion) {
            let position = match.output.1.flatMap { Int($0) } ?? next
            if match.output.1 == nil { next += 1 }
            kinds[position] =
                switch match.output.2 {
                case "@": "text"
                case "f", "e", "g": "floating"
                default: "integer"
                }
        }
    }

    /// A key with `%?` in place of every conversion, as ``SourceTexts`` writes interpolations.
    static func generalized(_ key: String) -> String {
        key.replacing(conversion, with: "%?")
    }

    private static var conversion: Regex<(Substring, Substring?, Substring)> {
        /%(?:([1-9])\$)?[-+0-9.]*(?:ll|l)?([@diuxfeg])/
    }
}
