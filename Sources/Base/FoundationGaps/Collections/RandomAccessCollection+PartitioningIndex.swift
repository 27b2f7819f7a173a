extension RandomAccessCollection {
    /// Returns the index of the first element that satisfies a condition, by bisection; the end if
    /// none does.
    ///
    /// - Parameter belongsToEnd: A condition that no element up to some index satisfies, and all
    ///   from there do.
    /// - Complexity: O(log n).
    @inlinable package func partitioningIndex(
        where belongsToEnd: (Element) throws -> Bool
    ) rethrows -> Index {
        var low = startIndex
        var length = count
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if try belongsToEnd(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
