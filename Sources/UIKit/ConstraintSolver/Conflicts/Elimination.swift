/// Finds which rows depend on others, and how: Gauss's elimination of sparse rows, one after another.
///
/// E1. A row is summed up: ``begin(constant:)``, then ``add(_:place:)`` for each of its terms.
/// E2. ``reduce(_:)`` takes multiples of the rows before it away, the first one first, until none of the variables that
///     those gave is left. If others are left, the row is independent, and gives one of them: its *pivot*.
/// E3. If none is left the row depends on rows before it, and ``constant`` is its activity where those are zero.
///     ``multiples()`` goes the way back, the last row first, and says how many times each of them counts. Rows that come
///     in with both signs vanish there.
///
/// The rows taken in are the first independent ones, whatever the pivots; so the multiples are the only ones there are.
/// Nothing is inverted: a chain of n rows takes n entries and not n².
struct Elimination: ~Copyable {
    /// An independent row, reduced.
    struct Reduced: BitwiseCopyable {
        /// What the caller calls it.
        var name: Int32
        var pivot: Int32
        var pivotValue: Double
        var constant: Double
        var firstEntry: Int32
        var entryCount: Int32
        var firstFactor: Int32
        var factorCount: Int32
    }

    /// A number and what it belongs to: a variable's place, or the order of a reduced row.
    struct Entry: BitwiseCopyable {
        var value: Double
        var index: Int32
    }

    private var reducedRows = Pool<Reduced>()
    private var entries = Pool<Entry>()
    /// How many times each row before was taken away, for each row in turn.
    private var factors = Pool<Entry>()
    /// How many factors belong to rows that were kept; those behind are the row's at hand.
    private var factorCount = 0
    /// The order of the row that gives a variable, by place, or -1.
    private var givers = Pool<Int32>()

    // The row at hand, by place, or on the way back by order.
    private var sums = Pool<Double>()
    private var marks = Pool<Int32>()
    private var met = Pool<Int32>()
    private var mark: Int32 = 0
    private var waiting = Heap()
    private var scale = 0.0
    /// What is left of the constant of the row at hand.
    private(set) var constant = 0.0
    /// The greatest constant that went into it.
    private(set) var constantScale = 0.0

    /// How many more entries may be looked at.
    private(set) var workLeft = 0

    /// What is this much smaller than the greatest coefficient is a rounding error.
    private static let tolerance = 1e-10

    /// Forgets all rows.
    ///
    /// - Parameters:
    ///   - variables: How many variables there are. Their places are the numbers below.
    ///   - rows: How many rows may come.
    ///   - work: How many entries may be looked at.
    mutating func clear(variables: Int, rows: Int, work: Int) {
        reducedRows.removeAll()
        entries.removeAll()
        factors.removeAll()
        factorCount = 0
        givers.removeAll()
        sums.removeAll()
        marks.removeAll()
        mark = 0
        givers.append(-1, times: variables)
        sums.append(0, times: max(variables, rows))
        marks.append(0, times: max(variables, rows))
        workLeft = work
    }

    /// Whether there is no work left, so that answers are not complete.
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
        if meet(place, value), givers[place] >= 0 { waiting.push(givers[place]) }
        scale = max(scale, abs(value))
    }

    /// Adds to a sum.
    ///
    /// - Returns: Whether it is a new one.
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
    /// - Parameter name: What the caller calls the row.
    /// - Returns: Whether it is independent.
    mutating func reduce(_ name: Int32) -> Bool {
        factors.truncate(to: factorCount)
        while !waiting.isEmpty {
            let order = waiting.popLeast()
            let giver = reducedRows[order]
            let value = sums[giver.pivot]
            sums[giver.pivot] = 0
            if abs(value) <= Self.tolerance * scale { continue }
            let factor = value / giver.pivotValue
            factors.append(Entry(value: factor, index: order))
            constant -= factor * giver.constant
            constantScale = max(constantScale, abs(factor * giver.constant))
            for index in giver.firstEntry..<(giver.firstEntry &+ giver.entryCount) {
                let entry = entries[index]
                add(-factor * entry.value, place: entry.index)
            }
            if isExhausted { break }
        }
        guard let pivot = pivot(), !isExhausted else { return false }
        keep(name, pivot: pivot)
        return true
    }

    /// The last of the row's variables whose coefficient is not small beside the others', or nil if none is left.
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
        givers[pivot] = Int32(reducedRows.count)
        reducedRows.append(
            Reduced(
                name: name, pivot: pivot, pivotValue: sums[pivot], constant: constant,
                firstEntry: Int32(firstEntry), entryCount: Int32(entries.count - firstEntry),
                firstFactor: Int32(factorCount),
                factorCount: Int32(factors.count - factorCount)))
        factorCount = factors.count
    }

    // MARK: E3

    /// The rows of which a dependent row is a sum, and how many times each counts.
    ///
    /// Call it after ``reduce(_:)`` said that the row depends on others.
    ///
    /// - Returns: Nil if there was too little work left to say.
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

    /// Counts a multiple of a reduced row. Those taken in last are looked at first.
    private mutating func count(_ multiple: Double, order: Int32) {
        if meet(order, multiple) { waiting.push(-order) }
        scale = max(scale, abs(multiple))
    }
}
