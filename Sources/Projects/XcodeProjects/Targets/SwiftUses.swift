import ProjectPlans

/// What Swift files use of names, comments and texts left aside.
struct SwiftUses {
    struct Use {
        let name: String
        var count: Int

        /// The first one.
        let place: PlanPlace
    }

    private let sources: [String]

    init(_ sources: [String]) { self.sources = sources }

    /// The names that are used and not declared in the files themselves, by the place of their
    /// first use.
    func uses(of names: Set<String>) -> [Use] {
        guard !names.isEmpty else { return [] }
        var uses: [Use] = []
        var positions: [String: Int] = [:]
        var declared: Set<String> = []
        for path in sources {
            guard let text = try? ProjectFolder.text(of: path) else { continue }
            for (index, line) in CFile.withoutComments(text).enumerated() {
                let line = line.replacing(/"(\\.|[^"\\])*"/, with: "")
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(
                    String.init)
                for (position, word) in words.enumerated() where names.contains(word) {
                    if position > 0, Self.keywords.contains(words[position - 1]) {
                        declared.insert(word)
                    }
                    if let known = positions[word] {
                        uses[known].count += 1
                    } else {
                        positions[word] = uses.count
                        let place = PlanPlace(file: path, line: index + 1)
                        uses.append(Use(name: word, count: 1, place: place))
                    }
                }
            }
        }
        return uses.filter { !declared.contains($0.name) }
    }

    private static let keywords: Set<String> = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}
