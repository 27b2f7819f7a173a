import FoundationGaps

/// The difference of two sequences of unique identifiers: what goes, what comes, and what moves.
///
/// Identifiers are matched by hashing. Of those in both sequences, the largest set that keeps its
/// order stays, and the others move.
///
/// - Complexity: O(n), and O(n log n) for the elements whose order changed.
nonisolated struct LinearDiff: Hashable, Sendable {
    /// The old indexes of what is only in the old sequence, ascending.
    var deleted: [Int] = []

    /// The new indexes of what is only in the new sequence, ascending.
    var inserted: [Int] = []

    /// The old and new indexes of what changes its place among the others, by new index.
    var moved: [Move] = []

    struct Move: Hashable, Sendable {
        var from: Int
        var to: Int
    }

    init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
        if old == new { return }
        var oldIndexes = Dictionary<Identifier, Int>(minimumCapacity: old.count)
        for (index, identifier) in old.enumerated() { oldIndexes[identifier] = index }
        var isKept = [Bool](repeating: false, count: old.count)
        var common: [Move] = []
        for (index, identifier) in new.enumerated() {
            guard let from = oldIndexes[identifier] else {
                inserted.append(index)
                continue
            }
            isKept[from] = true
            common.append(Move(from: from, to: index))
        }
        deleted = isKept.indices.filter { !isKept[$0] }
        let stays = Self.longestIncreasingRun(common.map(\.from))
        moved = common.indices.filter { !stays[$0] }.map { common[$0] }
    }

    /// Returns for each number whether it belongs to a longest increasing subsequence.
    static func longestIncreasingRun(_ numbers: [Int]) -> [Bool] {
        let isIncreasing = zip(numbers, numbers.dropFirst()).allSatisfy(<)
        if isIncreasing { return [Bool](repeating: true, count: numbers.count) }
        // The index of the smallest last number of a run of each length, and each one's
        // predecessor.
        var lasts: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let isLongest = lasts.last.map { numbers[$0] < number } ?? true
            let length =
                isLongest ? lasts.count : lasts.partitioningIndex { numbers[$0] >= number }
            if length > 0 { previous[index] = lasts[length - 1] }
            if length == lasts.count { lasts.append(index) } else { lasts[length] = index }
        }
        var belongs = [Bool](repeating: false, count: numbers.count)
        var index = lasts.last ?? -1
        while index >= 0 {
            belongs[index] = true
            index = previous[index]
        }
        return belongs
    }
}
