/// Numbers that change one by one, with the sums of their beginnings in logarithmic time.
///
/// A binary indexed tree: the entry at `i` has the sum of the last `i & -i` of the first `i`
/// numbers.
nonisolated struct PrefixSums: Sendable {
    private var values: [Double]
    private var tree: [Double]

    /// The highest power of two that is at most the count.
    private let top: Int

    private(set) var total: Double

    init(_ values: [Double]) {
        self.values = values
        tree = [0] + values
        total = 0
        for value in values { total += value }
        top = values.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - values.count.leadingZeroBitCount)
        for index in tree.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < tree.count { tree[parent] += tree[index] }
        }
    }

    var count: Int { values.count }

    subscript(index: Int) -> Double {
        get { values[index] }
        set {
            let change = newValue - values[index]
            guard change != 0 else { return }
            values[index] = newValue
            total += change
            var node = index + 1
            while node < tree.count {
                tree[node] += change
                node += node & -node
            }
        }
    }

    /// Returns the sum of the numbers before `index`.
    func sum(before index: Int) -> Double {
        var (sum, node) = (0.0, index)
        while node > 0 {
            sum += tree[node]
            node -= node & -node
        }
        return sum
    }

    /// Returns the index of the last number before which the sum is at most `sum`, and that sum.
    /// Numbers are not negative. The first index for a `sum` below 0.
    func last(startingAtOrBefore sum: Double) -> (index: Int, start: Double) {
        var (index, start, step) = (0, 0.0, top)
        while step > 0 {
            let next = index + step
            if next < values.count, start + tree[next] <= sum {
                index = next
                start += tree[next]
            }
            step /= 2
        }
        return (index, start)
    }
}
