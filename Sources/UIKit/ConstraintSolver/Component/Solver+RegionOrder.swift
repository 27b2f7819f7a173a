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
        if component.rows.count > Self.leastSorted, component.variables.count > Self.leastSorted {
            sortCollection()
        }
    }

    @inline(never)
    private mutating func sortCollection() {
        guard store.rows.count <= Self.sparsest * component.rows.count,
            store.variables.count <= Self.sparsest * component.variables.count,
            isCollectionScattered
        else { return }
        component.sorter.sort(&component.rows, below: store.rows.count)
        component.sorter.sort(&component.variables, below: store.variables.count)
        for place in 0..<Int32(component.variables.count) {
            store.variables[component.variables[place]].place = place
        }
        component.isSorted = true
    }

    /// Whether many steps from one variable to the next are jumps, as far as some of them show.
    private var isCollectionScattered: Bool {
        let stride = component.variables.count / Self.samples
        var jumps = 0
        for sample in 0..<(Self.samples - 1) {
            let index = sample * stride
            if abs(component.variables[index + 1] - component.variables[index]) > Self.farthest {
                jumps += 1
            }
        }
        return jumps > Self.samples / 4
    }

    private static let samples = 128

    /// Steps up to this stay where the last ones were.
    private static let farthest: Int32 = 8
}
