// What no row decides is drawn to defaults.
//
// 1. Variables with a minimum come as near to it as they can.
// 2. Inequalities become tight: the sum of their slacks is minimised, each divided by the row's
//    greatest coefficient.
// 3. Other variables come as near to 0 as they can.
//
// The distances of 1 and 3 have weights that make the optimum unique.

extension ExactStep {
    /// Decides what is free after a start from a plan.
    mutating func drawToDefaults(_ component: borrowing Component, _ store: inout Store) {
        let ranks = component.ranksByAge(store)
        for hasMinimum in [true, false] where tableau.hasFreeColumn {
            if !hasMinimum { tightenInequalities(store) }
            loadOwnRows(hasMinimum: hasMinimum, component, &store)
            minimiseDistances(hasMinimum: hasMinimum, ranks, component, store)
        }
    }

    /// Decides what is free after a cold start, which has a row for each variable.
    mutating func drawToDefaultsFromColdStart(
        _ component: borrowing Component, _ store: borrowing Store
    ) {
        let ranks = component.ranksByAge(store)
        minimiseDistances(hasMinimum: true, ranks, component, store)
        tightenInequalities(store)
        minimiseDistances(hasMinimum: false, ranks, component, store)
    }

    /// Loads the distance from its default of each variable that is free.
    private mutating func loadOwnRows(
        hasMinimum: Bool, _ component: borrowing Component, _ store: inout Store
    ) {
        for place in 0..<Int32(component.variables.count) where !tableau.isExhausted {
            guard store.variables[component.variables[place]].hasMinimum == hasMinimum else {
                continue
            }
            sumFreeGradient(of: place)
            if !gradients.isSumZero {
                drawnPlaces.append(place)
                if ownPlaces[place] < 0 { loadOwnRow(place, component, store) }
            }
        }
    }

    /// Minimises the weighted distances from their defaults of the variables with rows of their
    /// own that have a minimum, or that have none.
    private mutating func minimiseDistances(
        hasMinimum: Bool, _ ranks: [Int32], _ component: borrowing Component,
        _ store: borrowing Store
    ) {
        for place in 0..<Int32(ownPlaces.count)
        where isDrawn(place, hasMinimum: hasMinimum, component, store) {
            let weight = Self.weight(ofRank: ranks[Int(place)])
            tableau.setCost(of: ownPlaces[place], positive: weight, negative: weight)
        }
        finishObjective()
        for place in 0..<Int32(ownPlaces.count)
        where isDrawn(place, hasMinimum: hasMinimum, component, store) {
            tableau.endCost(of: ownPlaces[place], settling: true)
        }
    }

    private func isDrawn(
        _ place: Int32, hasMinimum: Bool, _ component: borrowing Component,
        _ store: borrowing Store
    ) -> Bool {
        ownPlaces[place] >= 0
            && store.variables[component.variables[place]].hasMinimum == hasMinimum
    }

    /// Minimises the slacks of inequalities that hold.
    private mutating func tightenInequalities(_ store: borrowing Store) {
        let count = Int32(owners.count)
        for place in 0..<count where canTighten(place, store) {
            let relation = store.rows[owners[place]].relation
            let weight = 1 / greatestCoefficient(of: owners[place], store)
            let isAbove = isRange(at: place) || relation == .greaterThanOrEqual
            tableau.setCost(
                of: place, positive: isAbove ? weight : 0, negative: isAbove ? 0 : weight)
        }
        finishObjective()
        for place in 0..<count where canTighten(place, store) {
            tableau.endCost(of: place, settling: !isRange(at: place))
        }
    }

    /// `true` if a row of the tableau is an inequality. The slacks at the two ends of a range have
    /// the same sum everywhere.
    private func canTighten(_ place: Int32, _ store: borrowing Store) -> Bool {
        owners[place] >= 0 && store.rows[owners[place]].relation != .equal
            && !(isRange(at: place) && tableau.rows[place].span < .infinity)
    }

    private func greatestCoefficient(of row: Int32, _ store: borrowing Store) -> Double {
        var greatest = 0.0
        for index in store.rows[row].terms
        where !store.variables[store.terms[index].variable].isConstant {
            greatest = max(greatest, abs(store.terms[index].coefficient))
        }
        return greatest
    }

    /// The weight of the distance of the variable with a rank by age: a pseudorandom number between
    /// 1 and 2, so that no two solutions have the same cost.
    private static func weight(ofRank rank: Int32) -> Double {
        var mixed = (UInt64(UInt32(bitPattern: rank)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return 1 + Double(mixed >> 11) * 0x1p-53
    }
}
