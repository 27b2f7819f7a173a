extension Drawing {
    /// The same line as a value: assigning it copies it, and no prototype has to be asked.
    struct Line: Hashable, Sendable {
        var points: [Point] = []
    }
}
