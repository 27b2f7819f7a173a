import CoreGraphics
public import Foundation
import QuartzCore

/// A direction in which the arrow of a popover points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up: the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)

    /// Down: the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)

    /// Left: the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)

    /// Right: the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)

    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object at which the arrow of a popover can point: a view or a bar item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the frame of the object in a view; null while it is not shown.
    func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of this view in the coordinates of `referenceView`.
    public final func frame(in referenceView: UIView) -> CGRect {
        convert(bounds, to: referenceView)
    }
}

/// The presentation of a popover: a bubble with an arrow that points at its source, or a sheet in a
/// narrow window.
///
///     controller.modalPresentationStyle = .popover
///     controller.preferredContentSize = CGSize(width: 320, height: 200)
///     controller.popoverPresentationController?.sourceView = button
///     present(controller, animated: true)
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private final let popover = PopoverView()
    private final let backdrop = UIView()

    /// The size of a popover whose controller prefers none.
    private static let standardSize = CGSize(width: 320, height: 480)

    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: UIPopoverPresentationController.tappedOutside)
        backdrop.addGestureRecognizer(tap)
        backdrop.accessibilityIdentifier = "PopoverDismissRegion"
    }

    nonisolated deinit {}

    open override var presentationStyle: UIModalPresentationStyle { .popover }

    // MARK: Source

    /// The object at which the arrow points. Setting ``sourceView`` sets it too.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// The view that contains ``sourceRect``.
    open var sourceView: UIView? {
        get { sourceItem as? UIView }
        set { sourceItem = newValue }
    }

    /// The rectangle in ``sourceView`` at which the arrow points; the view's bounds while it is
    /// null, the default.
    open var sourceRect = CGRect.null {
        didSet { if sourceRect != oldValue, containerView != nil { arrange() } }
    }

    /// `true` if the popover may cover its source where there is no room. `false` by default.
    open var canOverlapSourceViewRect = false

    /// The directions in which the arrow may point; any by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any

    /// The direction in which the arrow points; ``UIPopoverArrowDirection/unknown`` before the
    /// presentation.
    public final private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// Views next to the popover that still get touches.
    open var passthroughViews: [UIView]?

    /// The colour of the bubble; that of the presented view when `nil`.
    open var backgroundColor: UIColor? { didSet { if containerView != nil { arrange() } } }

    /// The class of the background that is shown instead of the bubble, a subclass of
    /// ``UIPopoverBackgroundView``; `nil` (the default) for the bubble.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { if containerView != nil { arrange() } }
    }

    /// The measures of the background.
    private var shape: PopoverShape {
        guard let background = popoverBackgroundViewClass else { return PopoverShape() }
        return PopoverShape(
            arrowHeight: background.arrowHeight(), arrowWidth: background.arrowBase(),
            insets: background.contentViewInsets())
    }

    /// The least distances from the edges of the window's safe area; 10 points by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The sheet that replaces the popover in a narrow window.
    public final var adaptiveSheetPresentationController: UISheetPresentationController {
        adaptiveSheet
    }

    /// A page sheet in a narrow window.
    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    // MARK: Layout

    open override var presentedView: UIView? {
        guard adapted == nil else { return adapted?.presentedView }
        let view: UIView = presentedViewController.view
        if view.superview !== popover.content {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            popover.content.addSubview(view)
        }
        return popover
    }

    private var layout: PopoverLayout? {
        guard let containerView else { return nil }
        var source = sourceItem?.frame(in: containerView) ?? .null
        if let sourceView, !sourceRect.isNull {
            source = sourceView.convert(sourceRect, to: containerView)
        }
        requires(
            !source.isNull,
            """
            The popover of \(type(of: presentedViewController)) has no source. Set sourceView, \
            sourceItem or barButtonItem of its popoverPresentationController before presenting it.
            """)
        let preferred = presentedViewController.preferredContentSize
        let standard = Self.standardSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : standard.width,
            height: preferred.height > 0 ? preferred.height : standard.height)
        let bounds = containerView.bounds.inset(by: containerView.safeAreaInsets)
            .inset(by: popoverLayoutMargins)
        if canOverlapSourceViewRect {
            source = CGRect(x: source.midX, y: source.midY, width: 0, height: 0)
        }
        return PopoverLayout(
            content: size, source: source, bounds: bounds, permitted: permittedArrowDirections,
            shape: shape)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }

    private func arrange() {
        guard adapted == nil, let layout else { return }
        arrowDirection = layout.direction
        let background = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
        if popover.background.map({ type(of: $0) as AnyClass }) != background {
            popover.background = background.map { makeView(of: $0, frame: .zero) }
        }
        popover.layout = layout
        popover.fill =
            backgroundColor ?? presentedViewController.view.backgroundColor ?? .systemBackground
        if popover.superview != nil { popover.frame = layout.frame }
    }

    override func containerDidResize() {
        moveSource()
        arrange()
    }

    /// Asks the delegate for another source, after the container changed its size.
    private func moveSource() {
        guard adapted == nil, let sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        let old = sourceRect.isNull ? sourceView.bounds : sourceRect
        var (rect, view) = (old, sourceView)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != old { sourceRect = rect }
        if view !== sourceView { self.sourceView = view }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        backdrop.frame = containerView?.bounds ?? .zero
        if !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed {
            arrange()
        }
    }

    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        guard containerView != nil else { return }
        UIView.animate(withDuration: 0.25) {
            if adapted == nil { arrange() } else { active.containerDidResize() }
            popover.layoutIfNeeded()
        }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { popover.content.bounds.size }

    @_spi(UIKitInternals) open override var dimsPresenter: Bool { true }

    override var standardTraits: UITraitCollection? {
        UITraitCollection {
            $0.userInterfaceLevel = .elevated
            $0.horizontalSizeClass = .compact
        }
    }

    // MARK: Touches outside

    override var outsideView: UIView? { backdrop }

    override func passesOutsideTouch(at point: CGPoint) -> Bool {
        (passthroughViews ?? []).contains { view in
            guard let containerView, view.window === containerView.window else { return false }
            return view.bounds.contains(view.convert(point, from: containerView))
        }
    }

    private func tappedOutside() { dismissByUser() }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .prepareForPopoverPresentation(self)
        guard let containerView else { return }
        backdrop.frame = containerView.bounds
        containerView.insertSubview(backdrop, at: 0)
        arrange()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        backdrop.removeFromSuperview()
        arrowDirection = .unknown
    }

    override func standardAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresenting: isPresenting, duration: 0.25)
    }
}
