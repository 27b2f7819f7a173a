/// Finds sets of required rows that contradict each other, and breaks a row of each.
///
/// Most contradictions are found by elimination (ConflictResolver+Dependence), the others by the
/// simplex method (ConflictResolver+Farkas). Both start from the component's rows in the order of
/// their content, so that the rows that are broken do not depend on history.
struct ConflictResolver: ~Copyable {
    /// Chooses the row to break among the members of a conflict.
    typealias Choice = ([Row]) -> Row

    /// The conflicts in regions.
    private(set) var byRegion: [Int32: [Conflict]] = [:]

    /// The conflicts of rows whose variables are all constants, by row.
    var byConstantRow: [Int32: Conflict] = [:]

    /// Variables that stay unknown although a row fixes them, because that row is in a conflict.
    var unfixed = Pool<Int32>()

    var elimination = Elimination()

    /// All conflicts, those in regions first.
    var conflicts: [Conflict] {
        byRegion.sorted { $0.key < $1.key }.flatMap(\.value)
            + byConstantRow.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The row to break: that which the caller chooses, or the last one.
    func chosenRow(of members: [Row], _ choose: Choice?) -> Row {
        let chosen = choose?(members) ?? members[members.count - 1]
        precondition(
            members.contains(chosen),
            "solve(breaking:) was given a row that takes no part in the conflict. Choose a member.")
        return chosen
    }

    /// Breaks a row of a conflict.
    mutating func breakRow(
        _ chosen: Row, of members: [Row], isMinimal: Bool, in region: Int32, _ store: inout Store
    ) {
        store.rows[chosen.index].isBroken = true
        byRegion[region, default: []].append(
            Conflict(members: members, broken: chosen, isMinimal: isMinimal))
    }

    /// Removes the conflicts of a region. Their broken rows count as required again.
    mutating func forgetConflicts(ofRegion region: Int32, _ store: inout Store) {
        for conflict in byRegion.removeValue(forKey: region) ?? [] {
            store.rows[conflict.broken.index].isBroken = false
        }
    }
}
