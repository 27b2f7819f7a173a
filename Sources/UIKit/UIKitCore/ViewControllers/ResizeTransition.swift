import CoreGraphics
import Foundation

/// The change of a window's size by the desktop, which is not animated.
final class ResizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var animations: [Step] = []
    private var completions: [Step] = []

    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var isInteractive: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .linear }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    init(of window: UIWindow) { containerView = window }

    nonisolated deinit {}

    func viewController(
        forKey key: UITransitionContextViewControllerKey
    ) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return animation != nil
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: Step?, completion: Step?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

    /// Calls the animations, which change views directly.
    func run() { for step in animations { step(self) } }

    /// Calls the completions, once the views have their new sizes.
    func finish() { for step in completions { step(self) } }
}

extension UIWindow {
    /// Changes the size, and notifies the controllers in the window before and after.
    ///
    /// The order is that of iOS: new traits are announced, then the size; then traits change, then
    /// the layout and the closures of the coordinator.
    func resize(to size: CGSize, scale: CGFloat) {
        let old = orientation
        let new = Self.orientation(of: size)
        if new != old, isKeyWindow { UIApplication.shared.orientationWillChange(to: new) }
        defer {
            if orientation != old, isKeyWindow {
                UIApplication.shared.orientationDidChange(from: old)
                UIDevice.current.orientationDidChange()
            }
        }
        guard size != bounds.size, let root = rootViewController else {
            return adopt(size: size, scale: scale)
        }
        let transition = ResizeTransition(of: self)
        let traits = screen.traits(ofWidth: size.width)
        let chain = root.presentationChain
        if traits != screen.traits(ofWidth: bounds.width) {
            for controller in chain {
                controller.presentationOrSelf.willTransition(to: traits, with: transition)
            }
        }
        for controller in chain {
            controller.presentationOrSelf.viewWillTransition(to: size, with: transition)
        }
        adopt(size: size, scale: scale)
        layoutIfNeeded()
        transition.run()
        layoutIfNeeded()
        transition.finish()
    }
}

extension UIViewController {
    /// The presentation controller, which forwards to this one; without one, the controller.
    fileprivate var presentationOrSelf: any UIContentContainer {
        if presenter != nil, let ownPresentation { return ownPresentation.active }
        return self
    }
}
