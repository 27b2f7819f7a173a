extension JournalEntry {
    /// The number of steps of undo that folding keeps, where there are as many.
    static let keptSteps = 1_000

    /// The size in bytes from which a journal is folded.
    static let foldedSize = 16_000_000

    /// Shorter changes with the same drawing, whose last steps can still be undone and redone;
    /// `nil` if the changes cannot be shortened.
    @MainActor
    package static func folded(
        _ entries: [JournalEntry], keeping steps: Int = keptSteps
    ) -> [JournalEntry]? {
        folding(entries, keeping: steps).map { [$0.base] + entries[$0.cut...] }
    }

    /// The ``base(_:file:saved:)`` that the changes before `cut` become; `nil` if the changes
    /// cannot be shortened.
    ///
    /// It lies before a change after which no earlier step was undone or redone.
    @MainActor
    static func folding(
        _ entries: [JournalEntry], keeping steps: Int
    ) -> (base: JournalEntry, cut: Int)? {
        // After each change, the number of steps that are done, and if one could be redone.
        let painting = Painting()
        var positions = [0]
        var canRedo = [false]
        for entry in entries {
            guard painting.replay([entry]) == 0 else { return nil }
            positions.append(painting.historyPosition)
            canRedo.append(painting.canRedo)
        }
        var cut: Int?
        var lowest = painting.historyPosition
        for index in entries.indices.reversed() {
            lowest = min(lowest, positions[index])
            if positions[index] == lowest, !canRedo[index],
                painting.historyPosition - lowest >= steps
            {
                cut = index
                break
            }
        }
        guard let cut, cut > 1 else { return nil }
        let base = Painting()
        base.replay(Array(entries[..<cut]))
        let scribble = base.scribble
        let saved = scribble.saved.flatMap { scribble.has($0) ? nil : $0.memento }
        return (.base(scribble.makeMemento(), file: scribble.name, saved: saved), cut)
    }
}
