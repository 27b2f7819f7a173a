/// Names of people in a table, in the order in which they are spoken.
enum BookNames {
    private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md"]

    /// What a family name of several words begins with.
    private static let particles: Set = [
        "al", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "el", "la", "le", "st",
        "ten", "ter", "van", "von", "zu",
    ]

    /// The names in a field of one author, which Zotero and LibraryThing turn round, and which has
    /// more of them in other programs.
    static func one(_ field: String?) -> [String] {
        guard let field, field.contains(",") || field.contains(";") else {
            return [field].compactMap(\.self)
        }
        guard !field.contains(";") else { return all(field) }
        let parts = field.parts(separatedBy: ",")
        guard parts.count == 2 else { return parts }
        let words = parts[0].split(whereSeparator: \.isWhitespace)
        let isFamily = words.count == 1 || particles.contains(word(words[0]))
        return isFamily || isSuffix(parts[1]) ? [turned(parts)] : parts
    }

    /// The names in a field of several authors.
    static func all(_ field: String?) -> [String] {
        guard let field else { return [] }
        if field.contains(";") {
            return field.replacing(" & ", with: ";").parts(separatedBy: ";")
                .map { turned($0.parts(separatedBy: ",")) }
        }
        if field.contains(",") { return field.parts(separatedBy: ",") }
        return field.replacing(" & ", with: ";").parts(separatedBy: ";")
    }

    /// “Carroll, Lewis” as “Lewis Carroll”.
    private static func turned(_ parts: [String]) -> String {
        switch parts.count {
        case 2 where !isSuffix(parts[1]): "\(parts[1]) \(parts[0])"
        case 3: "\(parts[2]) \(parts[0]), \(parts[1])"
        default: parts.joined(separator: ", ")
        }
    }

    private static func isSuffix(_ text: String) -> Bool { suffixes.contains(word(text[...])) }

    private static func word(_ text: Substring) -> String {
        text.replacing(".", with: "").lowercased()
    }
}
