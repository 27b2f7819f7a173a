import CoreGraphics
import Foundation

extension UIViewController {
    /// The controller that presents this one or one of its ancestors, if any.
    public final var presentingViewController: UIViewController? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
    }

    /// The controller that this one or its nearest presenting ancestor presents, if any.
    public final var presentedViewController: UIViewController? { presentingAncestor?.ownPresented }

    /// This controller or its nearest ancestor that presents a controller.
    private var presentingAncestor: UIViewController? {
        sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
    }

    /// This controller, the one that it presents, and so on to the front.
    var presentationChain: [UIViewController] {
        Array(sequence(first: self, next: \.ownPresented))
    }

    /// The visible part of the ``presentationChain``: the last controller that covers the window
    /// and those in front of it.
    var uncoveredControllers: ArraySlice<UIViewController> {
        let chain = presentationChain
        let covering = chain.lastIndex {
            $0.presenter != nil && $0.modalPresentationStyle == .fullScreen
        }
        return chain[(covering ?? 0)...]
    }

    /// The duration of the slide of a presented view, in seconds.
    private static let slideDuration: TimeInterval = 0.4

    /// Presents `controller` over the whole window.
    ///
    /// Writes a warning to standard error and does nothing when this controller is in no window or
    /// already presents another one.
    ///
    /// - Parameters:
    ///   - controller: The controller to present.
    ///   - flag: `true` if its view slides up.
    ///   - completion: A closure called after its `viewDidAppear`.
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

    /// Dismisses the controller that this one presents or, if it presents none, this one.
    ///
    /// Writes a warning to standard error and does nothing while a presentation or dismissal is in
    /// progress.
    ///
    /// - Parameters:
    ///   - flag: `true` if the controller's view slides down.
    ///   - completion: A closure called after the controller's `viewDidDisappear`.
    public final func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentingAncestor ?? presentingViewController else {
            completion?()
            return
        }
        guard presenter.transition == nil else {
            return warn(
                """
                \(type(of: self)) cannot dismiss anything while a presentation or dismissal is in \
                progress. Do it in the completion of that.
                """)
        }
        presenter.dismissPresented(animated: flag && UIView.areAnimationsEnabled) { completion?() }
    }

    /// Dismisses all controllers presented from here, without animation, because this controller is
    /// removed.
    func dismissAllPresented() {
        transition?.finish()
        if ownPresented != nil { dismissPresented(animated: false, reveals: false) {} }
    }

    /// Dismisses the presented controller. Controllers presented by that one are dismissed at once.
    ///
    /// - Parameter reveals: `true` if this controller appears again if it was covered.
    private func dismissPresented(
        animated: Bool, reveals: Bool = true, completion: @escaping () -> Void
    ) {
        guard let presented = ownPresented else { return completion() }
        presented.dismissAllPresented()
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

    /// Moves `view` from one distance below its final position to another, then calls `end`.
    ///
    /// The animation retains `end`, and the view retains the animation: `end` must not retain the
    /// view or its controllers.
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

/// A presentation or dismissal in progress. It ends once: with its animation, or earlier when it is
/// interrupted.
final class PresentationTransition {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    func finish() {
        let end = end
        self.end = nil
        end?()
    }
}
