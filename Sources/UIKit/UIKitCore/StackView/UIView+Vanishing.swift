import QuartzCore

extension UIView {
    /// Hides or shows the view; a view that a stack arranges shrinks or grows when that is animated.
    func setHidden(_ newValue: Bool) {
        guard newValue != isHidden else { return }
        guard let stack = superview as? UIStackView,
            stack.arranged.contains(where: { $0 === self })
        else {
            layer.isHidden = newValue
            return
        }
        stack.setHidden(newValue, of: self)
    }

    /// Hides a view for good that a stack was shrinking.
    func finishVanishing() {
        guard isVanishing else { return }
        isVanishing = false
        layer.isHidden = true
    }
}

extension UIStackView {
    /// In an animation a view stays visible until it has shrunk, and is visible as soon as it grows.
    fileprivate func setHidden(_ isHidden: Bool, of view: UIView) {
        let animation = UIViewAnimationContext.current
        let key = ObjectIdentifier(view)
        vanishing.removeValue(forKey: key)?.cancel()
        if isHidden, let animation, window != nil, let application = UIApplication.current {
            view.isVanishing = true
            let end = animation.delay + animation.duration
            vanishing[key] = application.schedule(after: end) { [weak self, weak view] in
                self?.vanishing[key] = nil
                view?.finishVanishing()
            }
        } else {
            view.isVanishing = false
            view.layer.isHidden = isHidden
        }
        arrangementDidChange()
        if animation != nil { topmostSuperview.layoutIfNeeded() }
    }

    private var topmostSuperview: UIView {
        var view: UIView = self
        while let superview = view.superview { view = superview }
        return view
    }
}
