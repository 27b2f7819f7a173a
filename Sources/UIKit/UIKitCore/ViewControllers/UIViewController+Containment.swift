public import Foundation

extension UIViewController {
    /// Makes `child` a child, as ``addChild(_:)`` does unless overridden.
    final func addNow(_ child: UIViewController) {
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

    /// Removes this controller, as ``removeFromParent()`` does unless overridden.
    final func removeFromParentNow() {
        guard let parent else { return }
        parent.storedChildren.removeAll { $0 === self }
        self.parent = nil
        isMovingToParent = false
        barInsets = .zero
        didMove(toParent: nil)
    }

    /// Replaces one child's view by another's, animated.
    ///
    /// Adds the view of `to` to the superview of the view of `from`, runs `animations`, and removes
    /// the view of `from` at the end.
    ///
    /// - Precondition: Both are children of this controller.
    public final func transition(
        from: UIViewController, to: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
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
