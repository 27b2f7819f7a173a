public import CoreGraphics
public import Foundation
import ImageIO

/// A recipe for an image, which ``CIContext`` carries out.
///
///     let sharp = CIImage(cgImage: photo)
///     let soft = sharp.applyingGaussianBlur(sigma: 4).cropped(to: sharp.extent)
///     let picture = CIContext().createCGImage(soft, from: soft.extent)
///
/// Coordinates are pixels with y growing upward. Outside of the ``extent``, images are transparent.
// Sendable: its state are `let`s of Sendable values.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    /// The rectangle outside of which the image is transparent.
    public let extent: CGRect

    /// Computes the pixels of a frame.
    let draw: @Sendable (PixelFrame) -> Bitmap

    /// `true` for images of few large pixels, whose edges stay sharp when they are enlarged.
    let hasSharpPixels: Bool

    init(
        extent: CGRect, hasSharpPixels: Bool = false,
        draw: @escaping @Sendable (PixelFrame) -> Bitmap
    ) {
        self.extent = extent
        self.hasSharpPixels = hasSharpPixels
        self.draw = draw
        super.init()
    }

    /// Creates an image of pixels, with its bottom-left corner at the origin.
    public convenience init(cgImage: CGImage) {
        self.init(extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height)) {
            Bitmap(cgImage, $0)
        }
    }

    /// Reads a picture file; `nil` if it is damaged or of an unknown format.
    public convenience init?(data: Data) {
        guard let picture = try? ImageFile(data).decode() else { return nil }
        self.init(cgImage: picture.image)
    }

    /// Reads a picture file; `nil` if there is none, or it is damaged or of an unknown format.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Creates an image of one colour without bounds.
    public convenience init(color: CIColor) {
        let pixel = color.pixel.premultiplied
        self.init(extent: .unbounded) { frame in Bitmap(frame) { _, _ in pixel } }
    }

    /// Returns an image without pixels.
    public class func empty() -> CIImage {
        CIImage(extent: .zero) { frame in Bitmap(frame) { _, _ in .zero } }
    }

    /// Returns the image itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    // MARK: Variants

    /// Returns the image moved, scaled or turned.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        let (source, inverse) = (self, matrix.inverted())
        let isUnbounded = extent == .unbounded
        let newExtent = isUnbounded ? extent : extent.applying(matrix)
        return CIImage(extent: newExtent, hasSharpPixels: hasSharpPixels) { frame in
            let needed = frame.rect.applying(inverse).insetBy(dx: -1, dy: -1)
            let bitmap = source.bitmap(
                in: PixelFrame(around: isUnbounded ? needed : needed.intersection(source.extent)))
            return Bitmap(frame) { x, y in
                let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                return source.hasSharpPixels
                    ? bitmap[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))]
                    : bitmap.color(x: point.x, y: point.y)
            }
        }
    }

    /// Returns the part within a rectangle.
    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        return CIImage(
            extent: part.isNull ? .zero : part, hasSharpPixels: hasSharpPixels, draw: draw)
    }

    /// Returns the image in front of another.
    open func composited(over dest: CIImage) -> CIImage {
        let front = self
        return CIImage(extent: extent.union(dest.extent)) { frame in
            let (above, below) = (front.bitmap(in: frame), dest.bitmap(in: frame))
            return Bitmap(frame) { x, y in
                above[x, y] + below[x, y] * (1 - above[x, y].w)
            }
        }
    }

    /// Returns the image with the pixels of its edges continued without bounds.
    open func clampedToExtent() -> CIImage {
        guard extent != .unbounded, !extent.isEmpty else { return self }
        let (source, edge) = (self, PixelFrame(around: extent))
        return CIImage(extent: .unbounded, hasSharpPixels: hasSharpPixels) { frame in
            func inside(_ position: Int, _ start: Int, _ count: Int) -> Int {
                min(max(position, start), start + count - 1)
            }
            let left = inside(frame.x, edge.x, edge.width)
            let bottom = inside(frame.y, edge.y, edge.height)
            let needed = PixelFrame(
                x: left, y: bottom,
                width: inside(frame.x + frame.width, edge.x, edge.width) - left + 1,
                height: inside(frame.y + frame.height, edge.y, edge.height) - bottom + 1)
            let bitmap = source.bitmap(in: needed)
            return Bitmap(frame) { x, y in
                bitmap[inside(x, edge.x, edge.width), inside(y, edge.y, edge.height)]
            }
        }
    }

    /// Returns the blurred image.
    ///
    /// - Parameter sigma: The standard deviation in pixels.
    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: ["inputRadius": sigma])
    }

    /// Returns the output of a filter, whose `inputImage` is this image.
    ///
    /// - Precondition: There is such a filter, with these parameters, and it has an output.
    open func applyingFilter(
        _ filterName: String, parameters params: [String: Any] = [:]
    ) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            preconditionFailure(
                """
                There is no filter “\(filterName)”. There are \
                \(CIFilter.filterNames(inCategory: nil).joined(separator: ", ")).
                """)
        }
        filter.setValue(self, forKey: kCIInputImageKey)
        for (key, value) in params { filter.setValue(value, forKey: key) }
        guard let output = filter.outputImage else {
            preconditionFailure("“\(filterName)” has no output for \(params).")
        }
        return output
    }

    // MARK: Drawing

    /// The pixels of a frame; transparent outside of the extent.
    func bitmap(in frame: PixelFrame) -> Bitmap {
        let bounds = PixelFrame(around: frame.rect.intersection(extent))
        guard bounds != frame else { return draw(frame) }
        let part = draw(bounds)
        return Bitmap(frame) { x, y in part[x, y] }
    }

    /// Returns the image with each colour changed.
    func mapped(
        _ change: @escaping @Sendable (Bitmap.Pixel) -> Bitmap.Pixel
    ) -> CIImage {
        let source = self
        return CIImage(extent: extent, hasSharpPixels: hasSharpPixels) { frame in
            source.bitmap(in: frame).mapped(change)
        }
    }
}

extension CGRect {
    /// The extent of images without bounds.
    static let unbounded = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
}
