// The deletion filter makes contradictions minimal.
//
// A contradiction that a single row proves is minimal if no minimum is involved. Minimums always
// hold, so with them fewer rows may suffice.

extension ConflictResolver {
    /// Omits members as long as the others cannot hold, within the bound on work. The component is
    /// as before.
    func filtered(
        _ members: [Row], _ exact: inout ExactStep, _ component: inout Component,
        _ store: inout Store
    ) -> (members: [Row], isMinimal: Bool) {
        let variables = component.variables.elements
        let rows = component.rows.elements
        let result = minimal(members, &exact, &component, &store)
        component.set(variables: variables, rows: rows, &store)
        return result
    }

    /// The same, with the members as the component afterwards.
    func minimal(
        _ members: [Row], _ exact: inout ExactStep, _ component: inout Component,
        _ store: inout Store
    ) -> (members: [Row], isMinimal: Bool) {
        component.set(
            variables: store.variables(of: members), rows: members.map(\.index), &store)
        exact.minimiseRequiredFromColdStart(component, &store)
        var needed: [Row] = []
        var isMinimal = !exact.tableau.isExhausted
        for place in Int32(component.variables.count)..<Int32(exact.tableau.rows.count)
        where isMinimal {
            let costs = exact.tableau.rows[place]
            exact.tableau.changeCost(of: place, positive: 0, negative: 0)
            isMinimal = exact.tableau.minimise() == .optimal
            if Self.hasViolation(otherThan: place, &exact, component, store) { continue }
            needed.append(Row(exact.row(at: place)))
            exact.tableau.changeCost(
                of: place, positive: costs.positiveCost, negative: costs.negativeCost)
            isMinimal = isMinimal && exact.tableau.minimise() == .optimal
        }
        if !isMinimal { exact.limits.stoppedCount += 1 }
        return isMinimal ? (needed, true) : (members, false)
    }

    private static func hasViolation(
        otherThan omitted: Int32, _ exact: inout ExactStep, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> Bool {
        exact.tableau.workLeft -= exact.tableau.rows.count
        for place in 0..<Int32(exact.tableau.rows.count) where place != omitted {
            let costs = exact.tableau.rows[place]
            if costs.positiveCost == 0, costs.negativeCost == 0 { continue }
            if exact.isViolated(at: place, component, store) { return true }
        }
        return false
    }
}
