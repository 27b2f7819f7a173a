import CoreGraphics
public import Foundation
import QuartzCore

/// The presentation of a sheet: a card at the lower edge of a narrow window, which the user drags
/// between heights and swipes away, or in the middle of a wide one.
///
///     if let sheet = controller.sheetPresentationController {
///         sheet.detents = [.medium(), .large()]
///         sheet.prefersGrabberVisible = true
///     }
///     present(controller, animated: true)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    final let sheet = SheetView()
    final let dimming = UIView()
    private final lazy var drag = SheetDrag(self)

    /// The distance by which a finger has moved the sheet towards its dismissal, in points.
    final var dismissalOffset: CGFloat = 0

    /// The height of the sheet while a finger changes it, without the bottom safe area.
    final var draggedValue: CGFloat?

    /// The speed downwards of the finger that dismissed the sheet, in points per second.
    final var releaseVelocity: CGFloat = 0

    /// The opacity of the dimming view.
    static let dimmingAlpha: CGFloat = 0.2
    private static let standardCornerRadius: CGFloat = 10

    public override init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.accessibilityIdentifier = "Dimming"
    }

    nonisolated deinit {}

    // MARK: Detents

    /// The heights at which the sheet rests. A large one by default.
    open var detents: [Detent] = [.large()] {
        didSet { sheetDidChange() }
    }

    /// The detent at which the sheet rests; the first of ``detents`` unless set.
    ///
    /// A user's drag changes it and is reported to the delegate.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// The largest detent at which the view below is neither dimmed nor blocked. None by default.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { sheetDidChange() }
    }

    /// `true` if the sheet is one in a low window too, attached to the lower edge; `false` (the
    /// default) if it fills a low window.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetDidChange() }
    }

    /// `true` if a sheet that is attached to the lower edge is as wide as its content prefers, in
    /// wide or low windows. `false` by default: it is as wide as the safe area.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetDidChange() }
    }

    /// Resolves the detents again, after the values that they depend on changed.
    open func invalidateDetents() { sheetDidChange() }

    /// Animates the changes of the sheet's properties made by `changes`.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: SheetDrag.springDuration) {
            changes()
            containerView?.layoutIfNeeded()
        }
    }

    // MARK: Behaviour

    /// `true` (the default) if scrolling up at less than the largest detent expands the sheet.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// `true` if the sheet shows a grabber. `false` by default.
    open var prefersGrabberVisible = false {
        didSet { sheet.showsGrabber = prefersGrabberVisible }
    }

    /// The radius of the corners in points; 10 when `nil`.
    open var preferredCornerRadius: CGFloat? {
        didSet { sheet.cornerRadius = preferredCornerRadius ?? Self.standardCornerRadius }
    }

    // MARK: Layout

    /// `true` if the sheet is attached to the lower edge, as in narrow windows, and in low ones if
    /// it prefers that.
    final var isEdgeAttached: Bool {
        guard let traits = containerView?.traitCollection, !keepsCard else { return false }
        return traits.verticalSizeClass == .compact && prefersEdgeAttachedInCompactHeight
            || traits.horizontalSizeClass == .compact
    }

    /// `true` if the delegate refuses the adaptation of a form sheet to a narrow window.
    private var keepsCard: Bool {
        guard style == .formSheet, let delegate else { return false }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            == .none
    }

    /// A form sheet becomes a page sheet in a narrow window. All sheets fill a low one, unless they
    /// prefer to be attached to its edge.
    open override func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        if traitCollection.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
            return .fullScreen
        }
        return style == .formSheet && traitCollection.horizontalSizeClass == .compact
            ? .pageSheet : .none
    }

    final var layout: SheetLayout {
        let preferred = presentedViewController.preferredContentSize
        return SheetLayout(
            size: containerView?.bounds.size ?? .zero,
            safeArea: containerView?.safeAreaInsets ?? .zero, isEdgeAttached: isEdgeAttached,
            isForm: style == .formSheet, preferredSize: preferred,
            followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached
                && traitCollection.hasRoomAroundSheets)
    }

    /// The active detents with their heights, in ascending order.
    final var resolvedDetents: [(identifier: Detent.Identifier, value: CGFloat)] {
        let maximum = layout.maximumDetentValue
        let context = DetentContext(traits: traitCollection, maximum: maximum)
        let resolved = detents.compactMap { detent in
            detent.resolvedValue(in: context).map {
                (identifier: detent.identifier, value: min(max($0, 0), maximum))
            }
        }
        guard !resolved.isEmpty else { return [(identifier: .large, value: maximum)] }
        return resolved.sorted { $0.value < $1.value }
    }

    /// The detent at which the sheet rests.
    final var currentDetent: (identifier: Detent.Identifier, value: CGFloat) {
        let all = resolvedDetents
        let wanted = selectedDetentIdentifier ?? detents.first?.identifier
        return all.first { $0.identifier == wanted } ?? all[0]
    }

    open override var presentedView: UIView? {
        let view: UIView = presentedViewController.view
        if view.superview !== sheet.content {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            // A view that shrank to nothing would lose the margins of its own subviews.
            if sheet.content.bounds.isEmpty { sheet.content.frame = view.bounds }
            sheet.content.addSubview(view)
            view.frame = sheet.content.bounds
        }
        return sheet
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard containerView != nil else { return .zero }
        let layout = layout
        var frame = layout.frame(value: draggedValue ?? currentDetent.value)
        frame.origin.y += dismissalOffset
        return frame
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        sheet.isCard = !isEdgeAttached
    }

    final func sheetDidChange() {
        guard containerView != nil, !presentedViewController.isBeingDismissed else { return }
        containerDidResize()
        sheet.layoutIfNeeded()
        if !presentedViewController.isBeingPresented { updateDimming() }
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        var layout = layout
        layout.size = parentSize
        return layout.frame(value: currentDetent.value).size
    }

    // MARK: Dimming

    /// `true` if the view below is dimmed and gets no touches at the current detent.
    final var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier else { return true }
        let all = resolvedDetents
        guard let largest = all.first(where: { $0.identifier == limit }) else { return true }
        return (draggedValue ?? currentDetent.value) > largest.value
    }

    final func updateDimming() {
        let height = max(1, currentDetent.value)
        let share = min(max(1 - dismissalOffset / height, 0), 1)
        dimming.alpha = isDimmed ? Self.dimmingAlpha * share : 0
    }

    @_spi(UIKitInternals) open override var dimsPresenter: Bool { isDimmed }

    override var outsideView: UIView? { dimming }

    override func passesOutsideTouch(at point: CGPoint) -> Bool { !isDimmed }

    override func viewForOutsideTouch(at point: CGPoint) -> UIView? {
        isDimmed ? containerView : nil
    }

    override var standardTraits: UITraitCollection? {
        UITraitCollection(userInterfaceLevel: .elevated)
    }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dismissalOffset = 0
        draggedValue = nil
        releaseVelocity = 0
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        containerView.insertSubview(dimming, at: 0)
        sheet.isCard = !isEdgeAttached
        drag.attach()
        let transition = presentedViewController.transition
        if transition?.animate(alongsideTransition: { [weak self] _ in self?.updateDimming() })
            != true
        {
            updateDimming()
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transition?.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = 0
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            dimming.removeFromSuperview()
            dismissalOffset = 0
            draggedValue = nil
        } else {
            updateDimming()
        }
    }

    override func standardAnimator(
        isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        guard presentedViewController.shownTransitionStyle == .coverVertical else {
            return super.standardAnimator(isPresenting: isPresenting)
        }
        return SlideAnimator(
            isPresenting: isPresenting, velocity: isPresenting ? 0 : releaseVelocity)
    }

    /// Reports a detent that the user chose.
    final func userSelected(_ identifier: Detent.Identifier) {
        guard identifier != currentDetent.identifier else { return }
        selectedDetentIdentifier = identifier
        let owner = original ?? self
        (owner.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

extension UITraitCollection {
    /// `false` in windows that are narrow and high, which sheets at the lower edge always fill.
    fileprivate var hasRoomAroundSheets: Bool {
        horizontalSizeClass != .compact || verticalSizeClass == .compact
    }
}
