import CoreGraphics
import Foundation
public import UIKitCore

extension UINavigationController {
    /// The gesture of ``hidesBarsOnSwipe``, which is disabled while that is `false`.
    public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
}

/// The swipe and the keyboard's notifications that hide the bars of a navigation controller.
final class BarHiding: UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let swipe = UIPanGestureRecognizer()

    /// `true` while the bars are hidden because of the keyboard.
    private var isKeyboardShown = false

    /// The length of a swipe that hides or shows the bars, in points.
    private static let travel: CGFloat = 30

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        swipe.addTarget(self, action: BarHiding.swiped)
        swipe.isEnabled = false
        swipe.cancelsTouchesInView = false
        swipe.delegate = self
    }

    private func swiped(_ recognizer: UIPanGestureRecognizer) {
        let travel = recognizer.translation(in: nil).y
        if abs(travel) > Self.travel { navigation.setBarsHidden(travel < 0) }
    }

    // MARK: Keyboard

    private var observers: [any NSObjectProtocol] = []

    var hidesWithKeyboard = false {
        didSet {
            guard hidesWithKeyboard != oldValue else { return }
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            observers = []
            guard hidesWithKeyboard else { return }
            observers = [
                observe(UIResponder.keyboardWillShowNotification, isShown: true),
                observe(UIResponder.keyboardWillHideNotification, isShown: false),
            ]
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func observe(_ name: Notification.Name, isShown: Bool) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.keyboard(isShown: isShown) }
        }
    }

    private func keyboard(isShown: Bool) {
        guard isShown != isKeyboardShown, navigation.viewIfLoaded?.window?.isKeyWindow == true
        else { return }
        isKeyboardShown = isShown
        navigation.setBarsHidden(isShown)
    }

    // MARK: UIGestureRecognizerDelegate

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        var view = touch.view
        while let current = view, current !== navigation.viewIfLoaded {
            if current === navigation.navigationBar || current === navigation.toolbar {
                return false
            }
            view = current.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
