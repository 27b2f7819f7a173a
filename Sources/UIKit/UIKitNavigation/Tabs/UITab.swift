public import Foundation
@_spi(UIKitInternals) public import UIKitCore

/// A tab of a ``UITabBarController``, in its bar or in its sidebar.
///
///     controller.tabs = [
///         UITab(title: "Books", image: books, identifier: "books") { _ in BooksController() },
///         UITabGroup(title: "Shelves", image: folder, identifier: "shelves", children: shelves),
///     ]
///
/// Its controller is made when it is shown first.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The identity of the tab, unique among those of a controller.
    public final let identifier: String

    /// The text of the tab.
    open var title: String { didSet { item.title = title; didChange() } }

    /// The image of the tab.
    open var image: UIImage? { didSet { item.image = image; didChange() } }

    /// The text of the badge; no badge when `nil`.
    open var badgeValue: String? { didSet { item.badgeValue = badgeValue; didChange() } }

    /// A second text, below the title in the sidebar.
    open var subtitle: String? { didSet { didChange() } }

    /// `true` to leave the tab out of bar and sidebar. `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { layoutDidChange() } } }

    /// An object of the app's own.
    open var userInfo: Any?

    private let provider: ((UITab) -> UIViewController)?
    private var storedController: UIViewController?

    /// The group that contains the tab.
    public final internal(set) weak var parent: UITabGroup?

    final weak var owner: UITabBarController?

    /// The tab's button in the bar.
    final let item: UITabBarItem

    /// Creates a tab. Its controller is made by `viewControllerProvider` when it is shown first.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    nonisolated deinit {}

    /// The controller of the tab; `nil` for a group that only has its children's.
    open var viewController: UIViewController? {
        if let storedController { return storedController }
        storedController = provider?(self)
        return storedController
    }

    /// The controller that contains the tab.
    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

    /// The controller to show among those of the bar.
    func makeShownController() -> UIViewController { viewController ?? UIViewController() }

    private func didChange() { tabBarController?.tabDidChange() }

    private func layoutDidChange() { tabBarController?.visibleTabsDidChange() }
}

/// A tab for searching, with the title and image of the system.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemTab.searchTitle, image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    }

    nonisolated deinit {}
}

/// Several tabs, which are a section of the sidebar and one tab of the bar.
///
/// The bar's tab shows the child that was selected last, or a controller of the group's own while
/// none is.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// The tabs of the group.
    open var children: [UITab] {
        didSet {
            for child in oldValue where !children.contains(child) { child.parent = nil }
            adoptChildren()
            tabBarController?.visibleTabsDidChange()
        }
    }

    /// The child that is shown where the group is; the first at the beginning, or none if the group
    /// has a controller of its own.
    open var selectedChild: UITab? { didSet { container?.show(selectedChild ?? self) } }

    private var container: TabGroupController?

    /// Creates a group.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        selectedChild = viewControllerProvider == nil ? children.first : nil
        adoptChildren()
    }

    nonisolated deinit {}

    private func adoptChildren() {
        for child in children { child.parent = self }
        if let child = selectedChild, !children.contains(child) { selectedChild = children.first }
    }

    override func makeShownController() -> UIViewController {
        if let container { return container }
        let made = TabGroupController()
        container = made
        made.show(selectedChild ?? self)
        return made
    }
}

/// Shows the selected child of a group.
final class TabGroupController: UIViewController {
    private var shown: UIViewController?

    func show(_ tab: UITab) {
        let new = tab.viewController
        guard new !== shown else { return }
        let old = shown
        shown = new
        old?.willMove(toParent: nil)
        if let new { addChild(new) }
        if isViewLoaded { install(new) }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.removeFromParent()
        new?.didMove(toParent: self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        install(shown)
    }

    private func install(_ controller: UIViewController?) {
        guard let view = controller?.view else { return }
        view.frame = self.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view.addSubview(view)
    }

    override var childForKeys: UIViewController? { shown }
}
