/// The picture of the mouse pointer over a window.
public enum Cursor: Hashable, Sendable {
    /// The desktop's standard pointer.
    case arrow

    /// No pointer.
    case hidden

    /// A hand, for links.
    case link

    /// A vertical beam, for horizontal text.
    case text

    /// A horizontal beam, for vertical text.
    case verticalText

    /// The app's own picture.
    case picture(CursorPicture)
}

/// A picture for the mouse pointer, whose middle is at the pointer's location.
public struct CursorPicture: Hashable, Sendable {
    /// The width in points, which are the pixels of the picture.
    public let width: Int

    /// The height in points, which are the pixels of the picture.
    public let height: Int

    /// Premultiplied BGRA, top row first, without gaps between the rows.
    public let pixels: [UInt8]

    /// Creates a picture.
    ///
    /// - Precondition: There are four bytes for each pixel, and at least one pixel.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(
            width > 0 && height > 0 && pixels.count == width * height * 4,
            """
            A cursor of \(width) × \(height) pixels has \(pixels.count) bytes. It needs four for \
            each pixel, and at least one pixel.
            """)
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
