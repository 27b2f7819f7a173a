public import CoreGraphics

/// The colour and size of a stroke or dot.
public struct Pen: Hashable, Sendable {
    /// The sizes a pen can have, in points.
    public static let sizeRange: ClosedRange<CGFloat> = 5...50

    public var color: MarkColor

    /// The width of a stroke and the diameter of a dot, in points, always within ``sizeRange``.
    public let size: CGFloat

    /// Creates a pen, moving a `size` outside ``sizeRange`` to the nearest end. NaN counts as the
    /// smallest size.
    public init(color: MarkColor = .black, size: CGFloat = 5) {
        self.color = color
        let range = Self.sizeRange
        self.size =
            size.isNaN ? range.lowerBound : min(max(size, range.lowerBound), range.upperBound)
    }
}
