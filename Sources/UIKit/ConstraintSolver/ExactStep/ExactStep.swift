/// Tier B: finds the optimum of a component by the simplex method.
///
/// 1. The tableau is loaded with a set of tight rows to start from: those of a plan
///    (ExactStep+WarmStart), or every variable at its default (ExactStep+ColdStart). Required
///    equalities that are tight stay so; they are eliminated.
/// 2. Objectives are minimised one after another: the violations of required rows and minimums,
///    then those of each strength.
/// 3. Directions that are still free are ties. Strength by strength, the rows of the greatest tie
///    come first.
/// 4. What is free even then is drawn to defaults (ExactStep+Defaults).
/// 5. If the tight rows changed, a plan is made of them (Propagation+TightRows).
struct ExactStep: ~Copyable {
    var tableau = Tableau()

    /// The meaning of each row of the tableau: a row's index, or -1 minus a variable's place.
    var owners = Pool<Int32>()

    /// The row of the tableau that stands for a variable's own distance from its default, by place,
    /// or -1.
    var ownPlaces = Pool<Int32>()

    /// The row of the tableau that the bounds of a variable share, by place, or -1.
    var rangePlaces = Pool<Int32>()

    /// The rows to minimise, strongest first.
    var objectives = Pool<Objective>()

    /// The derivatives of variables by tight rows, where the tableau is loaded from a plan.
    var gradients = Gradients()

    /// The places of the variables that are drawn to their defaults.
    var drawnPlaces = Pool<Int32>()

    /// `true` if a variable has its value only because it is drawn to its default.
    var dependsOnDefaults = false

    var limits = WorkLimits()

    private let addressOnly = AddressOnly()

    /// Sets the bounds on the work for a component.
    mutating func allowWork(rows: Int) {
        tableau.allow(steps: limits.stepLimit, work: limits.workLimit(rows: rows))
    }

    /// Finds the optimum from a plan.
    ///
    /// - Returns: How it differs from the plan, or `nil` if the component is too large and
    ///   entangled for a tableau.
    mutating func improve(
        _ plan: PlanSpan, _ component: borrowing Component, _ store: inout Store,
        _ plans: borrowing PlanStore
    ) -> Result? {
        allowWork(rows: component.rows.count)
        loadPlan(plan, component, &store, plans)
        if tableau.workLeft <= 0 {
            limits.stoppedCount += 1
            return nil
        }
        let steps = tableau.steps
        let required = minimiseRequired(component, store)
        minimisePriorities(from: required)
        breakTies()
        drawnPlaces.removeAll()
        if tableau.hasFreeColumn {
            dependsOnDefaults = true
            drawToDefaults(component, &store)
        }
        return tableau.steps == steps ? .unchanged : .changed
    }

    /// The outcome of ``improve(_:_:_:_:)``.
    enum Result {
        /// The tight rows are those of the plan.
        case unchanged
        /// Other rows are tight.
        case changed
    }

    /// Finds the optimum from a cold start.
    mutating func solveFromColdStart(_ component: borrowing Component, _ store: inout Store) {
        allowWork(rows: component.rows.count)
        loadColdStart(component, &store)
        let required = minimiseRequired(component, store)
        minimisePriorities(from: required)
        breakTies()
        if tableau.hasFreeColumn {
            drawToDefaultsFromColdStart(component, store)
        }
    }

    // MARK: 4. What no row decides

    /// Adds checks to the plan that variables stay on the side of their defaults to which they were
    /// drawn.
    func appendDefaultChecks(
        _ component: borrowing Component, _ store: borrowing Store, _ plans: inout PlanStore
    ) {
        for index in 0..<drawnPlaces.count {
            let place = drawnPlaces[index]
            let own = tableau.rows[ownPlaces[place]]
            if own.column < 0 {
                plans.appendDefaultCheck(
                    component.variables[place], isAbove: own.side > 0, store)
            }
        }
    }
}

// MARK: - Rows of the tableau

extension ExactStep {
    /// The row of the component at a place of the tableau, or -1 for a variable's own row.
    func row(at place: Int32) -> Int32 { max(owners[place], -1) }

    /// `true` if a row of the tableau is a variable's own and keeps it from falling below its
    /// minimum.
    func isMinimum(
        at place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Bool {
        owners[place] < 0
            && store.variables[component.variables[-1 - owners[place]]].minimum != -.infinity
    }

    /// `true` if a row of the tableau is a range.
    @inline(__always)
    func isRange(at place: Int32) -> Bool { tableau.rows[place].isRange }

    /// `true` if a row of the tableau is required, or a minimum.
    func isRequired(
        at place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Bool {
        let row = row(at: place)
        if row < 0 { return isMinimum(at: place, component, store) }
        return store.rows[row].effectiveStrength == .required && !isRange(at: place)
    }

    /// `true` if a row of the tableau is violated by more than rounding errors.
    func isViolated(
        at place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Bool {
        if tableau.rows[place].column >= 0 { return false }
        let activity = tableau.activity(of: place)
        let row = row(at: place)
        if row < 0 {
            return isMinimum(at: place, component, store)
                && activity < -Tolerance.requiredViolation
        }
        let scale = max(1, abs(store.rows[row].constant))
        return store.rows[row].violation(of: activity) > Tolerance.requiredViolation * scale
    }

    /// `true` if required rows in the tableau are violated: they contradict each other.
    func hasRequiredViolation(
        _ component: borrowing Component, _ store: borrowing Store
    ) -> Bool {
        // Objectives are sorted, the required ones first. Ranges are not among them, and hold.
        for index in 0..<objectives.count {
            if objectives[index].rank != Strength.required.rank { break }
            if isRequiredAndViolated(at: objectives[index].place, component, store) { return true }
        }
        for index in 0..<ownPlaces.count where ownPlaces[index] >= 0 {
            if isRequiredAndViolated(at: ownPlaces[index], component, store) { return true }
        }
        return false
    }

    private func isRequiredAndViolated(
        at place: Int32, _ component: borrowing Component, _ store: borrowing Store
    ) -> Bool {
        // For most rows the tableau alone decides.
        if abs(tableau.activity(of: place)) <= Tolerance.requiredViolation { return false }
        return isRequired(at: place, component, store) && isViolated(at: place, component, store)
    }

    /// `true` if a row of the component is tight in the tableau, or eliminated.
    @inline(__always)
    func isTight(_ row: Int32, _ store: borrowing Store) -> Bool {
        let place = store.rows[row].place
        if place < 0 { return true }
        if tableau.rows[place].column < 0 { return false }
        // Of a range the bound is tight from whose end the activity is measured.
        return tableau.rows[place].isReflected == (owners[place] != row)
    }

    // MARK: Rows that are not tight

    /// Adds checks to a plan for the rows that are not tight in the tableau.
    func appendChecks(
        _ component: borrowing Component, _ store: inout Store, _ plans: inout PlanStore
    ) {
        for index in 0..<component.rows.count where !isTight(component.rows[index], store) {
            appendCheck(ofLooseRow: component.rows[index], &store, &plans)
        }
        appendChecksOfLooseMinimums(component, store, &plans)
    }

    /// Adds the check that a row keeps its side, which is not tight in the tableau.
    @inline(__always)
    func appendCheck(ofLooseRow row: Int32, _ store: inout Store, _ plans: inout PlanStore) {
        let relation = store.rows[row].relation
        let place = store.rows[row].place
        if isRange(at: place) {
            plans.appendCheck(
                row, forbidsNegative: relation == .greaterThanOrEqual,
                forbidsPositive: relation == .lessThanOrEqual, &store)
            return
        }
        // A required row that came to zero from its violated side may move in neither direction.
        let side = tableau.rows[place].side
        let isHeld =
            store.rows[row].effectiveStrength == .required && relation.rawValue != side
        plans.appendCheck(
            row, forbidsNegative: isHeld || side > 0, forbidsPositive: isHeld || side < 0, &store)
    }

    /// Adds the same checks for variables that came to their minimums from below.
    func appendChecksOfLooseMinimums(
        _ component: borrowing Component, _ store: borrowing Store, _ plans: inout PlanStore
    ) {
        for place in 0..<Int32(ownPlaces.count) where ownPlaces[place] >= 0 {
            let own = tableau.rows[ownPlaces[place]]
            let variable = component.variables[place]
            if own.column < 0, own.side < 0, store.variables[variable].minimum != -.infinity {
                plans.appendDefaultCheck(variable, isAbove: false, store)
            }
        }
    }
}
