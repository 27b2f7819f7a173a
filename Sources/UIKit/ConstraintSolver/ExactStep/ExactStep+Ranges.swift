// Required bounds of one variable are loaded as ranges (Tableau+Ranges).
//
// A bound that holds at the start may be kept from there on: if all required rows can hold, there
// is a path to such a solution along which it does. If they cannot, the result is discarded, and
// the contradiction searched from a cold start, without ranges.

extension ExactStep {
    /// Loads a bound as a row of its own, or as the other end of a range that exists.
    ///
    /// - Returns: `false` if it does not hold, or the variable has another bound of that kind.
    mutating func loadBound(_ row: Int32, _ store: inout Store) -> Bool {
        let term = Self.boundTerm(of: row, store)
        let orientation = Self.orientation(of: store.rows[row].relation)
        let activity = orientation * store.activity(of: row)
        if activity < -Tolerance.activity { return false }
        let variable = store.variables[term.variable].place
        let range = rangePlaces[variable]
        if range >= 0 { return widenRange(range, to: row, term, activity, &store) }
        gradients.begin()
        gradients.add(orientation * term.coefficient, place: variable)
        let place = addRow(activity: activity, relation: .greaterThanOrEqual)
        makeRange(of: row, place, variable: variable, &store)
        return true
    }

    /// Makes a bound's row of the tableau a range.
    mutating func makeRange(
        of row: Int32, _ place: Int32, variable: Int32, _ store: inout Store
    ) {
        owners.append(row)
        store.rows[row].place = place
        tableau.makeRange(place)
        rangePlaces[variable] = place
    }

    /// Sets the other end of a range.
    private mutating func widenRange(
        _ place: Int32, to row: Int32, _ term: TermRecord, _ activity: Double,
        _ store: inout Store
    ) -> Bool {
        let opposite = owners[place]
        let own = Self.boundTerm(of: opposite, store).coefficient
        guard tableau.rows[place].span == .infinity,
            Self.isLowerBound(opposite, own, store)
                != Self.isLowerBound(row, term.coefficient, store)
        else { return false }
        let span = tableau.activity(of: place) + activity * abs(own / term.coefficient)
        // In a narrower range both ends would be tight at once.
        if span < Self.narrowestRange { return false }
        tableau.rows[place].span = span
        store.rows[row].place = place
        return true
    }

    private static let narrowestRange = 1e-3

    /// The term of a bound whose variable is not a constant.
    @inline(__always)
    private static func boundTerm(of row: Int32, _ store: borrowing Store) -> TermRecord {
        var index = store.rows[row].firstTerm
        while store.variables[store.terms[index].variable].isConstant { index &+= 1 }
        return store.terms[index]
    }

    private static func isLowerBound(
        _ row: Int32, _ coefficient: Double, _ store: borrowing Store
    ) -> Bool {
        (store.rows[row].relation == .greaterThanOrEqual) == (coefficient > 0)
    }

    /// The factor for a bound's activity that makes it positive where the bound holds.
    @inline(__always)
    private static func orientation(of relation: Relation) -> Double {
        relation == .lessThanOrEqual ? -1 : 1
    }
}
