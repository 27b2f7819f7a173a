import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Interruptible transitions")
struct InterruptibleTransitionTests {
    /// Slides by an animator that can be paused.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        private(set) var ends: [Bool] = []

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 1 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }

        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            let view = context.view(forKey: .from)
            animator.addAnimations { view?.frame.origin.x = 400 }
            animator.addCompletion { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
            self.animator = animator
            return animator
        }

        func animationEnded(_ transitionCompleted: Bool) {
            ends.append(transitionCompleted)
            animator = nil
        }
    }

    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        let slide = Slide()
        var driver: UIPercentDrivenInteractiveTransition?

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func presented() throws -> (
        app: HeadlessApp, page: UIViewController, director: Director
    ) {
        let root = UIViewController()
        let app = HeadlessApp(size: CGSize(width: 400, height: 600), rootViewController: root)
        let (page, director) = (UIViewController(), Director())
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = director
        root.present(page, animated: false)
        app.settle()
        return (app, page, director)
    }

    @Test("Transition: a driver moves the animator itself, and lets it run on with its curve")
    func driven() throws {
        let (app, page, director) = try presented()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.timingCurve = UICubicTimingParameters(animationCurve: .linear)
        director.driver = driver
        page.dismiss(animated: true)
        app.advance(by: 1.5)
        #expect(page.view.window != nil, "The driver holds it.")
        driver.update(0.5)
        app.advance(by: 0.1)
        let shown = page.view.layer.presentation()?.frame.minX ?? -1
        #expect(abs(shown - 200) < 2, "\(shown)")
        driver.finish()
        app.advance(by: 0.3)
        #expect(page.view.window != nil)
        app.settle()
        #expect(page.view.window == nil)
        #expect(director.slide.ends == [true])
    }

    @Test("Transition: a cancelled driver lets the animator run back")
    func cancelled() throws {
        let (app, page, director) = try presented()
        let driver = UIPercentDrivenInteractiveTransition()
        director.driver = driver
        page.dismiss(animated: true)
        driver.update(0.4)
        app.advance(by: 0.1)
        driver.cancel()
        app.settle()
        #expect(page.view.window != nil)
        #expect(page.view.frame.minX == 0)
        #expect(page.presentingViewController != nil)
        #expect(director.slide.ends == [false])
        // The next dismissal runs by itself.
        director.driver = nil
        page.dismiss(animated: true)
        app.settle()
        #expect(page.view.window == nil)
        #expect(director.slide.ends == [false, true])
    }
}
