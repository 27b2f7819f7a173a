/// Finds the word that was probably intended.
package enum Nearest {
    /// Returns the candidate with the smallest edit distance to `word`, ignoring case; `nil` when
    /// even that one differs in more than a third of its letters (and at least one).
    package static func match(for word: String, among candidates: some Sequence<String>) -> String?
    {
        let word = Array(word.lowercased().prefix(64))
        let ranked = candidates.map { candidate in
            (candidate, distance(word, Array(candidate.lowercased())))
        }
        guard let best = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
        return best.1 <= max(1, best.0.count / 3) ? best.0 : nil
    }

    /// Returns the edit distance: the number of letters to insert, delete, replace or swap with
    /// their neighbour to turn `a` into `b`.
    static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
