/// Finds linear dependences among rows: Gaussian elimination of sparse rows, one after another.
///
/// E1. A row is summed: ``begin(constant:)``, then ``add(_:place:)`` for each of its terms.
/// E2. ``reduce(_:)`` subtracts multiples of earlier rows, the first one first, until none of their
///     pivots is left. If other variables are left, the row is independent, and one of them becomes
///     its *pivot*.
/// E3. If none is left the row depends on earlier rows, and ``constant`` is its activity where
///     those are zero. ``multiples()`` substitutes back, the last row first, and returns the
///     multiples of the rows whose sum it is.
///
/// The rows that are kept are the first independent ones, whatever the pivots, so the multiples are
/// unique. Nothing is inverted: a chain of n rows takes n entries, not n².
struct Elimination: ~Copyable {
    /// An independent row, reduced.
    struct Reduced: BitwiseCopyable {
        /// The caller's name for it.
        var name: Int32
        var pivot: Int32
        var pivotValue: Double
        var constant: Double
        var firstEntry: Int32
        var entryCount: Int32
        var firstFactor: Int32
        var factorCount: Int32
    }

    /// A coefficient and its variable's place, or a factor and the index of its reduced row.
    struct Entry: BitwiseCopyable {
        var value: Double
        var index: Int32
    }

    private var reducedRows = Pool<Reduced>()
    private var entries = Pool<Entry>()
    /// The multiples of earlier rows that were subtracted, for each row in turn.
    private var factors = Pool<Entry>()
    /// The number of factors that belong to rows that were kept. The others are the current row's.
    private var factorCount = 0
    /// The index of the reduced row whose pivot a variable is, by place, or -1.
    private var pivotRows = Pool<Int32>()

    // The current row, by place; in E3 by index of reduced rows.
    private var sums = Pool<Double>()
    private var marks = Pool<Int32>()
    private var met = Pool<Int32>()
    private var mark: Int32 = 0
    private var waiting = Heap()
    private var scale = 0.0
    /// The constant of the current row after subtraction.
    private(set) var constant = 0.0
    /// The greatest constant that contributed to it.
    private(set) var constantScale = 0.0

    /// The number of entries that may still be visited.
    private(set) var workLeft = 0

    /// Coefficients that are smaller than the greatest by this factor are rounding errors.
    private static let tolerance = 1e-10

    /// Removes all rows.
    ///
    /// - Parameters:
    ///   - variables: The number of variables. Their places are the numbers below.
    ///   - rows: The greatest number of rows.
    ///   - work: The number of entries that may be visited.
    mutating func clear(variables: Int, rows: Int, work: Int) {
        reducedRows.removeAll()
        entries.removeAll()
        factors.removeAll()
        factorCount = 0
        pivotRows.removeAll()
        sums.removeAll()
        marks.removeAll()
        mark = 0
        pivotRows.append(-1, times: variables)
        sums.append(0, times: max(variables, rows))
        marks.append(0, times: max(variables, rows))
        workLeft = work
    }

    /// `true` if the bound on work is reached, so that results are incomplete.
    var isExhausted: Bool { workLeft <= 0 }

    // MARK: E1

    /// Starts a row.
    mutating func begin(constant: Double) {
        beginSum()
        self.constant = constant
        constantScale = abs(constant)
    }

    private mutating func beginSum() {
        mark &+= 1
        met.removeAll()
        waiting.removeAll()
        scale = 0
    }

    /// Adds a multiple of a variable to the row.
    mutating func add(_ value: Double, place: Int32) {
        if meet(place, value), pivotRows[place] >= 0 { waiting.push(pivotRows[place]) }
        scale = max(scale, abs(value))
    }

    /// Adds to a sum.
    ///
    /// - Returns: `true` if it is a new one.
    private mutating func meet(_ index: Int32, _ value: Double) -> Bool {
        workLeft &-= 1
        if marks[index] == mark {
            sums[index] += value
            return false
        }
        marks[index] = mark
        sums[index] = value
        met.append(index)
        return true
    }

    // MARK: E2

    /// Reduces the row, and keeps it if it is independent.
    ///
    /// - Parameter name: The caller's name for the row.
    /// - Returns: `true` if it is independent.
    mutating func reduce(_ name: Int32) -> Bool {
        factors.truncate(to: factorCount)
        while !waiting.isEmpty {
            let order = waiting.popLeast()
            let earlier = reducedRows[order]
            let value = sums[earlier.pivot]
            sums[earlier.pivot] = 0
            if abs(value) <= Self.tolerance * scale { continue }
            let factor = value / earlier.pivotValue
            factors.append(Entry(value: factor, index: order))
            constant -= factor * earlier.constant
            constantScale = max(constantScale, abs(factor * earlier.constant))
            for index in earlier.firstEntry..<(earlier.firstEntry &+ earlier.entryCount) {
                let entry = entries[index]
                add(-factor * entry.value, place: entry.index)
            }
            if isExhausted { break }
        }
        guard let pivot = pivot(), !isExhausted else { return false }
        keep(name, pivot: pivot)
        return true
    }

    /// The last of the row's variables whose coefficient is not small compared with the others, or
    /// `nil` if none is left.
    private func pivot() -> Int32? {
        var greatest = Self.tolerance * scale
        for index in 0..<met.count { greatest = max(greatest, abs(sums[met[index]])) }
        if greatest <= Self.tolerance * scale { return nil }
        var last: Int32 = -1
        for index in 0..<met.count where abs(sums[met[index]]) >= 0.1 * greatest {
            last = max(last, met[index])
        }
        return last
    }

    private mutating func keep(_ name: Int32, pivot: Int32) {
        let firstEntry = entries.count
        for index in 0..<met.count {
            let place = met[index]
            if place == pivot || abs(sums[place]) <= Self.tolerance * scale { continue }
            entries.append(Entry(value: sums[place], index: place))
        }
        pivotRows[pivot] = Int32(reducedRows.count)
        reducedRows.append(
            Reduced(
                name: name, pivot: pivot, pivotValue: sums[pivot], constant: constant,
                firstEntry: Int32(firstEntry), entryCount: Int32(entries.count - firstEntry),
                firstFactor: Int32(factorCount),
                factorCount: Int32(factors.count - factorCount)))
        factorCount = factors.count
    }

    // MARK: E3

    /// The rows of which a dependent row is a linear combination, and their multiples.
    ///
    /// Call it after ``reduce(_:)`` returned `false`.
    ///
    /// - Returns: `nil` if the bound on work is reached.
    mutating func multiples() -> [(name: Int32, multiple: Double)]? {
        beginSum()
        for index in factorCount..<factors.count {
            count(factors[index].value, order: factors[index].index)
        }
        var found: [(name: Int32, multiple: Double)] = []
        while !waiting.isEmpty {
            if isExhausted { return nil }
            let order = -waiting.popLeast()
            let multiple = sums[order]
            if abs(multiple) <= Self.tolerance * scale { continue }
            let row = reducedRows[order]
            found.append((row.name, multiple))
            for index in row.firstFactor..<(row.firstFactor &+ row.factorCount) {
                count(-multiple * factors[index].value, order: factors[index].index)
            }
        }
        return found
    }

    /// Adds a multiple of a reduced row. Later rows are substituted first.
    private mutating func count(_ multiple: Double, order: Int32) {
        if meet(order, multiple) { waiting.push(-order) }
        scale = max(scale, abs(multiple))
    }
}
