import FoundationGaps

/// The way the indexes of a sequence change when some elements are removed and others added.
///
/// The elements that remain keep their order. A look-up takes logarithmic time.
nonisolated struct IndexShift: Hashable, Sendable {
    /// The old indexes of the elements that go, ascending.
    private let removed: [Int]

    /// The new indexes of the elements that come, ascending.
    private let added: [Int]

    /// The sequence remains as it is.
    static let none = IndexShift(removed: [], added: [])

    /// Creates a shift from indexes without duplicates, in any order.
    init(removed: some Sequence<Int>, added: some Sequence<Int>) {
        self.removed = removed.sorted()
        self.added = added.sorted()
    }

    /// The difference of the counts after and before.
    var growth: Int { added.count - removed.count }

    /// Returns the new index of the element at an old one; `nil` if it is removed.
    func new(_ old: Int) -> Int? { Self.shift(old, out: removed, in: added) }

    /// Returns the old index of the element at a new one; `nil` if it is added.
    func old(_ new: Int) -> Int? { Self.shift(new, out: added, in: removed) }

    private static func shift(_ index: Int, out: [Int], in others: [Int]) -> Int? {
        let before = out.partitioningIndex { $0 >= index }
        if before < out.count, out[before] == index { return nil }
        let rank = index - before
        // The others before the element: each of them pushes it by one.
        return rank + others.indices.partitioningIndex { others[$0] - $0 > rank }
    }
}
