import CoreGraphics
public import Foundation
import Observing
import QuartzCore
@_spi(UIKitInternals) public import UIKitCore

/// A view that shows an image.
///
/// `contentMode` specifies how the image is fitted to the view. A template image is shown in the
/// view's `tintColor`; an image whose rendering mode is automatic is shown in its own colours. An
/// image view gets no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor
open class UIImageView: UIView {
    // MARK: Images

    /// The image. Key-value observing reports each assignment.
    open var image: UIImage? {
        get {
            PropertyTracking.read(\.image, of: self, observedBy: \.imageObservers)
            return storedImage
        }
        set {
            let oldValue = storedImage
            imageObservers.willChange(in: self, from: oldValue)
            storedImage = newValue
            if leavingImage !== oldValue { endReplacement() }
            imageDidChange(from: oldValue, to: newValue)
            imageObservers.didChange(in: self, from: oldValue, to: newValue)
        }
    }

    private final var storedImage: UIImage?

    private final var imageObservers = PropertyObservers<UIImage?>()

    /// The symbol that is still shown while another one replaces it.
    final var leavingImage: UIImage?

    /// The effects of the symbol that have not ended, by their kinds.
    final var symbolEffects: [String: SymbolEffectRun] = [:]

    /// The image shown while the view is highlighted, unless it is `nil`.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted, highlightedImage != oldValue { showImage() } }
    }

    /// `true` if ``highlightedImage`` is shown. `false` by default.
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            if isAnimating, highlightedAnimationImages != nil { play() }
            if highlightedImage != nil { showImage() }
        }
    }

    // MARK: Animation

    /// The images that ``startAnimating()`` shows in turn, in place of ``image``; `nil` by default.
    ///
    /// Setting them stops an animation.
    open var animationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The images that are shown in turn while the view is highlighted, unless they are `nil`.
    open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }

    /// The duration of one round in seconds; 0, the default, for a thirtieth of a second for each
    /// image.
    open var animationDuration: TimeInterval = 0

    /// The number of rounds; 0, the default, for no end.
    open var animationRepeatCount = 0

    /// The running animation.
    final var playback: ImagePlayback?

    final let frameTimer = OneShotTimer()

    /// `true` while images are shown in turn.
    open var isAnimating: Bool { playback != nil }

    /// Shows ``animationImages`` in turn from the first one, or the images of an animated
    /// ``image``.
    open func startAnimating() { play() }

    /// Shows ``image`` again.
    open func stopAnimating() { stopPlaying() }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { showFrame() }
        if window != nil { resumeSymbolEffects() }
    }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { imageTable }

    /// The range of brightness that the app prefers. Displays here have the standard one.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

    /// The range of brightness in which the image is shown.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// Creates a view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        storedImage = image
        imageDidChange(from: nil, to: image)
    }

    /// Creates a view of the image's size that shows another image while it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        storedImage = image
        self.highlightedImage = highlightedImage
        imageDidChange(from: nil, to: image)
    }

    // MARK: Layout

    /// Returns the image's size; 0 without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = sizedImage?.size ?? .zero
        return CGSize(
            width: natural.width * accessibilityScale, height: natural.height * accessibilityScale)
    }

    /// `true` if the view is larger at the accessibility text sizes, as body text is. `false` by
    /// default.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue {
                invalidateIntrinsicContentSize()
            }
        }
    }

    /// The factor of the content size.
    private var accessibilityScale: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        return UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    }

    /// The image for the view's traits, in its preferred configuration.
    private var sizedImage: UIImage? {
        let image = image?.variant(for: traitCollection)
        guard let preferredSymbolConfiguration else { return image }
        return image?.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    }

    /// The baseline of the image, if it has one.
    @_spi(UIKitInternals) open override var lastBaselineOffsetFromBottom: CGFloat {
        image?.baselineOffsetFromBottom ?? super.lastBaselineOffsetFromBottom
    }

    @_spi(UIKitInternals) open override var firstBaselineOffsetFromTop: CGFloat {
        guard let offset = image?.baselineOffsetFromBottom else {
            return super.firstBaselineOffsetFromTop
        }
        return bounds.height - offset
    }

    /// The size of the image without its alignment insets; no metric without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = sizedImage else { return super.intrinsicContentSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right) * accessibilityScale,
            height: max(0, image.size.height - insets.top - insets.bottom) * accessibilityScale)
    }

    /// The insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    // MARK: Showing

    private func imageDidChange(from oldImage: UIImage?, to newImage: UIImage?) {
        guard newImage != oldImage else { return }
        if newImage?.size != oldImage?.size
            || newImage?.alignmentRectInsets != oldImage?.alignmentRectInsets
        {
            invalidateIntrinsicContentSize()
        }
        showImage()
        guard animationImages == nil else { return }
        if newImage?.images != nil { play() } else { stopPlaying() }
    }

    /// The configuration of symbols, applied to that of the image.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            invalidateIntrinsicContentSize()
            showImage()
        }
    }

    /// The image that the app gave for the current state.
    private var shownSource: UIImage? {
        leavingImage ?? playback?.shownImage
            ?? (isHighlighted ? highlightedImage ?? image : image)
    }

    /// The image for the current state and traits: a symbol is drawn for this display, and what
    /// points along the direction of reading is mirrored where lines begin on the right.
    private var shownImage: UIImage? {
        guard var image = shownSource?.variant(for: traitCollection) else { return nil }
        if let preferredSymbolConfiguration {
            image = image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
        }
        if image.isSymbolImage, image.scale != traitCollection.displayScale {
            image = image.withConfiguration(
                UIImage.Configuration(traitCollection: traitCollection))
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored && image.flipsForRightToLeftLayoutDirection
            ? image.withHorizontallyFlippedOrientation() : image
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { showImage() }
    }

    final func showImage() {
        let image = shownImage
        layer.contents = image.flatMap(pixels(of:))
        layer.contentsCenter = image?.stretchableRect ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsScale = image?.scale ?? contentScaleFactor
    }

    /// The pixels for display: upright, and in the tint colour for a template.
    private func pixels(of image: UIImage) -> CGImage? {
        if image.isTemplate {
            let color = (tintColor ?? .tintColor).resolvedColor(with: traitCollection)
            return image.withTintColor(color).flattened
        }
        if let pixels = image.cgImage, image.isPlain(pixels) { return pixels }
        return traitCollection.performAsCurrent { image.flattened }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection)
            || traitCollection.displayScale != previousTraitCollection?.displayScale
            || traitCollection.layoutDirection != previousTraitCollection?.layoutDirection
        {
            showImage()
        } else if shownSource?.hasVariants == true {
            showImage()
        }
        if shownSource?.hasVariants == true { invalidateIntrinsicContentSize() }
        if adjustsImageSizeForAccessibilityContentSizeCategory { invalidateIntrinsicContentSize() }
    }

    /// The number of pixels per point of the view's own drawing. The image has its own scale.
    open override var contentScaleFactor: CGFloat {
        get { super.contentScaleFactor }
        set {
            super.contentScaleFactor = newValue
            if let image = shownImage { layer.contentsScale = image.scale }
        }
    }
}

extension UIImage {
    /// `true` if its shape is shown in the tint colour.
    fileprivate var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .automatic: isSymbolImage
        case .alwaysOriginal: false
        }
    }

    /// `true` if `pixels` represent the image completely: without tint, and upright.
    fileprivate func isPlain(_ pixels: CGImage) -> Bool {
        self
            == UIImage(cgImage: pixels, scale: scale, orientation: .up)
            .withRenderingMode(renderingMode)
    }

    /// The image drawn at its own size and scale.
    fileprivate var flattened: CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(at: .zero)
        }.cgImage
    }

    /// The part between the caps, in unit coordinates.
    fileprivate var stretchableRect: CGRect {
        guard size.width > 0, size.height > 0, capInsets != .zero else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height,
            width: max(0, inner.width) / size.width, height: max(0, inner.height) / size.height)
    }
}
