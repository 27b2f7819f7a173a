public import CoreGraphics

/// How a stroke or dot looks: its colour, its size, its brush and the smoothing of its line.
public struct Pen: Hashable, Sendable {
    /// The sizes a pen can have, in points.
    public static let sizeRange: ClosedRange<CGFloat> = 5...50

    public var color: MarkColor

    /// The width of a stroke and the diameter of a dot, in points, within ``sizeRange`` unless
    /// the mark was scaled.
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
        self.init(
            color: color, size: size, within: Self.sizeRange, brush: brush, smoothing: smoothing)
    }

    init(
        color: MarkColor, size: CGFloat, within range: ClosedRange<CGFloat>, brush: Brush,
        smoothing: Smoothing
    ) {
        self.color = color
        self.brush = brush
        self.smoothing = smoothing
        self.size =
            size.isNaN ? range.lowerBound : min(max(size, range.lowerBound), range.upperBound)
    }

    /// The sizes that marks can be scaled to.
    static let scaledRange: ClosedRange<CGFloat> = 0.05...10_000

    /// The same pen with another size.
    public func with(size: CGFloat) -> Pen {
        Pen(color: color, size: size, brush: brush, smoothing: smoothing)
    }

    /// The pen of a mark that is scaled: its size may leave ``sizeRange``.
    func scaled(by transform: CGAffineTransform) -> Pen {
        let area = abs(transform.a * transform.d - transform.b * transform.c)
        // A mere turn leaves the size as it is, to the last bit.
        guard abs(area - 1) > 1e-9 else { return self }
        return Pen(
            color: color, size: size * area.squareRoot(), within: Self.scaledRange, brush: brush,
            smoothing: smoothing)
    }
}
