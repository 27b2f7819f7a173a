package import UIKit
import UIKitCore
import UIKitTesting

extension HeadlessApp {
    /// The target of a touch.
    enum TouchTarget: Hashable {
        /// No view that reacts to touches.
        case nothing

        /// A disabled control, by its name.
        case disabled(String)

        /// A view that may react, by its name.
        case element(String)
    }

    /// Returns what a touch at a point of the window would meet.
    func touch(at point: CGPoint) -> TouchTarget {
        advance(by: 0)
        guard let hit = application.hit(at: point) else { return .nothing }
        for responder in sequence(first: hit as UIResponder, next: \.next) {
            if let control = responder as? UIControl, !control.isEnabled {
                return .disabled(control.touchName)
            }
            let recognizers = (responder as? UIView)?.gestureRecognizers ?? []
            if responder.overriddenEvents.contains(.touches)
                || recognizers.contains(where: \.isEnabled)
            {
                return .element(responder.touchName)
            }
        }
        return .nothing
    }

    /// `true` if the first responder of the window accepts text; a search bar counts as one, but
    /// the field in it does.
    var receivesText: Bool {
        var views: [UIView] = [window]
        while let view = views.popLast() {
            if view.isFirstResponder, view is any UIKeyInput { return true }
            views += view.subviews
        }
        return false
    }
}

extension UIApplication {
    /// The view that a touch at a point of the screen hits: in the front-most window with one.
    package func hit(at point: CGPoint) -> UIView? {
        windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    }
}

extension UIResponder {
    /// The name in messages: the identifier, the label or the class.
    fileprivate var touchName: String {
        let view = self as? UIView
        return view?.accessibilityIdentifier ?? view?.accessibilityLabel ?? "\(type(of: self))"
    }
}
