public import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import QuartzCore

/// A rectangle on the screen that draws, contains other views and receives touches.
///
/// A view is a responder with a layer. The layer holds its geometry and its look; the view adds a place in the
/// responder chain, hit testing, gesture recognisers, layout and drawing. Views form a tree: a view draws below its
/// subviews, and later subviews draw above earlier ones.
///
/// Changes take effect in passes once a frame: first ``layoutSubviews()`` where it was asked for, then ``draw(_:)``.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creating

    /// Creates a view.
    ///
    /// - Parameter frame: The view's rectangle in the coordinates of the superview that it will have.
    public init(frame: CGRect) {
        let scale: CGFloat
        (ownTraits, scale) = UIScreen.withMain { ($0.traitCollection, $0.scale) }
        layer = Self.makeLayer()
        overrides = OverriddenMethods(of: Self.self)
        layoutMarks = overrides.firstMarks
        inheritance = overrides.firstInheritance
        super.init()
        prepare(frame: frame, scale: scale)
    }

    /// Cuts the links of others to the view; see “Links” below.
    nonisolated deinit {
        layoutNode?.itemIsGoing()
        storedSubviews.forEachUnkept { $0.withGuaranteed { $0.superviewLink = nil } }
        Unmanaged.passUnretained(layer).withGuaranteed { $0.cutOwner() }
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Nib files are not read on Linux: gives `nil`.
    public required init?(coder: NSCoder) { return nil }

    /// The class of ``layer``: `CALayer` or one of its subclasses.
    open class var layerClass: AnyClass { CALayer.self }

    /// What the view looks like and where it is.
    ///
    /// The view is the layer's delegate. Never change that, and never put the layer elsewhere in the tree.
    public final let layer: CALayer

    // MARK: Links

    // Nothing here is weak: weak references make each use of what they lead to slower. A link up, or to a controller, never
    // outlives what it leads to, because that one's `deinit` cuts it. The links are unsafe for the sake of `deinit`, when
    // nobody holds the view any more, and of walks up the tree, which belong to no actor so that they need not keep
    // each view on their way. They too run on the main actor.
    //
    // Where the checks for exclusive access are off they cost more than what they check, and nobody is called while such a
    // property is being changed.

    /// ``subviews``, for everybody in UIKit: who asks for those makes the list keep an array.
    @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews = ChildList<UIView>()

    /// ``superview``, as a link that can be compared and followed without being kept meanwhile.
    @exclusivity(unchecked) nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?

    /// ``windowAbove``, as a link.
    @exclusivity(unchecked) nonisolated(unsafe) final var windowLink: Unmanaged<UIWindow>?

    /// ``owningController``, as a link.
    @exclusivity(unchecked) nonisolated(unsafe) final var controllerLink:
        Unmanaged<UIViewController>?

    /// What Auto Layout keeps about the view; `nil` while the view takes no part in it.
    @exclusivity(unchecked) nonisolated(unsafe) final var layoutNode: LayoutNode?
    @exclusivity(unchecked) nonisolated(unsafe) final var layoutMarks: LayoutMarks

    // MARK: Stored state

    final var ownBackgroundColor: UIColor?

    /// ``traitCollection``: that of the screen, until the view comes into another one.
    @exclusivity(unchecked) nonisolated(unsafe) final var ownTraits: UITraitCollection

    /// What few views have; `nil` for the others.
    @exclusivity(unchecked) final var extras: ViewExtras?

    @exclusivity(unchecked) final var contentPriorities = ContentPriorities()

    /// What may come to the view from above; see ``Inheritance``.
    @exclusivity(unchecked) final var inheritance: Inheritance

    /// Which methods the view's class overrides, so that nobody calls the others.
    final let overrides: OverriddenMethods

    /// Whether the view counts as hidden while the stack that arranges it still shows it shrinking.
    @exclusivity(unchecked) final var isVanishing = false

    // MARK: Geometry

    /// The rectangle of the view in its superview's coordinates.
    ///
    /// While ``transform`` is not the identity this is the smallest rectangle around the transformed view; set ``bounds`` and ``center``
    /// then instead. Rectangles with NaN in them are refused.
    open var frame: CGRect {
        get {
            PropertyTracking.read(\.frame, of: self, observedBy: \.observers.frame)
            return layer.frame
        }
        set { tellingOfGeometry { setFrame(newValue) } }
    }

    /// The rectangle of the view in its own coordinates. Moving its origin scrolls the content.
    open var bounds: CGRect {
        get {
            PropertyTracking.read(\.bounds, of: self, observedBy: \.observers.bounds)
            return layer.bounds
        }
        set { tellingOfGeometry { setBounds(newValue) } }
    }

    /// Where the view's anchor point is in its superview's coordinates; by default its middle.
    open var center: CGPoint {
        get {
            PropertyTracking.read(\.center, of: self, observedBy: \.observers.center)
            return layer.position
        }
        set { tellingOfGeometry { setCenter(newValue) } }
    }

    /// How the view is turned, scaled and moved about its anchor point. The identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { tellingOfGeometry { layer.setAffineTransform(newValue) } }
    }

    /// ``transform`` in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view that ``center`` places and ``transform`` turns about, in a unit square. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels a point of what the view draws; the window's scale unless set.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { if newValue > 0 { layer.contentsScale = newValue } }
    }

    /// How the view follows its superview's size when that has ``autoresizesSubviews``. None by default: it stays where it is.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            if autoresizingMask != oldValue, layoutNode != nil { layoutGeometryDidChange() }
        }
    }

    /// Whether subviews follow this view's size by their ``autoresizingMask``. `true` by default.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    /// The size that fits best into `size`. The present size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits best, without moving the origin of ``frame``.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The size that the content would like, with `noIntrinsicMetric` where it does not mind.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Tells that ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    // MARK: Hierarchy

    /// The window that the view is in.
    open var window: UIWindow? { windowAbove }

    /// The controller that owns the view, else its superview.
    open override var next: UIResponder? { owningController ?? superview }

    /// Adds `view` in front of the other subviews, taking it from where it was.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }

    /// Inserts `view` at an index in ``subviews``.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts `view` right behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    /// Inserts `view` right in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    /// Swaps the subviews at two indexes.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: .max) }
    }

    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changed.
    open func didMoveToWindow() {}

    /// A number to find the view by; 0 by default.
    open var tag = 0

    // MARK: Look

    /// The colour behind the content; none by default. Dynamic colours follow ``traitCollection``.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// How opaque the view and everything in it is, from 0 to 1.
    ///
    /// A view below 0.01 gets no touches.
    open var alpha: CGFloat {
        get {
            PropertyTracking.read(\.alpha, of: self, observedBy: \.observers.alpha)
            return CGFloat(layer.opacity)
        }
        set {
            let clamped = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
            telling(\.alpha, \.alpha) { layer.opacity = Float(clamped) }
        }
    }

    /// Whether the view and everything in it is invisible and gets no touches.
    open var isHidden: Bool {
        get {
            PropertyTracking.read(\.isHidden, of: self, observedBy: \.observers.isHidden)
            return layer.isHidden || isVanishing
        }
        set { telling(\.isHidden, \.isHidden) { setHidden(newValue) } }
    }

    /// A promise that ``draw(_:)`` fills the whole view. `true` by default.
    ///
    /// It speeds up drawing. What such a view does not fill is black.
    open var isOpaque = true { didSet { layer.isOpaque = isOpaque && drawsItself } }

    /// Whether subviews are cut off at ``bounds``. `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether what ``draw(_:)`` is about to redraw is emptied first. `true` by default.
    open var clearsContextBeforeDrawing = true {
        didSet { layer.clearsBackingBeforeDrawing = clearsContextBeforeDrawing }
    }

    /// A view whose opacity is that of this view, in this view's coordinates.
    open var mask: UIView? {
        get { ownMask }
        set { setMask(newValue) }
    }

    /// How the drawn content follows when the size changes. ``ContentMode/scaleToFill`` by default.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { applyContentMode() } }
    }

    /// The colour of what can be tapped, the superview's unless set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether ``tintColor`` is shown as it is or dimmed, as the superview's is unless set.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called when ``tintColor`` or ``tintAdjustmentMode`` changed, here or further up.
    open func tintColorDidChange() {}

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() {
        layoutMarks.remove(.isAskedForEngine)
        layer.setNeedsLayout()
    }

    /// Lays out now what was asked for, in this view and everything in it.
    ///
    /// Inside of an animation's block this animates what constraints changed.
    open func layoutIfNeeded() { layOutTreeIfNeeded() }

    /// Places the subviews: those that take part in Auto Layout where their constraints want them.
    ///
    /// An override calls `super` first. Never call it otherwise; see ``setNeedsLayout()``.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    // MARK: Auto Layout

    /// Whether the view's frame and ``autoresizingMask`` take part in Auto Layout as constraints. `true` by default; turn it
    /// off for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutMarks.contains(.isPlacedByConstraints) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// Whether the view only works with constraints, which it makes in ``updateConstraints()``. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Makes or changes the view's constraints. An override calls `super` last; never call it, see
    /// ``setNeedsUpdateConstraints()``.
    ///
    /// It runs before layout, in subviews before their superview. A class that overrides it is asked once
    /// without having called ``setNeedsUpdateConstraints()``.
    open func updateConstraints() {}

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutMarks.contains(.needsUpdateConstraints) }

    /// Updates the constraints of this view and of everything in it, where that was asked for.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// How much the view minds being larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(contentPriorities.hugging[axis])
    }

    /// Sets how much the view minds being larger than its content.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, .larger, axis)
    }

    /// How much the view minds being smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        UILayoutPriority(contentPriorities.compressionResistance[axis])
    }

    /// Sets how much the view minds being smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, .smaller, axis)
    }

    /// How far the view's edges lie outside of what it looks like, such as a shadow. Constraints speak of the rest, the
    /// alignment rectangle. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of the view if it had a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame of the view if it had an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first baseline is this view's: itself or one in it.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline is this view's: itself or one in it.
    open var forLastBaselineLayout: UIView { self }

    /// The distance from the top of the alignment rectangle to the baseline of the first line. 0 without text.
    @_spi(UIKitInternals) open var firstBaselineOffsetFromTop: CGFloat { 0 }

    /// The distance from the baseline of the last line to the bottom of the alignment rectangle. 0 without text.
    @_spi(UIKitInternals) open var lastBaselineOffsetFromBottom: CGFloat { 0 }

    /// The guide that constraints speak of which tie something in this view to its edges; `nil`, as nearly always, for the
    /// edges themselves. A scroll view has its content there.
    @_spi(UIKitInternals) open var guideOfContent: UILayoutGuide? { nil }

    /// Whether the height of the content depends on the width that it gets, as that of text on several lines.
    ///
    /// Layout then first finds the width, asks `sizeThatFits(_:)` for the height at that width, and finds the
    /// rest. Until a width is known ``intrinsicContentSize`` counts.
    @_spi(UIKitInternals) open var contentHeightFollowsWidth: Bool { false }

    /// The size that the constraints in the view give it when it is as near to `targetSize` as they let it.
    ///
    /// - Parameter targetSize: ``layoutFittingCompressedSize`` for the smallest, ``layoutFittingExpandedSize`` for the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints in the view give it when each side wants that of `targetSize` with a priority of its own.
    ///
    /// The usual call gives the width priority `.required` and the height `.fittingSizeLevel`: how high is it, so wide?
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The distances that content keeps from the edges, 8 points by default, plus the safe area
    /// when ``insetsLayoutMarginsFromSafeArea`` says so.
    ///
    /// A controller's view has at least ``UIViewController/systemMinimumLayoutMargins``.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setOwnMargins(.fixed(newValue)) }
    }

    /// Whether ``layoutMargins`` start from the safe area. `true` by default.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { updateMargins() } }
    }

    /// Whether content also keeps to the superview's margins, where those reach into this view. `false` by default.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { updateMargins() } }
    }

    /// Called when ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}

    /// How far bars and the like reach over the view's edges.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// Called when ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// Whether the view is mirrored for languages that run from right to left.
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute =
        .unspecified
    {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            layoutDirectionMayHaveChanged()
            setNeedsLayout()
        }
    }

    /// The side that the view's content starts on.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: layoutDirectionOfTraits)
    }

    // MARK: Drawing

    /// Asks for ``draw(_:)`` of the whole view in the next display pass.
    ///
    /// A view whose class does not override ``draw(_:)`` has nothing to draw and ignores this.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Asks for ``draw(_:)`` of a part of the view in the next display pass.
    open func setNeedsDisplay(_ rect: CGRect) {
        if drawsItself { layer.setNeedsDisplay(rect) }
    }

    /// Draws the view's content into the current graphics context. Override it; never call it.
    ///
    /// - Parameter rect: The part that needs drawing. Drawing is cut off there.
    open func draw(_ rect: CGRect) {}

    // MARK: Events

    /// Whether the view and everything in it gets touches. `true` by default.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than the first of several touches. `false` by default; recognisers get them all.
    open var isMultipleTouchEnabled = false

    /// Whether, while this view has a touch, no other view of the window gets one. `false` by default.
    open var isExclusiveTouch = false

    /// The front-most view at `point` that accepts touches, this one or one in it.
    ///
    /// Hidden views, views below an ``alpha`` of 0.01, views with ``isUserInteractionEnabled`` off and points for which
    /// ``point(inside:with:)`` is `false` get nothing, nor does anything in such views.
    ///
    /// - Parameter point: In this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        findHit(point, with: event)
    }

    /// Whether `point`, in this view's coordinates, is inside. By default: within ``bounds``.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.contains(point)
    }

    /// The gesture recognisers on this view, in the order they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Puts a recogniser on this view, taking it from where it was.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        addRecognizer(gestureRecognizer)
    }

    /// Takes a recogniser off this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        removeRecognizer(gestureRecognizer)
    }

    /// Whether a recogniser that is about to begin may. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Traits

    /// What the view knows about the place it is shown in.
    open var traitCollection: UITraitCollection { ownTraits }

    /// Called when a trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and everything in it, whatever is above. Unspecified by default.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    // MARK: Layer delegate

    /// Draws the layer's backing bitmap. Override it to set the layer's `contents` instead.
    open func display(_ layer: CALayer) { layer.displayBacking() }

    /// Calls ``draw(_:)`` with `ctx` as the current graphics context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

    /// Called before the layer draws into its backing bitmap.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Calls ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { layOut(layer) }

    /// An animation while ``animate(withDuration:animations:)`` and its kind run their block; otherwise `NSNull()`,
    /// so that a view's layer does not animate by itself.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }

    // MARK: Accessibility

    /// Whether assistive programs see this view as one thing. `false` by default.
    open var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? false }
        set { ownExtras.accessibility.isElement = newValue }
    }

    /// What the view is, in a word or two.
    open var accessibilityLabel: String? {
        get { extras?.accessibility.label }
        set { ownExtras.accessibility.label = newValue }
    }

    /// What acting on the view does.
    open var accessibilityHint: String? {
        get { extras?.accessibility.hint }
        set { ownExtras.accessibility.hint = newValue }
    }

    /// The view's value as text.
    open var accessibilityValue: String? {
        get { extras?.accessibility.value }
        set { ownExtras.accessibility.value = newValue }
    }

    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibility.identifier }
        set { ownExtras.accessibility.identifier = newValue }
    }

    /// What kind of thing the view is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { extras?.accessibility.traits ?? .none }
        set { ownExtras.accessibility.traits = newValue }
    }

    /// Whether assistive programs skip everything in this view. `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { extras?.accessibility.hidesElements ?? false }
        set { ownExtras.accessibility.hidesElements = newValue }
    }

    /// What assistive programs find in this view, in reading order; the subviews when `nil`.
    open var accessibilityElements: [Any]? {
        get { extras?.accessibility.elements }
        set { ownExtras.accessibility.elements = newValue }
    }

    // MARK: Debugging

    /// Adds what sets this view apart to a description of the view tree.
    ///
    /// Override it to add properties, calling super first. Properties at their defaults are left out.
    open func describe(into description: inout ViewDescription) {
        describeView(into: &description)
    }
}

extension UIView: CALayerDelegate {}
extension UIView: UITraitEnvironment {}
