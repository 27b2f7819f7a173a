// Large regions are put into the order in which they lie in memory.
//
// A walk jumps: from one view to another that was made long before or after it. The passes that follow look at all of the region again and again, and read on
// instead of jumping once it is in order. The answer does not depend on the order.

extension Solver {
    /// Smaller collections lie in the cache whatever their order.
    private static let leastSorted = 256

    /// How many times a collection's size all rows, and all variables, may be for them to be looked through.
    private static let sparsest = 8

    /// Sorts the collection at hand where that pays.
    @inline(__always)
    mutating func sortLargeCollection(of region: Int32) {
        if regionRows.count > Self.leastSorted, regionVariables.count > Self.leastSorted {
            sortCollection(of: region)
        }
    }

    @inline(never)
    private mutating func sortCollection(of region: Int32) {
        let rowCount = regionRows.count
        let variableCount = regionVariables.count
        guard rows.count <= Self.sparsest * rowCount,
            variables.count <= Self.sparsest * variableCount, isCollectionScattered
        else { return }
        for row in 0..<Int32(rows.count) where rows[row].region == region {
            regionRows.append(row)
        }
        for variable in 0..<Int32(variables.count) where variables[variable].region == region {
            regionVariables.append(variable)
        }
        assert(
            regionRows.count == 2 * rowCount && regionVariables.count == 2 * variableCount,
            "Something is in region \(region) that hangs together with none of it.")
        regionRows.removeFirst(rowCount)
        regionVariables.removeFirst(variableCount)
        for place in 0..<Int32(variableCount) {
            variables[regionVariables[place]].place = place
        }
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
