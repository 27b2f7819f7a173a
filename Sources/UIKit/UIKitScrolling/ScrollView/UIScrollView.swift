import CoreGraphics
public import Foundation
import Observing
import QuartzCore
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A view that shows a part of larger content, which fingers move.
///
///     let scrollView = UIScrollView(frame: bounds)
///     scrollView.addSubview(poster)
///     scrollView.contentSize = poster.bounds.size
///
/// The content's position is the origin of `bounds`, so scrolling changes nothing but the view's
/// own bounds. Content follows a finger after its first 10 points, resists elastically beyond its
/// ends, and decelerates when it is released.
///
/// With Auto Layout, constraints between the content and ``contentLayoutGuide`` determine the
/// content's size; ``frameLayoutGuide`` is the visible part.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
        panGestureRecognizer.allowedScrollTypesMask = .all
        panGestureRecognizer.delegate = gestureDelegate
        gate.delaysTouchesBegan = true
        gate.delegate = gestureDelegate
        addGestureRecognizer(gate)
        addGestureRecognizer(panGestureRecognizer)
    }

    nonisolated deinit {}

    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
        decode(from: coder)
    }

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { scrollTable }

    @_spi(UIKitInternals) open override func decode(_ nib: NibCoder) {
        super.decode(nib)
        nib.adoptGuides(content: contentLayoutGuide, frame: frameLayoutGuide)
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (view: UIScrollView, delegate: any UIScrollViewDelegate) in view.delegate = delegate
        }
    }

    /// The delegate, which is notified of scrolling and zooming.
    // Disfavoured so that subclasses can declare a `@_nonoverride` property of the same name whose
    // type is their own delegate protocol, as Apple's do.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Stored state

    /// The bar whose height follows the position of the content.
    package final weak var follower: (any ScrollFollower)?

    /// The part of the follower's height that is collapsed, by which the content can be dragged
    /// beyond its start.
    package final var collapsedInset: CGFloat = 0

    final let gate = ContentTouchGate(target: nil, action: nil)
    final let pan = ScrollPan(target: nil, action: nil)
    final var pinch: UIPinchGestureRecognizer?
    final private(set) lazy var gestureDelegate = ScrollGestureDelegate(self)

    /// The current movement of the content other than dragging.
    final var activity = ScrollActivity.idle {
        didSet { if activity != oldValue { updateTracking() } }
    }

    /// The state of the drag, while the content is dragged.
    final var dragState: DragState? {
        didSet { if (dragState == nil) != (oldValue == nil) { updateTracking() } }
    }

    /// `true` while the view keeps the main run loop in its tracking mode.
    private final var isInTrackingMode = false

    private func updateTracking() {
        let isMoving = isDragging || isDecelerating
        guard isMoving != isInTrackingMode else { return }
        isInTrackingMode = isMoving
        UIApplication.current?.setTracking(isMoving, by: self)
    }

    /// The state of the pinch, while the content is pinched.
    final var pinchState: PinchState?

    /// The display link that runs while the content decelerates or animates.
    final var displayLink: CADisplayLink?

    /// `true` while the view itself changes the offset, to distinguish this from changes made by
    /// the app.
    final var isMovingContent = false

    /// `true` if a finger stopped decelerating content.
    final var wasStoppedByFinger = false

    /// `true` from the setter of the offset until the bounds have changed.
    final var isSettingOffset = false

    /// `true` while the view shifts its offset together with the content: nothing seems to move.
    final var isShiftingContent = false

    final var verticalIndicator: ScrollIndicator?
    final var horizontalIndicator: ScrollIndicator?
    final var lastAdjustedInset = UIEdgeInsets.zero
    final var storedZoomScale: CGFloat = 1

    // MARK: Content

    /// The point of the content at the view's top-left corner: the origin of `bounds`.
    ///
    /// It may be set to any point without NaN. Moving content continues from there with its current
    /// velocity. The delegate is notified; it is not where `bounds` are set.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            isSettingOffset = true
            bounds.origin = newValue
            isSettingOffset = false
        }
    }

    /// Moves the content, immediately or within 0.3 seconds, and ends other movements.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }

    /// ``contentSize``, without the work that a list does before it answers.
    private(set) final var storedContentSize = CGSize.zero

    private final var contentSizeObservers = PropertyObservers<CGSize>()

    private final var storedContentInset = UIEdgeInsets.zero

    private final var contentInsetObservers = PropertyObservers<UIEdgeInsets>()

    /// The size of the content in points; zero by default. Negative sides and NaN count as 0.
    open var contentSize: CGSize {
        get {
            PropertyTracking.read(\.contentSize, of: self, observedBy: \.contentSizeObservers)
            return storedContentSize
        }
        set {
            let old = storedContentSize
            let new = newValue.cleaned
            guard new != old else { return }
            contentSizeObservers.willChange(in: self, from: old)
            storedContentSize = new
            extentDidChange()
            follower?.scrollViewDidResizeContent(self)
            contentSizeObservers.didChange(in: self, from: old, to: new)
        }
    }

    /// The space added around the content, in points.
    open var contentInset: UIEdgeInsets {
        get {
            PropertyTracking.read(\.contentInset, of: self, observedBy: \.contentInsetObservers)
            return storedContentInset
        }
        set {
            let old = storedContentInset
            guard newValue != old else { return }
            contentInsetObservers.willChange(in: self, from: old)
            storedContentInset = newValue
            updateAdjustedContentInset()
            contentInsetObservers.didChange(in: self, from: old, to: newValue)
        }
    }

    /// The directions in which the safe area is added to ``contentInset``. Those that scroll by
    /// default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedContentInset() }
    }

    /// `true` for the content of a page in a navigation controller, which is inset at its top and
    /// bottom although it does not scroll, if ``contentInsetAdjustmentBehavior`` is automatic.
    package final var isContentOfPage = false {
        didSet { if isContentOfPage != oldValue { updateAdjustedContentInset() } }
    }

    /// ``contentInset``, and the safe area where ``contentInsetAdjustmentBehavior`` adds it.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaAdjustment) }

    /// Called after ``adjustedContentInset`` changed. Call super.
    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The content's rectangle, for constraints. Constraints on its size determine ``contentSize``.
    ///
    /// Constraints between a descendant of the scroll view and the scroll view's own edges and
    /// margins refer to this guide too; those with its centres and lengths refer to its frame.
    open var contentLayoutGuide: UILayoutGuide { guides.content(in: self) }

    /// The visible part of the scroll view, for constraints: views constrained to it do not scroll.
    open var frameLayoutGuide: UILayoutGuide { guides.frame(in: self) }

    final var guides = ScrollGuides()

    @_spi(UIKitInternals) open override var guideOfContent: UILayoutGuide? { contentLayoutGuide }

    // MARK: Behaviour

    /// `true` (the default) if fingers and wheels move the content.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// `true` if a drag that begins straight along one direction is locked to it. `false` by
    /// default.
    open var isDirectionalLockEnabled = false

    /// `true` (the default) if content moves elastically beyond its ends and returns.
    open var bounces = true

    /// `true` (the default) if content that ``bounces`` does so at its left and right ends.
    open var bouncesHorizontally = true

    /// `true` (the default) if content that ``bounces`` does so at its top and bottom ends.
    open var bouncesVertically = true

    /// `true` (the default) if a wheel or touchpad scrolls an outer scroll view once this one is
    /// at its top or bottom end.
    open var transfersVerticalScrollingToParent = true

    /// `true` (the default) if a wheel or touchpad scrolls an outer scroll view once this one is
    /// at its left or right end.
    open var transfersHorizontalScrollingToParent = true

    /// The place of content that is smaller than the view, from (0, 0), the default, for the
    /// top-left corner, to (1, 1) for the bottom-right one.
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { extentDidChange() } }
    }

    /// `true` (the default) if page keys, Home, End and arrows scroll.
    open var allowsKeyboardScrolling = true

    /// `true` if content lower than the view moves elastically too. `false` by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }

    /// `true` if content narrower than the view moves elastically too. `false` by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }

    /// `true` if content only stops at multiples of the view's size. `false` by default.
    open var isPagingEnabled = false

    /// The rate at which released content decelerates. ``DecelerationRate/normal`` by default.
    open var decelerationRate = DecelerationRate.normal

    /// `true` (the default) to scroll to the top when the user taps the status bar, which phones
    /// have and desktops lack.
    open var scrollsToTop = true

    /// The effect of scrolling on the editing of text. None by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The control that loads the content again when the user pulls it down; none by default.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            if oldValue?.scrollView === self { oldValue?.scrollView = nil }
            refreshControl?.scrollView = self
            if refreshControl != nil { alwaysBounceVertical = true }
        }
    }

    // MARK: State

    /// `true` if a finger is down, even if it has not moved yet.
    open var isTracking: Bool { !pan.touches.isEmpty && pan.state != .failed }

    /// `true` if a finger, or a wheel, moves the content.
    open var isDragging: Bool { dragState != nil }

    /// `true` while the content moves to an offset that was set with an animation.
    open var isScrollAnimating: Bool { activity.animates { $0.purpose == .scroll } }

    /// `true` while the content moves to a scale that was set with an animation.
    open var isZoomAnimating: Bool { activity.animates { $0.purpose == .zoom } }

    /// `true` if the content is decelerating after it was released.
    open var isDecelerating: Bool { activity.isDecelerating }

    // MARK: Touches of the content

    /// `true` (the default) if the content receives a touch only after 150 milliseconds without a
    /// drag.
    open var delaysContentTouches = true {
        didSet { gate.delaysTouchesBegan = delaysContentTouches }
    }

    /// Returns `true` (the default) if touches in `view` are delayed as
    /// ``delaysContentTouches`` says; `false` for a part that a finger drags at once.
    @_spi(UIKitInternals) open func delaysContentTouch(in view: UIView) -> Bool { true }

    /// `true` (the default) if touches of the content can still become a drag.
    open var canCancelContentTouches = true

    /// Returns `true` (the default) if `view`, in the content, receives touches that begin in it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
        -> Bool
    { true }

    /// Returns `true` if a drag cancels touches that `view`, in the content, has received. `true`
    /// by default except for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recogniser that drags the content. The scroll view provides its delegate.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recogniser that zooms the content; `nil` unless ``minimumZoomScale`` and
    /// ``maximumZoomScale`` differ.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Returns the offset at which a drag should end if the delegate does not choose one.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    @_spi(UIKitInternals) open func targetContentOffset(
        forProposed offset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { offset }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if gestureRecognizer === pan { return panShouldBegin() }
        if gestureRecognizer === pinch { return zoomingView != nil }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Returns this view for a touch on decelerating content: it stops the content and is not
    /// passed on.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && isScrollEnabled && event?.type == .touches ? self : hit
    }

    // MARK: Zooming

    /// The minimum zoom scale; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }

    /// The maximum zoom scale; 1 by default.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }

    /// The scale of the content, clamped to its range.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the center of the view, immediately or within 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Zooms and scrolls so that `rect`, in coordinates of the zoomed view, fills this view as far
    /// as possible.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(around: rect, animated: animated) }

    /// `true` (the default) if a pinch may exceed the limits, from which the scale returns.
    open var bouncesZoom = true

    /// `true` if two fingers are zooming the content.
    open var isZooming: Bool { pinchState != nil }

    /// `true` if the scale is returning from beyond a limit.
    open var isZoomBouncing: Bool { activity.isZoomBouncing }

    // MARK: Scrolling

    /// Scrolls as little as possible to make `rect`, a part of the content, visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// Stops decelerations and animations of the content at the current offset.
    open func stopScrollingAndZooming() { stopMoving() }

    // MARK: Indicators

    /// `true` (the default) if a line at the right shows the position while the content moves.
    open var showsVerticalScrollIndicator = true { didSet { layOutIndicators() } }

    /// `true` (the default) if a line at the bottom shows the position while the content moves.
    open var showsHorizontalScrollIndicator = true { didSet { layOutIndicators() } }

    /// The style of the indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicatorColors() } }

    /// The insets of the vertical indicator within the view, in addition to the safe area.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { layOutIndicators() } }

    /// The insets of the horizontal indicator within the view, in addition to the safe area.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { layOutIndicators() } }

    /// The insets of both indicators; reading returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// `true` (the default) if the indicators stay within the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { layOutIndicators() } }

    /// Shows the indicators briefly.
    open func flashScrollIndicators() { flashIndicators() }

    /// Makes changes of ``contentOffset``, during which the indicators are shown.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        showIndicators()
        changes()
        hideIndicators()
    }

    // MARK: Geometry

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateAdjustedContentInset()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Bounds and centre change one after the other, and safe areas with each.
        updateAdjustedContentInset()
        adoptContentSizeFromGuide()
        layOutIndicators()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMoving() }
    }

    // MARK: Keyboard

    /// Page keys, Home and End scroll.
    @_spi(UIKitInternals) open override func handleFocusKey(_ key: UIKey) -> Bool {
        UIFocusHeading(arrow: key.charactersIgnoringModifiers) == nil && scroll(by: key)
    }

    @_spi(UIKitInternals) open override func scroll(by key: UIKey) -> Bool { scrolls(by: key) }

    @_spi(UIKitInternals) open override func revealContent(_ rect: CGRect) {
        guard isScrollEnabled else { return }
        layoutIfNeeded()
        reveal(rect, animated: false)
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollsByPage(direction)
    }
}
