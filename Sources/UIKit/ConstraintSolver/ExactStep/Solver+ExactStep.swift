// Tier B: the exact step.
//
// B1. The tableau takes in the region, with a set of tight rows to start from: propagation's plan (Solver+Loading), or
//     every variable at rest (Solver+AtRest). Required equalities that are tight stay so; they are eliminated.
// B2. One objective after another: what required rows and minimums lack, then each strength's sum of violations.
// B3. Directions that are still free are ties. Strength by strength, the rows of the greatest tie come first.
// B4. What is free even then is drawn to rest, with weights that let no two solutions count the same.
// B5. If the tight rows are others than before, a new plan is made of them (Solver+Ordering).

extension Solver {
    /// The row of the region at a place of the tableau, or -1 for a variable's own.
    func row(atPlace place: Int32) -> Int32 { max(exactStep.owners[place], -1) }

    /// The variable whose own row is at a place of the tableau.
    func ownVariable(atPlace place: Int32) -> Int32 {
        component.variables[-1 - exactStep.owners[place]]
    }

    /// Whether a row of the tableau is a variable's own, and keeps it from its minimum.
    func isMinimum(atPlace place: Int32) -> Bool {
        exactStep.owners[place] < 0
            && store.variables[ownVariable(atPlace: place)].minimum != -.infinity
    }

    /// Sorts the objectives, the strongest first.
    mutating func sortObjectives() {
        if exactStep.objectives.count > 32 {
            sortManyObjectives()
            return
        }
        for index in 1..<max(exactStep.objectives.count, 1) {
            let objective = exactStep.objectives[index]
            var position = index
            while position > 0, objective.precedes(exactStep.objectives[position - 1]) {
                exactStep.objectives[position] = exactStep.objectives[position - 1]
                position -= 1
            }
            exactStep.objectives[position] = objective
        }
    }

    /// Sorts many objectives. Mostly there are few keys, each with many rows: they are moved key by key.
    private mutating func sortManyObjectives() {
        var keys: [UInt64] = []
        var last: UInt64 = 0
        for index in 0..<exactStep.objectives.count where exactStep.objectives[index].key != last {
            last = exactStep.objectives[index].key
            if keys.contains(last) { continue }
            keys.append(last)
            if keys.count > 8 {
                exactStep.objectives.sort { $0.precedes($1) }
                return
            }
        }
        if keys.count == 1 { return }
        keys.sort(by: >)
        let count = exactStep.objectives.count
        for key in keys {
            for index in 0..<count where exactStep.objectives[index].key == key {
                exactStep.objectives.append(exactStep.objectives[index])
            }
        }
        exactStep.objectives.removeFirst(count)
    }

    /// The run of objectives with the strength or the whole key of the one at `start`.
    private func run(from start: Int, sameTie: Bool) -> Range<Int> {
        var end = start + 1
        let first = exactStep.objectives[start]
        while end < exactStep.objectives.count,
            sameTie
                ? exactStep.objectives[end].key == first.key
                : exactStep.objectives[end].rank == first.rank
        {
            end += 1
        }
        return start..<end
    }

    // MARK: B2

    /// Minimises what required rows and minimums lack.
    ///
    /// - Returns: How many objectives are done.
    mutating func minimiseRequired() -> Int {
        let required =
            exactStep.objectives.isEmpty || exactStep.objectives[0].rank != Strength.required.rank
            ? 0..<0 : run(from: 0, sameTie: false)
        setMinimumCosts()
        minimise(required, settling: true)
        for index in 0..<exactStep.ownPlaces.count {
            let place = exactStep.ownPlaces[index]
            if place >= 0, isMinimum(atPlace: place) {
                exactStep.tableau.endCost(of: place, settling: true)
            }
        }
        return required.upperBound
    }

    private mutating func setMinimumCosts() {
        for index in 0..<exactStep.ownPlaces.count {
            let place = exactStep.ownPlaces[index]
            if place >= 0, isMinimum(atPlace: place) {
                exactStep.tableau.setCost(of: place, positive: 0, negative: 1)
            }
        }
    }

    /// Gives all rows of the tableau costs; they are required.
    mutating func setRequiredCosts() {
        setMinimumCosts()
        for index in 0..<exactStep.objectives.count { setCost(of: exactStep.objectives[index]) }
    }

    /// Minimises what the other strengths lack, from an objective on.
    mutating func minimisePriorities(from start: Int) {
        var start = start
        while start < exactStep.objectives.count {
            let level = run(from: start, sameTie: false)
            minimise(level, settling: true)
            start = level.upperBound
        }
    }

    // MARK: B3, B4

    /// Among equals, lets rows of a smaller tie give way.
    mutating func breakTies() {
        var start = 0
        while start < exactStep.objectives.count, exactStep.tableau.hasFreeColumn {
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

    /// Draws the variables that have a row of their own in the tableau to rest.
    mutating func minimiseDistanceFromRest(ranks: [Int32]) {
        for place in 0..<Int32(exactStep.ownPlaces.count) where exactStep.ownPlaces[place] >= 0 {
            let weight = Self.restWeight(ofRank: ranks[Int(place)])
            exactStep.tableau.setCost(
                of: exactStep.ownPlaces[place], positive: weight, negative: weight)
        }
        finishObjective()
        for place in 0..<Int32(exactStep.ownPlaces.count) where exactStep.ownPlaces[place] >= 0 {
            exactStep.tableau.endCost(of: exactStep.ownPlaces[place], settling: true)
        }
    }

    /// How much the distance from rest counts of the region's variable number `rank` by age: between 1 and 2, with no
    /// pattern, so that no two solutions count the same.
    private static func restWeight(ofRank rank: Int32) -> Double {
        var mixed = (UInt64(UInt32(bitPattern: rank)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double(mixed >> 11) * 0x1p-53
    }

    /// The region's variables, by place, numbered by age.
    func ranksByAge() -> [Int32] {
        var ranks = [Int32](repeating: 0, count: component.variables.count)
        for (rank, place) in placesByAge().enumerated() { ranks[Int(place)] = Int32(rank) }
        return ranks
    }

    /// The places of the region's variables, the oldest first.
    func placesByAge() -> [Int32] {
        var oldest = Int32.max
        var youngest = Int32.min
        for index in 0..<component.variables.count {
            oldest = min(oldest, store.variables[component.variables[index]].age)
            youngest = max(youngest, store.variables[component.variables[index]].age)
        }
        let span = Int(youngest) - Int(oldest) + 1
        if span > 16 * component.variables.count {
            return (0..<Int32(component.variables.count)).sorted {
                store.variables[component.variables[$0]].age
                    < store.variables[component.variables[$1]].age
            }
        }
        // Variables of one region were mostly made together: a place for each age costs less than sorting.
        var places = [Int32](repeating: -1, count: span)
        for place in 0..<Int32(component.variables.count) {
            places[Int(store.variables[component.variables[place]].age - oldest)] = place
        }
        return places.filter { $0 >= 0 }
    }

    // MARK: One objective

    private mutating func minimise(_ run: Range<Int>, settling: Bool) {
        for index in run { setCost(of: exactStep.objectives[index]) }
        finishObjective()
        for index in run {
            exactStep.tableau.endCost(of: exactStep.objectives[index].place, settling: settling)
        }
    }

    /// Makes a row cost what it lacks.
    private mutating func setCost(of objective: Objective) {
        exactStep.tableau.setCost(
            of: objective.place, positive: objective.relation == .greaterThanOrEqual ? 0 : 1,
            negative: objective.relation == .lessThanOrEqual ? 0 : 1)
    }

    private mutating func finishObjective() {
        if exactStep.tableau.minimise() == .stopped { limits.stoppedCount += 1 }
        exactStep.tableau.lockSpoilingDirections()
    }
}
