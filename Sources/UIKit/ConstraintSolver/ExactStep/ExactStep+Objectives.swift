// Objectives and ties: one objective after another.

extension ExactStep {
    /// Sorts the objectives, strongest first.
    mutating func sortObjectives() {
        if objectives.count > 32 {
            sortManyObjectives()
            return
        }
        for index in 1..<max(objectives.count, 1) {
            let objective = objectives[index]
            var position = index
            while position > 0, objective.precedes(objectives[position - 1]) {
                objectives[position] = objectives[position - 1]
                position -= 1
            }
            objectives[position] = objective
        }
    }

    /// Sorts many objectives. Mostly there are few keys with many rows each: a counting sort.
    private mutating func sortManyObjectives() {
        var keys: [UInt64] = []
        var last: UInt64 = 0
        for index in 0..<objectives.count where objectives[index].key != last {
            last = objectives[index].key
            if keys.contains(last) { continue }
            keys.append(last)
            if keys.count > 8 {
                objectives.sort { $0.precedes($1) }
                return
            }
        }
        if keys.count == 1 { return }
        keys.sort(by: >)
        let count = objectives.count
        for key in keys {
            for index in 0..<count where objectives[index].key == key {
                objectives.append(objectives[index])
            }
        }
        objectives.removeFirst(count)
    }

    /// The run of objectives with the strength, or the same strength and tie, of the one at
    /// `start`.
    private func run(from start: Int, sameTie: Bool) -> Range<Int> {
        var end = start + 1
        let first = objectives[start]
        while end < objectives.count,
            sameTie ? objectives[end].key == first.key : objectives[end].rank == first.rank
        {
            end += 1
        }
        return start..<end
    }

    // MARK: Violations

    /// Minimises the violations of required rows and minimums.
    ///
    /// - Returns: The number of objectives that are done.
    mutating func minimiseRequired(
        _ component: borrowing Component, _ store: borrowing Store
    ) -> Int {
        let required =
            objectives.isEmpty || objectives[0].rank != Strength.required.rank
            ? 0..<0 : run(from: 0, sameTie: false)
        setMinimumCosts(component, store)
        minimise(required, settling: true)
        for index in 0..<ownPlaces.count {
            let place = ownPlaces[index]
            if place >= 0, isMinimum(at: place, component, store) {
                tableau.endCost(of: place, settling: true)
            }
        }
        return required.upperBound
    }

    private mutating func setMinimumCosts(
        _ component: borrowing Component, _ store: borrowing Store
    ) {
        for index in 0..<ownPlaces.count {
            let place = ownPlaces[index]
            if place >= 0, isMinimum(at: place, component, store) {
                tableau.setCost(of: place, positive: 0, negative: 1)
            }
        }
    }

    /// Sets the costs of all rows of the tableau, which are required.
    mutating func setRequiredCosts(_ component: borrowing Component, _ store: borrowing Store) {
        setMinimumCosts(component, store)
        for index in 0..<objectives.count { setCost(of: objectives[index]) }
    }

    /// Minimises the violations of each strength, from an objective on.
    mutating func minimisePriorities(from start: Int) {
        var start = start
        while start < objectives.count {
            let level = run(from: start, sameTie: false)
            minimise(level, settling: true)
            start = level.upperBound
        }
    }

    // MARK: Ties

    /// Among rows of one strength, lets those of a smaller tie give way.
    mutating func breakTies() {
        var start = 0
        while start < objectives.count, tableau.hasFreeColumn {
            let level = run(from: start, sameTie: false)
            start = level.upperBound
            var group = run(from: level.lowerBound, sameTie: true)
            // The sum over all groups is settled, so the last group has no choice.
            while group.upperBound < level.upperBound {
                minimise(group, settling: false)
                group = run(from: group.upperBound, sameTie: true)
            }
        }
    }

    // MARK: One objective

    private mutating func minimise(_ run: Range<Int>, settling: Bool) {
        for index in run { setCost(of: objectives[index]) }
        finishObjective()
        for index in run { tableau.endCost(of: objectives[index].place, settling: settling) }
    }

    /// Sets the cost of a row to its violation.
    private mutating func setCost(of objective: Objective) {
        tableau.setCost(
            of: objective.place, positive: objective.relation == .greaterThanOrEqual ? 0 : 1,
            negative: objective.relation == .lessThanOrEqual ? 0 : 1)
    }

    /// Minimises the costs that are set, and keeps later objectives from worsening them.
    mutating func finishObjective() {
        if tableau.minimise() == .stopped { limits.stoppedCount += 1 }
        tableau.lockWorseningDirections()
    }
}
