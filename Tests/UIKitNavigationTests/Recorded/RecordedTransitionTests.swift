import Testing
import UIKit
import UIKitTesting

/// Motion, and the contracts of animators, drivers and coordinators.
@Suite("Recorded: transitions")
@MainActor
struct RecordedTransitionTests {
    private let root = UIViewController()
    private let next = UIViewController()

    private func stack() -> (HeadlessApp, UINavigationController) {
        let stack = UINavigationController(rootViewController: root)
        let app = HeadlessApp(size: CGSize(width: 300, height: 600), rootViewController: stack)
        app.settle()
        return (app, stack)
    }

    // MARK: Motion

    @Test("Push: lasts 0.35 s by its coordinator")
    func duration() {
        let (app, stack) = stack()
        stack.pushViewController(next, animated: true)
        #expect(stack.transitionCoordinator?.transitionDuration == 0.35)
        #expect(next.transitionCoordinator?.isAnimated == true)
        app.advance(by: 0.34)
        #expect(root.view.window != nil)
        app.advance(by: 0.05)
        #expect(root.view.window == nil)
    }

    @Test("Push: the view below moves by 0.3 of the way of the new one, mirrored right to left")
    func relation() throws {
        let (app, stack) = stack()
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            app.window.traitOverrides.layoutDirection = direction
            app.settle()
            stack.pushViewController(next, animated: true)
            app.advance(by: 0.15)
            let upper = try #require(next.view.layer.presentation())
            let lower = try #require(root.view.layer.presentation())
            let window = app.window.layer.presentation()
            let sign: CGFloat = direction == .leftToRight ? 1 : -1
            let x = upper.convert(upper.bounds, to: window).minX
            let below = lower.convert(lower.bounds, to: window).minX
            #expect(x * sign > 0 && x * sign < 300)
            #expect(abs(below + sign * 0.3 * (300 - abs(x))) < 0.6)
            app.settle()
            stack.popViewController(animated: false)
            app.settle()
        }
    }

    @Test("Bars hide and show in 0.2 s")
    func bars() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("Swipe back: none at the root, nor where the back button is hidden")
    func noSwipe() {
        let (app, stack) = stack()
        func swipe() {
            app.finger.drag(
                from: CGPoint(x: 3, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
            app.settle()
        }
        swipe()
        #expect(stack.viewControllers == [root])
        next.navigationItem.hidesBackButton = true
        stack.pushViewController(next, animated: false)
        app.settle()
        swipe()
        #expect(stack.viewControllers == [root, next])
        next.navigationItem.hidesBackButton = false
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        app.settle()
        swipe()
        #expect(stack.viewControllers == [root, next])
        next.navigationItem.leftBarButtonItem = nil
        app.settle()
        swipe()
        #expect(stack.viewControllers == [root])
    }

    @Test("Swipe back: with a delegate of its gesture it works without a back button")
    func delegateOfSwipe() {
        final class Permitting: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
        }
        let (app, stack) = stack()
        let permitting = Permitting()
        next.navigationItem.hidesBackButton = true
        stack.pushViewController(next, animated: false)
        app.settle()
        stack.interactivePopGestureRecognizer?.delegate = permitting
        app.finger.drag(
            from: CGPoint(x: 3, y: 300), to: CGPoint(x: 280, y: 300), duration: 0.3)
        app.settle()
        #expect(stack.viewControllers == [root])
    }

    // MARK: Animators

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
        UINavigationControllerDelegate
    {
        var calls: [String] = []
        var hasView = false
        var frame = CGRect.zero

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval {
            calls.append("duration")
            return 0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            calls.append("animate")
            let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
            hasView = from?.superview === context.containerView && to != nil
            guard let to, let controller = context.viewController(forKey: .to) else { return }
            frame = context.finalFrame(for: controller)
            to.frame = frame
            context.containerView.addSubview(to)
            UIView.animate(withDuration: 0.3) {
                to.alpha = 1
            } completion: { [weak self] _ in
                self?.calls.append("complete")
                context.completeTransition(!context.transitionWasCancelled)
            }
            to.alpha = 0.9
        }

        func animationEnded(_ transitionCompleted: Bool) {
            calls.append("ended \(transitionCompleted)")
        }
    }

    @Test("Animator: the old view is in the container, the new one is the animator's to add")
    func animator() {
        let (app, stack) = stack()
        let animator = Animator()
        stack.delegate = animator
        stack.pushViewController(next, animated: true)
        app.settle()
        #expect(animator.calls.first == "duration")
        #expect(animator.calls.count { $0 == "animate" } == 1)
        #expect(animator.calls.suffix(2) == ["complete", "ended true"])
        #expect(animator.hasView && animator.frame.size == stack.view.bounds.size)
        #expect(next.view.window === app.window && root.view.window == nil)
    }

    // MARK: Coordinators

    @Test(
        "Coordinator: exists from will disappear until the end, and completes after the did calls")
    func coordinator() {
        final class Watching: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                calls.append("will \(transitionCoordinator != nil)")
                transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
                    self?.calls.append("alongside")
                }) { [weak self] in self?.calls.append("completion \($0.isCancelled)") }
            }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let watching = Watching()
        let (app, stack) = stack()
        stack.pushViewController(watching, animated: true)
        app.settle()
        #expect(watching.calls == ["will true", "alongside", "did", "completion false"])
        #expect(stack.transitionCoordinator == nil)
    }

    @Test("Coordinator: reports when the finger lifts, and only then whether it was cancelled")
    func interaction() {
        let (app, stack) = stack()
        stack.pushViewController(next, animated: false)
        app.settle()
        let finger = app.finger
        finger.down(at: CGPoint(x: 3, y: 300))
        finger.move(to: CGPoint(x: 60, y: 300), duration: 0.3)
        let coordinator = stack.transitionCoordinator
        var changes: [Bool] = []
        coordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        #expect(coordinator?.isInteractive == true && coordinator?.isCancelled == false)
        app.advance(by: 0.2)
        finger.up()
        #expect(changes == [true])
        app.settle()
        #expect(stack.viewControllers == [root, next])
    }

    @Test("Children: transition(from:to:) adds the new view and removes the old one at the end")
    func children() {
        let app = HeadlessApp(size: CGSize(width: 300, height: 600), rootViewController: root)
        let (old, new) = (UIViewController(), UIViewController())
        root.addChild(old)
        root.view.addSubview(old.view)
        old.didMove(toParent: root)
        root.addChild(new)
        var results: [Bool] = []
        new.view.alpha = 0
        root.transition(
            from: old, to: new, duration: 0.2, options: [], animations: { new.view.alpha = 1 }
        ) { results.append($0) }
        app.advance(by: 0.05)
        #expect(new.view.superview === root.view && old.view.superview === root.view)
        app.settle()
        #expect(old.view.superview == nil && results == [true])
    }
}
