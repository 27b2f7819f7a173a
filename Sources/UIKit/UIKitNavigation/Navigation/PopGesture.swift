import CoreGraphics
import UIKitCore

/// The swipe from the leading edge that goes back, or the swipe of two fingers on a touchpad.
final class PopGesture: UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)

    /// The swipe on a touchpad, where no content under the pointer scrolls that way.
    let touchpadRecognizer = UIPanGestureRecognizer(target: nil, action: nil)

    private unowned let navigation: UINavigationController
    private var driver: UIPercentDrivenInteractiveTransition?

    /// The time for which the finger's speed is extrapolated when it lifts, in seconds.
    private static let projection: CGFloat = 0.25

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        recognizer.edges = .left
        touchpadRecognizer.allowedTouchTypes = []
        touchpadRecognizer.allowedScrollTypesMask = .continuous
        for recognizer in [recognizer, touchpadRecognizer] {
            recognizer.delegate = self
            recognizer.addTarget(self, action: PopGesture.panned)
        }
    }

    /// The gesture is for controllers with a back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard navigation.stack.count > 1, navigation.running == nil,
            navigation.presentedViewController == nil, navigation.navigationBar.content?.back != nil
        else { return false }
        return navigation.topViewController?.navigationItem.backAction == nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === recognizer && otherGestureRecognizer is UIPanGestureRecognizer
    }

    /// Two fingers have to move back, more than up or down.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        guard let scroll = event as? UIScrollEvent else { return true }
        let travel = -scroll.delta.width * direction
        return travel > abs(scroll.delta.height) && gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            let driver = UIPercentDrivenInteractiveTransition()
            self.driver = driver
            navigation.popDriver = driver
            navigation.popViewController(animated: true)
            navigation.popDriver = nil
        case .changed: driver?.update(progress(of: recognizer))
        case .ended:
            let speed = recognizer.velocity(in: nil).x * direction / width
            if progress(of: recognizer) + speed * Self.projection > 0.5 {
                driver?.finish()
            } else {
                driver?.cancel()
            }
            driver = nil
        case .cancelled:
            driver?.cancel()
            driver = nil
        case .possible, .failed: break
        }
    }

    private var width: CGFloat { max(navigation.view.bounds.width, 1) }

    private var direction: CGFloat {
        navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    private func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
        min(max(recognizer.translation(in: nil).x * direction / width, 0), 1)
    }
}
