/// The variables, rows and terms of the system, and the variables' values.
///
/// Rows and variables refer to each other by index. The terms of a row are contiguous; the terms of
/// a variable form a doubly linked list, as the columns of a sparse matrix do.
struct Store: ~Copyable {
    var variables: Pool<VariableRecord>

    /// The variables' values, separate from their records: replays and readers need nothing else.
    var values: Pool<Double>

    var rows: Pool<RowRecord>
    var terms: Pool<TermRecord>

    var freeVariables = Pool<Int32>()
    var freeRows = Pool<Int32>()

    /// The first free run of terms of each size class, or -1.
    var freeTermRuns = Pool<Int32>(capacity: Store.termClassCount)

    /// The age of the variable that was made last.
    var lastAge: Int32 = 0

    private let addressOnly = AddressOnly()

    /// An empty store with room for some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
        values = Pool(capacity: rows)
        self.rows = Pool(capacity: rows)
        terms = Pool(capacity: rows * 2)
        freeTermRuns.append(-1, times: Self.termClassCount)
    }
}

// MARK: - Validation

extension Store {
    /// Stands for the value of a removed variable, so that reading a value does not need the
    /// variable's record. A NaN that arithmetic does not produce.
    static let removedValue: UInt64 = 0x7FF8_DEAD_DEAD_DEAD

    /// The variable's index.
    @inline(__always)
    func checked(_ variable: Variable) -> Int32 {
        precondition(
            UInt32(bitPattern: variable.index) < UInt32(truncatingIfNeeded: variables.count)
                && variables[variable.index].isAlive,
            "A variable is not this solver's, or it was removed. Use the solver that made it.")
        return variable.index
    }

    /// The row's index.
    @inline(__always)
    func checked(_ row: Row) -> Int32 {
        precondition(
            row.index >= 0 && Int(row.index) < rows.count && rows[row.index].isAlive,
            "A row is not this solver's, or it was removed. Use the solver that it was added to.")
        return row.index
    }
}
