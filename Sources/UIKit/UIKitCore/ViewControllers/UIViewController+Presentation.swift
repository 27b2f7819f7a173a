import CoreGraphics
import Foundation

extension UIViewController {
    /// The controller that presents this one or one of its ancestors, if any.
    public final var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
    }

    /// The controller that this one or the nearest of its ancestors presents, if any.
    public final var presentedViewController: UIViewController? { presentingAncestor?.ownPresented }

    /// This controller or the nearest of its ancestors, the one that presents something.
    private var presentingAncestor: UIViewController? {
        sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
    }

    /// This controller, the one that it presents, the one that that presents, and so on to the front.
    var presentationChain: [UIViewController] {
        Array(sequence(first: self, next: \.ownPresented))
    }

    /// The controllers of the ``presentationChain`` that can be seen: those from the last that covers all others on.
    var uncoveredControllers: ArraySlice<UIViewController> {
        let chain = presentationChain
        let covering = chain.lastIndex {
            $0.presenter != nil && $0.modalPresentationStyle == .fullScreen
        }
        return chain[(covering ?? 0)...]
    }

    /// How long a presented view slides, in seconds.
    private static let slideDuration: TimeInterval = 0.4

    /// Shows `controller` over the whole window.
    ///
    /// Says on standard error why nothing happens when this controller is in no window or presents another one already.
    ///
    /// - Parameters:
    ///   - flag: Whether its view slides up.
    ///   - completion: Runs after its `viewDidAppear`.
    /// - Precondition: `controller` is neither this one nor presented.
    public final func present(
        _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presenter = sequence(first: self, next: \.parent).reversed()[0]
        precondition(
            controller.presenter == nil && controller !== presenter,
            "\(type(of: controller)) is presented already. Present another controller.")
        guard let window = presenter.viewIfLoaded?.window else {
            return warn(
                "\(type(of: self)) is in no window, so it cannot present \(type(of: controller)).")
        }
        if let other = presenter.ownPresented {
            return warn(
                """
                \(type(of: presenter)) presents \(type(of: other)) already, so it cannot present \
                \(type(of: controller)). Dismiss that first, or present from it.
                """)
        }
        presenter.ownPresented = controller
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
        presenter.slide(view, from: window.bounds.height, to: 0, animated: animated) {
            [weak presenter, weak controller] in
            if covers { presenter?.viewIfLoaded?.isHidden = true }
            controller?.endAppearanceTransition()
            controller?.isBeingPresented = false
            if covers { presenter?.endAppearanceTransition() }
            completion?()
        }
    }

    /// Takes away the controller that this one presents; or this one, if it presents none and is presented.
    ///
    /// Says on standard error that nothing happens while a presentation or dismissal goes on.
    ///
    /// - Parameter completion: Runs after the controller's `viewDidDisappear`.
    public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentingAncestor ?? presentingViewController else {
            completion?()
            return
        }
        guard presenter.transition == nil else {
            return warn(
                """
                \(type(of: self)) cannot dismiss anything while a presentation or dismissal goes on. Do it in the \
                completion of that.
                """)
        }
        presenter.takeAwayPresented(animated: flag && UIView.areAnimationsEnabled) { completion?() }
    }

    /// Takes away at once whatever this controller presents, before it goes itself.
    func dismissEverything() {
        transition?.finish()
        if ownPresented != nil { takeAwayPresented(animated: false, reveals: false) {} }
    }

    /// Takes away what this controller presents. What that presents in its turn goes at once.
    ///
    /// - Parameter reveals: Whether this controller appears again if it was covered.
    private func takeAwayPresented(
        animated: Bool, reveals: Bool = true, completion: @escaping () -> Void
    ) {
        guard let presented = ownPresented else { return completion() }
        presented.dismissEverything()
        presented.isBeingDismissed = true
        let covers = presented.modalPresentationStyle == .fullScreen
        presented.beginAppearanceTransition(false, animated: animated)
        if covers { viewIfLoaded?.isHidden = false }
        if covers, reveals { beginAppearanceTransition(true, animated: animated) }
        let view: UIView = presented.view
        slide(view, from: 0, to: view.bounds.height, animated: animated) {
            [weak self, weak presented, weak view] in
            view?.removeFromSuperview()
            view?.transform = .identity
            if covers, reveals { self?.endAppearanceTransition() }
            presented?.endAppearanceTransition()
            presented?.isBeingDismissed = false
            presented?.presenter = nil
            self?.ownPresented = nil
            completion()
        }
    }

    /// Moves `view` from one distance below its place to another, and calls `end` at the end.
    ///
    /// The animation keeps `end`, and the view keeps the animation: `end` must not keep the view or its controllers.
    private func slide(
        _ view: UIView, from start: CGFloat, to distance: CGFloat, animated: Bool,
        end: @escaping () -> Void
    ) {
        guard animated else { return end() }
        let transition = PresentationTransition { [weak self] in
            self?.transition = nil
            end()
        }
        self.transition = transition
        view.transform = CGAffineTransform(translationX: 0, y: start)
        UIView.animate(
            withDuration: Self.slideDuration, delay: 0, options: .curveEaseOut,
            animations: { view.transform = CGAffineTransform(translationX: 0, y: distance) },
            completion: { _ in transition.finish() })
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

/// A presentation or dismissal that goes on. It ends once: with its animation, or earlier when something cuts it short.
final class PresentationTransition {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    func finish() {
        let end = end
        self.end = nil
        end?()
    }
}
