import CoreGraphics
public import Foundation
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore

/// An object that provides the pages before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Returns the page before `viewController`, or `nil` if it is the first.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// Returns the page after `viewController`, or `nil` if it is the last.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// Returns the number of dots below the pages; 0 (the default) for none.
    ///
    /// Called after `setViewControllers` of a controller whose pages scroll sideways.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Returns the dot of the page that is shown; 0 by default. Pages that the user turns move it
    /// by one without a call.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// An object that is notified when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when the user begins to turn to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])

    /// Called after the user turned pages, or turned back.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller.
    ///   - finished: `true` once the animation has ended.
    ///   - previousViewControllers: The pages before.
    ///   - completed: `false` if the user turned back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

/// A container that shows one of several pages, which the user turns by swiping.
///
/// Pages of the curl style slide too.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The motion between pages.
    public nonisolated enum TransitionStyle: Int, Hashable, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// The axis along which pages are turned.
    public nonisolated enum NavigationOrientation: Int, Hashable, Sendable {
        case horizontal = 0
        case vertical
    }

    /// The direction of a turn.
    public nonisolated enum NavigationDirection: Int, Hashable, Sendable {
        case forward = 0
        case reverse
    }

    /// The name of an option at creation.
    public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The space between pages in points, as a `CGFloat`.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")

        /// The edge at which pages of the curl style are bound, as the raw value of a
        /// ``SpineLocation``.
        public static let spineLocation = OptionsKey(
            rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// The edge at which pages are bound.
    public nonisolated enum SpineLocation: Int, Hashable, Sendable {
        /// Pages that scroll are not bound.
        case none = 0
        /// The left or upper edge.
        case min
        /// The middle, between two pages.
        case mid
        /// The right or lower edge.
        case max
    }

    /// The edge at which pages are bound: none of pages that scroll, the first one of others unless
    /// the options ask for the last one.
    open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : spine }

    private var spine = SpineLocation.min

    /// The motion between pages.
    public final private(set) var transitionStyle = TransitionStyle.pageCurl

    /// The axis along which pages are turned.
    public final private(set) var navigationOrientation = NavigationOrientation.horizontal

    private var spacing: CGFloat = 0
    private var shown: UIViewController?
    private var running: ViewTransition?

    /// `true` while a turn ends because another one begins.
    private var isOvertaking = false
    private var driver: UIPercentDrivenInteractiveTransition?
    /// The view that contains the pages.
    final let wrapper = UIView()

    /// The dots below the pages.
    final var indicator: UIPageControl?

    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private var direction = NavigationDirection.forward

    /// The time for which the finger's speed is extrapolated when it lifts, in seconds.
    private static let projection: CGFloat = 0.25

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let value = options?[.interPageSpacing]
        spacing = value as? CGFloat ?? (value as? Int).map { CGFloat($0) } ?? 0
        let edge = options?[.spineLocation]
        let number = (edge as? NSNumber)?.intValue ?? edge as? Int
        if number == SpineLocation.max.rawValue { spine = .max }
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nibCoder else { return }
        if nibCoder.string("transitionStyle") == "scroll" { transitionStyle = .scroll }
        if nibCoder.string("navigationOrientation") == "vertical" {
            navigationOrientation = .vertical
        }
        spacing = nibCoder.number("pageSpacing") ?? 0
    }

    open override class var nibConnections: NibConnections {
        super.nibConnections
            .outlet("dataSource") {
                (pages: UIPageViewController, source: any UIPageViewControllerDataSource) in
                pages.dataSource = source
            }
            .outlet("delegate") {
                (pages: UIPageViewController, delegate: any UIPageViewControllerDelegate) in
                pages.delegate = delegate
            }
    }

    nonisolated deinit {}

    /// An object that provides the neighbours of pages; without one the user cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// An object that is notified when the user turns pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// The page that is shown, as the only element.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } }

    /// The recogniser for turning pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

    // MARK: Turning

    /// Shows a page.
    ///
    /// - Parameters:
    ///   - viewControllers: The page, as the only element.
    ///   - direction: The direction of the turn.
    ///   - animated: `true` to animate.
    ///   - completion: Called at the end, with `false` if the turn was overtaken by another.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        isOvertaking = true
        running?.finishAtOnce()
        isOvertaking = false
        guard let new = viewControllers?.first, new !== shown else {
            completion?(true)
            return
        }
        let isFirst = shown == nil
        turn(to: new, direction, animated: animated && !isFirst) { [weak self] _ in
            completion?(self?.isOvertaking != true)
        }
        reloadIndicator()
    }

    private func turn(
        to new: UIViewController, _ direction: NavigationDirection, animated: Bool,
        end: @escaping (Bool) -> Void
    ) {
        let old = shown
        old?.willMove(toParent: nil)
        addChild(new)
        new.didMove(toParent: self)
        shown = new
        guard isViewLoaded, appearance == .appeared, let old else {
            if isViewLoaded {
                old?.viewIfLoaded?.removeFromSuperview()
                install(new)
            }
            old?.removeFromParent()
            return end(true)
        }
        let animates = animated && UIView.areAnimationsEnabled
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let animator = PageAnimator(
            isForward: (direction == .forward)
                != (isMirrored && navigationOrientation == .horizontal),
            isVertical: navigationOrientation == .vertical, spacing: spacing)
        new.loadViewIfNeeded()
        let transition = ViewTransition(
            from: ViewTransition.Side(old, view: old.view, initialFrame: wrapper.bounds),
            to: ViewTransition.Side(new, view: new.view, finalFrame: wrapper.bounds), in: wrapper,
            animator: animates ? animator : nil, interactor: animates ? driver : nil,
            onEnd: { [weak self, weak old, weak new] completed in
                guard let self, let old, let new else { return }
                self.didTurn(completed, from: old, to: new)
                end(completed)
            })
        running = transition
        new.beginAppearanceTransition(true, animated: animates)
        old.beginAppearanceTransition(false, animated: animates)
        install(new)
        transition.start()
    }

    private func didTurn(_ completed: Bool, from old: UIViewController, to new: UIViewController) {
        running = nil
        if completed {
            old.viewIfLoaded?.removeFromSuperview()
            for page in transitionStyle == .scroll ? [new, old] : [old, new] {
                page.endAppearanceTransition()
            }
            old.willMove(toParent: nil)
            old.removeFromParent()
        } else {
            shown = old
            old.beginAppearanceTransition(true, animated: true)
            old.endAppearanceTransition()
            new.beginAppearanceTransition(false, animated: true)
            new.viewIfLoaded?.removeFromSuperview()
            new.endAppearanceTransition()
            new.willMove(toParent: nil)
            new.removeFromParent()
        }
    }

    private func install(_ controller: UIViewController) {
        let view: UIView = controller.view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
    }

    // MARK: View

    open override func loadView() {
        let view = PageView(frame: UIScreen.main.bounds)
        view.controller = self
        wrapper.frame = view.bounds
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.clipsToBounds = true
        view.addSubview(wrapper)
        pan.maximumNumberOfTouches = 1
        pan.allowedScrollTypesMask = .continuous
        pan.addTarget(self, action: UIPageViewController.panned)
        view.addGestureRecognizer(pan)
        self.view = view
        if let shown {
            install(shown)
            reloadIndicator()
        }
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? { shown }

    // MARK: The user's turns

    private var length: CGFloat {
        let size = wrapper.bounds.size
        return max(1, navigationOrientation == .horizontal ? size.width : size.height)
    }

    /// The part of a vector along the axis of the pages, positive towards the previous page.
    private func along(_ point: CGPoint) -> CGFloat {
        guard navigationOrientation == .horizontal else { return point.y }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? -point.x : point.x
    }

    private func panned() {
        switch pan.state {
        case .began: begin(along(pan.velocity(in: nil)))
        case .changed: driver?.update(progress)
        case .ended:
            let sign: CGFloat = direction == .forward ? -1 : 1
            let speed = along(pan.velocity(in: nil)) * sign / length
            if progress + speed * Self.projection > 0.5 {
                driver?.finish()
            } else {
                driver?.cancel()
            }
            driver = nil
        case .cancelled:
            driver?.cancel()
            driver = nil
        case .possible, .failed: break
        }
    }

    private var progress: CGFloat {
        let sign: CGFloat = direction == .forward ? -1 : 1
        return min(max(along(pan.translation(in: nil)) * sign / length, 0), 1)
    }

    private func begin(_ velocity: CGFloat) {
        guard running == nil else { return }
        direction = velocity < 0 ? .forward : .reverse
        turnToNeighbour(drivenBy: UIPercentDrivenInteractiveTransition())
    }

    /// Turns by one page, as the user's keys do. Returns `false` if there is no such page.
    final func turn(_ direction: NavigationDirection) -> Bool {
        guard driver == nil else { return true }
        running?.finishAtOnce()
        self.direction = direction
        return turnToNeighbour(drivenBy: nil)
    }

    @discardableResult
    private func turnToNeighbour(drivenBy newDriver: UIPercentDrivenInteractiveTransition?) -> Bool
    {
        guard let old = shown else { return false }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: old)
            : dataSource?.pageViewController(self, viewControllerBefore: old)
        guard let next else { return false }
        delegate?.pageViewController(self, willTransitionTo: [next])
        driver = newDriver
        turn(to: next, direction, animated: true) { [weak self] completed in
            guard let self else { return }
            if completed { self.indicator?.currentPage += self.direction == .forward ? 1 : -1 }
            self.delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old],
                transitionCompleted: completed)
        }
        return true
    }
}

/// The slide from one page to another.
private final class PageAnimator: UIViewControllerAnimatedTransitioning {
    let isForward: Bool
    let isVertical: Bool
    let spacing: CGFloat

    init(isForward: Bool, isVertical: Bool, spacing: CGFloat) {
        self.isForward = isForward
        self.isVertical = isVertical
        self.spacing = spacing
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(true)
        }
        let size = context.containerView.bounds.size
        let sign: CGFloat = isForward ? 1 : -1
        let x = isVertical ? 0 : sign * (size.width + spacing)
        let y = isVertical ? sign * (size.height + spacing) : 0
        to.transform = CGAffineTransform(translationX: x, y: y)
        UIView.animate(
            withDuration: 0.35, delay: 0,
            options: context.isInteractive ? .curveLinear : .curveEaseInOut,
            animations: {
                to.transform = .identity
                from.transform = CGAffineTransform(translationX: -x, y: -y)
            },
            completion: { [weak from, weak to] _ in
                from?.transform = .identity
                to?.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
