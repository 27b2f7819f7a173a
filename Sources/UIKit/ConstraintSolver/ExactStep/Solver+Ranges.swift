// B1: required bounds of one variable are taken in as ranges (Tableau+Ranges).
//
// A bound that holds where the step begins may be kept from there on: if all required rows can hold, there is a way to that along which it
// does. If they cannot, the outcome is thrown away, and the contradiction sought from rest, without ranges.

extension Solver {
    /// Whether a row is a required bound of one variable.
    @inline(__always)
    func isBound(_ row: Int32) -> Bool {
        store.rows[row].relation != .equal
            && store.rows[row].termCount &- store.rows[row].constantCount == 1
            && store.rows[row].effectiveStrength == .required
    }

    /// Whether a row of the tableau is a range.
    @inline(__always)
    func isRange(atPlace place: Int32) -> Bool { exactStep.tableau.rows[place].isRange }

    /// Loads a bound as a row of its own, or as the other end of a range that is there.
    ///
    /// - Returns: False if it does not hold, or if the variable has another one like it.
    mutating func loadBound(_ row: Int32) -> Bool {
        let term = boundTerm(of: row)
        let orientation = Self.orientation(of: store.rows[row].relation)
        let activity = orientation * activity(of: row)
        if activity < -Self.checkTolerance { return false }
        let variable = store.variables[term.variable].place
        let range = exactStep.rangePlaces[variable]
        if range >= 0 { return widenRange(range, to: row, term, activity) }
        exactStep.gradients.begin()
        exactStep.gradients.add(orientation * term.coefficient, place: variable)
        let place = addRow(activity: activity, relation: .greaterThanOrEqual)
        noteRange(row, place, of: variable)
        return true
    }

    /// Makes a bound's row of the tableau a range.
    mutating func noteRange(_ row: Int32, _ place: Int32, of variable: Int32) {
        exactStep.owners.append(row)
        store.rows[row].place = place
        exactStep.tableau.makeRange(place)
        exactStep.rangePlaces[variable] = place
    }

    /// Gives a range its other end.
    private mutating func widenRange(
        _ place: Int32, to row: Int32, _ term: TermRecord, _ activity: Double
    ) -> Bool {
        let opposite = exactStep.owners[place]
        let own = boundTerm(of: opposite).coefficient
        guard exactStep.tableau.rows[place].span == .infinity,
            isLowerBound(opposite, own) != isLowerBound(row, term.coefficient)
        else { return false }
        let span = exactStep.tableau.activity(of: place) + activity * abs(own / term.coefficient)
        // In a narrower range both ends would be tight at once.
        if span < Self.narrowestRange { return false }
        exactStep.tableau.rows[place].span = span
        store.rows[row].place = place
        return true
    }

    private static let narrowestRange = 1e-3

    /// A bound's term whose variable is no constant.
    @inline(__always)
    private func boundTerm(of row: Int32) -> TermRecord {
        var index = store.rows[row].firstTerm
        while store.variables[store.terms[index].variable].isConstant { index &+= 1 }
        return store.terms[index]
    }

    private func isLowerBound(_ row: Int32, _ coefficient: Double) -> Bool {
        (store.rows[row].relation == .greaterThanOrEqual) == (coefficient > 0)
    }

    /// By what a bound's activity is multiplied so that it holds above zero.
    @inline(__always)
    static func orientation(of relation: Relation) -> Double {
        relation == .lessThanOrEqual ? -1 : 1
    }
}
