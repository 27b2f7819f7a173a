@_exported public import struct FoundationGaps.LocalizedText

extension LocalizedText {
    /// The words `a`, `a, b` or `a, b, c`.
    public static func list(_ words: [String]) -> LocalizedText {
        words.dropFirst().reduce(LocalizedText(verbatim: words.first ?? "")) { list, word in
            .localized("\(list), \(word)")
        }
    }

    /// The alternatives `a`, `a or b`, `a, b or c`.
    static func alternatives(_ words: [String]) -> LocalizedText {
        guard let last = words.last, words.count > 1 else { return list(words) }
        let others = list(words.dropLast())
        return .localized("\(others) or \(last)")
    }
}
