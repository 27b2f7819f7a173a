import QuartzCore

extension UIView {
    /// Hides or shows the view; an arranged view collapses or expands when that is animated.
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

    /// Hides a view whose collapse is complete or interrupted.
    func finishCollapsing() {
        guard isCollapsing else { return }
        isCollapsing = false
        layer.isHidden = true
    }
}

extension UIStackView {
    /// Hides or shows an arranged view: in an animation it stays visible until it has collapsed,
    /// and is visible as soon as it expands.
    fileprivate func setHidden(_ isHidden: Bool, of view: UIView) {
        let animation = UIViewAnimationContext.current
        let key = ObjectIdentifier(view)
        collapsing.removeValue(forKey: key)?.cancel()
        if isHidden, let animation, window != nil, let application = UIApplication.current {
            view.isCollapsing = true
            let end = animation.delay + animation.duration
            collapsing[key] = application.schedule(after: end) { [weak self, weak view] in
                self?.collapsing[key] = nil
                view?.finishCollapsing()
            }
        } else {
            view.isCollapsing = false
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
