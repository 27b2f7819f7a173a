import CoreGraphics
import Foundation

extension UIPresentationController {
    // MARK: Presenting

    /// Presents the controller.
    ///
    /// The order is: the container and ``presentationTransitionWillBegin()``, the disappearance of
    /// a covered presenter, the appearance of the presented controller, the animation, the ends of
    /// both appearances in reverse order, ``presentationTransitionDidEnd(_:)``.
    func present(
        from presenter: UIViewController, in window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        let presented = presentedViewController
        storedPresenting = presenter
        let adaptiveStyle = chooseAdaptation(with: presenter.traitCollection)
        let active = active
        let covers = active.shouldRemovePresentersView
        presenter.ownPresented = presented
        presented.presenter = presenter
        presented.isBeingPresented = true
        presented.loadViewIfNeeded()
        let container = install(above: presenter, in: window)
        active.adoptOverrideTraits()
        let view = active.presentedView
        let transition = ViewTransition(
            from: ViewTransition.Side(
                presenter, view: covers ? presenter.view : nil,
                initialFrame: presenter.view.frame),
            to: ViewTransition.Side(
                presented, view: view, finalFrame: active.frameOfPresentedViewInContainerView),
            in: container, style: active.presentationStyle,
            animator: animated ? active.animatorOfPresentation(presenter) : nil,
            interactor: animated ? active.interactor : nil,
            onEnd: { [weak self, weak presenter] completed in
                self?.presentationDidEnd(completed, presenter: presenter)
            }, completion: completion)
        active.interactor = nil
        presenter.transition = transition
        presented.transition = transition
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptiveStyle, transitionCoordinator: transition)
        active.presentationTransitionWillBegin()
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        if covers { coverPresenter(presenter, in: container) }
        active.dimPresenter()
        if !animated, let view {
            container.addSubview(view)
            view.frame = active.frameOfPresentedViewInContainerView
        }
        container.layoutIfNeeded()
        transition.start()
    }

    private func animatorOfPresentation(
        _ presenter: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        let presented = presentedViewController
        let delegate = presented.transitioningDelegate
        let animator = delegate?.animationController(
            forPresented: presented, presenting: presenter, source: source ?? presenter)
        guard let animator else {
            return presentedViewController.zoomAnimator(isShowing: true)
                ?? standardAnimator(isPresenting: true)
        }
        interactor = delegate?.interactionControllerForPresentation(using: animator)
        return animator
    }

    private func install(above presenter: UIViewController, in window: UIWindow) -> UIView {
        let presenterView: UIView = presenter.view
        let container = PresentationContainer()
        container.presentation = active
        container.accessibilityViewIsModal = true
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if active.shouldPresentInFullscreen || presenterView.superview == nil {
            container.frame = window.bounds
            window.addSubview(container)
        } else {
            container.frame = presenterView.frame
            presenterView.superview?.insertSubview(container, aboveSubview: presenterView)
        }
        containerView = container
        active.containerView = container
        active.arrangedSize = container.bounds.size
        return container
    }

    private func presentationDidEnd(_ completed: Bool, presenter: UIViewController?) {
        let presented = presentedViewController
        let active = active
        let covers = active.shouldRemovePresentersView
        if completed {
            if covers { takeOutPresenter(presenter) }
            presented.endAppearanceTransition()
            presented.isBeingPresented = false
            if covers { presenter?.endAppearanceTransition() }
            active.presentationTransitionDidEnd(true)
        } else {
            presented.isBeingPresented = false
            presented.beginAppearanceTransition(false, animated: true)
            if covers { presenter?.beginAppearanceTransition(true, animated: true) }
            if covers { uncoverPresenter(presenter, inContainer: false) }
            active.presentedView?.removeFromSuperview()
            if covers { presenter?.endAppearanceTransition() }
            presented.endAppearanceTransition()
            active.undimPresenter()
            active.presentationTransitionDidEnd(false)
            unlink(presenter)
        }
    }

    // MARK: Dismissing

    /// Dismisses the controller.
    ///
    /// - Parameter reveals: `true` if a covered presenter appears again.
    func dismiss(animated: Bool, reveals: Bool, completion: @escaping () -> Void) {
        let presented = presentedViewController
        let active = active
        guard let presenter = storedPresenting, let container = containerView else {
            return completion()
        }
        let covers = active.shouldRemovePresentersView
        presented.isBeingDismissed = true
        let view = active.presentedView
        let transition = ViewTransition(
            from: ViewTransition.Side(
                presented, view: view, initialFrame: view?.frame ?? .zero),
            to: ViewTransition.Side(
                presenter, view: covers ? presenter.view : nil,
                finalFrame: covers ? container.bounds : .zero),
            in: container, style: active.presentationStyle,
            animator: animated ? active.animatorOfDismissal() : nil,
            interactor: animated ? active.interactor : nil,
            onEnd: { [weak self, weak presenter] completed in
                self?.dismissalDidEnd(completed, presenter: presenter, reveals: reveals)
            }, completion: completion)
        active.interactor = nil
        presenter.transition = transition
        presented.transition = transition
        active.dismissalTransitionWillBegin()
        presented.beginAppearanceTransition(false, animated: animated)
        if covers {
            if reveals { presenter.beginAppearanceTransition(true, animated: animated) }
            uncoverPresenter(presenter, inContainer: true)
        }
        active.undimPresenter()
        transition.start()
    }

    private func animatorOfDismissal() -> any UIViewControllerAnimatedTransitioning {
        let presented = presentedViewController
        let delegate = presented.transitioningDelegate
        guard let animator = delegate?.animationController(forDismissed: presented) else {
            return presentedViewController.zoomAnimator(isShowing: false)
                ?? standardAnimator(isPresenting: false)
        }
        interactor = delegate?.interactionControllerForDismissal(using: animator)
        return animator
    }

    private func dismissalDidEnd(
        _ completed: Bool, presenter: UIViewController?, reveals: Bool
    ) {
        let presented = presentedViewController
        let active = active
        let covers = active.shouldRemovePresentersView
        if completed {
            if covers { uncoverPresenter(presenter, inContainer: false) }
            if let view = active.presentedView {
                view.removeFromSuperview()
                view.transform = .identity
                view.alpha = 1
            }
            if covers, reveals { presenter?.endAppearanceTransition() }
            presented.endAppearanceTransition()
            presented.isBeingDismissed = false
            active.dismissalTransitionDidEnd(true)
            unlink(presenter)
        } else {
            presented.isBeingDismissed = false
            if covers { presenter?.beginAppearanceTransition(false, animated: true) }
            presented.beginAppearanceTransition(true, animated: true)
            if covers { takeOutPresenter(presenter) }
            presented.endAppearanceTransition()
            if covers { presenter?.endAppearanceTransition() }
            active.dimPresenter()
            active.dismissalTransitionDidEnd(false)
        }
    }

    private func unlink(_ presenter: UIViewController?) {
        let presented = presentedViewController
        containerView?.removeFromSuperview()
        presented.overrideTraits = nil
        presented.presenter = nil
        presenter?.ownPresented = nil
        adapted = nil
        arrangedSize = nil
        if style == .custom { presented.ownPresentation = nil }
    }

    // MARK: The presenter's view

    /// Moves the presenter's view into the container, behind everything, for the transition.
    private func coverPresenter(_ presenter: UIViewController, in container: UIView) {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        coveredPlace = CoveredPlace(
            superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0,
            frame: view.frame)
        let frame = container.convert(view.frame, from: superview)
        container.insertSubview(view, at: 0)
        view.frame = frame
    }

    /// Takes the presenter's view out of the window once a presented view covers it, as UIKit does.
    private func takeOutPresenter(_ presenter: UIViewController?) {
        guard let view = presenter?.viewIfLoaded, view.superview != nil else { return }
        presenter?.isViewCovered = true
        view.removeFromSuperview()
    }

    /// Puts the presenter's view back: into the container while the transition runs, then where it
    /// was.
    private func uncoverPresenter(_ presenter: UIViewController?, inContainer: Bool) {
        guard let presenter, let view = presenter.viewIfLoaded, let place = coveredPlace else {
            return
        }
        presenter.isViewCovered = false
        if inContainer, let containerView {
            containerView.insertSubview(view, at: 0)
            view.frame = containerView.bounds
        } else if let superview = place.superview {
            // The container has followed the size of the window, the view has not.
            let frame = superview is UIWindow ? superview.bounds : place.frame
            superview.insertSubview(view, at: min(place.index, superview.subviews.count))
            view.frame = frame
        }
    }

    // MARK: The user's dismissal

    /// Returns `true` if the user may dismiss the controller.
    func userMayDismiss() -> Bool {
        let owner = original ?? self
        guard !presentedViewController.hasModalContent else { return false }
        if let popover = owner as? UIPopoverPresentationController,
            popover.popoverDelegate?.popoverPresentationControllerShouldDismissPopover(popover)
                == false
        {
            return false
        }
        return owner.delegate?.presentationControllerShouldDismiss(owner) ?? true
    }

    /// Returns `true` if the user may close the window with the controller.
    ///
    /// A controller that must not be dismissed prevents it if its delegate can ask the user.
    func userMayCloseWindow() -> Bool {
        let owner = original ?? self
        guard let delegate = owner.delegate, !userMayDismiss() else { return true }
        delegate.presentationControllerDidAttemptToDismiss(owner)
        return false
    }

    /// Dismisses the controller for the user, or reports that the user tried to.
    ///
    /// - Parameter mayDismiss: The answer of ``userMayDismiss()``, if it was asked already.
    func dismissByUser(mayDismiss: Bool? = nil) {
        let owner = original ?? self
        guard let presenter = storedPresenting ?? owner.storedPresenting,
            presenter.transition == nil
        else { return }
        guard mayDismiss ?? userMayDismiss() else {
            owner.delegate?.presentationControllerDidAttemptToDismiss(owner)
            return
        }
        owner.delegate?.presentationControllerWillDismiss(owner)
        owner.isDismissedByUser = true
        let controller = presentedViewController
        let popoverDelegate = owner.popoverDelegate
        presenter.dismissPresented(animated: UIView.areAnimationsEnabled) {
            owner.isDismissedByUser = false
            owner.delegate?.presentationControllerDidDismiss(owner)
            if let popover = owner as? UIPopoverPresentationController {
                popoverDelegate?.popoverPresentationControllerDidDismissPopover(popover)
            }
            withExtendedLifetime(controller) {}
        }
    }

    // MARK: Dimming the presenter's tint

    /// `true` if the presenter's tint is dimmed.
    private var dimsTint: Bool { !shouldRemovePresentersView && dimsPresenter }

    func dimPresenter() {
        if dimsTint { presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    }

    func undimPresenter() {
        if dimsTint { presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic }
    }

    // MARK: Adaptation

    /// Chooses the presentation for some traits.
    ///
    /// - Returns: The style that replaces the original one, or `.none`.
    private func chooseAdaptation(with traits: UITraitCollection) -> UIModalPresentationStyle {
        adapted = nil
        guard presentationStyle != .custom else { return .none }
        let wanted =
            traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
            ? delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
                ?? adaptivePresentationStyle(for: traits)
            : adaptivePresentationStyle(for: traits)
        guard wanted != .none, wanted != presentationStyle,
            let replacement = replacement(for: wanted, with: traits)
        else { return .none }
        adapt(by: replacement)
        return replacement is CoveringPresentation ? replacement.presentationStyle : wanted
    }

    private func adapt(by replacement: UIPresentationController) {
        replacement.original = self
        replacement.storedPresenting = storedPresenting
        replacement.delegate = delegate
        adapted = replacement
    }

    private func replacement(
        for style: UIModalPresentationStyle, with traits: UITraitCollection
    ) -> UIPresentationController? {
        switch style {
        case .fullScreen, .overFullScreen:
            return CoveringPresentation(presentedViewController, style)
        case .pageSheet, .formSheet, .automatic:
            guard !(self is UISheetPresentationController) else { return nil }
            // A sheet in place of a popover fills low windows as any other sheet.
            let isFull = adaptiveSheet.adaptivePresentationStyle(for: traits) == .fullScreen
            return isFull ? replacement(for: .fullScreen, with: traits) : adaptiveSheet
        case .none, .currentContext, .custom, .overCurrentContext, .popover: return nil
        }
    }

    /// Replaces the presentation while it is shown, when the traits change.
    func adapt(to traits: UITraitCollection) {
        guard let container = containerView as? PresentationContainer,
            let presenter = storedPresenting, presenter.transition == nil
        else { return }
        let old = active
        _ = chooseAdaptation(with: traits)
        let isSame = old === active || old is CoveringPresentation && active is CoveringPresentation
        guard !isSame, !shouldRemovePresentersView else {
            adapted = old === self ? nil : old
            return
        }
        if active.shouldRemovePresentersView {
            // It covers the presenter, whose view stays in the window.
            adapt(by: CoveringPresentation(presentedViewController, .overFullScreen))
        }
        if old.shouldRemovePresentersView {
            presenter.beginAppearanceTransition(true, animated: false)
            uncoverPresenter(presenter, inContainer: false)
            presenter.endAppearanceTransition()
        }
        old.undimPresenter()
        old.presentedView?.removeFromSuperview()
        old.dismissalTransitionDidEnd(true)
        old.containerView = nil
        containerView = container
        active.containerView = container
        active.arrangedSize = nil
        container.presentation = active
        active.adoptOverrideTraits()
        active.presentationTransitionWillBegin()
        active.dimPresenter()
        if let view = active.presentedView { container.addSubview(view) }
        container.setNeedsLayout()
        active.presentationTransitionDidEnd(true)
    }
}

/// A presentation over the window as the replacement of another.
final class CoveringPresentation: UIPresentationController {
    private let ownStyle: UIModalPresentationStyle

    init(_ presented: UIViewController, _ style: UIModalPresentationStyle) {
        ownStyle = style
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { ownStyle }
    override var shouldPresentInFullscreen: Bool { true }
    override var shouldRemovePresentersView: Bool { ownStyle == .fullScreen }
}
