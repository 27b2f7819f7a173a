import Foundation

extension String {
    /// The text without white space at its ends.
    package var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        return String(rest.prefix(rest.count - rest.reversed().prefix(while: \.isWhitespace).count))
    }

    /// The parts between separators, without white space and empty parts.
    package func parts(separatedBy separator: Character) -> [String] {
        split(separator: separator).map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// The text without case, accents and width.
    package var folded: String {
        folding(
            options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
