import UIKitCore

extension UITabBarController {
    /// The places of tabs.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        /// A bar.
        case automatic = 0
        /// A bar.
        case tabBar
        /// A sidebar in windows of regular width, which the user may change for the bar.
        case tabSidebar
    }

    // MARK: Tabs

    /// The tabs; empty if the controller was given ``viewControllers``.
    public final var tabs: [UITab] {
        get { tabModel.tabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. The selected one stays selected if it is among the new ones.
    public final func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabModel.tabs { tab.owner = nil }
        tabModel.tabs = tabs
        for tab in tabs { tab.owner = self }
        visibleTabsDidChange()
    }

    /// Returns a tab or a child of a group.
    public final func tab(forIdentifier identifier: String) -> UITab? {
        tabModel.all.first { $0.identifier == identifier }
    }

    /// The tab that is shown: of a group its selected child, or else the group.
    public final var selectedTab: UITab? {
        get {
            let visible = tabModel.visible
            guard visible.indices.contains(selectedIndex) else { return nil }
            let root = visible[selectedIndex]
            return (root as? UITabGroup)?.selectedChild ?? root
        }
        set {
            guard let newValue else { return }
            let root: UITab = newValue.parent ?? newValue
            guard let index = tabModel.visible.firstIndex(of: root) else { return }
            if let group = root as? UITabGroup {
                group.selectedChild = newValue === group ? group.selectedChild : newValue
            }
            selectedIndex = index
            sidebarView?.update()
        }
    }

    /// Shows the controllers of the tabs that are not hidden.
    final func visibleTabsDidChange() {
        let visible = tabModel.visible
        let controllers = visible.map { tab in
            let controller = tab.makeShownController()
            controller.tabBarItem = tab.item
            return controller
        }
        setViewControllers(controllers, animated: false)
        sidebarView?.update()
    }

    final func tabDidChange() { sidebarView?.update() }

    /// Selects a tab for the user, in the sidebar.
    final func userSelected(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let old = selectedTab
        selectedTab = tab
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
    }

    // MARK: Sidebar

    /// The list of the tabs beside the content.
    @preconcurrency @MainActor
    public final class Sidebar {
        private weak var owner: UITabBarController?

        init(_ owner: UITabBarController) { self.owner = owner }

        /// `true` while the bar is shown instead. `false` at first in the mode
        /// ``UITabBarController/Mode/tabSidebar``.
        public var isHidden = false {
            didSet { if isHidden != oldValue { owner?.sidebarDidChange(animated: true) } }
        }
    }

    /// `true` if the tabs are shown in a list beside the content.
    final var showsSidebar: Bool {
        mode == .tabSidebar && !sidebar.isHidden && !tabModel.tabs.isEmpty
            && traitCollection.horizontalSizeClass == .regular
    }
}

/// The tabs of a controller.
struct TabModel {
    var tabs: [UITab] = []

    var visible: [UITab] { tabs.filter { !$0.isHidden } }

    /// All tabs, with those of groups.
    var all: [UITab] { tabs.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) } }
}
