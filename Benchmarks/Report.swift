/// A Markdown table of measurements that do not fit the table of benchmarks.
struct Report {
    /// What `benchmarks` is called with to make it, as part of a benchmark's name would be.
    let name: String

    /// Measures, and makes the table.
    let make: @MainActor () throws -> Table

    /// What was measured.
    struct Table {
        /// A paragraph that says what the table shows.
        let introduction: String

        /// The columns' names.
        let columns: [String]

        /// A cell for each column.
        var rows: [[String]] = []

        /// Whether every limit was kept.
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
