/// A position in a picture, in pixels from the top left corner of the top left pixel.
public struct PicturePoint: Hashable, Sendable {
    /// The distance to the right.
    public var x: Double

    /// The distance downward.
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle in a picture, in whole pixels.
public struct PixelRectangle: Hashable, Sendable {
    /// The leftmost column.
    public var x: Int

    /// The topmost row.
    public var y: Int

    /// The width in pixels.
    public var width: Int

    /// The height in pixels.
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
