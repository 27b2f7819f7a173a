/// A Markdown table of measurements that do not fit the table of benchmarks.
struct Report {
    /// The name by which `benchmarks` selects it, like a benchmark's name.
    let name: String

    /// Measures and creates the table.
    let make: @MainActor () throws -> Table

    /// The table of a report.
    struct Table {
        /// A paragraph that describes the table.
        let introduction: String

        /// The column names.
        let columns: [String]

        /// The rows, with a cell for each column.
        var rows: [[String]] = []

        /// `true` if every limit was kept.
        var isWithinLimits = true

        /// The table with its introduction.
        var text: String {
            let lines =
                [columns, columns.map { _ in "---" }] + rows
            return introduction + "\n\n"
                + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
        }
    }
}
