public import CoreGraphics
public import Foundation
import Observing
@_spi(UIKitInternals) public import QuartzCore

/// A rectangle on the screen that draws, contains other views and receives touches.
///
/// A view is a responder with a layer. The layer holds its geometry and appearance; the view adds a
/// position in the responder chain, hit testing, gesture recognisers, layout and drawing. Views
/// form a tree: a view draws below its subviews, and later subviews draw above earlier ones.
///
/// Changes take effect once per frame: first ``layoutSubviews()`` where it was requested, then
/// ``draw(_:)``.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creating

    /// Creates a view.
    ///
    /// - Parameter frame: The view's rectangle in the coordinates of its future superview.
    public init(frame: CGRect) {
        let scale: CGFloat
        (ownTraits, scale) = UIScreen.withMain { ($0.predictedTraits, $0.scale) }
        layer = Self.makeLayer()
        overrides = OverriddenMethods(of: Self.self)
        layoutMarks = overrides.initialLayoutMarks
        inheritance = overrides.initialInheritance
        super.init()
        prepare(frame: frame, scale: scale)
    }

    /// Clears the links of other objects to the view; see `UIView+Links.swift`.
    nonisolated deinit {
        layoutNode?.itemIsDeinitializing()
        storedSubviews.forEachUnretained { $0.withGuaranteed { $0.superviewLink = nil } }
        Unmanaged.passUnretained(layer).withGuaranteed { $0.clearOwner() }
    }

    /// Creates a view of size zero.
    public override convenience init() { self.init(frame: .zero) }

    /// Creates the view that a nib file describes; a plain view of size zero with another coder.
    public required init?(coder: NSCoder) {
        let scale: CGFloat
        (ownTraits, scale) = UIScreen.withMain { ($0.predictedTraits, $0.scale) }
        layer = Self.makeLayer()
        overrides = OverriddenMethods(of: Self.self)
        layoutMarks = overrides.initialLayoutMarks
        inheritance = overrides.initialInheritance
        super.init()
        prepare(frame: .zero, scale: scale)
        decode(from: coder)
    }

    /// Sets what a nib's element states: the rows of the tables. A class of UIKit overrides it for
    /// what no row can say.
    @_spi(UIKitInternals) open func decode(_ nib: NibCoder) { decodeView(nib) }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { viewTable }

    open override class var nibConnections: NibConnections { super.nibConnections.ofViews }

    /// The class of ``layer``: `CALayer` or one of its subclasses.
    open class var layerClass: AnyClass { CALayer.self }

    /// The geometry and appearance of the view.
    ///
    /// The view is the layer's delegate. Do not change that, or the layer's superlayer.
    public final let layer: CALayer

    // MARK: Links

    /// The storage of ``subviews``, used inside UIKit because ``subviews`` builds an array.
    @exclusivity(unchecked) nonisolated(unsafe) final var storedSubviews = ChildList<UIView>()
    /// The storage of ``superview``, compared and followed without retaining the view.
    nonisolated(unsafe) final var superviewLink: Unmanaged<UIView>?
    /// The storage of ``storedWindow``.
    nonisolated(unsafe) final var windowLink: Unmanaged<UIWindow>?
    /// The storage of ``owningController``.
    nonisolated(unsafe) final var controllerLink: Unmanaged<UIViewController>?

    /// The view's node in Auto Layout; `nil` while no constraint concerns the view.
    nonisolated(unsafe) final var layoutNode: LayoutNode?
    nonisolated(unsafe) final var layoutMarks: LayoutMarks

    // MARK: Stored state

    final var ownBackgroundColor: UIColor?

    /// The storage of ``traitCollection``: the screen's until the view has a superview.
    nonisolated(unsafe) final var ownTraits: UITraitCollection

    /// Rarely used state, allocated on first use.
    final var extras: ViewExtras?

    @exclusivity(unchecked) final var contentPriorities = ContentPriorities()

    /// The kinds of state that the view may inherit; see ``Inheritance``.
    final var inheritance: Inheritance

    /// The methods that the view's class overrides; the other ones need no call.
    final let overrides: OverriddenMethods

    /// `true` while a stack view animates hiding this view, which counts as hidden but is shown.
    final var isCollapsing = false

    // MARK: Geometry

    /// The rectangle of the view in its superview's coordinates, without NaN.
    ///
    /// While ``transform`` is not the identity, the frame is the smallest rectangle around the
    /// transformed view; set ``bounds`` and ``center`` then instead. Null makes it empty in place.
    open var frame: CGRect {
        get { tracked(\.frame, \.observers.frame, layer.frame) }
        set { withGeometryNotifications { setFrame(newValue) } }
    }

    /// The rectangle of the view in its own coordinates. Moving its origin scrolls the content.
    open var bounds: CGRect {
        get { tracked(\.bounds, \.observers.bounds, layer.bounds) }
        set { withGeometryNotifications { setBounds(newValue) } }
    }

    /// The view's anchor point in its superview's coordinates; by default the view's middle.
    open var center: CGPoint {
        get { tracked(\.center, \.observers.center, layer.position) }
        set { withGeometryNotifications { setCenter(newValue) } }
    }

    /// The rotation, scale and translation about the anchor point. The identity by default.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { withGeometryNotifications { setTransform(newValue) } }
    }

    /// The three-dimensional form of ``transform``.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view that ``center`` positions and ``transform`` rotates about, in unit
    /// coordinates. (0.5, 0.5) by default.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of pixels per point of drawn content; the window's scale by default.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { if newValue > 0 { layer.contentsScale = newValue } }
    }

    /// The way the view adjusts when the size of a superview with ``autoresizesSubviews`` changes.
    /// Empty by default: the view keeps its frame.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            if autoresizingMask != oldValue, layoutNode != nil { layoutGeometryDidChange() }
        }
    }

    /// `true` (the default) if subviews follow this view's size by their ``autoresizingMask``.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    /// Returns the size that best fits `size`. The current size by default.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to the size that fits best: without a ``transform`` about the origin of
    /// ``frame``, otherwise about ``center``.
    open func sizeToFit() { resizeToFit() }

    /// The natural size of the content, with `noIntrinsicMetric` for a side without preference.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Reports that ``intrinsicContentSize`` changed.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    // MARK: Hierarchy

    /// The window that contains the view.
    open var window: UIWindow? { storedWindow }
    /// The controller that owns the view, otherwise the superview.
    open override var next: UIResponder? { owningController ?? superview }
    /// Adds `view` in front of the other subviews, removing it from its current superview.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    /// Inserts `view` at an index in ``subviews``.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts `view` directly behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 0)
    }

    /// Inserts `view` directly in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, nextTo: siblingSubview, offset: 1)
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

    /// Removes the view from its superview.
    open func removeFromSuperview() { detachFromSuperview() }
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
    /// Writes the state that ``decodeRestorableState(with:)`` reads, when the app calls it.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state that ``encodeRestorableState(with:)`` wrote, when the app calls it.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// A number for finding the view; 0 by default.
    open var tag = 0
    /// Returns the first view with `tag` among this one and those below it, depth first, or `nil`.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
    /// Returns a view that shows a snapshot of this one; `nil` when this one has no area.
    ///
    /// `afterUpdates` has no effect: pending layout and drawing are always performed first.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot() }

    // MARK: Appearance

    /// The colour behind the content; none by default. Dynamic colours follow ``traitCollection``.
    open var backgroundColor: UIColor? {
        get { tracked(\.backgroundColor, \.observers.backgroundColor, ownBackgroundColor) }
        set {
            withNotifications(of: \.backgroundColor, to: \.backgroundColor) {
                setBackgroundColor(newValue)
            }
        }
    }

    /// The opacity of the view and its descendants, from 0 to 1. Below 0.01 it gets no touches.
    open var alpha: CGFloat {
        get { tracked(\.alpha, \.observers.alpha, CGFloat(layer.opacity)) }
        set { withNotifications(of: \.alpha, to: \.alpha) { setAlpha(newValue) } }
    }

    /// `true` if the view and its descendants are invisible and get no touches.
    open var isHidden: Bool {
        get { tracked(\.isHidden, \.observers.isHidden, layer.isHidden || isCollapsing) }
        set { withNotifications(of: \.isHidden, to: \.isHidden) { setHidden(newValue) } }
    }

    /// `true` (the default) if ``draw(_:)`` fills the whole view, which makes drawing faster.
    /// Unfilled parts are then black. Has no effect while ``backgroundColor`` is translucent.
    open var isOpaque = true { didSet { updateLayerOpacity() } }

    /// `true` if subviews are clipped to ``bounds``. `false` by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// `true` if the area that ``draw(_:)`` is about to redraw is cleared first. `true` by default.
    open var clearsContextBeforeDrawing = true {
        didSet { layer.clearsBackingBeforeDrawing = clearsContextBeforeDrawing }
    }
    /// A view whose opacity masks this view, in this view's coordinates.
    open var mask: UIView? {
        get { ownMask }
        set { setMask(newValue) }
    }
    /// The way drawn content adjusts to a new size. ``ContentMode/scaleToFill`` by default.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { applyContentMode() } }
    }

    /// The colour of interactive elements, inherited from the superview unless set.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { setTintColor(newValue) }
    }

    /// The mode that shows ``tintColor`` unchanged or dimmed; the superview's unless set.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called after ``tintColor`` or ``tintAdjustmentMode`` changed, here or in a superview.
    open func tintColorDidChange() {}

    // MARK: Layout

    /// Requests ``layoutSubviews()`` in the next layout pass.
    open func setNeedsLayout() {
        layoutMarks.remove(.needsOnlyEngineUpdate)
        layer.setNeedsLayout()
    }

    /// Performs pending layout of this view and its descendants now.
    ///
    /// Inside an animation block, this animates the changes made by constraints.
    open func layoutIfNeeded() { layOutTreeIfNeeded() }

    /// Positions the subviews that constraints place.
    ///
    /// An override calls `super` first. Do not call it otherwise; see ``setNeedsLayout()``.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    /// `true` (the default) if Auto Layout treats the view's frame and ``autoresizingMask`` as
    /// constraints; `false` for a view that constraints place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutMarks.contains(.isPlacedByConstraints) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// `true` if the view needs the constraints of its ``updateConstraints()``. `false` by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Creates or updates the view's constraints. An override calls `super` last; to request a
    /// call, use ``setNeedsUpdateConstraints()``.
    ///
    /// It runs before layout, in subviews before their superview, and once without a request in a
    /// class that overrides it.
    open func updateConstraints() {}

    /// Requests ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    /// `true` if ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { layoutMarks.contains(.needsUpdateConstraints) }
    /// Performs the requested constraint updates of this view and its descendants.
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// The priority with which the view resists growing beyond its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(contentPriorities.hugging[axis])
    }
    /// Sets the priority with which the view resists growing beyond its content.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(priority, .larger, axis) }

    /// The priority with which the view resists shrinking below its content; 750 by default.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        UILayoutPriority(contentPriorities.compressionResistance[axis])
    }
    /// Sets the priority with which the view resists shrinking below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setContentPriority(priority, .smaller, axis) }

    /// The insets from the view's edges to its visible shape, which exclude a shadow, for example.
    /// Constraints refer to the resulting alignment rectangle. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle that the view has with `frame`.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }
    /// Returns the frame that the view has with `alignmentRect`.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view that provides the first baseline: this view or a descendant.
    open var forFirstBaselineLayout: UIView { self }
    /// The view that provides the last baseline: this view or a descendant.
    open var forLastBaselineLayout: UIView { self }
    /// The distance from the alignment rectangle's top to the first baseline. 0 without text.
    @_spi(UIKitInternals) open var firstBaselineOffsetFromTop: CGFloat { 0 }
    /// The distance from the last baseline to the alignment rectangle's bottom. 0 without text.
    @_spi(UIKitInternals) open var lastBaselineOffsetFromBottom: CGFloat { 0 }
    /// The place of the text in a view that is higher than fits; `nil` if its edges keep it.
    @_spi(UIKitInternals) open var textPlacement: TextPlacement? { nil }
    /// The guide that replaces the view's edges in constraints from its descendants to those edges;
    /// `nil` for most views. A scroll view returns the guide of its content.
    @_spi(UIKitInternals) open var guideOfContent: UILayoutGuide? { nil }

    /// `true` if the height of the content depends on the width, as for text on several lines.
    ///
    /// Layout then solves for the width first, calls `sizeThatFits(_:)` with it to get the height,
    /// and solves for the remainder. Until a width is known, ``intrinsicContentSize`` applies.
    @_spi(UIKitInternals) open var contentHeightFollowsWidth: Bool { false }

    /// Returns the size closest to `targetSize` that the constraints in the view allow.
    ///
    /// - Parameter targetSize: ``layoutFittingCompressedSize`` for the smallest size,
    ///   ``layoutFittingExpandedSize`` for the largest.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that the constraints in the view allow when each side prefers that of
    /// `targetSize` with its own priority.
    ///
    /// With width priority `.required` and height priority `.fittingSizeLevel`, the result is the
    /// height for the given width.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The distances of content from the edges, 8 points by default, plus the safe area when
    /// ``insetsLayoutMarginsFromSafeArea`` is `true`.
    ///
    /// The view of a controller has at least ``UIViewController/systemMinimumLayoutMargins``.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setOwnMargins(.fixed(newValue)) }
    }

    /// `true` if ``layoutMargins`` are measured from the safe area. `true` by default.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { updateMargins() } }
    }
    /// `true` if the superview's margins apply where they overlap this view. `false` by default.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { updateMargins() } }
    }

    /// Called when `layoutMargins` changed.
    open func layoutMarginsDidChange() {}
    /// The insets of the areas covered by bars, for example.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
    /// Called when ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// The rule for mirroring the view in right-to-left languages.
    @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute =
        .unspecified
    {
        didSet {
            if semanticContentAttribute != oldValue { semanticContentAttributeDidChange() }
        }
    }

    /// The direction in which the view's content is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: layoutDirectionOfTraits)
    }

    // MARK: Drawing

    /// Requests ``draw(_:)`` of the whole view in the next display pass.
    ///
    /// Has no effect on a view whose class does not override ``draw(_:)``.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }
    /// Requests ``draw(_:)`` of a part of the view in the next display pass.
    open func setNeedsDisplay(_ rect: CGRect) {
        if overridesDraw { layer.setNeedsDisplay(rect) }
    }

    /// Draws the view's content into the current graphics context. Do not call it directly.
    ///
    /// - Parameter rect: The part that needs drawing. Drawing is clipped to it.
    open func draw(_ rect: CGRect) {}

    // MARK: Events

    /// `true` if the view and its descendants get touches. `true` by default.
    open var isUserInteractionEnabled = true

    /// `true` if the view gets more than the first of several touches. `false` by default;
    /// recognisers always get all of them.
    open var isMultipleTouchEnabled = false

    /// `true` if a touch in this view blocks other views of the window. `false` by default.
    open var isExclusiveTouch = false

    /// Returns the front-most of this view and its descendants that accepts touches at `point`, in
    /// this view's coordinates.
    ///
    /// Hidden views, views with an ``alpha`` below 0.01, views with ``isUserInteractionEnabled``
    /// off and views whose ``point(inside:with:)`` is `false` are skipped together with their
    /// descendants.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        findHit(point, with: event)
    }

    /// Returns `true` if `point`, in this view's coordinates, is inside ``bounds``.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        layer.contains(point)
    }

    /// The gesture recognisers of this view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    /// Adds a recogniser to this view, removing it from its current view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        addRecognizer(gestureRecognizer)
    }
    /// Removes a recogniser from this view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        removeRecognizer(gestureRecognizer)
    }
    /// Returns `true` if a recogniser may begin. `true` by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Traits

    /// The traits of the environment in which the view is shown.
    open var traitCollection: UITraitCollection { ownTraits }
    /// Called after a trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark style of this view and its descendants. Inherited by default.
    @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Draws the layer's backing bitmap. Override it to set the layer's `contents` instead.
    open func display(_ layer: CALayer) { layer.displayBacking() }
    /// Calls ``draw(_:)`` with `ctx` as the current graphics context.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called before the layer draws into its backing bitmap.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Calls ``layoutSubviews()``.
    open func layoutSublayers(of layer: CALayer) { layOut(layer) }
    /// Returns an animation inside the block of ``animate(withDuration:animations:)`` and its
    /// variants; otherwise `NSNull()`, which disables the layer's implicit animations.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }

    /// The shape with which an animator lets the view collide: its bounds, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The convex path around (0, 0) with which a view collides whose shape is `path`.
    open var collisionBoundingPath: UIBezierPath { pathOfBounds }

    // MARK: Focus

    /// `true` if the view can have the keyboard focus. `false` by default.
    open var canBecomeFocused: Bool { false }
    /// The mark of the focus around the view unless ``focusEffect`` is set.
    @_spi(UIKitInternals) open var standardFocusEffect: UIFocusEffect? { halo(cornerRadius: nil) }
    /// Handles a key while the view or one inside has the focus. Returns `false` to leave it.
    @_spi(UIKitInternals) open func handleFocusKey(_ key: UIKey) -> Bool { false }
    /// Scrolls so that a rectangle of the content is visible. Does nothing by default.
    @_spi(UIKitInternals) open func revealContent(_ rect: CGRect) {}
    /// Scrolls by an arrow key, a page key, Home or End. Returns `false`, the default, to leave it.
    @_spi(UIKitInternals) open func scroll(by key: UIKey) -> Bool { false }
    /// `true` for a list's cell, which arrow keys reach, with controls that Tab reaches.
    @_spi(UIKitInternals) open var isFocusCell: Bool { false }
    /// A name for tests, never shown.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { requiredExtras.accessibilityIdentifier = newValue }
    }

    override var ownAccessibilityFrame: CGRect {
        UIAccessibility.convertToScreenCoordinates(bounds, in: self)
    }
    /// The class and the frame.
    nonisolated open override var description: String {
        describedOnMainActor(self) { "<\(type(of: self)) \(ViewDescription.text(frame))>" }
    }

    /// Adds the properties that distinguish this view to a description of the view tree.
    ///
    /// An override calls `super` first and leaves out properties with default values.
    open func describe(into description: inout ViewDescription) {
        describeView(into: &description)
    }
}

extension UIView: CALayerDelegate, UITraitEnvironment {}
