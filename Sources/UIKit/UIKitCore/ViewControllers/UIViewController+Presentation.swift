import CoreGraphics
import Foundation

extension UIViewController {
    // MARK: Relations

    /// This controller or its nearest ancestor that presents a controller.
    final var presentingAncestor: UIViewController? {
        sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
    }

    /// This controller, those that it and its descendants present, and so on to the front.
    var presentationChain: [UIViewController] {
        var chain = [self]
        func visit(_ controller: UIViewController) {
            for child in controller.storedChildren {
                visit(child)
                if let presented = child.ownPresented { chain += presented.presentationChain }
            }
        }
        visit(self)
        if let ownPresented { chain += ownPresented.presentationChain }
        return chain
    }

    /// The visible part of the ``presentationChain``: the last controller that covers the window
    /// and those in front of it.
    var uncoveredControllers: ArraySlice<UIViewController> {
        let chain = presentationChain
        let covering = chain.lastIndex { controller in
            guard let presenter = controller.presenter, presenter.parent == nil else {
                return false
            }
            return controller.ownPresentation?.active.shouldRemovePresentersView ?? false
        }
        return chain[(covering ?? 0)...]
    }

    /// The transition in progress in which this controller or an ancestor participates; `nil` at
    /// other times.
    public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self, next: \.parent).lazy
            .compactMap { $0.transition ?? $0.contentTransition }.first
    }

    // MARK: Presentation controllers

    /// The presentation controller of this controller or of the ancestor that is presented, made
    /// for the ``modalPresentationStyle`` on first use.
    public final var presentationController: UIPresentationController? {
        let owner = sequence(first: self, next: \.parent).first { $0.presenter != nil } ?? self
        return owner.preparedPresentation
    }

    /// The ``presentationController`` if it is that of a sheet.
    public final var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// The ``presentationController`` if it is that of a popover.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private var preparedPresentation: UIPresentationController? {
        if let ownPresentation { return ownPresentation }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(
                presentedViewController: self, presenting: presenter)
        case .popover:
            made = UIPopoverPresentationController(
                presentedViewController: self, presenting: presenter)
        case .custom:
            return nil
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
            made = UIPresentationController(
                presentedViewController: self, presenting: presenter)
        }
        ownPresentation = made
        return made
    }

    private func makePresentation(
        from presenter: UIViewController, source: UIViewController
    ) -> UIPresentationController {
        let made: UIPresentationController
        if modalPresentationStyle == .custom {
            made =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
            ownPresentation = made
        } else {
            made =
                preparedPresentation
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        made.source = source
        return made
    }

    // MARK: Presenting

    /// Presents `controller`, as ``present(_:animated:completion:)`` does unless overridden.
    final func presentNow(
        _ controller: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        let ancestors = Array(sequence(first: self, next: \.parent))
        let context =
            controller.modalPresentationStyle.usesContext
            ? ancestors.first(where: \.definesPresentationContext) : nil
        let presenter = context ?? ancestors[ancestors.count - 1]
        requires(
            controller.presenter == nil && controller !== presenter,
            "\(type(of: controller)) is presented already. Present another controller.")
        guard let window = presenter.viewIfLoaded?.window else {
            return warn(
                "\(type(of: self)) is in no window, so it cannot present \(type(of: controller)).")
        }
        guard !ancestors.contains(where: \.isBeingDismissed) else {
            return warn(
                """
                \(type(of: self)) is being dismissed, so it cannot present \(type(of: controller)). \
                Present it in the completion of the dismissal, from a controller that stays.
                """)
        }
        if let other = presenter.ownPresented {
            return warn(
                """
                \(type(of: presenter)) presents \(type(of: other)) already, so it cannot present \
                \(type(of: controller)). Dismiss that first, or present from it.
                """)
        }
        if let context, context.providesPresentationContextTransitionStyle {
            controller.modalTransitionStyle = context.modalTransitionStyle
        }
        controller.makePresentation(from: presenter, source: self).present(
            from: presenter, in: window, animated: flag && UIView.areAnimationsEnabled,
            completion: completion)
    }

    /// Dismisses as ``dismiss(animated:completion:)`` does unless overridden.
    final func dismissNow(animated flag: Bool, completion: (() -> Void)?) {
        guard let presenter = presentingAncestor ?? presentingViewController else {
            completion?()
            return
        }
        guard presenter.transition == nil, presenter.ownPresented?.transition == nil else {
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
        transition?.finishAtOnce()
        if ownPresented != nil { dismissPresented(animated: false, reveals: false) {} }
    }

    /// Dismisses the presented controller. Controllers presented by that one are dismissed at once.
    ///
    /// - Parameter reveals: `true` if this controller appears again if it was covered.
    func dismissPresented(
        animated: Bool, reveals: Bool = true, completion: @escaping () -> Void
    ) {
        guard let presented = ownPresented, let presentation = presented.ownPresentation else {
            return completion()
        }
        presented.dismissAllPresented()
        presentation.dismiss(animated: animated, reveals: reveals, completion: completion)
    }

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}

extension UIViewController {
    /// Sets the traits that override those that this controller inherits.
    final func setOverrideTraits(_ collection: UITraitCollection?) {
        overrideTraits = collection
        viewIfLoaded?.updateTraits()
    }

    /// The traits that override those that this controller inherits: what its parent answers, or
    /// what a presentation sets.
    final var effectiveOverrideTraits: UITraitCollection? {
        parent?.overrideTraitCollection(forChild: self) ?? overrideTraits
    }
}
