// The certificate: when propagation's plan is the unique optimum.
//
// Every variable has two levels: the rank of the weakest row that has to break for it to increase,
// and to decrease. A variable assigned by row r increases if r breaks, or if another variable of r
// moves in the direction required: its level is the weakest of these. A constant never moves.
//
// The certificate: each violated row is weaker than the level of every move of a variable that
// would reduce its violation.
//
// Proof. Suppose another solution were as good. Consider the strongest rank at which the two differ
// in a row's violation. If the violation of some row is smaller there, one of the row's variables
// moved in the direction that helps, so a row of a stronger rank breaks: a contradiction to the
// choice of the rank. So no violation is smaller and some is greater, and the other solution is
// worse. If no violation differs at all, some variable moved with nothing broken, which needs a
// level of zero: a variable at its default, and then the plan is not called certain. So the
// solution is also unique, and no tie has to be broken.
//
// Levels are computed on demand, for the variables that the one in question depends on: in most
// components no row is violated.

extension Propagation {
    /// Returns `true` if the violation of a row, whose variables are all known, can only be reduced
    /// by breaking stronger rows.
    mutating func isProven(_ row: Int32, activity: Double, _ store: borrowing Store) -> Bool {
        addUnleveled(of: row, except: -1, store)
        computeLevels(store)
        let level = level(ofMoving: row, except: -1, isUp: activity < 0, store)
        return level > store.rows[row].effectiveStrength.rank
    }

    /// The rank of the weakest row that has to break for a known variable to move at all.
    mutating func level(ofMoving variable: Int32, _ store: borrowing Store) -> UInt32 {
        let place = store.variables[variable].place
        if !domains[place].hasLevels {
            unleveled.append(variable)
            computeLevels(store)
        }
        return min(domains[place].levelUp, domains[place].levelDown)
    }

    /// Computes the levels of the variables in ``unleveled`` and of those that they depend on,
    /// which were assigned before them.
    private mutating func computeLevels(_ store: borrowing Store) {
        while !unleveled.isEmpty {
            let count = unleveled.count
            let variable = unleveled[count &- 1]
            let place = store.variables[variable].place
            if !domains[place].hasLevels {
                let upRow = domains[place].upRow
                let downRow = domains[place].downRow
                addUnleveled(of: upRow, except: variable, store)
                if downRow != upRow { addUnleveled(of: downRow, except: variable, store) }
                if unleveled.count > count { continue }
                domains[place].levelUp = level(of: variable, heldBy: upRow, isUp: true, store)
                domains[place].levelDown = level(of: variable, heldBy: downRow, isUp: false, store)
            }
            unleveled.truncate(to: count &- 1)
        }
    }

    /// Adds the variables of a row that have no levels yet.
    @inline(__always)
    private mutating func addUnleveled(
        of row: Int32, except variable: Int32, _ store: borrowing Store
    ) {
        if row < 0 || store.rows[row].termCount == 1 && variable >= 0 { return }
        for index in store.rows[row].terms {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            if !domains[store.variables[other].place].hasLevels { unleveled.append(other) }
        }
    }

    /// The rank of the weakest row that has to break for a variable to move, if a row keeps it from
    /// moving.
    @inline(__always)
    private func level(
        of variable: Int32, heldBy row: Int32, isUp: Bool, _ store: borrowing Store
    ) -> UInt32 {
        if row == Domain.ownMinimum { return Strength.required.rank }
        if row < 0 { return 0 }
        let rank = store.rows[row].effectiveStrength.rank
        if store.rows[row].termCount == 1 { return rank }
        // For the row's activity to stay, the others have to move it the other way.
        let raises = (store.coefficient(of: variable, in: row) > 0) == isUp
        return min(rank, level(ofMoving: row, except: variable, isUp: !raises, store))
    }

    /// The rank of the weakest row that has to break for a row's activity to be moved by any of its
    /// variables but one.
    @inline(__always)
    private func level(
        ofMoving row: Int32, except variable: Int32, isUp: Bool, _ store: borrowing Store
    ) -> UInt32 {
        var weakest = UInt32.max
        for index in store.rows[row].terms {
            let other = store.terms[index].variable
            if other == variable || store.variables[other].isConstant { continue }
            let place = store.variables[other].place
            let increases = (store.terms[index].coefficient > 0) == isUp
            weakest = min(weakest, increases ? domains[place].levelUp : domains[place].levelDown)
        }
        return weakest
    }
}
