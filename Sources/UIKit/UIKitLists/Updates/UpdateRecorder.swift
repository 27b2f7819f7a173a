/// The updates that a list's user makes between the beginning of a batch and its end.
///
/// Batches nest: inner ones join the outermost.
nonisolated struct UpdateRecorder: Sendable {
    /// The number of batches that have begun and not ended.
    private(set) var depth = 0
    private(set) var updates: [ListUpdate] = []

    /// `true` if everything is reloaded at the end, whatever else the batch has.
    var reloadsEverything = false

    var isRecording: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Ends a batch. Returns `true` if it was the outermost one.
    mutating func end() -> Bool {
        depth -= 1
        return depth == 0
    }

    mutating func add(_ update: ListUpdate) { updates.append(update) }

    /// Returns the updates and forgets them.
    mutating func takeUpdates() -> [ListUpdate] {
        defer {
            updates = []
            reloadsEverything = false
        }
        return updates
    }
}
