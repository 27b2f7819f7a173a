public import Foundation

extension UIViewController {
    /// The child controllers, in the order in which they were added.
    public final var children: [UIViewController] { storedChildren }

    /// Carries out ``addChild(_:)``.
    final func adopt(_ child: UIViewController) {
        requires(
            !sequence(first: self, next: \.parent).contains { $0 === child },
            "\(type(of: child)) cannot be its own ancestor. Add another controller.")
        guard child.parent !== self else { return }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        child.parent = self
        child.isMovingToParent = true
        storedChildren.append(child)
    }

    /// Removes this controller from its parent, and notifies it with `didMove(toParent: nil)`.
    ///
    /// The caller has called `willMove(toParent: nil)` and removed the view.
    public final func removeFromParent() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        isMovingToParent = false
        barInsets = .zero
        didMove(toParent: nil)
    }

    /// Carries out ``transition(from:to:duration:options:animations:completion:)``.
    final func replace(
        _ from: UIViewController, by to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        requires(
            from.parent === self && to.parent === self,
            "A transition runs between two children of \(type(of: self)). Call addChild for both first."
        )
        from.beginAppearanceTransition(false, animated: duration > 0)
        to.beginAppearanceTransition(true, animated: duration > 0)
        from.view.superview?.insertSubview(to.view, aboveSubview: from.view)
        UIView.animate(
            withDuration: duration, delay: 0, options: options,
            animations: { animations?() },
            completion: { finished in
                from.view.removeFromSuperview()
                from.endAppearanceTransition()
                to.endAppearanceTransition()
                completion?(finished)
            })
    }
}
