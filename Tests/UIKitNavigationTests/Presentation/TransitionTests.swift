import Testing
import UIKit
import UIKitTesting

@Suite("Custom transitions")
@MainActor
struct TransitionTests {
    private let journal = Journal()

    /// Slides the presented view in from the right, or out.
    private final class Slide: UIViewControllerAnimatedTransitioning {
        let journal: Journal
        let isPresenting: Bool

        init(_ journal: Journal, isPresenting: Bool) {
            self.journal = journal
            self.isPresenting = isPresenting
        }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval {
            journal.entries.append("duration")
            return 1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            journal.entries.append("animate")
            guard let view = context.view(forKey: isPresenting ? .to : .from) else { return }
            let width = context.containerView.bounds.width
            if isPresenting {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
                view.frame.origin.x = width
            }
            UIView.animate(
                withDuration: 1, delay: 0, options: .curveLinear,
                animations: { view.frame.origin.x = isPresenting ? 0 : width },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }

        func animationEnded(_ completed: Bool) { journal.entries.append("ended \(completed)") }
    }

    private final class Director: UIViewControllerTransitioningDelegate {
        let journal: Journal
        var driver: UIPercentDrivenInteractiveTransition?

        init(_ journal: Journal) { self.journal = journal }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(journal, isPresenting: true) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(journal, isPresenting: false) }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            Half(presentedViewController: presented, presenting: presenting)
        }
    }

    /// Presents in the lower half, and notes its callbacks.
    private final class Half: UIPresentationController {
        private func note(_ text: String) {
            (presentedViewController as? Noting)?.journal.entries.append(text)
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(
                x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            note("will begin")
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { [weak self] _ in self?.note("alongside") },
                completion: { [weak self] context in
                    self?.note(context.isCancelled ? "cancelled" : "completed")
                })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { note("did end") }
        override func dismissalTransitionWillBegin() { note("dismissal") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            note("dismissal ended \(completed)")
        }
    }

    private func start() -> (HeadlessApp, Noting, Noting, Director) {
        let below = Noting("A", journal)
        let above = Noting("B", journal)
        let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: below)
        let director = Director(journal)
        above.modalPresentationStyle = .custom
        above.transitioningDelegate = director
        _ = journal.read()
        below.present(above, animated: true)
        return (app, below, above, director)
    }

    @Test("Transition: presentation controller, appearance, animator, coordinator, in this order")
    func order() {
        let (app, _, above, director) = start()
        #expect(
            journal.read() == [
                "B load", "will begin", "B wA", "duration", "animate", "B iA", "alongside",
            ])
        app.advance(by: 0.5)
        #expect(abs((above.view.layer.presentation()?.frame.minX ?? 0) - 100) < 5)
        app.settle()
        #expect(journal.read() == ["ended true", "B dA", "did end", "completed"])
        #expect(above.view.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
        withExtendedLifetime(director) {}
    }

    /// Waits for a presentation, and dismisses it up to a share that a gesture reached.
    private func dismiss(
        _ below: UIViewController, to share: CGFloat, _ app: HeadlessApp, _ director: Director
    ) -> UIPercentDrivenInteractiveTransition {
        app.settle()
        _ = journal.read()
        let driver = UIPercentDrivenInteractiveTransition()
        director.driver = driver
        below.dismiss(animated: true)
        app.advance(by: 1 / 60)
        driver.update(share)
        app.advance(by: 1 / 60)
        return driver
    }

    @Test("Percent-driven: a dismissal follows the gesture, and is finished")
    func finished() {
        let (app, below, above, director) = start()
        let driver = dismiss(below, to: 0.25, app, director)
        #expect(abs((above.view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
        app.advance(by: 3)
        #expect(abs((above.view.layer.presentation()?.frame.minX ?? 0) - 50) < 1)
        driver.finish()
        app.settle()
        #expect(
            journal.read() == [
                "dismissal", "B wD", "duration", "animate", "ended true", "B dD",
                "dismissal ended true",
            ])
        #expect(below.presentedViewController == nil)
    }

    @Test("Percent-driven: a cancelled dismissal runs back and is undone")
    func cancelled() {
        let (app, below, above, director) = start()
        let driver = dismiss(below, to: 0.5, app, director)
        driver.cancel()
        app.advance(by: 0.25)
        let x = above.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 10 && x < 90)
        app.settle()
        #expect(
            journal.read() == [
                "dismissal", "B wD", "duration", "animate", "ended false", "B wA", "B iA", "B dA",
                "dismissal ended false",
            ])
        #expect(below.presentedViewController === above)
        #expect(above.view.frame == CGRect(x: 0, y: 50, width: 200, height: 50))
        #expect(above.view.layer.presentation()?.frame.minX == 0)
    }

    @Test("Presentation: cross dissolve and flip end with the view in place")
    func styles() {
        for style in [UIModalTransitionStyle.crossDissolve, .flipHorizontal, .coverVertical] {
            let root = UIViewController()
            let above = UIViewController()
            let app = HeadlessApp(size: CGSize(width: 200, height: 100), rootViewController: root)
            above.modalPresentationStyle = .fullScreen
            above.modalTransitionStyle = style
            root.present(above, animated: true)
            app.settle()
            #expect(above.view.frame == app.window.bounds)
            #expect(above.view.alpha == 1)
            above.dismiss(animated: true)
            app.settle()
            #expect(root.view.frame == app.window.bounds)
            #expect(root.view.transform.isIdentity && root.view.alpha == 1)
        }
    }
}
