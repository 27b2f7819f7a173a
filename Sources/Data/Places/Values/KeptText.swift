/// Texts as stores keep them: without U+0000, which is no character of any name, ends texts in C, and is refused by PostgreSQL.
extension String {
    package var withoutNull: String {
        guard utf8.contains(0) else { return self }
        var kept = UnicodeScalarView()
        kept.append(contentsOf: unicodeScalars.lazy.filter { $0 != "\0" })
        return String(kept)
    }
}

extension [String] {
    var withoutNull: [String] {
        contains { $0.utf8.contains(0) } ? map(\.withoutNull) : self
    }
}

extension [String: String] {
    /// Of keys that are the same then, one stays.
    var withoutNull: [String: String] {
        guard contains(where: { $0.key.utf8.contains(0) || $0.value.utf8.contains(0) }) else {
            return self
        }
        let kept = sorted { $0.key < $1.key }.map { ($0.key.withoutNull, $0.value.withoutNull) }
        return Dictionary(kept, uniquingKeysWith: { $1 })
    }
}
