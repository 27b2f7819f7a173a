/// Returns the name of a selector as Objective-C writes it: `undo:` for `undo(_:)`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.objectiveCName }

extension Selector {
    /// The words with which Swift's first labels join the base name as they are: `add(for:)` is
    /// `addFor:`, but `add(card:)` is `addWithCard:`.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
        "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
        "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
    ]

    fileprivate var objectiveCName: String {
        guard let open = name.firstIndex(of: "("), name.hasSuffix(")") else { return name }
        let base = name[..<open]
        let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
        guard let first = labels.first else { return String(base) }
        let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
        guard first != "_" else { return "\(base):\(rest)" }
        let isPreposition = Self.prepositions.contains { word in
            first.hasPrefix(word) && first.dropFirst(word.count).first?.isLowercase != true
        }
        let joined = first.prefix(1).uppercased() + first.dropFirst()
        return "\(base)\(isPreposition ? "" : "With")\(joined):\(rest)"
    }
}
