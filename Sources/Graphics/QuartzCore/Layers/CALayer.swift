public import CoreGraphics
public import Foundation
public import FoundationGaps

/// A rectangle of content in a tree, which views draw into and animations act on.
///
/// A layer's content is its own properties (colour, corner, border, shadow, contents) and, if
/// something draws into it, a bitmap. Coordinates grow rightward and downward, in points.
///
///     let card = CALayer()
///     card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
///     card.backgroundColor = .init(red: 1, green: 1, blue: 1, alpha: 1)
///     card.cornerRadius = 12
///     root.addSublayer(card)
///
/// The properties hold the *model* values, as last set. While an animation runs, the screen shows
/// the ``presentation()``.
///
/// Values that are not finite never crash: a layer whose geometry is not finite is not shown.
@preconcurrency @MainActor
open class CALayer: LayerRoot, CAMediaTiming {
    /// Creates a presentation copy of a layer, for the framework. Subclasses override it to copy
    /// their own properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CALayer else { return }
        style = layer.style
        backing = layer.backing
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        isCopy = true
        extras = LayerExtras(copying: layer)
    }

    /// Creates a layer of size zero at the origin of its superlayer.
    public override init() { super.init() }

    /// Creates a plain layer: no archive that a coder reads here holds layers.
    public required init?(coder: NSCoder) { super.init() }

    /// Sublayers that outlive this layer lose their superlayer. The unsafe links are safe here: no
    /// other reference to this layer exists, and other layers read their links to it only on the
    /// main actor, where layers are retained and released.
    nonisolated deinit {
        storedSublayers.forEachUnretained { $0._withUnsafeGuaranteedRef { $0.enclosingLink = nil } }
        if let mask = extras?.mask {
            mask.enclosingLink = nil
            mask.isMask = false
        }
    }

    /// `true` if changes have actions only while ``isViewAnimationActive``.
    @exclusivity(unchecked) final var skipsActionsOutsideAnimations = false

    // MARK: Stored state

    // Exclusivity checks are disabled for properties where they would cost more than the access: no
    // other code runs during their mutation.

    /// The animatable values.
    @exclusivity(unchecked) final var style = LayerStyle()

    /// `true` if this is a presentation copy.
    @exclusivity(unchecked) final var isCopy = false

    /// The state of the layout, display and compositing passes.
    @exclusivity(unchecked) final var passState = LayerPassState()

    /// The animations and their state; `nil` without animations.
    @exclusivity(unchecked) final var animationState: LayerAnimationState?

    // The links of the tree are unsafe for the sake of `deinit`, which clears them when no
    // reference to the layer is left, and of walks up the tree, which are nonisolated but run on
    // the main actor. A link up never outlives its target, whose `deinit` clears it.
    @exclusivity(unchecked) nonisolated(unsafe) final var storedSublayers = ChildList<CALayer>()

    /// The layer above; see ``enclosing``.
    @exclusivity(unchecked) nonisolated(unsafe) final var enclosingLink: Unmanaged<CALayer>?

    /// `true` if the layer above uses this one as its mask, not as a sublayer.
    @exclusivity(unchecked) nonisolated(unsafe) final var isMask = false

    /// Rarely used state, allocated on first use.
    @exclusivity(unchecked) nonisolated(unsafe) final var extras: LayerExtras?

    /// The view that owns the layer; see ``setOwner(_:skipsActionsOutsideAnimations:scale:)``.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owner:
        (any CALayerDelegate)?

    @exclusivity(unchecked) nonisolated(unsafe) final var needsLayoutFlag = false

    /// The pending work in the subtree, and whether the layer's own layout is running.
    @exclusivity(unchecked) nonisolated(unsafe) final var subtreeMarks: LayerMarks = []

    // MARK: Apple's plain properties

    /// The object that displays, lays out and animates the layer; not retained. A view is its
    /// layer's delegate.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            owner = nil
            mutableExtras.delegate = newValue
        }
    }

    /// A name that identifies the layer.
    open var name: String? {
        get { extras?.name }
        set { mutableExtras.name = newValue }
    }

    /// `true` to redraw the layer whenever its size changes; `false` by default.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Actions by event name, searched after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { mutableExtras.actions = newValue }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates; its origin is shown at the top left corner.
    open var bounds: CGRect {
        get { style.bounds }
        set {
            let resized = !newValue.size.isSame(as: style.bounds.size)
            guard resized || !newValue.origin.isSame(as: style.bounds.origin) else { return }
            change("bounds", resized ? [.geometry, .picture] : [.geometry]) {
                style.bounds = newValue
            }
            if resized { boundsWereResized() }
        }
    }

    /// The position of the ``anchorPoint`` in the superlayer's coordinates.
    open var position: CGPoint {
        get { style.position }
        set {
            guard !newValue.isSame(as: style.position) else { return }
            change("position", [.geometry]) { style.position = newValue }
        }
    }

    /// The depth order among siblings: larger values are in front. 0 by default.
    open var zPosition: CGFloat {
        get { style.zPosition }
        set {
            guard newValue != style.zPosition else { return }
            change("zPosition", [.effects, .geometry]) { style.zPosition = newValue }
        }
    }

    /// The point of the bounds at ``position``, about which transforms act, from (0, 0), the top
    /// left corner, to (1, 1). The middle by default.
    open var anchorPoint: CGPoint {
        get { style.anchorPoint }
        set {
            set("anchorPoint", newValue, style.anchorPoint, .geometry) { style.anchorPoint = $0 }
        }
    }

    /// The depth of the anchor point, in points; 0 by default.
    open var anchorPointZ: CGFloat {
        get { style.anchorPointZ }
        set {
            set("anchorPointZ", newValue, style.anchorPointZ, .geometry) { style.anchorPointZ = $0 }
        }
    }

    /// The transform about the anchor point.
    open var transform: CATransform3D {
        get { style.transform }
        set { set("transform", newValue, style.transform, .geometry) { style.transform = $0 } }
    }

    /// A transform of all sublayers about the layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { style.sublayerTransform }
        set {
            guard newValue != style.sublayerTransform else { return }
            change("sublayerTransform", [.geometry]) { style.sublayerTransform = newValue }
        }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates.
    ///
    /// Computed from bounds, position, anchor point and transform. Setting it sets bounds and
    /// position; with a rotation, the resulting frame has the same centre but another size.
    open var frame: CGRect {
        get { frameFromGeometry }
        set { setGeometry(fromFrame: newValue) }
    }

    // MARK: Appearance

    /// `true` if the layer and its sublayers are not shown.
    open var isHidden: Bool {
        get { style.isHidden }
        set { set("hidden", newValue, style.isHidden, .effects) { style.isHidden = $0 } }
    }

    /// The opacity of the layer and its sublayers as one image, from 0 (transparent) to 1 (the
    /// default). Values outside are clamped when shown.
    open var opacity: Float {
        get { style.opacity }
        set { set("opacity", newValue, style.opacity, .effects) { style.opacity = $0 } }
    }

    /// `true` if sublayers and contents are clipped to the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { style.masksToBounds }
        set {
            guard newValue != style.masksToBounds else { return }
            change("masksToBounds", [.effects, .picture]) { style.masksToBounds = newValue }
        }
    }

    /// The corner radius in points of the background and border and, with ``masksToBounds``, of the
    /// clip. Limited to half of the shorter side.
    open var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set {
            guard newValue != style.cornerRadius else { return }
            change("cornerRadius", [.picture, .effects]) { style.cornerRadius = newValue }
        }
    }

    /// The corners that ``cornerRadius`` rounds; all by default.
    open var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set {
            guard newValue != style.maskedCorners else { return }
            change("maskedCorners", [.picture, .effects]) { style.maskedCorners = newValue }
        }
    }

    /// The width in points of the border, which is inside the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set { set("borderWidth", newValue, style.borderWidth, .picture) { style.borderWidth = $0 } }
    }

    /// The opacity of the shadow, from 0 (the default, no shadow) to 1.
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set {
            guard newValue != style.shadowOpacity else { return }
            change("shadowOpacity", [.effects]) { style.shadowOpacity = newValue }
        }
    }

    /// The offset of the shadow in points; (0, -3), which is upward, by default.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            set("shadowOffset", newValue, style.shadowOffset, .effects) { style.shadowOffset = $0 }
        }
    }

    /// The blur of the shadow in points, 3 by default: the standard deviation of a Gaussian.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set {
            set("shadowRadius", newValue, style.shadowRadius, .effects) { style.shadowRadius = $0 }
        }
    }

    /// The placement of ``contents`` in the bounds; scaled to fill by default.
    open var contentsGravity: CALayerContentsGravity {
        get { style.contentsGravity }
        set {
            guard newValue != style.contentsGravity else { return }
            change("contentsGravity", [.picture]) { style.contentsGravity = newValue }
        }
    }

    /// The visible part of ``contents`` in the unit square; all of it by default.
    open var contentsRect: CGRect {
        get { style.contentsRect }
        set {
            set("contentsRect", newValue, style.contentsRect, .picture) { style.contentsRect = $0 }
        }
    }

    /// The stretchable part of ``contents`` in the unit square, when the gravity resizes them. All
    /// of it by default.
    open var contentsCenter: CGRect {
        get { style.contentsCenter }
        set {
            guard newValue != style.contentsCenter else { return }
            change("contentsCenter", [.picture]) { style.contentsCenter = newValue }
        }
    }

    /// The scale of the contents in pixels per point; 1 by default. A bitmap that the layer draws
    /// has this scale.
    open var contentsScale: CGFloat {
        get { style.contentsScale }
        set {
            guard newValue != style.contentsScale else { return }
            change("contentsScale", [.picture]) { style.contentsScale = newValue }
        }
    }

    /// The colour behind the contents; `nil`, the default, for none.
    open var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set {
            guard newValue != style.backgroundColor else { return }
            change("backgroundColor", [.picture]) { style.backgroundColor = newValue }
        }
    }

    /// The colour of the border; opaque black by default.
    open var borderColor: CGColor? {
        get { style.borderColor }
        set { set("borderColor", newValue, style.borderColor, .picture) { style.borderColor = $0 } }
    }

    /// The colour of the shadow; opaque black by default.
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set { set("shadowColor", newValue, style.shadowColor, .effects) { style.shadowColor = $0 } }
    }

    /// The outline that casts the shadow, in the layer's coordinates. `nil`, the default, for the
    /// layer's own content.
    open var shadowPath: CGPath? {
        get { style.shadowPath }
        set { set("shadowPath", newValue, style.shadowPath, .effects) { style.shadowPath = $0 } }
    }

    /// The image in the layer: a `CGImage`, or `nil`. Setting it replaces drawn content.
    open var contents: Any? {
        get { style.contents }
        set { change("contents", [.picture]) { setContents(newValue) } }
    }

    /// `true` if the layer covers its bounds with opaque pixels; `false` by default.
    ///
    /// The bitmap of such a layer is initialised with the background colour, on black.
    open var isOpaque: Bool {
        get { style.isOpaque }
        set {
            guard newValue != style.isOpaque else { return }
            change("opaque", [.picture]) { style.isOpaque = newValue }
            if backing != nil { setNeedsDisplay() }
        }
    }

    /// A layer whose opacity masks this one. It is in this layer's coordinates and has no
    /// superlayer.
    open var mask: CALayer? {
        get { storedMask ?? presentedModel?.storedMask?.presentation() }
        set { setMask(newValue) }
    }

    // MARK: Display

    /// Marks the whole layer for redrawing before it is next shown.
    open func setNeedsDisplay() { setNeedsDisplay(style.bounds) }

    /// Marks a part of the layer, in its coordinates, for redrawing before it is next shown.
    ///
    /// Several parts are merged to the smallest rectangle around them.
    open func setNeedsDisplay(_ r: CGRect) { markDirty(r) }

    /// `true` if a part of the layer is marked for redrawing.
    open func needsDisplay() -> Bool { !dirtyRect.isNull }

    /// Redraws the marked part immediately.
    open func displayIfNeeded() {
        guard needsDisplay() else { return }
        display()
    }

    /// Creates the layer's contents: by the delegate's ``CALayerDelegate/display(_:)`` or, without
    /// a delegate, as a bitmap of the layer's size and ``contentsScale`` that ``draw(in:)`` fills.
    ///
    /// Only the part marked by ``setNeedsDisplay(_:)`` is cleared and drawn. A bitmap has at most
    /// 16384 pixels a side and 64 million in total: a larger layer gets one of a smaller scale.
    /// Frames of animations of ``needsDisplay(forKey:)`` call it: read ``presentation()`` then.
    open func display() {
        if animationState?.isDisplaying != true { displayContents() }
    }

    /// Draws the contents. Coordinates are the layer's, y growing downward; the context is clipped
    /// to the part to redraw.
    ///
    /// The default implementation calls the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { noteDefaultDrawing() }
    }

    /// Draws a rectangle of the content, by one or several calls of ``draw(in:)``.
    func drawPieces(in context: CGContext, of rect: CGRect) { draw(in: context) }

    // MARK: Layout

    /// Marks the sublayers for layout before the layer is next shown.
    open func setNeedsLayout() { markNeedsLayout() }

    /// `true` if the sublayers need layout.
    open func needsLayout() -> Bool { needsLayoutFlag }

    /// Lays out all layers in this tree that need it immediately, starting from the topmost
    /// ancestor that needs it.
    open func layoutIfNeeded() { layoutTreeIfNeeded() }

    /// Lays out the sublayers. The default implementation calls the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Hierarchy

    /// The sublayers from back to front; `nil` without any. Those of a presentation copy are
    /// presentation copies too.
    open var sublayers: [CALayer]? {
        get {
            let layers = presentedModel?.presentedSublayers ?? storedSublayers.array
            return layers.isEmpty ? nil : layers
        }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// The layer that contains this one as a sublayer.
    open var superlayer: CALayer? {
        storedSuperlayer ?? presentedModel?.storedSuperlayer?.presentation()
    }

    /// Adds `layer` in front of the other sublayers, removing it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    /// Inserts `layer` among the sublayers. An index past the end counts as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts `layer` directly behind `sibling`; in front of all if `sibling` is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, nextTo: sibling, offset: 0)
    }

    /// Inserts `layer` directly in front of `sibling`; in front of all if that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, nextTo: sibling, offset: 1)
    }

    /// Replaces `oldLayer` with `newLayer`. Does nothing if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Removes the layer from its superlayer, or from the layer that it masks.
    open func removeFromSuperlayer() { detach() }

    // MARK: Hit testing

    /// Returns `true` if `p`, in the layer's coordinates, is within its bounds.
    ///
    /// Points on the right or lower edge are outside.
    open func contains(_ p: CGPoint) -> Bool {
        // Foundation's `CGRect.contains` traps on NaN.
        let bounds = style.bounds
        return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    /// Returns the front-most layer of this tree that contains `p`, which is in the *superlayer's*
    /// coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    // MARK: Animation

    /// Returns the action for an event, such as the change of a property: the delegate's, that of
    /// ``actions``, or ``defaultAction(forKey:)``.
    ///
    /// - Returns: `nil` when there is none or `NSNull` ended the search.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// Returns the default action for an event of layers of this class.
    ///
    /// `nil` by default, which animates the change of an animatable property with the transaction's
    /// duration and timing function.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns `true` if a change of the property `key` redraws the layer; `false` by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the initial value of `key` in layers of this class.
    open class func defaultValue(forKey key: String) -> Any? {
        CALayer.initialValues.value(forKey: key)
    }

    /// Adds a copy of `anim`, replacing an animation with the same key.
    ///
    /// It begins with the next commit unless its `beginTime` is set.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation with this key and reports to its delegate that it did not finish.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations and reports to their delegates that they did not finish.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// Returns the keys of the animations in the order of their application; `nil` without any.
    open func animationKeys() -> [String]? { runningAnimationKeys }

    /// Returns the animation with this key, which must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

    // MARK: Key-value coding

    /// The properties of the class and its superclasses.
    class var layerTable: LayerTable { allLayersTable }

    /// Returns the value of the property `key`, or the value stored under an unknown key.
    ///
    /// Subclasses override it, and ``setValue(_:forKey:)``, for their animatable properties.
    /// Animated numbers are set in the type that is returned here.
    open func value(forKey key: String) -> Any? { styleValue(forKey: key) }

    /// Sets the property `key`, or stores the value under an unknown key for ``value(forKey:)``.
    ///
    /// A value of the wrong type is ignored.
    open func setValue(_ value: Any?, forKey key: String) { setStyleValue(value, forKey: key) }

    // MARK: Timing

    /// The begin time of the layer's own time, in seconds of its superlayer's. 0 by default.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }

    /// The offset added to the layer's own time, in seconds. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    /// The duration of the layer's own time, in seconds. Infinite by default.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    /// The speed of the layer's time relative to its superlayer's, 1 by default; 0 pauses it.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }

    /// The number of repetitions of ``duration``; 0, the default, counts as one.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }

    /// The duration of all repetitions in seconds, instead of ``repeatCount``. 0, the default, to
    /// use that.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// `true` if time runs backward after each ``duration``. `false` by default.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// The time before the begin and after the end. ``CAMediaTimingFillMode/removed`` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    // MARK: Content of subclasses

    /// Draws a subclass's content between background and contents. The default draws nothing.
    func drawSpecialContents(in context: CGContext) {}

    /// The smallest rectangle around the output of ``drawSpecialContents(in:)``, or `nil` for none.
    var specialBounds: CGRect? { nil }
}
