import CoreGraphics
import Foundation

extension UIViewController {
    /// The controller that presents this one or one of its ancestors, if any.
    public final var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
    }

    /// How long a presented view slides, in seconds.
    private static let slideDuration: TimeInterval = 0.4

    /// Shows `controller` over the whole window.
    ///
    /// - Parameters:
    ///   - flag: Whether its view slides up.
    ///   - completion: Runs after its `viewDidAppear`.
    /// - Precondition: This controller is in a window, and neither presents another one nor is `controller` itself.
    public final func present(
        _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = sequence(first: self, next: \.parent).reversed()[0]
        guard let window = presenter.viewIfLoaded?.window else {
            preconditionFailure(
                "\(type(of: self)) is in no window, so it cannot present \(type(of: controller)).")
        }
        precondition(
            presenter.presentedViewController == nil,
            """
            \(type(of: presenter)) presents \(type(of: presenter.presentedViewController)) already. \
            Dismiss that first, or present from it.
            """)
        precondition(
            controller.presenter == nil && controller !== presenter,
            "\(type(of: controller)) is presented already. Present another controller.")

        presenter.presentedViewController = controller
        controller.presenter = presenter
        controller.isBeingPresented = true
        let animated = flag && UIView.areAnimationsEnabled
        let covers = controller.modalPresentationStyle == .fullScreen
        if covers { presenter.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)

        let view: UIView = controller.view
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = window.bounds
        window.addSubview(view)
        slide(view, from: window.bounds.height, to: 0, animated: animated) {
            controller.endAppearanceTransition()
            controller.isBeingPresented = false
            if covers {
                presenter.viewIfLoaded?.isHidden = true
                presenter.endAppearanceTransition()
            }
            completion?()
        }
    }

    /// Takes away the controller that this one presents; or this one, if it presents none and is presented.
    ///
    /// - Parameter completion: Runs after the controller's `viewDidDisappear`.
    public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            guard let presenter = presentingViewController else {
                completion?()
                return
            }
            return presenter.dismiss(animated: flag, completion: completion)
        }
        presented.dismissEverything()
        presented.isBeingDismissed = true
        let animated = flag && UIView.areAnimationsEnabled
        let covers = presented.modalPresentationStyle == .fullScreen
        presented.beginAppearanceTransition(false, animated: animated)
        if covers {
            viewIfLoaded?.isHidden = false
            beginAppearanceTransition(true, animated: animated)
        }
        let view: UIView = presented.view
        slide(view, from: 0, to: view.bounds.height, animated: animated) {
            view.removeFromSuperview()
            view.transform = .identity
            presented.endAppearanceTransition()
            presented.isBeingDismissed = false
            presented.presenter = nil
            self.presentedViewController = nil
            if covers { self.endAppearanceTransition() }
            completion?()
        }
    }

    /// Takes away at once whatever this controller presents, before it goes itself.
    func dismissEverything() {
        if presentedViewController != nil { dismiss(animated: false) }
    }

    /// Moves `view` from one distance below its place to another, and calls `completion` at the end.
    private func slide(
        _ view: UIView, from start: CGFloat, to end: CGFloat, animated: Bool,
        completion: @escaping () -> Void
    ) {
        guard animated else { return completion() }
        view.transform = CGAffineTransform(translationX: 0, y: start)
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0, options: .curveEaseOut,
            animations: { view.transform = CGAffineTransform(translationX: 0, y: end) },
            completion: { _ in completion() })
    }
}
