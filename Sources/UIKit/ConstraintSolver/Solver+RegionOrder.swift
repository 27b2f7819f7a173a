// Large regions are put into the order in which they lie in memory.
//
// A walk jumps: from one view to another that was made long before or after it. The passes that follow look at all of the region again and again, and read on
// instead of jumping once it is in order. The answer does not depend on the order.

extension Solver {
    /// Smaller collections lie in the cache whatever their order.
    static let leastSorted = 256

    /// How many times a collection's size all rows, and all variables, may be for a bit of each to be looked at.
    private static let sparsest = 64

    /// Sorts the collection at hand where that pays.
    @inline(__always)
    mutating func sortLargeCollection() {
        if regionRows.count > Self.leastSorted, regionVariables.count > Self.leastSorted {
            sortCollection()
        }
    }

    @inline(never)
    private mutating func sortCollection() {
        guard rows.count <= Self.sparsest * regionRows.count,
            variables.count <= Self.sparsest * regionVariables.count, isCollectionScattered
        else { return }
        sorter.sort(&regionRows, below: rows.count)
        sorter.sort(&regionVariables, below: variables.count)
        for place in 0..<Int32(regionVariables.count) {
            variables[regionVariables[place]].place = place
        }
        isCollectionSorted = true
    }

    /// Whether many steps from one variable to the next are jumps, as far as some of them show.
    private var isCollectionScattered: Bool {
        let stride = regionVariables.count / Self.samples
        var jumps = 0
        for sample in 0..<(Self.samples - 1) {
            let index = sample * stride
            if abs(regionVariables[index + 1] - regionVariables[index]) > Self.farthest {
                jumps += 1
            }
        }
        return jumps > Self.samples / 4
    }

    private static let samples = 128

    /// Steps up to this stay where the last ones were.
    private static let farthest: Int32 = 8
}
