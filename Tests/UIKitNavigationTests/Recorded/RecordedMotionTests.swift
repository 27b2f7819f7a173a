import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// What is seen, and what is touched, while transitions run.
@Suite("Recorded: motion")
@MainActor
struct RecordedMotionTests {
    private let root = UIViewController()
    private let next = UIViewController()

    private func stack() -> (HeadlessApp, UINavigationController) {
        let stack = UINavigationController(rootViewController: root)
        let app = HeadlessApp(size: CGSize(width: 300, height: 600), rootViewController: stack)
        app.settle()
        return (app, stack)
    }

    // MARK: Pushes

    @Test("Push: the view below is darkened up to a tenth, with a shadow at the moving edge")
    func shade() throws {
        let (app, stack) = stack()
        stack.pushViewController(next, animated: true)
        app.advance(by: 0.2)
        let container = try #require(root.view.superview)
        let shade = try #require(container.subviews.first { $0.backgroundColor == .black })
        let edge = try #require(container.subviews.first { $0.layer is CAGradientLayer })
        let x = try #require(next.view.layer.presentation()).frame.minX
        let share = 1 - x / 300
        #expect(share > 0.1 && share < 0.95)
        let opacity = try #require(shade.layer.presentation()).opacity
        #expect(abs(CGFloat(opacity) - 0.1 * share) < 0.005)
        #expect(abs(try #require(edge.layer.presentation()).frame.maxX - x) < 0.5)
        app.settle()
        #expect(shade.superview == nil && edge.superview == nil)
    }

    // MARK: Animators and drivers

    private final class Fading: NSObject, UIViewControllerAnimatedTransitioning,
        UINavigationControllerDelegate
    {
        var driver: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.4 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.view(forKey: .to) else { return }
            context.containerView.addSubview(to)
            to.alpha = 0
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("Animator: until it completes, touches are ignored and a further push waits its turn")
    func ownAnimator() {
        let (app, stack) = stack()
        let fading = Fading()
        let third = UIViewController()
        let button = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        next.view.addSubview(button)
        stack.delegate = fading
        stack.pushViewController(next, animated: true)
        app.advance(by: 0.1)
        app.finger.tap(at: CGPoint(x: 100, y: 250))
        #expect(taps == 0)
        stack.pushViewController(third, animated: true)
        app.settle()
        #expect(stack.viewControllers == [root, next, third])
        #expect(third.view.window === app.window && next.view.window == nil)
        stack.popViewController(animated: false)
        app.settle()
        app.finger.tap(at: CGPoint(x: 100, y: 250))
        #expect(taps == 1)
    }

    @Test("Percent-driven: one that wants no interactive start runs, until it is paused")
    func runningStart() {
        let (app, stack) = stack()
        let fading = Fading()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        fading.driver = driver
        stack.delegate = fading
        stack.pushViewController(next, animated: true)
        #expect(next.transitionCoordinator?.initiallyInteractive == false)
        app.advance(by: 0.2)
        #expect(next.transitionCoordinator?.isInteractive == false)
        let shown = next.view.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.3 && shown < 0.7)
        driver.pause()
        app.advance(by: 2)
        #expect(next.transitionCoordinator?.isInteractive == true)
        #expect(abs((next.view.layer.presentation()?.opacity ?? 0) - shown) < 0.1)
        driver.finish()
        app.settle()
        #expect(stack.topViewController === next && root.view.window == nil)
    }

    // MARK: Alerts

    @Test("Alert: shrinks into place from 1.15 as it fades in, and fades out at its size")
    func alert() throws {
        let app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: root)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        app.advance(by: 1.0 / 60)
        let start = try #require(alert.view.layer.presentation())
        #expect(start.frame.width > 270 * 1.08 && start.frame.width <= 270 * 1.151)
        #expect(start.opacity < 0.4)
        app.advance(by: 0.4)
        #expect(alert.view.layer.presentation()?.frame.width == 270)
        #expect(alert.view.layer.presentation()?.opacity == 1)
        root.dismiss(animated: true)
        app.advance(by: 0.08)
        let end = try #require(alert.view.layer.presentation())
        #expect(end.frame.width == 270 && end.opacity > 0 && end.opacity < 1)
        app.settle()
        #expect(root.presentedViewController == nil)
    }
}
