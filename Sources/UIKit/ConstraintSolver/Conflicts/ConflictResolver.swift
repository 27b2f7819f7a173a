/// Finds sets of required rows that contradict each other, and breaks a row of each.
struct ConflictResolver: ~Copyable {
    /// The conflicts in regions.
    var byRegion: [Int32: [Conflict]] = [:]

    /// The conflicts of rows whose variables are all constants, by row.
    var byConstantRow: [Int32: Conflict] = [:]

    /// Variables that stay unknown although a row fixes them, because that row is in a conflict.
    var unfixed = Pool<Int32>()

    var elimination = Elimination()
}
