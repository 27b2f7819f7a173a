import Foundation

extension PickerChoices {
    /// The most paths that a search looks at; more are those of independent columns.
    private static let mostPaths = 20_000

    /// Returns the paths, from the first column to the last, whose titles contain every word of a
    /// text, ignoring case and accents. Paths whose last title begins with a word come first.
    ///
    ///     PickerChoices.chineseDivisions.paths(containing: "长春 朝阳")
    ///     // [["吉林省", "长春市", "朝阳区"]]
    ///
    /// - Parameters:
    ///   - text: Words, separated by spaces; no text finds nothing.
    ///   - limit: The maximum number of paths.
    public func paths(containing text: String, limit: Int = 100) -> [[String]] {
        let words = text.split(whereSeparator: \.isWhitespace).map { Self.folded(String($0)) }
        guard !words.isEmpty else { return [] }
        var (beginning, others): ([[String]], [[String]]) = ([], [])
        var count = 0
        func visit(_ path: [String], _ missing: [String]) {
            for title in titles(after: path) where count < Self.mostPaths {
                let text = Self.folded(title)
                let still = missing.filter { !text.contains($0) }
                guard path.count + 1 == columnCount else {
                    visit(path + [title], still)
                    continue
                }
                count += 1
                guard still.isEmpty else { continue }
                if words.contains(where: text.hasPrefix) {
                    beginning.append(path + [title])
                } else {
                    others.append(path + [title])
                }
            }
        }
        visit([], words)
        return Array((beginning + others).prefix(limit))
    }

    /// Returns the rows of titles, or `nil` if one of them is not in its column.
    func rows(of path: [String]) -> [Int]? {
        var rows: [Int] = []
        for (column, title) in path.enumerated() {
            let titles = titles(after: Array(path[..<column]))
            guard let row = titles.firstIndex(of: title) else { return nil }
            rows.append(row)
        }
        return rows
    }

    /// The titles whose texts, with a separator in between, are `text`; `nil` if there are none.
    func path(of text: String, separator: String) -> [String]? {
        func rest(of text: Substring, after path: [String]) -> [String]? {
            for title in titles(after: path) where text.hasPrefix(title) {
                let remainder = text.dropFirst(title.count)
                if path.count + 1 == columnCount {
                    if remainder.isEmpty { return path + [title] }
                } else if remainder.hasPrefix(separator),
                    let found = rest(
                        of: remainder.dropFirst(separator.count), after: path + [title])
                {
                    return found
                }
            }
            return nil
        }
        return rest(of: text[...], after: [])
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
