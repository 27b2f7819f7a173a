// Tearing of coupled rows, each of which waits for another's variable.
//
// 1. One variable is *torn*: taken as zero for now, so that the others follow. Each gets its
//    derivative by the tearing variable.
// 2. A row whose variables end up all known, and whose activity depends on the tearing variable,
//    is the *residual* row: it determines the tearing variable, and the variables that followed
//    are corrected.
//
// Equal widths, equal gaps, proportions and centred groups are coupled in this way. (Tearing:
// G. Kron, “Diakoptics”, 1963.)

/// A tearing that is open, or was last.
struct Tearing: BitwiseCopyable {
    var isOpen = false
    var variable: Int32 = -1

    /// The index of the tearing's first operation.
    var firstOperation = 0

    /// The residual row, or -1 while there is none.
    var residualRow: Int32 = -1

    /// The rank of the weakest row that has to break for the tearing variable to move.
    var level = UInt32.max
}

extension Propagation {
    /// The number of unknowns that are considered for tearing.
    private static let candidateCount = 48

    /// Tears the unknown with the most coupled required equalities.
    ///
    /// - Returns: `false` if none has two.
    mutating func beginTearing(
        near seed: Int, _ component: borrowing Component, _ store: inout Store,
        _ plans: inout PlanStore
    ) -> Bool {
        var best: Int32 = -1
        var most = 1
        var seen = 0
        var index = seed
        while index < component.variables.count, seen < Self.candidateCount {
            let variable = component.variables[index]
            index &+= 1
            if store.variables[variable].isKnown { continue }
            seen &+= 1
            let count = Self.coupledEqualityCount(of: variable, store)
            if count > most {
                most = count
                best = variable
            }
        }
        if best < 0 { return false }
        tear(best, &store, &plans)
        unknownsLeft &-= 1
        tearing.level = Strength.required.rank
        propagate(best, assignedBy: -1, &store, &plans)
        return true
    }

    @inline(__always)
    private static func coupledEqualityCount(
        of variable: Int32, _ store: borrowing Store
    ) -> Int {
        var count = 0
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            if store.rows[row].unknownCount >= 2, store.rows[row].relation == .equal,
                store.rows[row].effectiveStrength == .required
            {
                count &+= 1
            }
            term = store.terms[term].next
        }
        return count
    }

    /// Tears a variable: takes it as zero.
    mutating func tear(_ variable: Int32, _ store: inout Store, _ plans: inout PlanStore) {
        let place = store.variables[variable].place
        tearing = Tearing(
            isOpen: true, variable: variable, firstOperation: plans.operations.count)
        deferredRows.removeAll()
        plans.operations.append(Operation(.tear, target: variable, row: -1))
        store.values[variable] = 0
        store.variables[variable].isKnown = true
        domains[place].derivative = 1
    }

    /// Computes the derivative of a variable that a row assigned.
    mutating func differentiate(_ variable: Int32, by row: Int32, _ store: borrowing Store) {
        var sum = 0.0
        var own = 1.0
        for index in store.rows[row].terms {
            let other = store.terms[index].variable
            if other == variable {
                own = store.terms[index].coefficient
            } else if !store.variables[other].isConstant {
                let domain = domains[store.variables[other].place]
                if domain.isTorn {
                    sum += store.terms[index].coefficient * domain.derivative
                } else {
                    tearing.level = min(tearing.level, level(ofMoving: other, store))
                }
            }
        }
        domains[store.variables[variable].place].derivative = -sum / own
    }

    /// The derivative of a row's activity by the tearing variable.
    @inline(__always)
    func derivative(of row: Int32, _ store: borrowing Store) -> Double {
        var sum = 0.0
        for index in store.rows[row].terms {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant { continue }
            let domain = domains[store.variables[variable].place]
            if domain.isTorn { sum += store.terms[index].coefficient * domain.derivative }
        }
        return sum
    }

    /// A row whose variables are all known while a tearing is open is the residual row, or
    /// waits until the tearing is closed.
    mutating func takeResidual(_ row: Int32, _ store: borrowing Store) {
        if tearing.residualRow < 0, store.rows[row].relation == .equal,
            store.rows[row].effectiveStrength == .required,
            abs(derivative(of: row, store)) > Tolerance.derivative
        {
            tearing.residualRow = row
        } else {
            deferredRows.append(row)
        }
    }

    /// Closes the tearing when all that follows from it is planned, or gives the variable its
    /// default if there is no residual row.
    mutating func endTearing(_ store: inout Store, _ plans: inout PlanStore) {
        if tearing.residualRow >= 0 {
            addLevels(of: tearing.residualRow, store)
            closeTearing(&store, &plans)
        } else {
            abandonTearing(&store, &plans)
        }
        tearing.isOpen = false
        for index in 0..<deferredRows.count { check(deferredRows[index], &store, &plans) }
        deferredRows.removeAll()
    }

    /// Includes the levels of the residual row's other variables.
    private mutating func addLevels(of row: Int32, _ store: borrowing Store) {
        for index in store.rows[row].terms {
            let variable = store.terms[index].variable
            if store.variables[variable].isConstant { continue }
            if !domains[store.variables[variable].place].isTorn {
                tearing.level = min(tearing.level, level(ofMoving: variable, store))
            }
        }
    }

    /// Assigns the tearing variable by the residual row, and corrects the variables that followed.
    mutating func closeTearing(_ store: inout Store, _ plans: inout PlanStore) {
        let row = tearing.residualRow
        let last = plans.operations.count
        let torn = tearing.variable
        var operation = Operation(.residual, target: torn, row: row)
        operation.factor0 = derivative(of: row, store)
        operation.minimum = store.variables[torn].minimum
        plans.tearValue = -store.activity(of: row) / operation.factor0
        store.rows[row].slot = Int32(plans.operations.count)
        plans.operations.append(operation)
        assignTorn(torn, plans.tearValue, &store)
        for index in (tearing.firstOperation + 1)..<max(last, tearing.firstOperation + 1) {
            let target = plans.operations[index].target
            let derivative = domains[store.variables[target].place].derivative
            if derivative == 0 {
                domains[store.variables[target].place].derivative = .nan
                checkMinimum(of: target, store)
                continue
            }
            var operation = Operation(.correction, target: target, row: -1)
            operation.factor0 = derivative
            operation.minimum = plans.operations[index].minimum
            plans.operations[index].minimum = -.infinity
            plans.operations.append(operation)
            assignTorn(target, store.values[target] + derivative * plans.tearValue, &store)
        }
        tearing.isOpen = false
    }

    private mutating func assignTorn(_ variable: Int32, _ value: Double, _ store: inout Store) {
        let place = store.variables[variable].place
        store.values[variable] = value
        checkMinimum(of: variable, store)
        domains[place].derivative = .nan
        domains[place].levelUp = tearing.level
        domains[place].levelDown = tearing.level
    }

    /// Without a residual row the tearing variable is free, and gets its default.
    private mutating func abandonTearing(_ store: inout Store, _ plans: inout PlanStore) {
        isCertain = false
        let value = store.variables[tearing.variable].defaultValue
        plans.operations[tearing.firstOperation].kind = .solve
        plans.operations[tearing.firstOperation].constant = value
        for index in tearing.firstOperation..<plans.operations.count {
            let target = plans.operations[index].target
            let place = store.variables[target].place
            store.values[target] += domains[place].derivative * value
            domains[place].derivative = .nan
            domains[place].levelUp = 0
            domains[place].levelDown = 0
        }
    }
}
