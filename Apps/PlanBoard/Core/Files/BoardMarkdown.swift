import Foundation

/// Boards as lists of tasks: a heading for each column.
///
///     ## Today
///
///     - [ ] **Water the plants** #home @2026-11-24T09:00:00Z
///       - [x] the ferns
///
/// Two asterisks mark important cards; words that begin with # are labels, one with @ is the due
/// time. Further lines of a title are indented.
enum BoardMarkdown {
    static func text(of outline: BoardOutline) -> String {
        outline.columns.map { column in
            "## \(column.title)\n"
                + (column.cards.isEmpty ? "" : "\n") + column.cards.map(text).joined()
        }.joined(separator: "\n")
    }

    private static func text(of card: BoardOutline.Item) -> String {
        var lines = card.title.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        let first = lines.removeFirst()
        var line = "- [\(card.isFinished ? "x" : " ")] \(card.isImportant ? "**\(first)**" : first)"
        for label in card.labels { line += " #\(label)" }
        if let due = card.due { line += " @\(due.formatted(.iso8601))" }
        return
            ([line] + lines.map { "  \($0)" }
            + card.checklist.map { "  - [\($0.isDone ? "x" : " ")] \($0.title)" })
            .map { $0 + "\n" }.joined()
    }

    static func read(_ text: String) -> BoardImport {
        var reading = BoardImport()
        var lines: [[Int]] = []
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in all.enumerated() where !line.allSatisfy(\.isWhitespace) {
            if line.hasPrefix("## ") {
                let title = String(line.dropFirst(3))
                reading.outline.columns.append(BoardOutline.Part(title: title))
                lines.append([])
                continue
            }
            let trimmed = line.drop { $0 == " " }
            guard let column = reading.outline.columns.indices.last else {
                reading.note(.otherText, at: index + 1)
                continue
            }
            if line.hasPrefix("- ") || line.hasPrefix("* ") {
                reading.outline.columns[column].cards.append(item(line.dropFirst(2)))
                lines[column].append(index + 1)
            } else if line.hasPrefix(" "),
                let card = reading.outline.columns[column].cards.indices.last
            {
                if trimmed.hasPrefix("- ") || trimmed.hasPrefix("* ") {
                    reading.outline.columns[column].cards[card].checklist.append(
                        ChecklistItem(markdown: trimmed.dropFirst(2)))
                } else {
                    reading.outline.columns[column].cards[card].title += "\n" + trimmed
                }
            } else {
                reading.note(.otherText, at: index + 1)
            }
        }
        for column in reading.outline.columns.indices {
            let cards = zip(reading.outline.columns[column].cards, lines[column])
            for (card, line) in cards where card.title.allSatisfy(\.isWhitespace) {
                reading.note(.noTitle, at: line)
            }
            reading.outline.columns[column].cards.removeAll {
                $0.title.allSatisfy(\.isWhitespace)
            }
        }
        return reading
    }

    /// The cards of a text that comes from another program: one for each entry of a list, else one
    /// for the whole text; none for a blank one.
    static func cards(ofText text: String) -> [BoardOutline.Item] {
        let lines = text.split(whereSeparator: \.isNewline).filter {
            !$0.allSatisfy(\.isWhitespace)
        }
        let isList = lines.allSatisfy { line in
            ["- ", "* ", " "].contains(where: line.hasPrefix)
        }
        if isList, let first = lines.first, !first.hasPrefix(" ") {
            return read("## \n" + lines.joined(separator: "\n")).outline.columns.flatMap(\.cards)
        }
        return lines.isEmpty ? [] : [BoardOutline.Item(title: text)]
    }

    private static func item(_ text: some StringProtocol) -> BoardOutline.Item {
        let box = ChecklistItem(markdown: text)
        var words = box.title.split(separator: " ", omittingEmptySubsequences: false)
        var item = BoardOutline.Item(title: "")
        item.isFinished = box.isDone
        if let due = words.last, due.hasPrefix("@"),
            let date = try? Date(String(due.dropFirst()), strategy: .iso8601)
        {
            item.due = date
            words.removeLast()
        }
        while let label = words.last, label.hasPrefix("#"), label.count > 1 {
            item.labels.insert(String(label.dropFirst()), at: 0)
            words.removeLast()
        }
        item.title = words.joined(separator: " ")
        if item.title.hasPrefix("**"), item.title.hasSuffix("**"), item.title.count > 4 {
            item.isImportant = true
            item.title = String(item.title.dropFirst(2).dropLast(2))
        }
        return item
    }
}
