import ConstraintSolver

/// The optimum of a system of relations in exact arithmetic: the sums of the violations by
/// priority.
///
/// It shares nothing with the solver but the problem. Every activity `Σ a·x + c` and every variable
/// is a *quantity* with two non-negative parts, `q = q⁺ − q⁻`, at most one of which is above zero.
/// A part costs 1 at its relation's level if the relation does not allow it. Costs compare level by
/// level, which makes them an ordered field over the rationals, so the textbook's primal simplex
/// with Bland's rule finds the optimum and always ends:
///
/// R. G. Bland, “New Finite Pivoting Rules for the Simplex Method”, Mathematics of Operations
/// Research 2(2), 1977. Fractions share one denominator and stay whole: J. Edmonds, “Systems of
/// Distinct Representatives and Linear Algebra”, 1967.
struct ExactOptimum {
    /// A number did not fit into 128 bits.
    struct Overflow: Error {}

    /// The costs of a quantity's parts.
    private struct Quantity {
        /// The cost of a unit of each part, 0 or 1.
        var costs: (plus: Int128, minus: Int128)

        /// The level of the costs, from 0, which is stronger than required.
        var level: Int

        /// `true` if both parts have no cost, so that the sign does not matter.
        var isFree: Bool { costs.plus == 0 && costs.minus == 0 }
    }

    private var quantities: [Quantity]

    /// The basic quantity of each line, and the sign of its part that is in the basis.
    private var basis: [(quantity: Int, sign: Int128)]

    /// The quantity of each column, all of them zero.
    private var columns: [Int]

    /// Basic quantities in terms of the columns: `(table[line][columns] · columns +
    /// table[line].last) / denominator`.
    private var table: [[Int128]]
    private var denominator: Int128 = 1

    /// The factor that makes every number of the system whole.
    private let scale: Double

    private let levelCount: Int

    /// Solves a system whose numbers are whole sixty-fourths.
    init(_ system: ReferenceSystem) throws(Overflow) {
        let levels = system.levels
        levelCount = levels.count + 1
        scale = Self.commonScale(system)
        columns = Array(0..<system.variableCount)
        quantities = columns.map { _ in Quantity(costs: (0, 0), level: 0) }
        basis = []
        table = []
        for (variable, minimum) in system.minimums.enumerated() {
            if let minimum {
                addLine([(variable, 1)], -minimum, .greaterThanOrEqual, level: 0)
            }
            if let pin = system.pins[variable] { addLine([(variable, 1)], -pin, .equal, level: 0) }
        }
        for (_, relation) in system.relations.sorted(by: { $0.key < $1.key }) {
            let level = levels.firstIndex(of: relation.level)!
            addLine(
                relation.terms.map { ($0.variable, $0.coefficient) }, relation.constant,
                relation.relation, level: level + 1)
        }
        _ = try minimise(nil)
    }

    /// The sums of the violations at the optimum, first of bounds and pins together, then level by
    /// level.
    var violations: [Double] {
        var sums = [Double](repeating: 0, count: levelCount)
        for (line, basic) in basis.enumerated() {
            let quantity = quantities[basic.quantity]
            let cost = basic.sign > 0 ? quantity.costs.plus : quantity.costs.minus
            guard cost != 0 else { continue }
            sums[quantity.level] += abs(value(ofLine: line))
        }
        return sums.map { $0 / scale }
    }

    /// The range of a variable's values over all optima, or `nil` if it is unbounded.
    func range(of variable: Int) throws(Overflow) -> ClosedRange<Double>? {
        var ends: [Double] = []
        for direction: Int128 in [1, -1] {
            var extreme = self
            guard try extreme.minimise((variable, direction)) else { return nil }
            ends.append(extreme.value(of: variable))
        }
        return min(ends[0], ends[1])...max(ends[0], ends[1])
    }

    /// The value of a variable at the optimum that was found.
    func value(of variable: Int) -> Double {
        basis.firstIndex { $0.quantity == variable }.map(value(ofLine:)) ?? 0
    }

    private func value(ofLine line: Int) -> Double {
        Double(table[line][columns.count]) / Double(denominator)
    }

    // MARK: Building

    private static func commonScale(_ system: ReferenceSystem) -> Double {
        var numbers = system.minimums.compactMap { $0 } + system.pins.compactMap { $0 }
        for relation in system.relations.values {
            numbers.append(relation.constant)
            numbers += relation.terms.map(\.coefficient)
        }
        let scale = [1.0, 2, 4, 8, 16, 32, 64].first { scale in
            numbers.allSatisfy { ($0 * scale).rounded() == $0 * scale }
        }
        guard let scale else {
            preconditionFailure("A number of the system is no whole sixty-fourth: \(numbers)")
        }
        return scale
    }

    private mutating func addLine(
        _ terms: [(variable: Int, coefficient: Double)], _ constant: Double,
        _ relation: Relation, level: Int
    ) {
        var line = [Int128](repeating: 0, count: columns.count + 1)
        for term in terms { line[term.variable] += Int128(term.coefficient * scale) }
        line[columns.count] = Int128(constant * scale)
        let costs: (Int128, Int128) =
            switch relation {
            case .equal: (1, 1)
            case .lessThanOrEqual: (1, 0)
            case .greaterThanOrEqual: (0, 1)
            }
        quantities.append(Quantity(costs: costs, level: level))
        basis.append((quantities.count - 1, line[columns.count] < 0 ? -1 : 1))
        table.append(line)
    }

    // MARK: The simplex

    /// Pivots until no part of a column lowers the cost: first that of the violations, then, below
    /// every level, `direction` times a variable.
    ///
    /// - Returns: `true` if the cost is bounded.
    private mutating func minimise(_ aim: (variable: Int, direction: Int128)?) throws(Overflow)
        -> Bool
    {
        while let (column, sign) = entering(aim) {
            guard let line = leaving(column, sign) else { return false }
            try pivot(line, column)
            basis[line].sign = sign
        }
        return true
    }

    /// The first part that lowers the cost when it increases.
    private func entering(_ aim: (variable: Int, direction: Int128)?) -> (Int, Int128)? {
        var best: (part: Int, column: Int, sign: Int128)?
        for column in columns.indices {
            let rates = costRates(column, aim)
            let quantity = quantities[columns[column]]
            for sign: Int128 in [1, -1] {
                let part = columns[column] * 2 + (sign > 0 ? 0 : 1)
                guard part < best?.part ?? .max else { continue }
                let own = sign > 0 ? quantity.costs.plus : quantity.costs.minus
                for level in 0...levelCount {
                    let rate =
                        rates[level] * sign + (level == quantity.level ? own * denominator : 0)
                    guard rate != 0 else { continue }
                    if rate < 0 { best = (part, column, sign) }
                    break
                }
            }
        }
        return best.map { ($0.column, $0.sign) }
    }

    /// The derivative of the basic parts' cost by a column, by level, times the denominator.
    private func costRates(_ column: Int, _ aim: (variable: Int, direction: Int128)?) -> [Int128] {
        var rates = [Int128](repeating: 0, count: levelCount + 1)
        for (line, basic) in basis.enumerated() {
            let quantity = quantities[basic.quantity]
            let cost = basic.sign > 0 ? quantity.costs.plus : quantity.costs.minus
            if cost != 0 { rates[quantity.level] += basic.sign * table[line][column] * cost }
            if basic.quantity == aim?.variable {
                rates[levelCount] += aim!.direction * table[line][column]
            }
        }
        if columns[column] == aim?.variable { rates[levelCount] += aim!.direction * denominator }
        return rates
    }

    /// The line whose part is the first to reach zero as a column's part increases; among several
    /// the first part.
    private func leaving(_ column: Int, _ sign: Int128) -> Int? {
        var best: (line: Int, part: Int, value: Int128, rate: Int128)?
        for (line, basic) in basis.enumerated() where !quantities[basic.quantity].isFree {
            let rate = -basic.sign * sign * table[line][column]
            guard rate > 0 else { continue }
            let value = basic.sign * table[line][columns.count]
            let part = basic.quantity * 2 + (basic.sign > 0 ? 0 : 1)
            if let best {
                let left = value.multipliedFullWidth(by: best.rate)
                let right = best.value.multipliedFullWidth(by: rate)
                guard (left.high, left.low, part) < (right.high, right.low, best.part) else {
                    continue
                }
            }
            best = (line, part, value, rate)
        }
        return best?.line
    }

    /// Exchanges a line's quantity with a column's.
    private mutating func pivot(_ line: Int, _ column: Int) throws(Overflow) {
        let pivot = table[line][column]
        let flip: Int128 = pivot < 0 ? -1 : 1
        let old = denominator
        // q = (p·x + rest) / d  gives  x = (d·q − rest) / p.
        var solved = table[line].map { -$0 * flip }
        solved[column] = old * flip
        for other in table.indices where other != line {
            let factor = table[other][column]
            if factor == 0 && pivot * flip == old { continue }
            for index in solved.indices where index != column {
                let own = table[other][index].multipliedReportingOverflow(by: pivot * flip)
                let through = factor.multipliedReportingOverflow(by: solved[index])
                let sum = own.partialValue.addingReportingOverflow(through.partialValue)
                guard !own.overflow, !through.overflow, !sum.overflow,
                    sum.partialValue.magnitude < 1 << 120
                else { throw Overflow() }
                table[other][index] = sum.partialValue / old
            }
            table[other][column] = factor * flip
        }
        table[line] = solved
        denominator = pivot * flip
        (basis[line].quantity, columns[column]) = (columns[column], basis[line].quantity)
    }
}
