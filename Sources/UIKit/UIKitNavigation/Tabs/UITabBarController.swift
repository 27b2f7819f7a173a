import CoreGraphics
public import Foundation
import Observing
import UIKitControls
@_spi(UIKitInternals) public import UIKitCore
import UIKitScrolling

/// An object that permits the user's selection of tabs and is notified of it.
///
/// Selections by code are not reported. Swift on Linux calls a class's optional methods only if the
/// class that *states* the conformance implements them.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Returns `true` (the default) if the user may select a controller.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool

    /// Called after the user selected a controller, also the selected one.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns `true` (the default) if the user may select a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool

    /// Called after the user selected a tab.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)

    /// Called before the user orders the tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController])

    /// Called before the order that the user chose is taken over.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// Called after the user ordered the tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

/// A container that shows one of its controllers, chosen in a bar at the bottom.
///
/// The bar has room for five tabs, in windows of regular width for eight. If there are more, its
/// last tab is a list of the others, ``moreNavigationController``. With ``tabs`` and the ``mode``
/// `tabSidebar`, windows of regular width show all of them in a ``sidebar`` instead.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    final private(set) var controllers: [UIViewController] = []
    private var selection = 0
    private var bar = UITabBar()
    private let wrapper = UIView()
    final var tabModel = TabModel()

    /// The list of tabs; made when it is shown first.
    final private(set) var sidebarView: TabSidebar?
    private var sidebarToggle: UIButton?
    private var storedMore: MoreTabs?

    /// `true` while the list of further tabs, or one of them, is shown.
    private var showsMore = false

    final private(set) lazy var scrollFollower = TabScrollFollower(self)

    /// The number of tabs for which the bar has room, as of the last arrangement.
    private var capacity = UITabBarController.compactCapacity

    private static let compactCapacity = 5
    private static let regularCapacity = 8

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.onTap = { [weak self] item in self?.tapped(item) }
    }

    /// Creates a controller with the pages of a nib file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.onTap = { [weak self] item in self?.tapped(item) }
        nibCoder?.coder(key: "tabBar")?.adopt(bar)
        if let pages = nibCoder?.related("viewControllers") {
            setViewControllers(pages, animated: false)
        }
    }

    nonisolated deinit {}

    @_spi(UIKitInternals) open override class var propertyTable: PropertyTable { tabTable }

    open override class var nibConnections: NibConnections {
        super.nibConnections.outlet("delegate") {
            (controller: UITabBarController, delegate: any UITabBarControllerDelegate) in
            controller.delegate = delegate
        }
    }

    /// An object that permits the user's selections and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. The controller manages its items.
    open var tabBar: UITabBar { bar }

    /// Replaces the bar with one of the app's own class, as `setValue(_:forKey: "tabBar")` does.
    final func replaceBar(_ bar: UITabBar) {
        let old = self.bar
        self.bar = bar
        old.onTap = nil
        bar.onTap = { [weak self] item in self?.tapped(item) }
        if let place = old.superview {
            place.insertSubview(bar, aboveSubview: old)
            old.removeFromSuperview()
        }
        sidebarToggle = nil
        itemsDidChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called when the user selects a tab that the delegate permits, before its controller is
    /// selected. Does nothing; for subclasses.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Controllers

    /// The controllers of the tabs; `nil` while there are none, and while there are ``tabs``, which
    /// it replaces.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty || !tabModel.tabs.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        removeTabs()
        show(viewControllers ?? [])
    }

    /// Replaces the controllers, also those of ``tabs``.
    final func show(_ new: [UIViewController]) {
        let old = selectedViewController
        let shown = shownController
        if showsMore { more.close() }
        for controller in controllers where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let added = new.filter { controller in !controllers.contains { $0 === controller } }
        controllers = new
        for controller in added {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        customizableViewControllers = new
        showsMore = old != nil && old === storedMore?.navigation && !overflow.isEmpty
        selection = new.firstIndex { $0 === old } ?? 0
        itemsDidChange()
        // A controller that left has no view to exchange any more.
        placeSelection(replacing: shown?.parent === self ? shown : nil)
    }

    @_spi(UIKitInternals) open override func tabBarItemsDidChange() { itemsDidChange() }

    final func itemsDidChange() {
        bar.items = controllers.prefix(controllers.count - overflow.count).map(\.tabBarItem)
        if !overflow.isEmpty {
            bar.items?.append(more.item)
            more.update()
        }
        bar.selectedItem = shownController?.tabBarItem
    }

    // MARK: Further tabs

    private var more: MoreTabs {
        if let storedMore { return storedMore }
        let made = MoreTabs(self)
        storedMore = made
        return made
    }

    /// The stack of the last tab of the bar, for the tabs that have no place in it. Its first
    /// screen is their list, on which the user may order them.
    open var moreNavigationController: UINavigationController { more.navigation }

    /// The tabs that the user may order; all by default, none if it is `nil` or empty.
    open var customizableViewControllers: [UIViewController]? {
        didSet { if !overflow.isEmpty { more.update() } }
    }

    /// The controllers without a place in the bar.
    final var overflow: [UIViewController] {
        controllers.count > capacity ? Array(controllers[(capacity - 1)...]) : []
    }

    /// The controller whose view is shown: a tab, or the stack of further tabs.
    final var shownController: UIViewController? {
        if showsMore { return more.navigation }
        return controllers.indices.contains(selection) ? controllers[selection] : nil
    }

    /// Opens a further tab that the user chose in their list.
    final func openMore(at row: Int) {
        guard overflow.indices.contains(row) else { return }
        let controller = overflow[row]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        more.open(controller, animated: true)
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Shows the selected controller where it has its place: in the bar or in the stack of the
    /// others.
    private func placeSelection(replacing old: UIViewController?) {
        if overflow.isEmpty {
            if let navigation = storedMore?.navigation, navigation.parent === self {
                navigation.willMove(toParent: nil)
                navigation.viewIfLoaded?.removeFromSuperview()
                navigation.removeFromParent()
            }
        } else if more.navigation.parent == nil {
            addChild(more.navigation)
            more.navigation.didMove(toParent: self)
        }
        if !showsMore, let selected = shownController, overflow.contains(selected) {
            showsMore = true
            more.open(selected, animated: false)
        }
        bar.selectedItem = shownController?.tabBarItem
        if showsControllers, isViewLoaded, let shown = shownController, shown !== old {
            exchange(old, for: shown)
        }
    }

    /// Adopts the number of tabs for which the bar has room.
    private func updateCapacity() {
        let isRegular = traitCollection.horizontalSizeClass == .regular
        let new =
            showsSidebar ? Int.max : isRegular ? Self.regularCapacity : Self.compactCapacity
        guard new != capacity else { return }
        let (old, selected) = (shownController, selectedIndex)
        let hadMore = !overflow.isEmpty
        capacity = new
        guard hadMore || !overflow.isEmpty else { return }
        if showsMore {
            if selected != NSNotFound || overflow.isEmpty {
                more.close()
                showsMore = false
                selection = selected == NSNotFound ? 0 : selected
            }
        }
        itemsDidChange()
        placeSelection(replacing: old)
    }

    /// Lets the user order the tabs.
    final func askForOrder() {
        let movable = customizableViewControllers ?? []
        delegate?.tabBarController(self, willBeginCustomizing: movable)
        let known = controllers
        let order = TabOrder(
            known.map(\.tabBarItem), movable: movable.map(\.tabBarItem)
        ) { [weak self] items, changed in
            guard let self else { return }
            let controllers = items.compactMap { item in known.first { $0.tabBarItem === item } }
            self.delegate?.tabBarController(
                self, willEndCustomizing: controllers, changed: changed)
            if changed {
                let customizable = self.customizableViewControllers
                self.show(controllers)
                self.customizableViewControllers = customizable
            }
            self.dismiss(animated: true)
            self.delegate?.tabBarController(
                self, didEndCustomizing: controllers, changed: changed)
        }
        present(UINavigationController(rootViewController: order), animated: true)
    }

    // MARK: Sidebar

    /// The places of ``tabs``. A bar by default.
    open var mode = Mode.automatic {
        didSet { if mode != oldValue { sidebarDidChange(animated: false) } }
    }

    /// The list of ``tabs`` beside the content.
    public final private(set) lazy var sidebar = Sidebar(self)

    final func sidebarDidChange(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(springDuration: 0.35, options: .layoutSubviews) { view.layoutIfNeeded() }
    }

    /// Places the sidebar, the button that shows it, and the content beside it.
    private func arrangeSidebar(in view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = showsSidebar ? TabSidebar.width : 0
        if showsSidebar, sidebarView == nil {
            let made = TabSidebar(self)
            sidebarView = made
            UIView.performWithoutAnimation {
                made.frame = sidebarFrame(in: view, isMirrored: isMirrored, isShown: false)
                view.addSubview(made)
            }
        }
        sidebarView?.frame = sidebarFrame(in: view, isMirrored: isMirrored, isShown: showsSidebar)
        sidebarView?.isUserInteractionEnabled = showsSidebar
        sidebarView?.accessibilityElementsHidden = !showsSidebar
        wrapper.frame = CGRect(
            x: isMirrored ? 0 : width, y: 0, width: view.bounds.width - width,
            height: view.bounds.height)
        let needsToggle =
            mode == .tabSidebar && !showsSidebar && !tabs.isEmpty
            && traitCollection.horizontalSizeClass == .regular
        if needsToggle, sidebarToggle == nil {
            let made = SystemTab.toggle { [weak self] in self?.sidebar.isHidden = false }
            sidebarToggle = made
            bar.addSubview(made)
        }
        sidebarToggle?.isHidden = !needsToggle
        sidebarToggle?.frame = CGRect(
            x: isMirrored ? view.bounds.width - 52 : 8, y: 2, width: 44, height: 44)
    }

    private func sidebarFrame(in view: UIView, isMirrored: Bool, isShown: Bool) -> CGRect {
        let width = TabSidebar.width
        let x = isMirrored ? view.bounds.width - (isShown ? width : 0) : isShown ? 0 : -width
        return CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    }

    // MARK: Selection

    /// The controller that is shown; ``moreNavigationController`` while it shows its list.
    open var selectedViewController: UIViewController? {
        get {
            PropertyTracking.read(
                \.selectedViewController, of: self, observedBy: \.selectedControllerObservers)
            return showsMore ? more.opened ?? more.navigation : shownController
        }
        set {
            reportingTab { show(newValue) }
        }
    }

    private func show(_ controller: UIViewController?) {
        if controller === storedMore?.navigation, !overflow.isEmpty { return selectMore() }
        guard let index = controllers.firstIndex(where: { $0 === controller }) else { return }
        select(index)
    }

    open override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
        selectedViewController = subsequentVC
    }

    /// The index of the controller that is shown; `NSNotFound` while there are none, and while the
    /// list of further tabs is shown.
    open var selectedIndex: Int {
        get {
            PropertyTracking.read(\.selectedIndex, of: self, observedBy: \.selectedIndexObservers)
            if showsMore { return controllers.firstIndex { $0 === more.opened } ?? NSNotFound }
            return controllers.isEmpty ? NSNotFound : selection
        }
        set { if controllers.indices.contains(newValue) { reportingTab { select(newValue) } } }
    }

    final func select(_ index: Int) {
        guard index != selectedIndex else { return }
        changeSelection {
            if showsMore, overflow.contains(controllers[index]) {
                more.open(controllers[index], animated: false)
            } else {
                showsMore = false
                selection = index
            }
        }
    }

    /// Shows the list of further tabs, or the one of them that is open.
    private func selectMore() { changeSelection { showsMore = true } }

    /// Changes the selection, shows it and notifies its observers.
    private func changeSelection(_ change: () -> Void) {
        selectedIndexObservers.change(of: self, selectedIndex) {
            selectedControllerObservers.change(of: self, selectedViewController) {
                let old = shownController
                change()
                placeSelection(replacing: old)
            }
        }
    }

    private final var selectedIndexObservers = PropertyObservers<Int>()

    private final var selectedControllerObservers = PropertyObservers<UIViewController?>()

    /// Shows another controller, in Apple's order: the new one loads and will appear, the old one
    /// will and did disappear, the new one did appear.
    private func exchange(_ old: UIViewController?, for new: UIViewController) {
        new.loadViewIfNeeded()
        let isOnScreen = view.window != nil && (appearance == .appeared)
        if isOnScreen {
            new.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        install(new)
        // The view of a tab that moved into the list of others is there already.
        if let view = old?.viewIfLoaded, view.superview === wrapper { view.removeFromSuperview() }
        if isOnScreen {
            old?.endAppearanceTransition()
            new.endAppearanceTransition()
        }
    }

    private func install(_ controller: UIViewController) {
        let view: UIView = controller.view
        view.frame = wrapper.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.barInsets = insets
        wrapper.addSubview(view)
        arrangeBar()
    }

    private func tapped(_ item: UITabBarItem) {
        let isMore = item === storedMore?.item
        let tab = isMore ? more.navigation : controllers.first { $0.tabBarItem === item }
        guard let tab else { return }
        let model = tabModel.all.first { $0.item === item }
        let old = selectedTab
        let isPermitted =
            model.map { delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }
            ?? delegate?.tabBarController(self, shouldSelect: tab) ?? true
        guard isPermitted else { return }
        tabBar(bar, didSelect: item)
        if tab === shownController {
            reselect(tab)
        } else if model != nil {
            show(tab)
        } else {
            selectedViewController = tab
        }
        if let model {
            delegate?.tabBarController(self, didSelectTab: model, previousTab: old)
        } else {
            delegate?.tabBarController(self, didSelect: tab)
        }
    }

    /// Returns a selected tab to its beginning: its stack to the root, or else its content to the
    /// top.
    private func reselect(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        if let navigation, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        let top = navigation?.topViewController ?? controller
        guard let scroll = top.contentScrollView(for: .top) else { return }
        scroll.setContentOffset(
            CGPoint(
                x: scroll.contentOffset.x,
                y: -scroll.adjustedContentInset.top - scroll.collapsedInset), animated: true)
    }

    // MARK: View

    open override func loadView() {
        let view = ContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.arrangeBar() }
        wrapper.frame = view.bounds
        view.addSubview(wrapper)
        view.addSubview(bar)
        self.view = view
    }

    /// `true` once the view of the selected controller is loaded and shown: after the own
    /// `viewDidLoad`.
    private var showsControllers = false

    open override func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        showsControllers = false
        super.loadViewIfNeeded()
        showsControllers = true
        if let shownController { install(shownController) }
    }

    /// `true` if the selected stack's controllers want the bar hidden.
    private var hidesBar: Bool {
        if isTabBarHidden || bar.isHidden || showsSidebar { return true }
        guard let navigation = shownController as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    /// `true` if the bar is hidden. `false` by default.
    open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        isTabBarHidden = hidden
        guard animated, viewIfLoaded?.window != nil else { return }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            view.layoutIfNeeded()
        }
    }

    private var insets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : barHeight, right: 0)
    }

    /// The height that the bar wants, without the safe area.
    private var barHeight: CGFloat {
        let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
        return max(0, bar.sizeThatFits(room).height)
    }

    /// Lays out the bar, and the insets of the controller that is shown.
    final func arrangeBar() {
        guard let view = viewIfLoaded else { return }
        updateCapacity()
        arrangeSidebar(in: view)
        let bottom = view.safeAreaInsets.bottom
        let height = barHeight + bottom
        let y = hidesBar ? view.bounds.height : view.bounds.height - height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.alpha = hidesBar ? 0 : 1
        shownController?.barInsets = insets
        followContent()
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? {
        shownController
    }

    @_spi(UIKitInternals) open override var canShareTitleBar: Bool { true }

    /// That of the shown tab, unless a sidebar stands beside it.
    @_spi(UIKitInternals) open override var titleBarHeight: CGFloat? {
        mode == .tabSidebar ? nil : shownController?.titleBarHeight
    }
}
