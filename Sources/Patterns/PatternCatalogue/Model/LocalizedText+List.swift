@_exported public import struct FoundationGaps.LocalizedText

extension LocalizedText {
    /// The words `a`, `a, b` or `a, b, c`.
    static func list(_ words: [String]) -> LocalizedText {
        words.dropFirst().reduce(LocalizedText(verbatim: words.first ?? "")) { list, word in
            .localized("\(list), \(word)")
        }
    }
}
