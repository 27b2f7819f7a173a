public import CoreGraphics
public import Foundation
import ImageIO

/// A picture from a file or the clipboard.
public final class PictureMark: Mark {
    public var extras: MarkExtras?

    /// The bytes of the picture's file, as PNG or JPEG.
    public let data: Data

    /// From the unit square to the canvas. The picture's top left is at the origin.
    public let transform: CGAffineTransform

    /// The picture; `nil` when ``data`` cannot be read.
    let image: CGImage?

    public convenience init(_ data: Data, transform: CGAffineTransform) {
        let image = CGImageSourceCreateWithData(data, nil).flatMap {
            CGImageSourceCreateImageAtIndex($0, 0, nil)
        }
        self.init(data, image: image, transform: transform)
    }

    private init(_ data: Data, image: CGImage?, transform: CGAffineTransform) {
        self.data = data
        self.image = image
        self.transform = transform
    }

    /// Creates a picture in a rectangle.
    public convenience init(_ data: Data, in rect: CGRect) {
        self.init(
            data,
            transform: CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    }

    /// `nil`: the picture has its own colours.
    public var color: MarkColor? { nil }

    public var size: CGFloat? { nil }

    public var location: CGPoint { CGPoint.zero.applying(transform) }

    public var drawingBounds: CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
    }

    public func copy() -> PictureMark {
        PictureMark(data, image: image, transform: transform).carrying(extras)
    }

    public func transformed(by change: CGAffineTransform) -> PictureMark {
        PictureMark(data, image: image, transform: transform.concatenating(change)).carrying(extras)
    }

    public func accept(_ visitor: some MarkVisitor) {
        visitor.visit(self)
    }
}
