public import CoreGraphics
public import Foundation

/// Draws images.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
///
/// A size that no bitmap can have (a side that is 0, negative or not a number, or more than 32 767 pixels) gives an
/// image without pixels; the actions are called, and what they draw is lost.
// Sendable: all of its state is `let` and Sendable, `format` being frozen by a copy that nobody else has.
public nonisolated final class UIGraphicsImageRenderer: @unchecked Sendable {
    /// The rectangle that images show, in points.
    public let bounds: CGRect

    private let imageFormat: UIGraphicsImageRendererFormat

    /// How pixels are stored.
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

    /// Draws an image. Meanwhile its context is UIKit's current one.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bitmap = ImageBitmap(
            bounds: bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
        let context = UIGraphicsImageRendererContext(
            cgContext: bitmap?.context ?? ImageBitmap.scrap().context, format: format,
            hasPixels: bitmap != nil)
        UIGraphicsPushContext(context.cgContext)
        defer { UIGraphicsPopContext() }
        actions(context)
        return context.currentImage
    }
}

/// How an image renderer stores pixels.
public nonisolated final class UIGraphicsImageRendererFormat {
    /// The rectangle that images show, in points.
    public private(set) var bounds = CGRect.zero

    /// Pixels per point. The current traits' `displayScale` at first; 0 and less stand for it.
    public var scale: CGFloat {
        didSet { scale = ImageBitmap.scale(scale) }
    }

    /// Whether images start black and opaque instead of transparent. `false` at first.
    public var opaque = false

    /// Creates the format of the display that the current traits belong to.
    public init() {
        scale = ImageBitmap.scale(0)
    }

    /// Creates the format of the display that `traitCollection` belongs to.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }

    /// The format of the display that the current traits belong to.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }

    /// The format of the display that the current traits belong to.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }

    func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.scale = scale
        copy.opaque = opaque
        copy.bounds = bounds
        return copy
    }
}

/// Where an image renderer's actions draw.
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

    /// What has been drawn so far.
    public var currentImage: UIImage {
        guard hasPixels, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }

    /// Fills `rect` with the current fill colour, replacing what was there.
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

    /// Keeps drawing inside `rect`.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
