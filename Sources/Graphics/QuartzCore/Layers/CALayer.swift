public import CoreGraphics
public import FoundationGaps

/// A rectangle of pixels with a place in a tree: what views draw into and what animates.
///
/// A layer's picture is its own properties (colour, corner, border, shadow, contents) and, when
/// something draws into it, a bitmap. Coordinates grow rightward and downward, in points.
///
///     let card = CALayer()
///     card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
///     card.backgroundColor = .init(red: 1, green: 1, blue: 1, alpha: 1)
///     card.cornerRadius = 12
///     root.addSublayer(card)
///
/// The properties hold the *model*: what was last set. While an animation runs, the screen shows the
/// ``presentation()``.
///
/// A value that is not a finite number never crashes: a layer whose place is not finite is not shown.
@preconcurrency @MainActor
open class CALayer: LayerRoot, CAMediaTiming {
    /// Creates a copy of a layer for showing an animation. Subclasses with properties of their own
    /// override it to copy them.
    ///
    /// `layer` is of the receiver's class. Do not call it; to copy a layer, copy its properties.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CALayer else { return }
        style = layer.style
        backing = layer.backing
        needsDisplayOnBoundsChange = layer.needsDisplayOnBoundsChange
        isCopy = true
        let extras = ownExtras
        extras.delegate = layer.delegate
        extras.name = layer.extras?.name
        extras.timing = layer.extras?.timing
        extras.values = layer.extras?.values
        extras.modelLayer = layer
    }

    /// Creates a layer of size zero at the origin of its superlayer.
    public override init() { super.init() }

    /// Layers that outlive the one that they are in have no superlayer any more.
    ///
    /// Nobody else sees this layer by now, and the links of others to it are read on the main actor only, where layers
    /// are kept and let go; hence the unsafe links below.
    nonisolated deinit {
        storedSublayers.forEachUnretained { $0._withUnsafeGuaranteedRef { $0.enclosingLink = nil } }
        if let mask = extras?.mask {
            mask.enclosingLink = nil
            mask.isMask = false
        }
    }

    /// Makes a view the layer's delegate, which calls ``cutOwner()`` in its `deinit`.
    ///
    /// Unlike a weak ``delegate`` this costs the view nothing: every use of an object that is weakly referenced is
    /// slower.
    ///
    /// - Parameters:
    ///   - answersNothing: Whether the view's ``CALayerDelegate/action(for:forKey:)`` need not be asked while
    ///     ``ownersAnimate`` is `false`.
    ///   - scale: The first ``contentsScale``.
    package final func setOwner(
        _ owner: any CALayerDelegate, answersNothing: Bool, scale: CGFloat
    ) {
        self.owner = owner
        guard type(of: self) == CALayer.self else {
            contentsScale = scale
            return
        }
        isQuiet = answersNothing
        style.contentsScale = scale
    }

    /// Whether the views of layers want their changes animated now. `UIView.animate` says so while it runs a block.
    @exclusivity(unchecked) package static var ownersAnimate = false

    /// Whether changes have no actions unless ``ownersAnimate``.
    @exclusivity(unchecked) final var isQuiet = false

    /// Ends what ``setOwner(_:answersNothing:scale:)`` began.
    package nonisolated final func cutOwner() { owner = nil }

    // MARK: Stored state

    // Where the checks for exclusive access are off they cost more than what they check, and nobody is called while such
    // a property is being changed.

    /// The animatable values.
    @exclusivity(unchecked) final var style = LayerStyle()

    /// Whether this is a copy for showing an animation.
    @exclusivity(unchecked) final var isCopy = false

    /// Animations and what they need; nil while there are none.
    @exclusivity(unchecked) final var animationState: LayerAnimationState?

    /// Another number whenever the place of a sublayer changed.
    @exclusivity(unchecked) package final var sublayerPlacesVersion: UInt64 = 0

    /// The bitmap that ``draw(in:)`` fills.
    @exclusivity(unchecked) final var backing: LayerBacking?

    /// What is to be drawn again, in the layer's coordinates; null when nothing is.
    @exclusivity(unchecked) final var dirtyRect = CGRect.null

    // Links in the tree. They are unsafe for the sake of `deinit`, which cuts them when nobody holds the layer any more,
    // and of walks up the tree, which belong to no actor but run on the main one. A link up never outlives what it leads
    // to, because that one's `deinit` cuts it.
    @exclusivity(unchecked) nonisolated(unsafe) final var storedSublayers = ChildList<CALayer>()

    /// The layer above; see ``enclosing``.
    @exclusivity(unchecked) nonisolated(unsafe) final var enclosingLink: Unmanaged<CALayer>?

    /// Whether the layer above has this one as its mask, not as a sublayer.
    @exclusivity(unchecked) nonisolated(unsafe) final var isMask = false

    /// What few layers have; nil for the others.
    @exclusivity(unchecked) nonisolated(unsafe) final var extras: LayerExtras?

    /// The view that the layer belongs to; see ``setOwner(_:answersNothing:scale:)``.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var owner:
        (any CALayerDelegate)?

    @exclusivity(unchecked) nonisolated(unsafe) final var needsLayoutFlag = false

    /// What is to be done somewhere below, and whether the layer's own layout runs.
    @exclusivity(unchecked) nonisolated(unsafe) final var marksBelow: LayerMarks = []

    /// The last pass in which the layer was laid out anew, and how often; see ``LayoutRepeats``.
    @exclusivity(unchecked) final var layoutRepeats: UInt32 = 0

    /// What changed in this layer since it was composited.
    @exclusivity(unchecked) final var changes: LayerChanges = [.geometry, .picture, .hierarchy]

    /// What the compositor knows about the layer; nil until it has been composited.
    @exclusivity(unchecked) final var node: LayerNode?

    /// Whether the drawing that is going on reached the default implementations, which draw nothing.
    final var reachedDefaultDrawing = false

    /// Whether the backing is cleared to nothing before it is drawn again; true by default.
    ///
    /// A layer that keeps its old pixels draws over them.
    package final var clearsBackingBeforeDrawing = true

    // MARK: Apple's plain properties

    /// Who displays, lays out and animates the layer; not kept. A view is its layer's delegate.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            owner = nil
            ownExtras.delegate = newValue
        }
    }

    /// A name for the layer's owner to find it by.
    open var name: String? {
        get { extras?.name }
        set { ownExtras.name = newValue }
    }

    /// Whether a new size makes the layer draw itself again; false by default.
    @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

    /// Actions by event name, asked after the delegate.
    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { ownExtras.actions = newValue }
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates. Its origin is the point shown at the top left corner.
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

    /// The place of the ``anchorPoint`` in the superlayer's coordinates.
    open var position: CGPoint {
        get { style.position }
        set {
            guard !newValue.isSame(as: style.position) else { return }
            change("position", [.geometry]) { style.position = newValue }
        }
    }

    /// Which sibling is in front: the larger value, and of equal ones the later. 0 by default.
    open var zPosition: CGFloat {
        get { style.zPosition }
        set {
            guard newValue != style.zPosition else { return }
            change("zPosition", [.effects, .geometry]) { style.zPosition = newValue }
        }
    }

    /// The point that ``position`` places and transforms turn about, from (0, 0), the top left corner,
    /// to (1, 1). The middle by default.
    open var anchorPoint: CGPoint {
        get { style.anchorPoint }
        set {
            guard newValue != style.anchorPoint else { return }
            change("anchorPoint", [.geometry]) { style.anchorPoint = newValue }
        }
    }

    /// The depth of the anchor point, in points; 0 by default.
    open var anchorPointZ: CGFloat {
        get { style.anchorPointZ }
        set {
            guard newValue != style.anchorPointZ else { return }
            change("anchorPointZ", [.geometry]) { style.anchorPointZ = newValue }
        }
    }

    /// Moves, scales and turns the layer about its anchor point.
    open var transform: CATransform3D {
        get { style.transform }
        set {
            guard newValue != style.transform else { return }
            change("transform", [.geometry]) { style.transform = newValue }
        }
    }

    /// A transform for all sublayers, about the layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { style.sublayerTransform }
        set {
            guard newValue != style.sublayerTransform else { return }
            change("sublayerTransform", [.geometry]) { style.sublayerTransform = newValue }
        }
    }

    /// The smallest rectangle around the layer in its superlayer's coordinates.
    ///
    /// Made from bounds, position, anchor point and transform. Setting it sets bounds and position;
    /// with a transform that turns the layer, the result has the frame's middle but another size.
    open var frame: CGRect {
        get { frameFromGeometry }
        set { setGeometry(fromFrame: newValue) }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are not shown.
    open var isHidden: Bool {
        get { style.isHidden }
        set {
            guard newValue != style.isHidden else { return }
            change("hidden", [.effects]) { style.isHidden = newValue }
        }
    }

    /// From 0, invisible, to 1, the default, for the layer and its sublayers as one picture.
    /// Values outside are clamped when shown.
    open var opacity: Float {
        get { style.opacity }
        set {
            guard newValue != style.opacity else { return }
            change("opacity", [.effects]) { style.opacity = newValue }
        }
    }

    /// Whether sublayers and contents are cut off at the bounds and their rounded corners.
    open var masksToBounds: Bool {
        get { style.masksToBounds }
        set {
            guard newValue != style.masksToBounds else { return }
            change("masksToBounds", [.effects, .picture]) { style.masksToBounds = newValue }
        }
    }

    /// The radius in points that rounds the background and border, and with ``masksToBounds`` all that is
    /// in the layer. At most half of the shorter side counts.
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

    /// The width in points of the border, which lies inside the bounds, above the sublayers.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set {
            guard newValue != style.borderWidth else { return }
            change("borderWidth", [.picture]) { style.borderWidth = newValue }
        }
    }

    /// From 0, the default: no shadow, to 1.
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set {
            guard newValue != style.shadowOpacity else { return }
            change("shadowOpacity", [.effects]) { style.shadowOpacity = newValue }
        }
    }

    /// How far the shadow is moved, in points; (0, -3) by default, which is up.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            guard newValue != style.shadowOffset else { return }
            change("shadowOffset", [.effects]) { style.shadowOffset = newValue }
        }
    }

    /// The blur of the shadow in points, 3 by default: the standard deviation of a Gaussian.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set {
            guard newValue != style.shadowRadius else { return }
            change("shadowRadius", [.effects]) { style.shadowRadius = newValue }
        }
    }

    /// How ``contents`` fill the bounds; stretched by default.
    open var contentsGravity: CALayerContentsGravity {
        get { style.contentsGravity }
        set {
            guard newValue != style.contentsGravity else { return }
            change("contentsGravity", [.picture]) { style.contentsGravity = newValue }
        }
    }

    /// The part of ``contents`` that is shown, in the unit square; all of it by default.
    open var contentsRect: CGRect {
        get { style.contentsRect }
        set {
            guard newValue != style.contentsRect else { return }
            change("contentsRect", [.picture]) { style.contentsRect = newValue }
        }
    }

    /// The part of ``contents`` that stretches, in the unit square, when the gravity resizes them.
    /// All of it by default.
    open var contentsCenter: CGRect {
        get { style.contentsCenter }
        set {
            guard newValue != style.contentsCenter else { return }
            change("contentsCenter", [.picture]) { style.contentsCenter = newValue }
        }
    }

    /// Pixels of the contents for one point; 1 by default. A bitmap that the layer draws has this scale.
    open var contentsScale: CGFloat {
        get { style.contentsScale }
        set {
            guard newValue != style.contentsScale else { return }
            change("contentsScale", [.picture]) { style.contentsScale = newValue }
        }
    }

    /// The colour behind the contents; nil, the default, for none.
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
        set {
            guard newValue != style.borderColor else { return }
            change("borderColor", [.picture]) { style.borderColor = newValue }
        }
    }

    /// The colour of the shadow; opaque black by default.
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set {
            guard newValue != style.shadowColor else { return }
            change("shadowColor", [.effects]) { style.shadowColor = newValue }
        }
    }

    /// The outline that casts the shadow, in the layer's coordinates. Nil, the default, for the
    /// layer's own picture.
    open var shadowPath: CGPath? {
        get { style.shadowPath }
        set {
            guard newValue != style.shadowPath else { return }
            change("shadowPath", [.effects]) { style.shadowPath = newValue }
        }
    }

    /// The picture in the layer: a `CGImage`, or nil. Set, it replaces what the layer has drawn.
    open var contents: Any? {
        get { style.contents }
        set { change("contents", [.picture]) { setContents(newValue) } }
    }

    /// Whether the layer promises to cover its bounds with opaque pixels; false by default.
    ///
    /// The bitmap of such a layer starts out with the background colour, on black.
    open var isOpaque: Bool {
        get { style.isOpaque }
        set {
            guard newValue != style.isOpaque else { return }
            change("opaque", [.picture]) { style.isOpaque = newValue }
            if backing != nil { setNeedsDisplay() }
        }
    }

    /// A layer whose opacity cuts this one out. It is in this layer's coordinates and has no superlayer.
    open var mask: CALayer? {
        get { storedMask }
        set { setMask(newValue) }
    }

    // MARK: Display

    /// Says that the whole layer is to be drawn again before it is next shown.
    open func setNeedsDisplay() { setNeedsDisplay(style.bounds) }

    /// Says that a part of the layer, in its coordinates, is to be drawn again before it is next shown.
    ///
    /// Several parts are joined to the smallest rectangle around them.
    open func setNeedsDisplay(_ r: CGRect) { markDirty(r) }

    /// Whether something is to be drawn again.
    open var needsDisplay: Bool { !dirtyRect.isNull }

    /// Draws now what is to be drawn again.
    open func displayIfNeeded() {
        guard needsDisplay else { return }
        display()
    }

    /// Makes the layer's contents: the delegate's ``CALayerDelegate/display(_:)`` or, without one, a
    /// bitmap of the layer's size and ``contentsScale`` that ``draw(in:)`` fills.
    ///
    /// Only what was marked by ``setNeedsDisplay(_:)`` is cleared and drawn. A bitmap has at most 16384 pixels a
    /// side and 64 million altogether: a larger layer gets one of a smaller scale.
    open func display() {
        if let delegate { delegate.display(self) } else { displayBacking() }
        dirtyRect = .null
    }

    /// Draws the contents. Coordinates are the layer's, y growing downward; the context is clipped to
    /// what must be drawn.
    ///
    /// The default asks the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { noteDefaultDrawing() }
    }

    // MARK: Layout

    /// Says that the sublayers are to be placed again before the layer is next shown.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Whether the sublayers are to be placed again.
    open var needsLayout: Bool { needsLayoutFlag }

    /// Places now the sublayers of all layers in this tree that need it, from the topmost ancestor that
    /// needs it down.
    open func layoutIfNeeded() { layoutTreeIfNeeded() }

    /// Places the sublayers. The default asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    // MARK: Hierarchy

    /// The sublayers, those behind first; nil without any.
    open var sublayers: [CALayer]? {
        get { storedSublayers.isEmpty ? nil : storedSublayers.array }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// The layer that has this one among its sublayers.
    open var superlayer: CALayer? { storedSuperlayer }

    /// Adds `layer` in front of the other sublayers, taking it from where it was.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: storedSublayers.count) }

    /// Inserts `layer` among the sublayers. An index past the end counts as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts `layer` just behind `sibling`; in front of all if `sibling` is no sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 0)
    }

    /// Inserts `layer` just in front of `sibling`; in front of all if `sibling` is no sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, besides: sibling, offset: 1)
    }

    /// Puts `newLayer` in the place of `oldLayer`. Does nothing if that is no sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Takes the layer out of its superlayer, or from being a mask.
    open func removeFromSuperlayer() { detach() }

    // MARK: Points

    /// Whether `p`, in the layer's coordinates, is within its bounds.
    ///
    /// A point on the right or lower edge is not.
    open func contains(_ p: CGPoint) -> Bool {
        // Foundation's `CGRect.contains` traps on values that are not numbers.
        let bounds = style.bounds
        return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
    }

    /// The front-most layer of this tree that contains `p`, which is in the *superlayer's* coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

    // MARK: Animation

    /// The action for an event, such as the change of a property: the delegate's, that of ``actions``,
    /// or ``defaultAction(forKey:)``.
    ///
    /// - Returns: nil when there is none or the search was ended by `NSNull`.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

    /// The action for events of layers of this class when nobody else has one.
    ///
    /// Nil by default, which animates the change of an animatable property with the transaction's
    /// duration and timing function.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Whether a change of the property `key` makes the layer draw itself again; false by default.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The value a new layer of this class has for `key`.
    open class func defaultValue(forKey key: String) -> Any? {
        CALayer.initialValues.value(forKey: key)
    }

    /// Starts a copy of `anim`. An animation that was there under the same key is removed.
    ///
    /// It begins with the next commit unless its `beginTime` says another.
    open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }

    /// Removes the animation that was added under `key`; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }

    /// Removes all animations; their delegates hear that they did not finish.
    open func removeAllAnimations() { stopAnimations { _ in true } }

    /// The keys of the animations, in the order in which they are applied; nil without any.
    open func animationKeys() -> [String]? { runningAnimationKeys }

    /// The animation that was added under `key`. It is not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(forKey: key) }

    // MARK: Values by name

    /// The value of the property `key`, or what was stored under it.
    ///
    /// Subclasses override it, and ``setValue(_:forKey:)``, for the properties that they want to
    /// animate. Animated numbers are set in the type that is returned here.
    open func value(forKey key: String) -> Any? { styleValue(forKey: key) }

    /// Sets the property `key`. A name that is no property stores the value for ``value(forKey:)``.
    ///
    /// A value of a type that the property cannot have is ignored.
    open func setValue(_ value: Any?, forKey key: String) { setStyleValue(value, forKey: key) }

    // MARK: Timing

    /// When the layer's own time begins, in seconds of its superlayer's. 0 by default.
    open var beginTime: CFTimeInterval {
        get { timing?.beginTime ?? 0 }
        set { changeTiming { $0.beginTime = newValue } }
    }

    /// What is added to the layer's own time, in seconds. 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing?.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    /// How long the layer's own time runs, in seconds. Without end by default.
    open var duration: CFTimeInterval {
        get { timing?.duration ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    /// How many seconds pass in the layer while one passes in its superlayer; 0 holds its animations. 1 by default.
    open var speed: Float {
        get { timing?.speed ?? 1 }
        set { changeTiming { $0.speed = newValue } }
    }

    /// How many times ``duration`` runs; once while it is 0, the default.
    open var repeatCount: Float {
        get { timing?.repeatCount ?? 0 }
        set { changeTiming { $0.repeatCount = newValue } }
    }

    /// For how many seconds ``duration`` is repeated, in place of ``repeatCount``. 0, the default, for neither.
    open var repeatDuration: CFTimeInterval {
        get { timing?.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    /// Whether time runs back after each ``duration``. `false` by default.
    open var autoreverses: Bool {
        get { timing?.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    /// What the layer's time is before it begins and after it ended. ``CAMediaTimingFillMode/removed`` by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing?.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    // MARK: Kinds of layers

    /// Draws what a kind of layer shows between background and contents. The default draws nothing.
    func drawSpecialContents(in context: CGContext) {}

    /// The smallest rectangle around what ``drawSpecialContents(in:)`` draws, or nil for nothing.
    var specialBounds: CGRect? { nil }
}
