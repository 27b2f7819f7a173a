public import CoreGraphics

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

/// The pixels that a host shows: premultiplied BGRA, 8 bits each (ARGB32 as a little-endian word), top row first.
///
/// A surface does not own its pixels: whoever composites does, and keeps them alive while a host may read.
public struct Surface {
    /// The first byte of the top row.
    public let pixels: UnsafeRawPointer

    /// In pixels.
    public let width: Int

    /// In pixels.
    public let height: Int

    /// From the start of a row to the next, at least 4 × ``width``.
    public let bytesPerRow: Int

    /// Describes pixels that stay where they are.
    public init(pixels: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
    }
}
