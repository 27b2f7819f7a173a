/// The connected component of the system that is being solved: the variables and rows of a region.
///
/// A variable's index in ``variables`` is its *place*; the working arrays of a solve are indexed by
/// places.
struct Component: ~Copyable {
    var variables: Pool<Int32>
    var rows: Pool<Int32>

    /// The number of terms in the rows.
    private(set) var termCount: Int32 = 0

    /// `true` if variables and rows are sorted by index.
    private(set) var isSorted = false

    private var sorter = BitSorter()
    private let addressOnly = AddressOnly()

    /// An empty component with room for some rows.
    init(roomForRows rows: Int) {
        variables = Pool(capacity: rows)
        self.rows = Pool(capacity: rows)
    }

    /// The bound for a sweep over rows (``RowSweep``): the number of all rows if the component is
    /// sorted, 0 if it is not, which means no sweep.
    func sweepBound(_ store: borrowing Store) -> Int { isSorted ? store.rows.count : 0 }

    /// Removes all variables and rows.
    mutating func clear() {
        variables.removeAll()
        rows.removeAll()
        termCount = 0
        isSorted = false
    }

    /// Replaces the variables and rows.
    mutating func set(variables: [Int32], rows: [Int32], _ store: inout Store) {
        self.variables.removeAll()
        for (place, variable) in variables.enumerated() {
            self.variables.append(variable)
            store.variables[variable].place = Int32(place)
        }
        set(rows: rows)
    }

    /// Replaces the rows.
    mutating func set(rows: [Int32]) {
        self.rows.removeAll()
        for row in rows { self.rows.append(row) }
    }
}

// MARK: - Breadth-first search

extension Component {
    /// Replaces the component by the one that contains a variable. Constants are borders.
    mutating func collect(
        from seed: Int32, _ store: inout Store, _ regions: inout RegionTable
    ) {
        clear()
        extend(from: seed, &store, &regions)
    }

    /// Adds the component of another variable.
    mutating func extend(
        from seed: Int32, _ store: inout Store, _ regions: inout RegionTable
    ) {
        search(from: seed, into: -1, isForming: false, &store, &regions)
    }

    /// Replaces the component by the one that contains a variable, and makes its members those of a
    /// region. The regions that they were in end.
    mutating func form(
        _ region: Int32, from seed: Int32, _ store: inout Store, _ regions: inout RegionTable
    ) {
        clear()
        search(from: seed, into: region, isForming: true, &store, &regions)
    }

    /// `true` if the component contains the variable, whatever its place says.
    @inline(__always)
    func contains(_ variable: Int32, _ store: borrowing Store) -> Bool {
        let place = store.variables[variable].place
        return UInt32(bitPattern: place) < UInt32(truncatingIfNeeded: variables.count)
            && variables[place] == variable
    }

    @inline(__always)
    private func containsRow(_ row: Int32, _ store: borrowing Store) -> Bool {
        let place = store.rows[row].place
        return UInt32(bitPattern: place) < UInt32(truncatingIfNeeded: rows.count)
            && rows[place] == row
    }

    /// The search, compiled once for each value of `isForming`.
    @inline(__always)
    private mutating func search(
        from seed: Int32, into region: Int32, isForming: Bool, _ store: inout Store,
        _ regions: inout RegionTable
    ) {
        let terms = store.terms.window
        let allRows = store.rows.window
        var next = variables.count
        add(seed, into: region, isForming: isForming, &store, &regions)
        while next < variables.count {
            var term = store.variables[variables[next]].firstTerm
            next &+= 1
            while term >= 0 {
                let row = terms[term].row
                term = terms[term].next
                let isMet =
                    isForming ? allRows[row].region == region : containsRow(row, store)
                if !isMet { addRow(row, into: region, isForming: isForming, &store, &regions) }
            }
        }
    }

    @inline(__always)
    private mutating func addRow(
        _ row: Int32, into region: Int32, isForming: Bool, _ store: inout Store,
        _ regions: inout RegionTable
    ) {
        let allRows = store.rows.window
        let terms = store.terms.window
        let allVariables = store.variables.window
        allRows[row].place = Int32(truncatingIfNeeded: rows.count)
        allRows[row].unknownCount = allRows[row].termCount &- allRows[row].constantCount
        if isForming {
            allRows[row].region = region
            allRows[row].slot = -1
        }
        rows.append(row)
        termCount &+= allRows[row].termCount
        var index = allRows[row].firstTerm
        let end = index &+ allRows[row].termCount
        while index < end {
            let variable = terms[index].variable
            if !allVariables[variable].isConstant {
                let isMet =
                    isForming
                    ? allVariables[variable].region == region : contains(variable, store)
                if !isMet { add(variable, into: region, isForming: isForming, &store, &regions) }
            }
            index &+= 1
        }
    }

    @inline(__always)
    private mutating func add(
        _ variable: Int32, into region: Int32, isForming: Bool, _ store: inout Store,
        _ regions: inout RegionTable
    ) {
        store.variables[variable].place = Int32(truncatingIfNeeded: variables.count)
        if isForming {
            regions.end(store.variables[variable].region)
            store.variables[variable].region = region
        }
        variables.append(variable)
    }
}

// MARK: - Order in memory

extension Component {
    /// Components with fewer rows or variables are not sorted: they lie in the cache in any order.
    static let leastSorted = 256

    /// Components that are smaller by this factor than the system are not sorted: the sorter reads
    /// a bit for each row and variable of the system.
    private static let sparsest = 64

    /// Sorts a large component by index, so that later passes read memory in ascending order. The
    /// result of a solve does not depend on the order.
    @inline(__always)
    mutating func sortIfLarge(_ store: inout Store) {
        if rows.count > Self.leastSorted, variables.count > Self.leastSorted { sort(&store) }
    }

    @inline(never)
    private mutating func sort(_ store: inout Store) {
        guard store.rows.count <= Self.sparsest * rows.count,
            store.variables.count <= Self.sparsest * variables.count, isScattered
        else { return }
        sorter.sort(&rows, below: store.rows.count)
        sorter.sort(&variables, below: store.variables.count)
        for place in 0..<Int32(variables.count) {
            store.variables[variables[place]].place = place
        }
        isSorted = true
    }

    /// `true` if many steps from one variable to the next are jumps, judging by a sample.
    private var isScattered: Bool {
        let stride = variables.count / Self.sampleCount
        var jumps = 0
        for sample in 0..<(Self.sampleCount - 1) {
            let index = sample * stride
            if abs(variables[index + 1] - variables[index]) > Self.nearestJump { jumps += 1 }
        }
        return jumps > Self.sampleCount / 4
    }

    private static let sampleCount = 128

    /// Steps up to this stay within the cache lines that were just read.
    private static let nearestJump: Int32 = 8
}
