import CoreGraphics

/// A rectangle of whole pixels, y growing downward.
public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// The pixels that a host shows: premultiplied BGRA, 8 bits each (ARGB32 as a little-endian word),
/// top row first.
///
/// A surface does not own its pixels: the compositor does, and keeps them valid while a host may
/// read them.
public struct Surface {
    /// The first byte of the top row.
    public let pixels: UnsafeRawPointer

    /// The width in pixels.
    public let width: Int

    /// The height in pixels.
    public let height: Int

    /// The distance between the starts of two rows in bytes, at least 4 × ``width``.
    public let bytesPerRow: Int

    /// Creates a surface from pixels at a fixed address.
    public init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }
}
