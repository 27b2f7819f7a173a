extension Dictionary where Key: Comparable {
    /// The entries by their keys, so that views are stacked, reused and announced in the same order
    /// in each run.
    nonisolated var inOrder: [Element] { sorted { $0.key < $1.key } }
}
