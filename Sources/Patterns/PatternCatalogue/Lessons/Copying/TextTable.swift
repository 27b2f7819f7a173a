/// The cells as lines, in columns that are as wide as their widest cell, two blanks apart.
func textTable(_ rows: [[String]]) -> String {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
        rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
        let cells = zip(row, widths).map { cell, width in
            cell + String(repeating: " ", count: width - cell.count)
        }
        var line = cells.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
    }
    return lines.joined(separator: "\n")
}
