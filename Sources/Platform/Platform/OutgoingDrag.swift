public import CoreGraphics

/// A drag from a window to other programs.
public struct OutgoingDrag: Hashable, Sendable {
    /// The same value in different types.
    public var contents: [ClipboardContent]

    /// The picture below the pointer, as a PNG file; `nil` for none.
    public var picture: [UInt8]?

    /// The size of the picture in points.
    public var pictureSize: CGSize

    /// The location of the pointer in the picture, in points.
    public var grip: CGPoint

    /// Creates a drag.
    public init(
        contents: [ClipboardContent], picture: [UInt8]? = nil, pictureSize: CGSize = .zero,
        grip: CGPoint = .zero
    ) {
        self.contents = contents
        self.picture = picture
        self.pictureSize = pictureSize
        self.grip = grip
    }
}
