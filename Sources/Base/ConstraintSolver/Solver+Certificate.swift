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

/// A row that propagation violates, with how many operations there were when its last variable was given.
struct ViolatedRow: BitwiseCopyable {
    var row: Int32
    var operationCount: Int
}

extension Solver {
    /// Whether no violated row could be helped by breaking rows that are not stronger.
    mutating func holdsCertificate() -> Bool {
        for index in 0..<violatedRows.count {
            let row = violatedRows[index].row
            takeLevels(upTo: violatedRows[index].operationCount)
            let level = levelMoving(row, besides: -1, isUp: activity(of: row) < 0)
            if level <= rows[row].effectiveStrength.rank { return false }
        }
        return true
    }

    /// Finds the levels of the variables that the first `count` operations give, as far as they are not known. That waits until
    /// somebody asks: in most regions of most layouts no row is violated, and where the certificate fails it mostly fails early.
    mutating func takeLevels(upTo count: Int) {
        while leveledOperations < count {
            let target = operations[leveledOperations].target
            let place = variables[target].place
            leveledOperations &+= 1
            drafts[place].levelUp = levelBlocking(target, by: drafts[place].upRow, isUp: true)
            drafts[place].levelDown = levelBlocking(
                target, by: drafts[place].downRow, isUp: false)
        }
    }

    /// The rank of the weakest row that has to break for a variable to move, where a row keeps it from moving.
    @inline(__always)
    func levelBlocking(_ variable: Int32, by row: Int32, isUp: Bool) -> UInt32 {
        if row == Draft.ownMinimum { return Strength.required.rank }
        if row < 0 { return 0 }
        let rank = rows[row].effectiveStrength.rank
        if rows[row].termCount == 1 { return rank }
        // For the row to stay as it is the others have to move it the other way.
        let raises = (coefficient(of: variable, in: row) > 0) == isUp
        return min(rank, levelMoving(row, besides: variable, isUp: !raises))
    }

    /// The rank of the weakest row that has to break for a row's activity to move by any of its variables but one.
    @inline(__always)
    func levelMoving(_ row: Int32, besides variable: Int32, isUp: Bool) -> UInt32 {
        var weakest = UInt32.max
        let first = rows[row].firstTerm
        for index in first..<(first &+ rows[row].termCount) {
            let other = terms[index].variable
            if other == variable || variables[other].isConstant { continue }
            let draft = variables[other].place
            let goesUp = (terms[index].coefficient > 0) == isUp
            weakest = min(weakest, goesUp ? drafts[draft].levelUp : drafts[draft].levelDown)
        }
        return weakest
    }
}
