/// Fields in the syntax of Japanese mobile phones: `MECARD:N:Owen,Sean;TEL:123;;`, with `\` before
/// `\ ; , : "`.
///
/// Contacts, bookmarks, mails and networks use it.
struct MarkedFields {
    private var fields: [(key: String, value: String)] = []

    /// Parses the part after the prefix, such as `MECARD:`. Fields without a colon are omitted.
    init(_ text: String) {
        for field in text.parts(separatedBy: ";", escapedBy: "\\") {
            guard let halves = field.halves(at: ":") else { continue }
            fields.append((halves.before.withoutLeadingSpace.uppercased(), halves.after))
        }
    }

    /// Returns the first value of a key as written.
    func raw(_ key: String) -> String? { fields.first { $0.key == key }?.value }

    /// Returns the first value of a key, unescaped.
    func value(_ key: String) -> String? { raw(key).map(Self.unescape) }

    /// Returns all non-empty values of a key.
    func values(_ key: String) -> [String] {
        fields.filter { $0.key == key }.map { Self.unescape($0.value) }.filter { !$0.isEmpty }
    }

    static func escape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if "\\;,:\"".unicodeScalars.contains(scalar) { result.append("\\") }
            result.append(scalar)
        }
        return String(result)
    }

    static func unescape(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            isEscaped = scalar == "\\" && !isEscaped
            if !isEscaped { result.append(scalar) }
        }
        return String(result)
    }
}
