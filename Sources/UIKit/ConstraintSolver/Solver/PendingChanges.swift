/// What was edited since the last solve.
struct PendingChanges: ~Copyable {
    /// Variables whose rows changed. Their regions are rebuilt.
    var variables: Pool<Int32>

    /// How many of them were in a region when they were added.
    var memberCount = 0

    /// Variables that are or were constants, and may have another value.
    var constants = Pool<Int32>()

    /// Regions in which only numbers changed. Their plans are replayed.
    var regions = Pool<Int32>()

    /// Rows whose variables may all be constants.
    var constantRows = Pool<Int32>()

    /// Counts the changes to the set of such rows.
    var constantRowEdits = 0

    /// Removed rows that are still in the lists of their variables.
    var removedRows = Pool<Int32>()

    /// No changes, with room for those of some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
    }
}
