public import CoreGraphics
public import Foundation

/// A renderer that gives actions a context to draw in: of images (``UIGraphicsImageRenderer``) or
/// of PDF documents (``UIGraphicsPDFRenderer``).
// Sendable: all of its state is `let` and Sendable, and `format` is a private copy.
nonisolated open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    /// The rectangle that is shown, in points.
    final let bounds: CGRect

    private let ownFormat: UIGraphicsRendererFormat

    /// A copy of the format.
    open var format: UIGraphicsRendererFormat { ownFormat.copied(bounds: bounds) }

    /// Creates a renderer for `bounds`, in points.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        ownFormat = format.copied(bounds: bounds)
        super.init()
    }

    /// `true` if a `CGImage` of the drawing can be made. `false` by default.
    open var allowsImageOutput: Bool { false }
}

/// The format of a renderer: its bounds and, in subclasses, pixels or a document.
nonisolated open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is shown, in points.
    public final internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// Returns the usual format.
    open class func `default`() -> Self { Self() }

    /// Returns the format that fits the main screen best.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }

    final func copied(bounds: CGRect) -> UIGraphicsRendererFormat {
        guard let copy = copy(with: nil) as? UIGraphicsRendererFormat else { return self }
        copy.bounds = bounds
        return copy
    }
}

/// The drawing destination of a renderer's actions.
nonisolated open class UIGraphicsRendererContext: NSObject {
    /// The context, in points with y growing downward.
    public final let cgContext: CGContext

    private let ownFormat: UIGraphicsRendererFormat

    /// The format of the renderer.
    open var format: UIGraphicsRendererFormat { ownFormat }

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        ownFormat = format
        super.init()
    }

    /// Fills `rect` with the current fill colour, replacing its content.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills `rect` with the current fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a line of 1 point just inside the edges of `rect` with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a line of 1 point just inside the edges of `rect` with the current stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        let rect = rect.standardized
        guard rect.width > 1, rect.height > 1 else { return }
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Intersects the clipping area with `rect`.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
