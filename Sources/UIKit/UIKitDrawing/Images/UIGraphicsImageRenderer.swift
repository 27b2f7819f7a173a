import CoreGraphics
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
// Sendable: as its superclass.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// A copy of the pixel format.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    private var imageFormat: UIGraphicsImageRendererFormat {
        super.format as? UIGraphicsImageRendererFormat ?? .preferred()
    }

    /// Creates a renderer for images that show `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
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

    /// `true`: images are drawn into pixels.
    open override var allowsImageOutput: Bool { true }

    /// Draws an image. During `actions`, its context is UIKit's current one.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = imageFormat
        let bitmap = ImageBitmap(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
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
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// A range of colours.
    public enum Range: Int, Hashable, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// The number of pixels per point; the current traits' `displayScale` by default and for values
    /// of 0 or less.
    public final var scale: CGFloat {
        didSet { scale = ImageBitmap.scale(scale) }
    }

    /// `true` if images start black and opaque instead of transparent. `false` by default.
    public final var opaque = false

    /// The range of colours that is asked for. Pixels are those of sRGB, whatever it is.
    public final var preferredRange = Range.automatic

    /// `true` if ``preferredRange`` is `extended`: the older form of that property.
    public final var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// Creates the format for the display of the current traits.
    public required init() {
        scale = ImageBitmap.scale(0)
        super.init()
    }

    /// Creates the format for the display of `traitCollection`.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.displayScale
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}

/// The drawing destination of an image renderer's actions.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let imageFormat: UIGraphicsImageRendererFormat
    private let hasPixels: Bool

    /// The pixel format of the renderer.
    open override var format: UIGraphicsImageRendererFormat { imageFormat }

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, hasPixels: Bool) {
        imageFormat = format
        self.hasPixels = hasPixels
        super.init(cgContext: cgContext, format: format)
    }

    /// The image drawn so far.
    open var currentImage: UIImage {
        guard hasPixels, let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
    }
}
