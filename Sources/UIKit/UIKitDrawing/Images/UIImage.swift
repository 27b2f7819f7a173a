import AssociatedValues
public import CoreGraphics
public import Foundation
import Synchronization

/// An image: its pixels, the number of pixels per point, and its orientation.
///
/// Images are immutable. The methods for variants (``withRenderingMode(_:)``,
/// ``withTintColor(_:)``, ``resizableImage(withCapInsets:)``) return another image that shares the
/// pixels.
// Sendable: all of its state is `let` and Sendable. Subclasses are responsible for their own state.
nonisolated open class UIImage: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The rotation that turns the stored pixels upright. `up` is none; the mirrored ones are
    /// mirrored horizontally first.
    public enum Orientation: Int, Sendable, CaseIterable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The rule for showing an image in its own colours or as a shape in the tint colour.
    public enum RenderingMode: Int, Sendable {
        /// The view decides.
        case automatic = 0
        case alwaysOriginal, alwaysTemplate
    }

    /// The way a resizable image fills the part between its caps.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    /// The properties of an image other than its pixels.
    struct Traits: Sendable {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var isDirectional = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var tint: UIColor?
        var symbol: SymbolSource?
        var animation: UIImageAnimation?
        var asset: UIImageAsset?

        /// The changes since the image was taken from its asset.
        var changes: Changes = []
        var traitCollection: UITraitCollection?
        var baselineOffset: CGFloat?
    }

    /// Properties that the variants of an image share with it.
    struct Changes: OptionSet, Sendable {
        let rawValue: Int
        static let renderingMode = Changes(rawValue: 1)
        static let tint = Changes(rawValue: 2)
        static let caps = Changes(rawValue: 4)
        static let alignment = Changes(rawValue: 8)
        static let direction = Changes(rawValue: 16)
    }

    /// The pixels; `nil` for an image without any.
    public let cgImage: CGImage?

    let traits: Traits

    /// The asset of an image that belongs to no other, made on first use.
    let ownAsset = Mutex<UIImageAsset?>(nil)

    init(_ cgImage: CGImage?, _ traits: Traits) {
        self.cgImage = cgImage
        self.traits = traits
        super.init()
    }

    deinit { AssociatedValues.releaseValues(of: self) }

    /// Creates an image without pixels.
    public override convenience init() {
        self.init(nil, Traits())
    }

    /// Creates an image of one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage, Traits())
    }

    /// Creates an image.
    ///
    /// `scale` is the number of pixels per point; 0, negative values and NaN count as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var traits = Traits()
        traits.scale = scale > 0 && scale.isFinite ? scale : 1
        traits.orientation = orientation
        self.init(cgImage, traits)
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Reads an archived image; `nil` if its pixels are damaged.
    public required init?(coder: NSCoder) {
        guard let (pixels, traits) = Traits.archived(in: coder) else { return nil }
        cgImage = pixels
        self.traits = traits
        super.init()
    }

    /// Writes the pixels and everything else but a symbol's drawing: of a symbol, the pixels.
    open func encode(with coder: NSCoder) { traits.encode(cgImage, with: coder) }

    // MARK: Properties

    /// The size in points, in upright orientation.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let width = CGFloat(cgImage.width) / scale
        let height = CGFloat(cgImage.height) / scale
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The number of pixels per point.
    open var scale: CGFloat { traits.scale }

    /// The rotation that turns the stored pixels upright.
    open var imageOrientation: Orientation { traits.orientation }

    /// Whether the image is drawn in its own colours or in a tint colour.
    open var renderingMode: RenderingMode { traits.renderingMode }

    /// The parts at the edges that keep their size when a resizable image is stretched, in points.
    open var capInsets: UIEdgeInsets { traits.capInsets }

    /// Whether the part between the cap insets is repeated or stretched.
    open var resizingMode: ResizingMode { traits.resizingMode }

    /// The insets of the edges for layout alignment within the image, in points.
    open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

    // MARK: Variants

    /// Returns the same image, shown in its own colours or as a template.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with(.renderingMode) { $0.renderingMode = renderingMode }
    }

    /// Returns the image's shape filled with `color`.
    ///
    /// A dynamic colour is resolved when the image is drawn.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with(.tint) { $0.tint = color }
    }

    /// Returns the image's shape filled with `color`, shown in that colour or as a template.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with([.tint, .renderingMode]) {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the same image, which tiles the part between its caps when drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the same image, which tiles or stretches the part between its caps when drawn
    /// larger.
    ///
    /// - Parameters:
    ///   - capInsets: The parts at the edges that keep their size, in points.
    ///   - resizingMode: Tiling or stretching.
    open func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
    ) -> UIImage {
        with(.caps) {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns the same image, whose one point behind each cap is stretched when it is drawn
    /// larger; 0 for no cap.
    open func stretchableImage(
        withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
    ) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// Returns the same image with other insets for layout alignment.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with(.alignment) { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the same image mirrored horizontally.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// `true` if the image is shown mirrored where lines begin on the right.
    open var flipsForRightToLeftLayoutDirection: Bool { traits.isDirectional }

    /// Returns the same image, which is shown mirrored where lines begin on the right.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with(.direction) { $0.isDirectional = true }
    }

    final func with(
        _ changes: Changes = [], _ change: (inout Traits) -> Void
    ) -> UIImage {
        var traits = traits
        traits.changes.formUnion(changes)
        traits.asset = knownAsset
        change(&traits)
        return UIImage(cgImage, traits)
    }

    // MARK: Comparing and copying

    /// Returns `true` if both images show the same pixels in the same way.
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
            && traits.isDirectional == other.traits.isDirectional
            && traits.animation == other.traits.animation
            && traits.baselineOffset == other.traits.baselineOffset
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
