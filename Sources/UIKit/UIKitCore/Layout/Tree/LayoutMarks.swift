/// What is to be done about a view before layout, and what is being done.
nonisolated struct LayoutMarks: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Constraints place the view; its autoresizing mask does not count.
    static let isPlacedByConstraints = LayoutMarks(rawValue: 1 << 0)

    /// `updateConstraints()` is to be called.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 1)

    /// `updateConstraints()` of a view in this one is to be called.
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 2)

    /// The view keeps constraints or rows that no engine knows yet.
    static let keepsNews = LayoutMarks(rawValue: 1 << 3)

    /// A view in this one does.
    static let descendantKeepsNews = LayoutMarks(rawValue: 1 << 4)

    /// The layer was asked for layout only so that the engine gets its turn.
    static let isAskedForEngine = LayoutMarks(rawValue: 1 << 5)

    /// The view is giving its subviews the places that were solved.
    static let isPlacingSubviews = LayoutMarks(rawValue: 1 << 6)

    /// The view is being given the place that was solved.
    static let isBeingPlaced = LayoutMarks(rawValue: 1 << 7)

    /// What the engine's turn is for.
    static let work: LayoutMarks = [
        .needsUpdateConstraints, .descendantNeedsUpdateConstraints, .keepsNews,
        .descendantKeepsNews,
    ]
}
