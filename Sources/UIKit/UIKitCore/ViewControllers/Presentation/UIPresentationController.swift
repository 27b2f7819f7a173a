import CoreGraphics
public import Foundation

/// The object that arranges a presented view: its frame, the views around it, its reaction to
/// changes of size.
///
/// A subclass, returned by the ``UIViewController/transitioningDelegate`` of a controller with the
/// style ``UIModalPresentationStyle/custom``, overrides
/// ``frameOfPresentedViewInContainerView`` and adds its views in
/// ``presentationTransitionWillBegin()``. It animates them alongside the transition:
///
///     override func presentationTransitionWillBegin() {
///         dimming.frame = containerView!.bounds
///         containerView!.insertSubview(dimming, at: 0)
///         presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
///     }
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    private final weak var storedPresented: UIViewController?
    final weak var storedPresenting: UIViewController?

    /// The controller that is presented.
    public final var presentedViewController: UIViewController {
        guard let storedPresented else {
            fatalError("The presented controller of \(type(of: self)) no longer exists.")
        }
        return storedPresented
    }

    /// The controller that presents it; before the presentation, the presented one.
    public final var presentingViewController: UIViewController {
        storedPresenting ?? presentedViewController
    }

    /// Creates a presentation controller.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        storedPresented = presentedViewController
        storedPresenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    nonisolated deinit {}

    /// An object that adapts the presentation and is notified of the user's dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: State

    /// The style of the presented controller when this object was made.
    final let style: UIModalPresentationStyle

    /// The presentation that replaces this one in a narrow window.
    final var adapted: UIPresentationController?

    /// The presentation of which this one is the replacement.
    final weak var original: UIPresentationController?

    /// This presentation, or the one that replaces it.
    package final var active: UIPresentationController { adapted ?? self }

    /// The place of the presenter's view, while a presented view covers it.
    final var coveredPlace: CoveredPlace?

    /// The controller on which `present` was called.
    final weak var source: UIViewController?

    /// The driver of the transition that is about to start.
    final var interactor: (any UIViewControllerInteractiveTransitioning)?

    /// `true` if the tint of the presenter's view is dimmed, as below sheets.
    @_spi(UIKitInternals) open var dimsPresenter: Bool { false }

    /// The sheet that replaces this presentation in a narrow window.
    final lazy var adaptiveSheet = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    /// The size of the container for which the presented view was arranged last.
    final var arrangedSize: CGSize?

    /// `true` while a dismissal that the user began is in progress.
    final var isDismissedByUser = false

    // MARK: Style

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        style == .automatic ? .pageSheet : style
    }

    /// The style that replaces the original one with the current traits.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    /// Returns the style that replaces the original one for some traits, or
    /// ``UIModalPresentationStyle/none``.
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// `true` (the default, except for context styles) if the view covers the window.
    open var shouldPresentInFullscreen: Bool { !style.usesContext }

    /// `true` if the presenter's view leaves the window once it is covered. `false` by default
    /// except for ``UIModalPresentationStyle/fullScreen`` and
    /// ``UIModalPresentationStyle/currentContext``.
    open var shouldRemovePresentersView: Bool {
        style == .fullScreen || style == .currentContext
    }

    /// Traits for the presented controller, in addition to those of the container.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if containerView != nil { adoptOverrideTraits() } }
    }

    final func adoptOverrideTraits() {
        let own = standardTraits
        let all = [own, overrideTraitCollection].compactMap { $0 }
        presentedViewController.overrideTraits =
            all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
        presentedViewController.viewIfLoaded?.updateTraits()
    }

    /// Traits that the style sets for the presented controller.
    var standardTraits: UITraitCollection? { nil }

    // MARK: Views

    /// The view in which the presentation takes place; `nil` before and after it.
    public internal(set) final weak var containerView: UIView?

    /// The view that the animator moves: that of the presented controller by default.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of ``presentedView`` after the transition: all of the container by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Called before the container lays out. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container laid out. Does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// Moves the presented view to its frame, after a change of the container's size.
    func containerDidResize() {
        guard let view = presentedView, view.superview != nil else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    /// The view for a touch in the container next to its subviews; `nil` to let the views below get
    /// it.
    func viewForOutsideTouch(at point: CGPoint) -> UIView? { containerView }

    /// `true` if the Escape key dismisses the presentation, as that of sheets and popovers.
    var dismissesOnEscape: Bool { outsideView != nil }

    /// The view behind the presented one that gets the touches next to it, if any.
    var outsideView: UIView? { nil }

    /// `true` if a touch on the ``outsideView`` belongs to the views below.
    func passesOutsideTouch(at point: CGPoint) -> Bool { false }

    // MARK: Transitions

    /// Called before the presentation. Add views to the container here.
    open func presentationTransitionWillBegin() {}

    /// Called after the presentation.
    ///
    /// - Parameter completed: `false` if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}

    /// Called after the dismissal.
    ///
    /// - Parameter completed: `false` if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Returns the animation without one from a delegate.
    func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch presentedViewController.shownTransitionStyle {
        case .coverVertical: SlideAnimator(isPresenting: isPresenting)
        case .crossDissolve: FadeAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipAnimator()
        }
    }

    // MARK: Changes of size and traits

    /// The traits of the container, or of the presenting controller before the presentation.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Moves the presented view to its new frame.
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        guard containerView != nil else { return }
        active.containerDidResize()
    }

    /// Called before the traits of the container change; notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Called before the size of the container changes; notifies the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let child = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: child, with: coordinator)
    }

    /// Returns the size of the presented view in a container of a certain size; that size by
    /// default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
}

/// The place of a view in its superview.
struct CoveredPlace {
    weak var superview: UIView?
    let index: Int
    let frame: CGRect
}
