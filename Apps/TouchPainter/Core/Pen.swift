public import CoreGraphics

/// How a stroke or dot looks: its colour, its size, its brush and the smoothing of its line.
public struct Pen: Hashable, Sendable {
    /// The sizes a pen can have, in points.
    public static let sizeRange: ClosedRange<CGFloat> = 5...50

    public var color: MarkColor

    /// The width of a stroke and the diameter of a dot, in points, always within ``sizeRange``.
    public let size: CGFloat

    /// The kind of line; an even one by default.
    public var brush: Brush

    /// How a line bends between its vertices; curved by default.
    public var smoothing: Smoothing

    /// Creates a pen, moving a `size` outside ``sizeRange`` to the nearest end. NaN counts as the
    /// smallest size.
    public init(
        color: MarkColor = .black, size: CGFloat = 5, brush: Brush = .pen,
        smoothing: Smoothing = .curved
    ) {
        self.color = color
        self.brush = brush
        self.smoothing = smoothing
        let range = Self.sizeRange
        self.size =
            size.isNaN ? range.lowerBound : min(max(size, range.lowerBound), range.upperBound)
    }

    /// The same pen with another size.
    public func with(size: CGFloat) -> Pen {
        Pen(color: color, size: size, brush: brush, smoothing: smoothing)
    }
}
