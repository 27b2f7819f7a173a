// When propagation's plan is the one best answer.
//
// Every variable carries two levels: the rank of the weakest row that has to break for it to go up, and to go down. A
// variable given by row r goes up if r breaks, or if one of r's other variables goes where it has to: the weakest of
// these. A constant never moves.
//
// The certificate: each violated row is weaker than what would have to break for any of its variables to help it.
//
// Why that suffices. Suppose another solution were as good. Look at the strongest rank at which the two differ in a row's
// violation. If a violated row gains there, one of its variables moved in the helping direction, so a row of a
// stronger rank breaks: a contradiction to the choice of the rank. So nothing gains there and something loses, and
// the other solution is worse. If no violation differs at all, some variable moved with nothing broken, which needs a
// level of zero: a variable at rest, and then the plan is not called certain. So the solution is also the only one, and no
// tie is to be broken.
//
// Levels are found when somebody asks, for those variables that the asked one depends on: in most regions of most layouts no
// row is violated, and where some are they depend on few others.

extension Solver {
    /// Whether a violated row, whose variables are all given, could not be helped by breaking rows that are not stronger.
    mutating func isProven(_ row: Int32, activity: Double) -> Bool {
        noteUnleveled(in: row, besides: -1)
        findLevels()
        let level = levelMoving(row, besides: -1, isUp: activity < 0)
        return level > store.rows[row].effectiveStrength.rank
    }

    /// The rank of the weakest row that has to break for a given variable to move at all.
    mutating func levelMoving(_ variable: Int32) -> UInt32 {
        let place = store.variables[variable].place
        if !propagation.drafts[place].hasLevels {
            propagation.unleveled.append(variable)
            findLevels()
        }
        return min(propagation.drafts[place].levelUp, propagation.drafts[place].levelDown)
    }

    /// Finds the levels of the variables that wait for theirs, and of those that they depend on. Each depends on variables that were
    /// given before it.
    private mutating func findLevels() {
        while !propagation.unleveled.isEmpty {
            let count = propagation.unleveled.count
            let variable = propagation.unleveled[count &- 1]
            let place = store.variables[variable].place
            if !propagation.drafts[place].hasLevels {
                let upRow = propagation.drafts[place].upRow
                let downRow = propagation.drafts[place].downRow
                noteUnleveled(in: upRow, besides: variable)
                if downRow != upRow { noteUnleveled(in: downRow, besides: variable) }
                if propagation.unleveled.count > count { continue }
                propagation.drafts[place].levelUp = levelBlocking(variable, by: upRow, isUp: true)
                propagation.drafts[place].levelDown = levelBlocking(
                    variable, by: downRow, isUp: false)
            }
            propagation.unleveled.truncate(to: count &- 1)
        }
    }

    /// Lets those of a row's variables wait for their levels that have none.
    @inline(__always)
    private mutating func noteUnleveled(in row: Int32, besides variable: Int32) {
        if row < 0 || store.rows[row].termCount == 1 && variable >= 0 { return }
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            if !propagation.drafts[store.variables[other].place].hasLevels {
                propagation.unleveled.append(other)
            }
        }
    }

    /// The rank of the weakest row that has to break for a variable to move, where a row keeps it from moving.
    @inline(__always)
    private func levelBlocking(_ variable: Int32, by row: Int32, isUp: Bool) -> UInt32 {
        if row == Draft.ownMinimum { return Strength.required.rank }
        if row < 0 { return 0 }
        let rank = store.rows[row].effectiveStrength.rank
        if store.rows[row].termCount == 1 { return rank }
        // For the row to stay as it is the others have to move it the other way.
        let raises = (coefficient(of: variable, in: row) > 0) == isUp
        return min(rank, levelMoving(row, besides: variable, isUp: !raises))
    }

    /// The rank of the weakest row that has to break for a row's activity to move by any of its variables but one.
    @inline(__always)
    private func levelMoving(_ row: Int32, besides variable: Int32, isUp: Bool) -> UInt32 {
        var weakest = UInt32.max
        let first = store.rows[row].firstTerm
        for index in first..<(first &+ store.rows[row].termCount) {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            let draft = store.variables[other].place
            let goesUp = (store.terms[index].coefficient > 0) == isUp
            weakest = min(
                weakest,
                goesUp ? propagation.drafts[draft].levelUp : propagation.drafts[draft].levelDown)
        }
        return weakest
    }
}
