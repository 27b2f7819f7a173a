@_spi(UIKitInternals) import QuartzCore

// Typed accessors for the links of a view, and tests that only compare links.
//
// The links are unmanaged instead of weak, because every access to a weak reference is slower. A
// link to a superview, window or controller never dangles, because the `deinit` of its target
// clears it. The links are `nonisolated(unsafe)` for two reasons: `deinit` uses them when the view
// has no owner any more, and walks up the tree are nonisolated so that they need not retain each
// view on the path. Those walks run on the main actor too.
//
// Release builds check no access to the links and the marks, because no other code runs during one,
// which the compiler sees for properties of this module. Where it does not, as for a list that is
// modified by its own functions, `@exclusivity(unchecked)` says so.

extension UIView {
    /// The direct subviews, back to front.
    public final var subviews: [UIView] { storedSubviews.array }

    /// Calls `body` with each subview without retaining the subview or the list. `body` must not
    /// remove a subview.
    @inline(__always)
    nonisolated final func forEachSubviewUnretained(_ body: (UIView) -> Void) {
        var index = 0
        while index < storedSubviews.count {
            storedSubviews.unretained(at: index).withGuaranteed(body)
            index += 1
        }
    }

    /// The view that contains this one as a direct subview.
    public internal(set) final var superview: UIView? {
        get { superviewLink?.takeUnretainedValue() }
        set { superviewLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// The window at the root of the view's hierarchy; see ``window``.
    nonisolated final var storedWindow: UIWindow? {
        get { windowLink?.takeUnretainedValue() }
        set { windowLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// The view controller whose ``UIViewController/view`` is this view.
    nonisolated final var owningController: UIViewController? {
        get { controllerLink?.takeUnretainedValue() }
        set { controllerLink = newValue.map(Unmanaged.passUnretained) }
    }

    /// ``isDescendant(of:)`` without retaining the views on the path.
    nonisolated final func isInSubtree(of view: UIView) -> Bool {
        let target = Unmanaged.passUnretained(view).toOpaque()
        var link = Unmanaged.passUnretained(self)
        while link.toOpaque() != target {
            guard let above = link.withGuaranteed({ $0.superviewLink }) else {
                return false
            }
            link = above
        }
        return true
    }

    /// `true` if this view is the ``superview`` of `view`.
    nonisolated final func isSuperview(of view: UIView) -> Bool {
        view.superviewLink?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
    }
}
