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
        reportingTab {
            for tab in tabModel.tabs { tab.owner = nil }
            tabModel.tabs = tabs
            for tab in tabs { tab.owner = self }
            visibleTabsDidChange()
        }
    }

    /// Forgets the tabs, but not their controllers.
    final func removeTabs() {
        for tab in tabModel.tabs { tab.owner = nil }
        tabModel.tabs = []
    }

    /// Changes the tabs or their selection, and notifies the delegate of another selected tab.
    final func reportingTab(_ change: () -> Void) {
        let old = selectedTab
        change()
        guard let old, let new = selectedTab, new !== old else { return }
        delegate?.tabBarController(self, didSelectTab: new, previousTab: old)
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
            if let newValue { reportingTab { show(newValue) } }
        }
    }

    private func show(_ tab: UITab) {
        let root: UITab = tab.parent ?? tab
        guard let index = tabModel.visible.firstIndex(of: root) else { return }
        if let group = root as? UITabGroup {
            group.selectedChild = tab === group ? group.selectedChild : tab
        }
        select(index)
        sidebarView?.update()
    }

    /// Shows the controllers of the tabs that are not hidden.
    final func visibleTabsDidChange() {
        let visible = tabModel.visible
        let controllers = visible.map { tab in
            let controller = tab.makeShownController()
            controller.tabBarItem = tab.item
            return controller
        }
        show(controllers)
        sidebarView?.update()
    }

    final func tabDidChange() { sidebarView?.update() }

    /// Selects a tab for the user, in the sidebar.
    final func userSelected(_ tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
        let old = selectedTab
        show(tab)
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
