import CoreGraphics

/// Distances that belong to no view.
nonisolated enum LayoutMetrics {
    /// What the system leaves between two views, in points.
    static let systemSpacing: CGFloat = 8

    /// How wide text is that reads well, in points.
    static let readableWidth: CGFloat = 672
}
