// The exact step from a cold start: every variable at rest, every row an objective in its turn.

/// A row that counts in an objective, with what orders the objectives.
struct Objective: BitwiseCopyable {
    /// The strength's rank, and below it the tie.
    var key: UInt64
    /// The row's place in the tableau.
    var place: Int32

    init(strength: Strength, tie: Int32, place: Int32) {
        let tieBits = UInt32(bitPattern: tie) ^ 0x8000_0000
        key = UInt64(strength.rank) << 32 | UInt64(tieBits)
        self.place = place
    }

    /// The strength's rank.
    var rank: UInt32 { UInt32(truncatingIfNeeded: key >> 32) }
}

extension Solver {
    /// Loads the region's variables at rest, each a tight row, and then the region's rows.
    mutating func loadAtRest() {
        tableau.clear(allowingSteps: stepLimit)
        objectives.removeAll()
        for place in 0..<Int32(regionVariables.count) {
            variables[regionVariables[place]].place = place
            let row = tableau.addRow(activity: 0, relation: .greaterThanOrEqual)
            tableau.addColumn(tightRow: row)
        }
        for index in 0..<regionRows.count { loadRow(regionRows[index]) }
        sortObjectives()
    }

    private mutating func loadRow(_ row: Int32) {
        let record = rows[row]
        var activity = record.constant
        let first = record.firstTerm
        for index in first..<(first &+ record.termCount) {
            let variable = variables[terms[index].variable]
            activity +=
                terms[index].coefficient
                * (variable.isConstant ? variable.value : variable.restingValue)
        }
        if abs(activity) < Tableau.activityTolerance { activity = 0 }
        let place = tableau.addRow(activity: activity, relation: record.relation)
        for index in first..<(first &+ record.termCount) {
            let variable = variables[terms[index].variable]
            if !variable.isConstant {
                tableau.appendEntry(terms[index].coefficient, in: variable.place)
            }
        }
        objectives.append(
            Objective(strength: record.effectiveStrength, tie: record.tie, place: place))
    }

    /// Sorts the objectives by strength and tie, the greatest first.
    private mutating func sortObjectives() {
        objectives.sort { $0.key != $1.key ? $0.key > $1.key : $0.place < $1.place }
    }

    /// The row at a place of the tableau, or -1 for a variable's own.
    func row(atPlace place: Int32) -> Int32 {
        let row = Int(place) - regionVariables.count
        return row < 0 ? -1 : regionRows[row]
    }

    /// The run of objectives with the strength or key of the one at `start`.
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

    // MARK: Objectives

    /// Minimises what required rows and minimums lack.
    ///
    /// - Returns: How many objectives are done.
    mutating func minimiseRequired() -> Int {
        let required =
            objectives.isEmpty || objectives[0].rank != Strength.required.rank
            ? 0..<0 : run(from: 0, sameTie: false)
        for place in 0..<Int32(regionVariables.count) where hasMinimum(place) {
            tableau.setCost(of: place, positive: 0, negative: 1)
        }
        minimise(required, settling: true)
        for place in 0..<Int32(regionVariables.count) where hasMinimum(place) {
            tableau.endCost(of: place, settling: true)
        }
        return required.upperBound
    }

    /// Minimises what the other strengths lack, from an objective on.
    mutating func minimisePriorities(from start: Int) {
        var start = start
        while start < objectives.count {
            let level = run(from: start, sameTie: false)
            minimise(level, settling: true)
            start = level.upperBound
        }
    }

    /// Among equals, lets rows of a smaller tie give way; then draws what is free to its resting value.
    mutating func breakTies() {
        guard tableau.hasFreeColumn else { return }
        var start = 0
        while start < objectives.count {
            let level = run(from: start, sameTie: false)
            start = level.upperBound
            var group = run(from: level.lowerBound, sameTie: true)
            // The sum over all groups is settled, so the last group has no choice.
            while group.upperBound < level.upperBound {
                minimise(group, settling: false)
                group = run(from: group.upperBound, sameTie: true)
            }
        }
        guard tableau.hasFreeColumn else { return }
        minimiseDistanceFromRest()
    }

    private mutating func minimise(_ run: Range<Int>, settling: Bool) {
        for index in run {
            let place = objectives[index].place
            let relation = rows[row(atPlace: place)].relation
            tableau.setCost(
                of: place, positive: relation == .greaterThanOrEqual ? 0 : 1,
                negative: relation == .lessThanOrEqual ? 0 : 1)
        }
        finishObjective()
        for index in run { tableau.endCost(of: objectives[index].place, settling: settling) }
    }

    private mutating func minimiseDistanceFromRest() {
        for place in 0..<Int32(regionVariables.count) {
            let weight = restWeight(ofRank: place)
            tableau.setCost(of: place, positive: weight, negative: weight)
        }
        finishObjective()
        for place in 0..<Int32(regionVariables.count) {
            tableau.endCost(of: place, settling: true)
        }
    }

    private mutating func finishObjective() {
        if tableau.minimise() == .stopped { stoppedCount += 1 }
        tableau.lockSpoilingDirections()
    }

    func hasMinimum(_ place: Int32) -> Bool {
        variables[regionVariables[place]].minimum != -.infinity
    }

    /// How much the distance from rest counts of the region's variable number `rank` by age: between 1 and 2, with no
    /// pattern, so that two solutions never count the same.
    func restWeight(ofRank rank: Int32) -> Double {
        var mixed = (UInt64(UInt32(bitPattern: rank)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double(mixed >> 11) * 0x1p-53
    }

    // MARK: Solving

    /// Puts the region's variables in the order in which they were made.
    mutating func sortRegionByAge() {
        var ages: [(age: Int32, variable: Int32)] = []
        for index in 0..<regionVariables.count {
            let variable = regionVariables[index]
            ages.append((variables[variable].age, variable))
        }
        ages.sort { $0.age < $1.age }
        for index in 0..<ages.count { regionVariables[index] = ages[index].variable }
    }

    /// Solves the region at hand by the exact step alone.
    mutating func solveRegion(_ region: Int32, _ choose: (([Row]) -> Row)?) {
        sortRegionByAge()
        loadAtRest()
        var done = minimiseRequired()
        if hasRequiredViolation {
            resolveConflicts(region, choose)
            loadAtRest()
            done = minimiseRequired()
        }
        minimisePriorities(from: done)
        breakTies()
        for place in 0..<Int32(regionVariables.count) {
            let variable = regionVariables[place]
            let value = variables[variable].restingValue + tableau.activity(of: place)
            setValue(of: variable, value)
        }
    }
}
