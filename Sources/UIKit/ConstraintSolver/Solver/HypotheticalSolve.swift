/// A solver for the values if some pinned variables were free: a copy of the regions that they
/// join.
///
/// It is kept until the set of rows changes. Until then asking again costs a comparison of
/// constants and a replay.
final class HypotheticalSolve {
    /// A question without its numbers.
    struct Key: Hashable {
        var targets: [Variable]
        var strengths: [Strength]
        var released: [Variable]
        var reading: [Variable]
    }

    /// A row or a variable of the copy, and the one that it stands for.
    struct Copy<Name> {
        var source: Int32
        var copy: Name
    }

    var solver = Solver(roomForRows: 64)

    /// The copied regions with the searches that found them, which tell whether they still exist.
    var regions: [(region: Int32, search: Int32)] = []

    /// The value of ``PendingChanges/constantRowEdits`` when the copy was made.
    var constantRowEdits = 0

    var rows: [Copy<Row>] = []
    var constants: [Copy<Variable>] = []
    var targets: [Row] = []
    var reading: [Variable] = []
}
