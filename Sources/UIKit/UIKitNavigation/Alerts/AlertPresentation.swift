import CoreGraphics
import Foundation
@_spi(UIKitInternals) import UIKitCore

/// The presentation of alerts, in the middle of the window, and of action sheets, at its lower
/// edge.
final class AlertPresentation: UIPresentationController {
    private let dimming = UIView()

    /// The observation of the software keyboard.
    private var keyboard: (any NSObjectProtocol)?

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        var insets = containerView.safeAreaInsets
        insets.bottom = max(insets.bottom, containerView.heightUnderKeyboard)
        let room = containerView.bounds.inset(by: insets)
        let size = alert.fittingSize(in: CGSize(width: room.width, height: room.height))
        let y =
            alert.preferredStyle == .alert
            ? room.midY - size.height / 2 : room.maxY - size.height - UIAlertController.sheetMargin
        return CGRect(
            x: (room.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width,
            height: size.height)
    }

    override var dimsPresenter: Bool { true }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        guard presentedViewController.transitionCoordinator == nil,
            !presentedViewController.isBeingDismissed
        else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimming.backgroundColor = .black
        dimming.frame = containerView.bounds
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        if alert?.preferredStyle == .actionSheet {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            tap.addTarget(self, action: AlertPresentation.tappedOutside)
            dimming.gestureRecognizers = [tap]
        }
        let isDark = containerView.traitCollection.userInterfaceStyle == .dark
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: {
            [dimming] _ in dimming.alpha = isDark ? 0.48 : 0.2
        })
        keyboard = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.moveAboveKeyboard() } }
    }

    private func moveAboveKeyboard() {
        guard let containerView, presentedViewController.transitionCoordinator == nil else {
            self.containerView?.setNeedsLayout()
            return
        }
        containerView.setNeedsLayout()
        UIView.animate(withDuration: 0.25) { containerView.layoutIfNeeded() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: {
            [dimming] _ in dimming.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        dimming.removeFromSuperview()
        if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
    }

    private func tappedOutside() { alert?.cancel() }
}

/// The motion of alerts, which shrink into place and fade out, and of action sheets, which slide.
final class AlertAnimator: UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let isSheet: Bool

    init(isPresenting: Bool, isSheet: Bool) {
        self.isPresenting = isPresenting
        self.isSheet = isSheet
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { isSheet ? 0.4 : isPresenting ? 0.3 : 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        if isPresenting, let target = context.viewController(forKey: .to) {
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: target)
        }
        let below = CGAffineTransform(
            translationX: 0, y: context.containerView.bounds.maxY - view.frame.minY)
        if isPresenting {
            view.alpha = isSheet ? 1 : 0
            view.transform = isSheet ? below : CGAffineTransform(scaleX: 1.15, y: 1.15)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: {
                if isPresenting {
                    view.alpha = 1
                    view.transform = .identity
                } else if isSheet {
                    view.transform = below
                } else {
                    view.alpha = 0
                }
            },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

/// The delegate that gives alerts their presentation and motion.
final class AlertTransitions: UIViewControllerTransitioningDelegate {
    let isSheet: Bool

    init(isSheet: Bool) { self.isSheet = isSheet }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        AlertPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: true, isSheet: isSheet)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(isPresenting: false, isSheet: isSheet)
    }
}
