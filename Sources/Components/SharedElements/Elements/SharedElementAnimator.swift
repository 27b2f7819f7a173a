public import UIKit

/// A push or a pop in which what both screens have in common moves, and the upper one fades.
///
///     func navigationController(
///         _ navigationController: UINavigationController,
///         animationControllerFor operation: UINavigationController.Operation,
///         from fromVC: UIViewController, to toVC: UIViewController
///     ) -> (any UIViewControllerAnimatedTransitioning)? {
///         SharedElementAnimator(operation, from: fromVC, to: toVC)
///     }
///
/// Without a delegate of the app, ``SharedElementNavigation`` is one. A finger that goes back takes
/// the elements with it.
@preconcurrency @MainActor
public final class SharedElementAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    /// The seconds of the transition; 0.35 by default.
    public var duration: TimeInterval = 0.35

    /// The curve of the elements; ease-in-ease-out by default.
    public var easing = Easing.easeInOut

    /// Called at each moment, for each end of each element.
    public var onEvent: ((SharedElementEvent) -> Void)?

    /// Creates the animator of an operation, or `nil` for screens that have no element in common.
    public init?(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) {
        guard operation != .none else { return nil }
        let keys = Set(from.view.sharedElements().keys)
        guard !keys.isDisjoint(with: to.view.sharedElements().keys) else { return nil }
        isPush = operation == .push
        super.init()
    }

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let target = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        to.frame = context.finalFrame(for: target)
        container.insertSubview(to, at: isPush ? container.subviews.count : 0)
        to.layoutIfNeeded()
        let elements = SharedElementTransition(from: from, to: to, in: container)
        elements.easing = easing
        elements.onEvent = onEvent
        fade(isPush ? to : from, elements, context)
    }

    /// Fades the upper screen, and keeps the elements where its opacity is, also while a finger
    /// holds the time of its animation.
    private func fade(
        _ page: UIView, _ elements: SharedElementTransition,
        _ context: any UIViewControllerContextTransitioning
    ) {
        let isPush = isPush
        // A page that an app left transparent becomes opaque.
        let alpha = page.alpha > 0 ? page.alpha : 1
        let link = CADisplayLink { _ in
            let opacity = CGFloat(page.layer.presentation()?.opacity ?? page.layer.opacity) / alpha
            elements.fractionComplete = isPush ? opacity : 1 - opacity
        }
        link.add(to: .main, forMode: .common)
        page.alpha = isPush ? 0 : alpha
        elements.fractionComplete = 0
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            page.alpha = isPush ? alpha : 0
        } completion: { _ in
            link.invalidate()
            page.alpha = alpha
            let isCancelled = context.transitionWasCancelled
            elements.fractionComplete = isCancelled ? 0 : 1
            elements.move(to: isCancelled ? .source : .destination)
            elements.showBothEnds()
            context.completeTransition(!isCancelled)
        }
    }
}

/// A delegate of navigation controllers that moves what their screens have in common.
///
///     navigationController.delegate = SharedElementNavigation.standard
///
/// Screens without common elements have the standard transition.
@preconcurrency @MainActor
public final class SharedElementNavigation: NSObject, UINavigationControllerDelegate {
    /// The delegate of any number of navigation controllers.
    public static let standard = SharedElementNavigation()

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SharedElementAnimator(operation, from: fromVC, to: toVC)
    }
}
