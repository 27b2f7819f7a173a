// Which variables are free.

extension Solver {
    /// Whether the variable could have another value without any row counting less.
    ///
    /// `tie` numbers do not count: of two equal rows, either may give way. A pinned variable is never ambiguous. The
    /// answer holds for the last ``solve(breaking:)``.
    ///
    /// - Complexity: That of solving the variable's region from scratch, twice. Nothing is computed during a solve.
    public mutating func isAmbiguous(_ variable: Variable) -> Bool {
        let index = checked(variable)
        guard collectSolvedRegion(of: index) else { return false }
        return alternative(to: index) != nil
    }

    /// Moves the first ambiguous one of some variables to another value that is as good, and what depends on it
    /// along. Doing it again moves it back. The next solve that touches the region ends the exercise.
    ///
    /// - Returns: Whether one of the variables was ambiguous.
    @discardableResult
    public mutating func exerciseAmbiguity(of variables: [Variable]) -> Bool {
        for variable in variables {
            let index = checked(variable)
            guard collectSolvedRegion(of: index), let alternative = alternative(to: index) else {
                continue
            }
            for place in 0..<alternative.count {
                store.values[component.variables[place]] = alternative[place]
            }
            if store.variables[index].region < 0 {
                noteChanged(index)
            } else {
                touch(store.variables[index].region)
            }
            return true
        }
        return false
    }

    /// Collects the region of a variable as it was solved.
    ///
    /// - Returns: False if the variable is a constant, or its rows were not solved yet.
    mutating func collectSolvedRegion(of index: Int32) -> Bool {
        takeOutRemoved()
        let region = store.variables[index].region
        if store.variables[index].isConstant { return false }
        if region < 0 ? store.variables[index].firstTerm >= 0 : !regions[region].isAlive {
            return false
        }
        collect(from: index)
        sortRegionByAge()
        return true
    }

    /// Other values for the variables of the region at hand that are as good but move one variable, or nil if there are
    /// none.
    private mutating func alternative(to index: Int32) -> [Double]? {
        for direction in [1.0, -1] {
            allowWork()
            loadAtRest()
            minimisePriorities(from: minimiseRequired())
            guard exactStep.tableau.hasFreeColumn else { return nil }
            let place = store.variables[index].place
            // Going up costs less than nothing: the variable goes as far as it can.
            exactStep.tableau.setCost(
                of: exactStep.ownPlaces[place], positive: -direction, negative: direction)
            let outcome = exactStep.tableau.minimise(isBounded: false)
            let values = (0..<Int32(component.variables.count)).map { restedValue(atPlace: $0) }
            if outcome == .unbounded { return shifted(values, from: index) }
            if abs(values[Int(place)] - store.values[index]) > Self.ambiguityTolerance {
                return values
            }
        }
        return nil
    }

    /// Values closer than this are the same place.
    private static let ambiguityTolerance = 1e-6

    /// How far an exercise moves a variable that nothing holds, in the variable's unit.
    private static let exerciseDistance = 20.0

    /// The solution that lies a little further along the direction in which nothing ends.
    private func shifted(_ values: [Double], from index: Int32) -> [Double] {
        let rate = exactStep.tableau.rateWithoutEnd(
            of: exactStep.ownPlaces[store.variables[index].place])
        let distance = Self.exerciseDistance / abs(rate)
        return (0..<Int32(values.count)).map {
            values[Int($0)] + distance
                * exactStep.tableau.rateWithoutEnd(of: exactStep.ownPlaces[$0])
        }
    }
}
