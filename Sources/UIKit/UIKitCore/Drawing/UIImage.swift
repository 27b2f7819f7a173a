public import CoreGraphics
public import Foundation

/// A picture: pixels, how many of them make a point, and which way up they are.
///
/// Images do not change. The methods that seem to change one (``withRenderingMode(_:)``, ``withTintColor(_:)``,
/// ``resizableImage(withCapInsets:)``) return another that shares its pixels.
// Sendable: all of its state is `let` and Sendable. Subclasses answer for what they add.
nonisolated open class UIImage: NSObject, NSCopying, @unchecked Sendable {
    /// How the pixels have to be turned to be the right way up. `up` needs nothing; the mirrored ones are mirrored
    /// left to right first.
    public enum Orientation: Int, Sendable, CaseIterable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether views show the image's own colours or its shape in their tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the view thinks best.
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// What happens to the part of a resizable image between its caps.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    /// What an image is apart from its pixels.
    struct Traits: Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var tint: UIColor?
        var symbol: SymbolSource?
    }

    /// The pixels; `nil` for an image without any.
    public let cgImage: CGImage?

    let traits: Traits

    init(_ cgImage: CGImage?, _ traits: Traits) {
        self.cgImage = cgImage
        self.traits = traits
        super.init()
    }

    /// Creates an image without pixels.
    public override convenience init() {
        self.init(nil, Traits())
    }

    /// Creates an image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, Traits())
    }

    /// - Parameter scale: Pixels per point; 0, less and NaN count as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var traits = Traits()
        traits.scale = scale > 0 && scale.isFinite ? scale : 1
        traits.orientation = orientation
        self.init(cgImage, traits)
    }

    // MARK: What it is

    /// In points, the right way up.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// Pixels per point.
    open var scale: CGFloat { traits.scale }

    /// How the pixels have to be turned to be the right way up.
    open var imageOrientation: Orientation { traits.orientation }

    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The sizes in points of the parts that keep their size when a resizable image is stretched.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    open var resizingMode: ResizingMode { traits.resizingMode }

    /// How far the edges that layout aligns lie inside the image's, in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    // MARK: Variants

    /// The same image, shown in its own colours or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image's shape filled with `color`.
    ///
    /// A dynamic colour is resolved when the image is drawn.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image's shape filled with `color`, shown in that colour or as a template.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image, which tiles what lies between its caps when drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image, which tiles or stretches what lies between its caps when drawn larger.
    ///
    /// - Parameter capInsets: The sizes in points of the parts at the edges that keep their size.
    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The same image, whose aligned edges lie inside its own by `alignmentInsets`.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The same image mirrored left to right.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    private func with(_ change: (inout Traits) -> Void) -> UIImage {
        var traits = traits
        change(&traits)
        return UIImage(cgImage, traits)
    }

    // MARK: Comparing and copying

    /// Whether both show the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        return cgImage === other.cgImage && cgImage != nil
            && traits.scale == other.traits.scale
            && traits.orientation == other.traits.orientation
            && traits.renderingMode == other.traits.renderingMode
            && traits.capInsets == other.traits.capInsets
            && traits.resizingMode == other.traits.resizingMode
            && traits.alignmentRectInsets == other.traits.alignmentRectInsets
            && traits.tint == other.traits.tint
    }

    open override var hash: Int {
        guard let cgImage else { return ObjectIdentifier(self).hashValue }
        return ObjectIdentifier(cgImage).hashValue
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "UIImage(\(size.width) × \(size.height) points @\(scale)x, \(imageOrientation))"
    }
}
