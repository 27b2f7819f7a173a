import CoreGraphics
public import Foundation
import QuartzCore
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// A view that shows a part of content that is larger than itself, moved by fingers.
///
///     let scrollView = UIScrollView(frame: bounds)
///     scrollView.addSubview(poster)
///     scrollView.contentSize = poster.bounds.size
///
/// The content's place is the origin of `bounds`, so nothing but the view's own bounds changes when it scrolls. Content
/// follows a finger after its first 10 points, gives way elastically beyond its ends, and runs on when it is let go.
///
/// With Auto Layout, constraints between the content and ``contentLayoutGuide`` give the content its size;
/// ``frameLayoutGuide`` is the part that is seen.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        panGestureRecognizer.addTarget(self, action: UIScrollView.panned)
        panGestureRecognizer.allowedScrollTypesMask = .all
        panGestureRecognizer.delegate = gestureDelegate
        gate.delaysTouchesBegan = true
        gate.delegate = gestureDelegate
        addGestureRecognizer(gate)
        addGestureRecognizer(panGestureRecognizer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who hears of scrolling and zooming.
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Stored state

    final let gate = ContentTouchGate(target: nil, action: nil)
    final let pan = ScrollPan(target: nil, action: nil)
    final var pinch: UIPinchGestureRecognizer?
    final private(set) lazy var gestureDelegate = ScrollGestureDelegate(self)

    /// What moves the content.
    final var activity = ScrollActivity.resting

    /// Where and how the content was taken hold of, while it is dragged.
    final var grip: ScrollGrip?

    /// How the content was taken hold of by two fingers, while it is pinched.
    final var pinchGrip: PinchGrip?

    /// Calls back at every frame while the content moves by itself.
    final var displayLink: CADisplayLink?

    /// Whether the view itself is changing the offset, so that the change is not taken for the app's.
    final var isMovingContent = false

    /// Whether a finger stopped content that ran by itself.
    final var stoppedByFinger = false

    final var verticalIndicator: ScrollIndicator?
    final var horizontalIndicator: ScrollIndicator?
    final var lastAdjustedInset = UIEdgeInsets.zero
    final var storedZoomScale: CGFloat = 1

    // MARK: Content

    /// The point of the content at the view's top-left corner: the origin of `bounds`.
    ///
    /// It may be set to any point. Content that moves goes on from there with the velocity that it has. Points with NaN in
    /// them are refused.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves the content, at once or within 0.3 seconds, and ends what moved it before.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveContent(to: contentOffset, animated: animated)
    }

    /// The size of the content in points; zero at first. Negative sides and NaN count as 0.
    open var contentSize: CGSize = .zero {
        didSet {
            contentSize = contentSize.cleaned
            if contentSize != oldValue { extentDidChange() }
        }
    }

    /// Room that is added around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { updateAdjustedContentInset() } }
    }

    /// When the safe area is added to ``contentInset``. In the directions that scroll by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { updateAdjustedContentInset() }
    }

    /// ``contentInset``, and the safe area where ``contentInsetAdjustmentBehavior`` adds it.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaAdjustment) }

    /// Called when ``adjustedContentInset`` changed. Call super.
    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The content's rectangle, for constraints. What constrains its size decides ``contentSize``.
    ///
    /// Constraints between something in the scroll view and the scroll view's own edges speak of this guide too.
    open var contentLayoutGuide: UILayoutGuide { guides.content(in: self) }

    /// The part of the scroll view that is seen, for constraints: what is tied to it does not scroll.
    open var frameLayoutGuide: UILayoutGuide { guides.frame(in: self) }

    final var guides = ScrollGuides()

    @_spi(UIKitInternals) open override var guideOfContent: UILayoutGuide? { contentLayoutGuide }

    // MARK: How it scrolls

    /// Whether fingers and wheels move the content. `true` by default.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }

    /// Whether a drag that begins straight along one direction keeps to it. `false` by default.
    open var isDirectionalLockEnabled = false

    /// Whether content gives way beyond its ends and comes back. `true` by default.
    open var bounces = true

    /// Whether content that is lower than the view gives way too. `false` by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedContentInset() } }
    }

    /// Whether content that is narrower than the view gives way too. `false` by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedContentInset() } }
    }

    /// Whether content rests at multiples of the view's size only. `false` by default.
    open var isPagingEnabled = false

    /// How soon content comes to rest that was let go. ``DecelerationRate/normal`` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Whether scrolling ends the editing of text. Never by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    // MARK: What it is doing

    /// Whether a finger is down, even if it has not moved yet.
    open var isTracking: Bool { !pan.touches.isEmpty && pan.state != .failed }

    /// Whether a finger, or a wheel, moves the content.
    open var isDragging: Bool { grip != nil }

    /// Whether the content moves on by itself after it was let go.
    open var isDecelerating: Bool { activity.isDecelerating }

    // MARK: Touches of the content

    /// Whether the content hears of a touch only after 150 milliseconds that were no drag. `true` by default.
    open var delaysContentTouches = true {
        didSet { gate.delaysTouchesBegan = delaysContentTouches }
    }

    /// Whether touches of the content can still become a drag. `true` by default.
    open var canCancelContentTouches = true

    /// Whether `view`, in the content, gets touches that begin in it. `true` by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
        -> Bool
    { true }

    /// Whether a drag takes away touches that `view`, in the content, has got. `true` by default but for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// The recogniser that drags the content. Its delegate is the scroll view's own.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recogniser that scales the content; `nil` unless ``minimumZoomScale`` and ``maximumZoomScale`` differ.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if gestureRecognizer === pan { return panMayBegin() }
        if gestureRecognizer === pinch { return zoomingView != nil }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// A touch stops content that moves by itself, and goes no further.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && isScrollEnabled && event?.type == .touches ? self : hit
    }

    // MARK: Zooming

    /// How small the content may be made, as a factor; 1 by default.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }

    /// How large the content may be made, as a factor; 1 by default.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }

    /// How large the content is, as a factor. Factors out of range are moved to its ends.
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content about the middle of the view, at once or within 0.3 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(toScale: scale, animated: animated)
    }

    /// Scales and moves the content so that `rect` fills the view as far as it can.
    ///
    /// - Parameter rect: In coordinates of the view that is scaled.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(around: rect, animated: animated) }

    /// Whether a pinch may go beyond the limits and comes back. `true` by default.
    open var bouncesZoom = true

    /// Whether two fingers scale the content.
    open var isZooming: Bool { pinchGrip != nil }

    /// Whether the content comes back from beyond a limit of its scale.
    open var isZoomBouncing: Bool { activity.isZoomBouncing }

    // MARK: Going to a place

    /// Moves the content as little as possible so that `rect`, a part of it, is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// Ends what moves or scales the content by itself, where it is.
    open func stopScrollingAndZooming() { stopMoving() }

    // MARK: Indicators

    /// Whether a line at the right shows which part is seen while it moves. `true` by default.
    open var showsVerticalScrollIndicator = true { didSet { layOutIndicators() } }

    /// Whether a line at the bottom shows which part is seen while it moves. `true` by default.
    open var showsHorizontalScrollIndicator = true { didSet { layOutIndicators() } }

    /// The colour of these lines.
    open var indicatorStyle = IndicatorStyle.default { didSet { colorIndicators() } }

    /// How far the vertical line keeps from the view's edges, besides the safe area.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { layOutIndicators() } }

    /// How far the horizontal line keeps from the view's edges, besides the safe area.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { layOutIndicators() } }

    /// Both insets at once; reading gives the vertical line's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep within the safe area. `true` by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { layOutIndicators() } }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

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
        takeContentSizeFromGuide()
        layOutIndicators()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMoving() }
    }

    // MARK: Debugging

    open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        if contentSize != .zero { description.add("contentSize", contentSize) }
        if zoomScale != 1 { description.add("zoomScale", zoomScale) }
    }
}
