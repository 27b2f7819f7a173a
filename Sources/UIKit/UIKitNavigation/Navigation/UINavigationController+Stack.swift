import CoreGraphics
import UIKitCore

extension UINavigationController {
    /// Changes the stack.
    ///
    /// The order of calls is Apple's: a pushed controller enters the parent, loads, the old top
    /// will disappear, the new one will appear, its view is added and laid out; after the animation
    /// the old one did disappear, the new one did appear and has moved.
    final func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
        finishRunning()
        let old = stack
        let added = new.filter { controller in !old.contains { $0 === controller } }
        let removed = old.filter { controller in !new.contains { $0 === controller } }
        for controller in removed {
            controller.isMovingFromParent = true
            controller.willMove(toParent: nil)
        }
        for controller in added { addChild(controller) }
        stack = new
        let top = new.last
        guard let top, top !== old.last, showsControllers, isViewLoaded else {
            if old.last !== top { old.last?.viewIfLoaded?.removeFromSuperview() }
            finishMoves(added: added, removed: removed)
            if isViewLoaded { showItems(.none) }
            return
        }
        guard isOnScreen else {
            old.last?.viewIfLoaded?.removeFromSuperview()
            showItems(.none)
            install(top)
            return finishMoves(added: added, removed: removed)
        }
        run(
            operation, from: old.last, to: top, animated: animated && UIView.areAnimationsEnabled
        ) { [weak self] completed in
            guard let self else { return }
            if completed {
                self.finishMoves(added: added, removed: removed)
            } else {
                for controller in removed { controller.isMovingFromParent = false }
                self.stack = old
                self.showItems(.none)
            }
        }
    }

    private func finishMoves(added: [UIViewController], removed: [UIViewController]) {
        for controller in removed {
            controller.removeFromParent()
            controller.isMovingFromParent = false
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    private var isOnScreen: Bool {
        guard viewIfLoaded?.window != nil else { return false }
        switch appearance {
        case .appeared, .appearing: return true
        case .disappeared, .disappearing: return false
        }
    }

    private func run(
        _ operation: Operation, from old: UIViewController?, to new: UIViewController,
        animated: Bool, end: @escaping (Bool) -> Void
    ) {
        new.loadViewIfNeeded()
        delegate?.navigationController(self, willShow: new, animated: animated)
        var animator: (any UIViewControllerAnimatedTransitioning)?
        if animated, let old {
            animator =
                delegate?.navigationController(
                    self, animationControllerFor: operation, from: old, to: new)
                ?? (operation == .push ? new : old).zoomAnimator(isShowing: operation == .push)
                ?? PushAnimator(isPush: operation == .push)
        }
        let driver = animator.flatMap { animator in
            popDriver
                ?? delegate?.navigationController(self, interactionControllerFor: animator)
        }
        updateRowHeight()
        let content = bar(of: new)
        let transition = ViewTransition(
            from: ViewTransition.Side(
                old, view: old?.viewIfLoaded, initialFrame: old?.viewIfLoaded?.frame ?? .zero),
            to: ViewTransition.Side(new, view: new.view, finalFrame: frame(of: new, bar: content)),
            in: wrapper, animator: animator, interactor: driver,
            onEnd: { [weak self, weak old, weak new] completed in
                self?.transitionDidEnd(completed, from: old, to: new, animated: animated, end)
            })
        running = transition
        contentTransition = transition
        old?.transition = transition
        new.transition = transition
        transition.alsoDrive(navigationBar)
        old?.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        add(new, below: operation == .pop)
        new.view.layoutIfNeeded()
        transition.animate(alongsideTransition: { [weak self] _ in
            guard let self else { return }
            self.showItems(animated ? (operation == .push ? .push : .pop) : .none)
            self.ancestor(UITabBarController.self)?.arrangeBar()
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        })
        transition.start()
    }

    private func transitionDidEnd(
        _ completed: Bool, from old: UIViewController?, to new: UIViewController?, animated: Bool,
        _ end: (Bool) -> Void
    ) {
        running = nil
        contentTransition = nil
        if completed {
            if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
            new?.state.hasAppeared = true
            end(true)
            if let new {
                delegate?.navigationController(self, didShow: new, animated: animated)
            }
        } else {
            new?.beginAppearanceTransition(false, animated: animated)
            new?.viewIfLoaded?.removeFromSuperview()
            new?.endAppearanceTransition()
            old?.beginAppearanceTransition(true, animated: animated)
            old?.endAppearanceTransition()
            end(false)
        }
        view.setNeedsLayout()
        ancestor(UITabBarController.self)?.arrangeBar()
    }
}
