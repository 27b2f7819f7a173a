public import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
public import UIKitScrolling

extension UIViewController {
    /// The nearest navigation controller that contains this one.
    public final var navigationController: UINavigationController? {
        ancestor(UINavigationController.self)
    }

    /// The items of the toolbar of the navigation controller while this one is on top.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { state.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces the ``toolbarItems``; if `animated`, they fade.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        state.toolbarItems = toolbarItems
        guard let navigation = navigationController, navigation.topViewController === self else {
            return
        }
        navigation.showToolbarItems(animated: animated)
    }

    /// `true` (the default) if bars add to the insets of the scroll view that fills the view, as
    /// its own `UIScrollView/contentInsetAdjustmentBehavior-swift.property` states.
    public final var automaticallyAdjustsScrollViewInsets: Bool {
        get { state.adjustsScrollInsets }
        set {
            guard newValue != state.adjustsScrollInsets else { return }
            state.adjustsScrollInsets = newValue
            contentScrollView(for: .top)?.contentInsetAdjustmentBehavior =
                newValue ? .automatic : .never
        }
    }

    /// The edges at which the view extends under bars with their translucency.
    final func extendedEdges(top: Bool, bottom: Bool) -> UIRectEdge {
        var edges = edgesForExtendedLayout
        guard !extendedLayoutIncludesOpaqueBars else { return edges }
        if !top { edges.remove(.top) }
        if !bottom { edges.remove(.bottom) }
        return edges
    }

    /// Sets the scroll view whose position the bars at some edges follow.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view, or `nil` for the one that fills the view.
    ///   - edge: The edges of the bars.
    public final func setContentScrollView(
        _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
    ) {
        state.contentScrollViews.set(scrollView, for: edge)
        navigationController?.contentScrollViewDidChange(of: self)
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view whose position the bars at an edge follow: one that was set, or the view, or
    /// the first scroll view among its subviews.
    public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let own = state.contentScrollViews.scrollView(for: edge) { return own }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// `true` unless content is scrolled behind bars at the lower edge.
    final var isAtLowerScrollEdge: Bool {
        let top = (self as? UINavigationController)?.topViewController ?? self
        guard let scroll = top.contentScrollView(for: .bottom), scroll.scrollsVertically else {
            return true
        }
        let end = scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
        return end >= scroll.contentSize.height - 0.5
    }
}
