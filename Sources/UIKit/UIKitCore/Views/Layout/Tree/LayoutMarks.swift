/// The pending work of a view before layout, and the state of the layout that is running.
nonisolated struct LayoutMarks: OptionSet {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Constraints place the view; its autoresizing mask has no effect.
    static let isPlacedByConstraints = LayoutMarks(rawValue: 1 << 0)

    /// `updateConstraints()` has to be called.
    static let needsUpdateConstraints = LayoutMarks(rawValue: 1 << 1)

    /// `updateConstraints()` of a view in this one has to be called.
    static let descendantNeedsUpdateConstraints = LayoutMarks(rawValue: 1 << 2)

    /// The view owns constraints or implicit relations that no engine has rows for.
    static let hasPendingRelations = LayoutMarks(rawValue: 1 << 3)

    /// A view in this one does.
    static let descendantHasPendingRelations = LayoutMarks(rawValue: 1 << 4)

    /// The layer was asked for layout only to update the engine.
    static let needsOnlyEngineUpdate = LayoutMarks(rawValue: 1 << 5)

    /// The view is giving its subviews the places that were solved.
    static let isPlacingSubviews = LayoutMarks(rawValue: 1 << 6)

    /// The view is being given the place that was solved.
    static let isBeingPlaced = LayoutMarks(rawValue: 1 << 7)

    /// The view's `layoutSubviews()` is running.
    static let isLayingOut = LayoutMarks(rawValue: 1 << 8)

    /// The view or one in it has, or had, a keyboard guide, whose edges depend on its place in the
    /// window. The superviews have the mark too.
    static let holdsKeyboardGuide = LayoutMarks(rawValue: 1 << 9)

    /// The marks that require an update of the engine.
    static let engineWork: LayoutMarks = [
        .needsUpdateConstraints, .descendantNeedsUpdateConstraints, .hasPendingRelations,
        .descendantHasPendingRelations,
    ]
}
