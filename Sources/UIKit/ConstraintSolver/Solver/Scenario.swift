/// A solver for what would be if some pinned variables were free: a copy of the regions that they join.
///
/// It is kept until the set of rows changes. Until then asking again costs a comparison of constants and a replay.
final class Scenario {
    /// What a scenario is asked for, without numbers.
    struct Key: Hashable {
        var targets: [Variable]
        var strengths: [Strength]
        var released: [Variable]
        var reading: [Variable]
    }

    /// A row or a variable of the copied solver, and the one that it stands for.
    struct Copy<Name> {
        var source: Int32
        var copy: Name
    }

    var solver = Solver(roomForRows: 64)
    /// The copied regions with the walks that found them, to see whether they still exist.
    var regions: [(region: Int32, walk: Int32)] = []
    /// The count of changes to rows without unknowns.
    var loneEdits = 0
    var rows: [Copy<Row>] = []
    var constants: [Copy<Variable>] = []
    var targets: [Row] = []
    var reading: [Variable] = []
}
