import UIKit
import UIKitTesting

extension HeadlessApp {
    /// What a touch would meet.
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
        guard let view = hit(at: point) else { return .nothing }
        for view in sequence(first: view, next: \.superview) {
            if let control = view as? UIControl {
                let name = Self.name(of: control)
                return control.isEnabled ? .element(name) : .disabled(name)
            }
            // Plain views and labels pass touches on.
            let isPlain = [UIView.self, UILabel.self, UIImageView.self, UIWindow.self].contains {
                $0 == type(of: view)
            }
            if !isPlain || view.gestureRecognizers?.isEmpty == false {
                return .element(Self.name(of: view))
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

    private func hit(at point: CGPoint) -> UIView? {
        advance(by: 0)
        for window in application.windows.reversed() {
            if let view = window.hitTest(point, with: nil) { return view }
        }
        return nil
    }

    private static func name(of view: UIView) -> String {
        view.accessibilityIdentifier ?? view.accessibilityLabel ?? "\(type(of: view))"
    }
}
