/// The variables, rows and terms of the system, and the variables' values.
///
/// Rows and variables refer to each other by index. The terms of a row are contiguous; the terms of
/// a variable form a doubly linked list, as the columns of a sparse matrix do.
struct Store: ~Copyable {
    var variables: Pool<VariableRecord>

    /// The values of the variables, separate from their records: replays and readers need nothing
    /// else.
    var values: Pool<Double>

    var rows: Pool<RowRecord>
    var terms: Pool<TermRecord>

    var freeVariables = Pool<Int32>()
    var freeRows = Pool<Int32>()

    /// The first free run of terms of each size class, or -1.
    var freeTermRuns = Pool<Int32>(capacity: Solver.termClassCount)

    /// The age of the variable that was made last.
    var lastAge: Int32 = 0

    /// An empty store with room for some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
        values = Pool(capacity: rows)
        self.rows = Pool(capacity: rows)
        terms = Pool(capacity: rows * 2)
        freeTermRuns.append(-1, times: Solver.termClassCount)
    }
}
