/// Tier A: finds a plan for a component in one pass over its rows.
///
/// 1. Required equalities with one unknown variable assign it, at once, until none is left.
/// 2. Then comes the strongest other row with one unknown. An equality assigns it, or yields to a
///    bound that is at least as strong; an inequality becomes a bound; where a lower bound meets
///    an upper one, the stronger assigns the variable.
/// 3. Required equalities with two or more unknowns each are coupled: one variable is torn
///    (Propagation+Tearing).
/// 4. Variables that are left get a bound or their default; then the plan is only a start for the
///    exact step.
/// 5. A row whose variables are all known and that assigned none becomes a check.
///
/// A certificate tells whether the plan is the unique optimum (Propagation+Certificate). Once it
/// fails, the exact step decides about every row, and step 5 does nothing any more.
struct Propagation: ~Copyable {
    /// The domains of the component's variables, by place.
    var domains = Pool<Domain>(capacity: 64)

    /// Required equalities with one unknown, in the order in which they became ready.
    private var readyEqualities: Pool<Int32>

    /// Other rows with one unknown.
    private var readyRows = ReadyRows()

    /// Variables whose levels are being computed.
    var unleveled = Pool<Int32>()

    /// Rows that wait until the open tearing is closed.
    var deferredRows = Pool<Int32>()

    var tearing = Tearing()

    var unknownsLeft = 0

    /// The number of inequalities with two or more unknowns.
    private var inequalitiesAhead = 0

    /// `true` as long as the plan may be the unique optimum. Once it is not, it gets no checks.
    var isCertain = true

    /// Tight rows with one unknown, where a plan is made of tight rows (Propagation+TightRows).
    var readyTightRows = RowQueue()

    /// A propagation with room for some rows.
    init(roomForRows rows: Int) {
        readyEqualities = Pool(capacity: rows)
    }

    /// Makes a plan for a component.
    ///
    /// - Returns: The plan. ``isCertain`` tells whether it is the unique optimum.
    mutating func makePlan(
        _ component: borrowing Component, _ store: inout Store, _ plans: inout PlanStore
    ) -> PlanSpan {
        let plan = plans.begin(component, store)
        begin(component, &store)
        var next = 0
        var seed = 0
        for index in 0..<component.rows.count {
            let row = component.rows[index]
            if store.rows[row].unknownCount == 1 {
                enqueue(row, store)
            } else if store.rows[row].relation != .equal {
                inequalitiesAhead &+= 1
            }
        }
        while true {
            if next < readyEqualities.count {
                let row = readyEqualities[next]
                next &+= 1
                if store.rows[row].unknownCount != 1 { continue }
                assign(store.unknown(of: row), by: row, up: row, down: row, &store, &plans)
            } else if tearing.isOpen {
                endTearing(&store, &plans)
            } else if !readyRows.isEmpty {
                take(readyRows.removeStrongest(), &store, &plans)
            } else if unknownsLeft == 0 {
                break
            } else {
                assignAny(after: &seed, component, &store, &plans)
            }
        }
        return plans.end(plan)
    }

    private mutating func begin(_ component: borrowing Component, _ store: inout Store) {
        tearing.isOpen = false
        readyEqualities.removeAll()
        readyRows.begin(sweepingBelow: component.sweepBound(store))
        isCertain = true
        inequalitiesAhead = 0
        unknownsLeft = component.variables.count
        domains.removeAll()
        domains.reserve(component.variables.count)
        for place in 0..<component.variables.count {
            let variable = component.variables[place]
            store.variables[variable].isKnown = false
            domains.appendReserved(Domain(minimum: store.variables[variable].minimum))
        }
    }

    /// Adds a row with one unknown to the ready ones.
    @inline(__always)
    private mutating func enqueue(_ row: Int32, _ store: borrowing Store) {
        if store.rows[row].relation == .equal, store.rows[row].effectiveStrength == .required {
            readyEqualities.append(row)
        } else {
            let key = Objective.key(store.rows[row].effectiveStrength, store.rows[row].tie)
            readyRows.add(row, key: key)
        }
    }

    // MARK: 2. The strongest row

    /// A ready row assigns its unknown or bounds it.
    private mutating func take(
        _ ready: ReadyRow, _ store: inout Store, _ plans: inout PlanStore
    ) {
        let row = ready.row
        if store.rows[row].unknownCount != 1 { return }
        let variable = store.unknown(of: row)
        let place = store.variables[variable].place
        let own = store.coefficient(of: variable, in: row)
        let value = store.solvedValue(of: variable, in: row)
        let rank = store.rows[row].effectiveStrength.rank
        let lowerRow = domains[place].lowerRow
        let upperRow = domains[place].upperRow
        if store.rows[row].relation == .equal {
            if !ready.isDeferred, deferRow(row, with: variable, store) { return }
            if lowerRow != -1, value < domains[place].lower - Tolerance.activity,
                Self.rank(of: lowerRow, store) >= rank
            {
                assign(variable, by: lowerRow, up: row, down: lowerRow, &store, &plans)
            } else if upperRow != -1, value > domains[place].upper + Tolerance.activity,
                Self.rank(of: upperRow, store) >= rank
            {
                assign(variable, by: upperRow, up: upperRow, down: row, &store, &plans)
            } else {
                assign(variable, by: row, up: row, down: row, &store, &plans)
            }
        } else if (store.rows[row].relation == .greaterThanOrEqual) == (own > 0) {
            if upperRow != -1, value >= domains[place].upper - Tolerance.activity {
                if !ready.isDeferred, deferRow(row, with: variable, store) { return }
                let isUpper = Self.rank(of: upperRow, store) >= rank
                assign(
                    variable, by: isUpper ? upperRow : row, up: upperRow, down: row, &store,
                    &plans)
            } else if lowerRow == -1 || value > domains[place].lower {
                domains[place].lower = value
                domains[place].lowerRow = row
            }
        } else {
            if lowerRow != -1, value <= domains[place].lower + Tolerance.activity {
                if !ready.isDeferred, deferRow(row, with: variable, store) { return }
                let isLower = Self.rank(of: lowerRow, store) >= rank
                assign(
                    variable, by: isLower ? lowerRow : row, up: row, down: lowerRow, &store,
                    &plans)
            } else if upperRow == -1 || value < domains[place].upper {
                domains[place].upper = value
                domains[place].upperRow = row
            }
        }
    }

    /// Defers a row behind those of the same strength if a stronger inequality of its variable has
    /// other unknowns. Layouts in which two content sizes of the same priorities meet depend on it.
    private mutating func deferRow(
        _ row: Int32, with variable: Int32, _ store: borrowing Store
    ) -> Bool {
        if inequalitiesAhead == 0 { return false }
        let rank = store.rows[row].effectiveStrength.rank
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let other = store.terms[term].row
            term = store.terms[term].next
            if store.rows[other].unknownCount >= 2, store.rows[other].relation != .equal,
                store.rows[other].effectiveStrength.rank > rank
            {
                readyRows.addDeferred(row, rank: rank)
                return true
            }
        }
        return false
    }

    /// The rank of a bound's row.
    @inline(__always)
    private static func rank(of row: Int32, _ store: borrowing Store) -> UInt32 {
        row == Domain.ownMinimum
            ? Strength.required.rank : store.rows[row].effectiveStrength.rank
    }

    // MARK: 4. Variables that are left

    /// With no row ready: tears coupled rows, or assigns a variable a bound or its default.
    private mutating func assignAny(
        after seed: inout Int, _ component: borrowing Component, _ store: inout Store,
        _ plans: inout PlanStore
    ) {
        while store.variables[component.variables[seed]].isKnown { seed &+= 1 }
        if beginTearing(near: seed, component, &store, &plans) { return }
        isCertain = false
        let variable = component.variables[seed]
        let domain = domains[store.variables[variable].place]
        if domain.lowerRow != -1 {
            assign(variable, by: domain.lowerRow, up: -1, down: domain.lowerRow, &store, &plans)
        } else if domain.upperRow != -1 {
            assign(variable, by: domain.upperRow, up: domain.upperRow, down: -1, &store, &plans)
        } else {
            plans.appendConstant(variable, store.variables[variable].defaultValue, &store)
            unknownsLeft &-= 1
            propagate(variable, assignedBy: -1, &store, &plans)
        }
    }

    // MARK: Assigning

    /// Assigns a variable by a row, given the rows that keep it from increasing and decreasing.
    @inline(__always)
    private mutating func assign(
        _ variable: Int32, by row: Int32, up: Int32, down: Int32, _ store: inout Store,
        _ plans: inout PlanStore
    ) {
        let place = store.variables[variable].place
        if row == Domain.ownMinimum {
            plans.appendConstant(variable, store.variables[variable].minimum, &store)
        } else {
            plans.appendSolve(variable, by: row, &store)
            if !tearing.isOpen { checkMinimum(of: variable, store) }
        }
        unknownsLeft &-= 1
        domains[place].upRow = up
        domains[place].downRow = down
        if tearing.isOpen { differentiate(variable, by: row, store) }
        propagate(variable, assignedBy: row, &store, &plans)
    }

    /// A value below the variable's minimum needs the exact step.
    @inline(__always)
    mutating func checkMinimum(of variable: Int32, _ store: borrowing Store) {
        if store.values[variable] < store.variables[variable].minimum - Tolerance.activity {
            isCertain = false
        }
    }

    /// Updates the rows that reference a variable, which is known now.
    @inline(__always)
    mutating func propagate(
        _ variable: Int32, assignedBy giver: Int32, _ store: inout Store,
        _ plans: inout PlanStore
    ) {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let row = store.terms[term].row
            term = store.terms[term].next
            let count = store.rows[row].unknownCount &- 1
            store.rows[row].unknownCount = count
            if count == 1 {
                if store.rows[row].relation != .equal { inequalitiesAhead &-= 1 }
                enqueue(row, store)
            } else if count == 0, row != giver {
                if tearing.isOpen {
                    takeResidual(row, store)
                } else {
                    check(row, &store, &plans)
                }
            }
        }
    }

    /// Step 5: all variables of a row are known, and it assigned none.
    @inline(__always)
    mutating func check(_ row: Int32, _ store: inout Store, _ plans: inout PlanStore) {
        if !isCertain { return }
        let activity = store.activity(of: row)
        let relation = store.rows[row].relation
        let isPositive = activity > Tolerance.activity
        let isNegative = activity < -Tolerance.activity
        let isViolated =
            isPositive && relation != .greaterThanOrEqual
            || isNegative && relation != .lessThanOrEqual
        if isViolated {
            isCertain = isProven(row, activity: activity, store)
            plans.appendCheck(
                row, forbidsNegative: isPositive, forbidsPositive: isNegative, &store)
        } else {
            // A row at zero may be what keeps a variable from moving, so it has to stay there.
            let isAtZero = !isPositive && !isNegative
            plans.appendCheck(
                row, forbidsNegative: isAtZero || relation == .greaterThanOrEqual,
                forbidsPositive: isAtZero || relation == .lessThanOrEqual, &store)
        }
    }
}
