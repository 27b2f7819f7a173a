// Variables whose values are not unique without ties and defaults.

extension Solver {
    /// Returns `true` if the variable could have another value without any row being violated more.
    ///
    /// `tie` numbers are ignored: of two equal rows, either may give way. A pinned variable is
    /// never ambiguous. The result is for the last ``solve(breaking:)``. For many variables use
    /// ``ambiguousVariables()``.
    ///
    /// - Complexity: That of solving the variable's region from scratch. Nothing is recorded
    ///   during a solve.
    public mutating func isAmbiguous(_ variable: Variable) -> Bool {
        let index = store.checked(variable)
        guard collectSolvedRegion(of: index), loadOptima() else { return false }
        return alternative(to: index) != nil
    }

    /// The variables that could have another value without any row being violated more, as by
    /// ``isAmbiguous(_:)``.
    ///
    /// - Complexity: That of solving every region from scratch, and a few pivots for each variable
    ///   of a region with several optima.
    public mutating func ambiguousVariables() -> Set<Variable> {
        var ambiguous: Set<Variable> = []
        var visited = [Bool](repeating: false, count: store.variables.count)
        for index in 0..<Int32(store.variables.count)
        where store.variables[index].isAlive && !visited[Int(index)] {
            guard collectSolvedRegion(of: index) else { continue }
            for place in 0..<component.variables.count {
                visited[Int(component.variables[place])] = true
            }
            if loadOptima() { addAmbiguousVariables(to: &ambiguous) }
        }
        return ambiguous
    }

    /// Adds the ambiguous variables of the current component, whose optima are loaded. Every
    /// variable in which two optima differ is one, so that few are examined on their own.
    private mutating func addAmbiguousVariables(to ambiguous: inout Set<Variable>) {
        for place in 0..<component.variables.count {
            let index = component.variables[place]
            guard !ambiguous.contains(Variable(index)), let values = alternative(to: index) else {
                continue
            }
            for place in values.indices {
                let other = component.variables[place]
                if abs(values[place] - store.values[other]) > Self.ambiguityTolerance {
                    ambiguous.insert(Variable(other))
                }
            }
        }
    }

    /// Moves the first ambiguous one of some variables, with those that depend on it, to another
    /// optimum. Doing it again moves it back. The next solve of the region restores the values.
    ///
    /// - Returns: `true` if one of the variables is ambiguous.
    @discardableResult
    public mutating func exerciseAmbiguity(of variables: [Variable]) -> Bool {
        for variable in variables {
            let index = store.checked(variable)
            guard collectSolvedRegion(of: index), loadOptima(),
                let alternative = alternative(to: index)
            else { continue }
            for place in 0..<alternative.count {
                store.values[component.variables[place]] = alternative[place]
            }
            let region = store.variables[index].region
            if region < 0 {
                valueChanges.mark(index, &store)
            } else {
                valueChanges.markRegion(region, &regions)
            }
            return true
        }
        return false
    }

    /// Loads an optimum of the current component, without ties and defaults.
    ///
    /// - Returns: `false` if it is the only one.
    private mutating func loadOptima() -> Bool {
        exactStep.allowWork(rows: component.rows.count)
        exactStep.loadColdStart(component, &store)
        let required = exactStep.minimiseRequired(component, store)
        exactStep.minimisePriorities(from: required)
        return exactStep.tableau.hasFreeColumn
    }

    /// Other optimal values for the variables of the current component in which one variable
    /// differs, or `nil` if there are none. The optima are loaded, and remain so.
    private mutating func alternative(to index: Int32) -> [Double]? {
        let place = store.variables[index].place
        let own = exactStep.ownPlaces[place]
        guard exactStep.tableau.dependsOnFreeColumn(own) else { return nil }
        for direction in [1.0, -1] {
            exactStep.allowWork(rows: component.rows.count)
            // Increasing has a negative cost: the variable goes as far as it can.
            exactStep.tableau.setCost(of: own, positive: -direction, negative: direction)
            let outcome = exactStep.tableau.minimise(isBounded: false)
            exactStep.tableau.discardCost(of: own)
            var values: [Double] = []
            for place in 0..<Int32(component.variables.count) {
                values.append(exactStep.coldStartValue(at: place, component, store))
            }
            if outcome == .unbounded { return shifted(values, from: index) }
            if abs(values[Int(place)] - store.values[index]) > Self.ambiguityTolerance {
                return values
            }
        }
        return nil
    }

    /// Values that differ by less are equal.
    private static let ambiguityTolerance = 1e-6

    /// How far an exercise moves a variable without bounds, in the variable's unit.
    private static let exerciseDistance = 20.0

    /// The solution a little further along an unbounded direction.
    private func shifted(_ values: [Double], from index: Int32) -> [Double] {
        let own = exactStep.ownPlaces[store.variables[index].place]
        let distance = Self.exerciseDistance / abs(exactStep.tableau.unboundedRate(of: own))
        return values.indices.map {
            values[$0] + distance * exactStep.tableau.unboundedRate(of: exactStep.ownPlaces[$0])
        }
    }
}
