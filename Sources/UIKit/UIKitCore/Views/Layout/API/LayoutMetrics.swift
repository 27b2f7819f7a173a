import CoreGraphics

/// Standard distances.
nonisolated enum LayoutMetrics {
    /// The system's spacing between two views, in points.
    static let systemSpacing: CGFloat = 8

    /// The width at which text is readable, in points.
    static let readableWidth: CGFloat = 672
}
