/// The protocols of UIKit that have optional methods: methods with a default.
struct SystemProtocols: Sendable {
    private struct Entry {
        var refined: [String] = []
        var optional: Set<String> = []
        /// The declarations of the methods without a default.
        var required: [String] = []
    }

    private var entries: [String: Entry] = [:]

    /// Those of Touchstone's UIKit.
    static let uiKit = SystemProtocols(text: table)

    /// `true` if a call by that name, with the labels in its parentheses, may be one of an optional
    /// method.
    func isOptional(_ name: String, labels: [String]) -> Bool {
        // A single word without labels may as well name a closure.
        guard name.contains(where: \.isUppercase) || labels.contains(where: { $0 != "_" }) else {
            return false
        }
        let call = name + "(" + labels.map { $0 + ":" }.joined()
        return entries.values.contains { $0.optional.contains { $0.hasPrefix(call) } }
    }

    /// `nil` for a protocol that is not known.
    func refined(by name: String) -> [String]? { entries[name]?.refined }

    /// `true` if a class that conforms to `name` may lack a method, such as `move(to:)`.
    func isOptional(_ method: String, in name: String) -> Bool {
        entries[name]?.optional.contains(method) == true
    }

    /// The declarations that a class needs to conform.
    func required(in name: String) -> [String] {
        guard let entry = entries[name] else { return [] }
        return entry.required + entry.refined.flatMap(required)
    }

    /// Reads the table: for each protocol a line with its name and what it refines, lines of its
    /// optional methods, and of the declarations of its required ones, with an exclamation mark.
    init(text: String) {
        var name = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  !") {
                entries[name]?.required.append(String(line.dropFirst(3)))
            } else if line.hasPrefix("   ") {
                // The rest of a long declaration.
                let last = (entries[name]?.required.count ?? 0) - 1
                if last >= 0 { entries[name]?.required[last] += line.dropFirst(2) }
            } else if line.hasPrefix("  ") {
                entries[name]?.optional.insert(String(line.dropFirst(2)))
            } else {
                let words = line.split(separator: " ").map(String.init)
                name = words[0]
                entries[name] = Entry(refined: Array(words.dropFirst()))
            }
        }
    }
}
