import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitScrolling

extension UINavigationController {
    /// The height of the bar with a certain controller on top.
    struct BarHeight {
        var compact: CGFloat

        /// The height of what scrolling hides: large title and search bar.
        var full: CGFloat

        /// The visible part of it.
        var extent: CGFloat

        var visible: CGFloat { min(max(extent, 0), full) }

        var total: CGFloat { compact + visible }
    }

    // MARK: Items

    /// Shows the items of the stack in the bars.
    final func showItems(_ motion: UINavigationBar.Motion) {
        updateRowHeight()
        navigationBar.adopt(stack.map(\.navigationItem), motion)
        if let top = stack.last {
            top.navigationItem.searchController?.attach(to: top, in: self)
            navigationBar.setExtent(bar(of: top).extent)
        }
        showToolbarItems(animated: motion != .none)
    }

    /// Shows the toolbar items of the controller on top.
    final func showToolbarItems(animated: Bool) {
        toolbar.setItems(stack.last?.toolbarItems, animated: animated)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Places

    /// Adds the view of a controller, which is not in a transition.
    final func install(_ controller: UIViewController) {
        add(controller, below: false)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Adds the view of a controller at its place.
    final func add(_ controller: UIViewController, below: Bool) {
        let view: UIView = controller.view
        updateRowHeight()
        let content = bar(of: controller)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = frame(of: controller, bar: content)
        if below {
            wrapper.insertSubview(view, at: 0)
        } else {
            wrapper.addSubview(view)
        }
        setInsets(of: controller, bar: content)
        follow(controller)
    }

    private var showsToolbar: Bool {
        !isToolbarHidden && !isToolbarSwipedAway && !(stack.last?.toolbarItems ?? []).isEmpty
    }

    /// Makes the bar's row higher in a sheet, before the bar is measured.
    final func updateRowHeight() {
        navigationBar.isInSheet =
            presentingViewController != nil
            && presentationController?.active is UISheetPresentationController
    }

    /// The height of the bar for a controller: with its large title at the controller's scroll
    /// position.
    final func bar(of controller: UIViewController) -> BarHeight {
        let item = controller.navigationItem
        let full = navigationBar.collapsibleHeight(of: item)
        var height = BarHeight(
            compact: navigationBar.compactHeight(of: item), full: full, extent: full)
        let isNew = controller.barInsets == .zero || !controller.state.hasAppeared
        if full > 0, !isNew, let position = scrollPosition(of: controller, compact: height.compact)
        {
            height.extent = position
        }
        return height
    }

    /// The distance from the lower edge of the compact bar to the start of the scrolled content;
    /// `nil` if nothing scrolls.
    final func scrollPosition(of controller: UIViewController, compact: CGFloat) -> CGFloat? {
        guard let scroll = controller.contentScrollView(for: .top), scroll.scrollsVertically,
            let superview = scroll.superview, superview.isDescendant(of: view)
        else { return nil }
        let top = superview.convert(scroll.frame.origin, to: wrapper).y
        let start = top - scroll.contentOffset.y - scroll.contentInset.top
        return start - view.safeAreaInsets.top - compact
    }

    private func extendedEdges(of controller: UIViewController) -> UIRectEdge {
        controller.extendedEdges(
            top: navigationBar.isTranslucent, bottom: toolbar.isTranslucent)
    }

    /// The frame of a controller's view.
    final func frame(of controller: UIViewController, bar: BarHeight) -> CGRect {
        var frame = wrapper.bounds
        let edges = extendedEdges(of: controller)
        if !edges.contains(.top), !isNavigationBarHidden {
            let top = view.safeAreaInsets.top + bar.total
            frame.origin.y += top
            frame.size.height -= top
        }
        if !edges.contains(.bottom), showsToolbar {
            frame.size.height -= toolbarHeight
        }
        return frame
    }

    private func setInsets(of controller: UIViewController, bar: BarHeight) {
        let edges = extendedEdges(of: controller)
        var insets = UIEdgeInsets.zero
        if edges.contains(.top), !isNavigationBarHidden { insets.top = bar.total }
        if edges.contains(.bottom), showsToolbar { insets.bottom = toolbarRow }
        controller.barInsets = insets
        guard let scroll = controller.contentScrollView(for: .top) else { return }
        if !controller.automaticallyAdjustsScrollViewInsets {
            scroll.contentInsetAdjustmentBehavior = .never
        }
        let view = controller.viewIfLoaded
        scroll.isContentOfPage = scroll === view || scroll === view?.subviews.first
        scroll.collapsedInset = bar.full - bar.visible
    }

    private var toolbarRow: CGFloat { BarMetrics.rowHeight(in: traitCollection) }
    private var toolbarHeight: CGFloat { toolbarRow + view.safeAreaInsets.bottom }

    /// Lays out the bars, and the view of the controller on top.
    final func arrange() {
        let bounds = view.bounds
        let safeTop = view.safeAreaInsets.top
        let bar = navigationBar
        bar.statusHeight = safeTop
        updateRowHeight()
        if let top = stack.last, running == nil {
            let height = self.bar(of: top)
            bar.setExtent(height.extent)
            setInsets(of: top, bar: height)
            let frame = frame(of: top, bar: height)
            if let view = top.viewIfLoaded, view.superview === wrapper, view.frame != frame {
                view.frame = frame
            }
            updateScrollEdge(of: top, height)
        }
        let height = bar.currentHeight
        bar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -height - 1 : safeTop, width: bounds.width,
            height: height)
        bar.alpha = isNavigationBarHidden ? 0 : 1
        bar.setNeedsLayout()
        bar.content?.setNeedsLayout()
        let shows = showsToolbar
        toolbar.frame = CGRect(
            x: 0, y: shows ? bounds.height - toolbarHeight : bounds.height, width: bounds.width,
            height: toolbarHeight)
        toolbar.alpha = shows ? 1 : 0
        (interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.edges =
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    private func updateScrollEdge(of controller: UIViewController, _ height: BarHeight) {
        let position = scrollPosition(of: controller, compact: height.compact) ?? height.full
        navigationBar.isAtScrollEdge = position >= height.full - 0.5
        toolbar.isAtScrollEdge = controller.isAtLowerScrollEdge
        tabBarController?.updateScrollEdge()
    }

    private func follow(_ controller: UIViewController) {
        controller.contentScrollView(for: .top)?.follower = barFollower
        controller.contentScrollView(for: .bottom)?.follower = barFollower
    }

    /// Follows another scroll view.
    final func contentScrollViewDidChange(of controller: UIViewController) {
        guard let view = viewIfLoaded else { return }
        if controller.parent === self { follow(controller) }
        view.setNeedsLayout()
    }
}

/// The connection of a navigation bar to the scroll view of the controller on top.
final class LargeTitleFollower: ScrollFollower {
    private unowned let navigation: UINavigationController

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    private func isOnTop(
        _ scrollView: UIScrollView, for edge: NSDirectionalRectEdge = .top
    ) -> Bool {
        navigation.running == nil && navigation.isViewLoaded
            && navigation.topViewController?.contentScrollView(for: edge) === scrollView
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard isOnTop(scrollView) else {
            if isOnTop(scrollView, for: .bottom) { navigation.arrange() }
            return
        }
        navigation.arrange()
    }

    func scrollViewDidResizeContent(_ scrollView: UIScrollView) {
        navigation.viewIfLoaded?.setNeedsLayout()
    }

    /// Large title and search bar come to rest shown or collapsed, whichever is nearer.
    func scrollView(_ scrollView: UIScrollView, adjustsTarget target: inout CGPoint) {
        guard isOnTop(scrollView), let top = navigation.topViewController else { return }
        let height = navigation.bar(of: top)
        guard height.full > 0,
            let now = navigation.scrollPosition(of: top, compact: height.compact)
        else { return }
        let extent = now + scrollView.contentOffset.y - target.y
        guard extent > 0, extent < height.full else { return }
        let large = navigation.navigationBar.isLarge(top.navigationItem)
        let stops = [0, large ? NavigationBarContent.largeHeight : 0, height.full]
        let nearest = stops.min { abs($0 - extent) < abs($1 - extent) } ?? 0
        target.y += extent - nearest
    }
}
