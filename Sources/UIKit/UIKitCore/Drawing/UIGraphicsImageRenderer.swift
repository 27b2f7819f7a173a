public import CoreGraphics
public import Foundation

/// A renderer for images.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
///
/// An impossible bitmap size (a side that is 0, negative or not a number, or more than 32 767
/// pixels) results in an image without pixels; the actions are called, and their drawing is
/// discarded.
// Sendable: all of its state is `let` and Sendable, and `format` is a private copy.
public nonisolated final class UIGraphicsImageRenderer: @unchecked Sendable {
    /// The rectangle that images show, in points.
    public let bounds: CGRect

    private let imageFormat: UIGraphicsImageRendererFormat

    /// The pixel format.
    public var format: UIGraphicsImageRendererFormat { imageFormat.copied(bounds: bounds) }

    /// Creates a renderer for images that show `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        imageFormat = format.copied(bounds: bounds)
    }

    /// Creates a renderer for images that show `bounds`, in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer for images of `size` points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images of `size` points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Draws an image. During `actions`, its context is UIKit's current one.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bitmap = ImageBitmap(
            bounds: bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        let context = UIGraphicsImageRendererContext(
            cgContext: bitmap?.context ?? ImageBitmap.discarded().context, format: format,
            hasPixels: bitmap != nil)
        UIGraphicsPushContext(context.cgContext)
        defer { UIGraphicsPopContext() }
        actions(context)
        return context.currentImage
    }
}

/// The pixel format of an image renderer.
public nonisolated final class UIGraphicsImageRendererFormat {
    /// The rectangle that images show, in points.
    public private(set) var bounds = CGRect.zero

    /// The number of pixels per point; the current traits' `displayScale` by default and for values
    /// of 0 or less.
    public var scale: CGFloat {
        didSet { scale = ImageBitmap.scale(scale) }
    }

    /// `true` if images start black and opaque instead of transparent. `false` by default.
    public var opaque = false

    /// Creates the format for the display of the current traits.
    public init() {
        scale = ImageBitmap.scale(0)
    }

    /// Creates the format for the display of `traitCollection`.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }

    /// Returns the format for the display of the current traits.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

    /// Returns the format for the display of the current traits.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

    func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}

/// The drawing destination of an image renderer's actions.
public nonisolated final class UIGraphicsImageRendererContext {
    /// The context, in points with y growing downward.
    public let cgContext: CGContext

    public let format: UIGraphicsImageRendererFormat

    private let hasPixels: Bool

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, hasPixels: Bool) {
        self.cgContext = cgContext
        self.format = format
        self.hasPixels = hasPixels
    }

    /// The image drawn so far.
    public var currentImage: UIImage {
        guard hasPixels, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Fills `rect` with the current fill colour, replacing its content.
    public func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills `rect` with the current fill colour.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        UIRectFillUsingBlendMode(rect, blendMode)
    }

    /// Draws a line of 1 point just inside the edges of `rect` with the current stroke colour.
    public func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a line of 1 point just inside the edges of `rect` with the current stroke colour.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        let rect = rect.standardized
        guard rect.width > 1, rect.height > 1 else { return }
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with `rect`.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
