import SharedElements
import Testing
import UIKit
import UIKitTesting

/// A delegate of an app that makes its own animators.
@Suite("Shared elements with an animator of the app")
final class SharedElementAnimatorTests: NSObject, UINavigationControllerDelegate {
    private var events: [SharedElementEvent] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = SharedElementAnimator(operation, from: fromVC, to: toVC)
        #expect(animator?.duration == 0.35)
        animator?.duration = 2
        animator?.easing = Easing { $0 * $0 }
        animator?.onEvent = { self.events.append($0) }
        return animator
    }

    @Test("Navigation: an animator has its own duration, curve and events")
    func own() throws {
        func screen(_ width: CGFloat) -> (UIViewController, UIView) {
            let (screen, view) = (UIViewController(), UIView())
            view.frame = CGRect(x: 0, y: 100, width: width, height: 20)
            view.sharedElementKey = "bar"
            screen.view.addSubview(view)
            return (screen, view)
        }
        let (list, _) = screen(100)
        let (page, _) = screen(200)
        let navigation = UINavigationController(rootViewController: list)
        navigation.delegate = self
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: navigation)
        app.settle()
        navigation.pushViewController(page, animated: true)
        app.advance(by: 1)
        let copy = try #require(page.view.superview?.subviews.last)
        #expect(abs(copy.bounds.width - 125) < 4, "\(copy.bounds.width)")
        app.advance(by: 1.5)
        #expect(page.view.superview?.subviews.last === page.view)
        #expect(events.map(\.kind) == [.willStart, .willStart, .didFinish, .didFinish])
        #expect(events.map(\.end) == [.source, .destination, .source, .destination])
        #expect(events.allSatisfy { $0.key == "bar" && $0.target == .destination })
    }
}
