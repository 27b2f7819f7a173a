// Runs of terms in the pool.

extension Solver {
    /// Runs of up to eight terms are kept by their length, longer ones by the next power of two.
    static let termClassCount = 9 + 28

    private static func termClass(_ count: Int) -> (index: Int, length: Int) {
        if count <= 8 { return (count, count) }
        let power = Int.bitWidth - (count - 1).leadingZeroBitCount
        return (9 + power - 4, 1 << power)
    }

    /// A run of terms for a row that is added. What was removed gives back its runs first.
    @inline(__always)
    mutating func takeTerms(_ count: Int) -> Int32 {
        takeOutRemoved()
        if count == 0 { return 0 }
        if count <= 8, store.freeTermRuns[count] < 0 { return store.terms.extend(by: count) }
        let (index, length) = Self.termClass(count)
        let free = store.freeTermRuns[index]
        if free >= 0 {
            store.freeTermRuns[index] = store.terms[free].next
            return free
        }
        return store.terms.extend(by: length)
    }

    mutating func giveTerms(_ first: Int32, count: Int) {
        if count == 0 { return }
        let index = Self.termClass(count).index
        store.terms[first].next = store.freeTermRuns[index]
        store.freeTermRuns[index] = first
    }
}
