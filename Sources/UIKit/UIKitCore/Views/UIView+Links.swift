@_spi(UIKitInternals) import QuartzCore

// The links of a view as what they lead to, and what can be told by comparing links alone.

extension UIView {
    /// The views in this one, back to front.
    public final var subviews: [UIView] { storedSubviews.array }

    /// Calls `body` with each subview without keeping it or the list meanwhile: it must not take a subview out.
    @inline(__always)
    nonisolated final func forEachSubviewUnkept(_ body: (UIView) -> Void) {
        var index = 0
        while index < storedSubviews.count {
            storedSubviews.unkept(at: index).withGuaranteed(body)
            index += 1
        }
    }

    /// The view that this one is in.
    public internal(set) final var superview: UIView? {
        get { superviewLink?.takeUnretainedValue() }
        set { superviewLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// The window of the topmost view; see ``window``.
    nonisolated final var windowAbove: UIWindow? {
        get { windowLink?.takeUnretainedValue() }
        set { windowLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// The controller whose ``UIViewController/view`` this is.
    nonisolated final var owningController: UIViewController? {
        get { controllerLink?.takeUnretainedValue() }
        set { controllerLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// ``isDescendant(of:)``, which keeps no view meanwhile.
    nonisolated final func lies(in view: UIView) -> Bool {
        let sought = Unmanaged.passUnretained(view).toOpaque()
        var link = Unmanaged.passUnretained(self)
        while link.toOpaque() != sought {
            guard let above = link.withGuaranteed({ $0.superviewLink }) else {
                return false
            }
            link = above
        }
        return true
    }

    /// Whether this is the view's ``superview``.
    nonisolated final func holds(_ view: UIView) -> Bool {
        view.superviewLink?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
    }
}
