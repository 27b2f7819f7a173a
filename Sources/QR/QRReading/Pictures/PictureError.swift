public import ImageIO

/// A file that gives no picture, and the reason.
public struct PictureError: Error, Hashable, Sendable {
    /// The file's path, or the name that the bytes were given.
    public let name: String

    /// The error of the picture.
    public let reason: ImageError

    public init(name: String, reason: ImageError) {
        self.name = name
        self.reason = reason
    }
}

extension PictureError: CustomStringConvertible {
    public var description: String { reason.description(of: "“\(name)”") }
}
