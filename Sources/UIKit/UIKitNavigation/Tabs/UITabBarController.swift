public import CoreGraphics
public import Foundation
public import UIKitControls
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
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

/// A container that shows one of its controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selection = 0
    private let bar = UITabBar()
    private let wrapper = UIView()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.onTap = { [weak self] item in self?.tapped(item) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar.onTap = { [weak self] item in self?.tapped(item) }
        if let pages = nibCoder?.related("viewControllers") {
            setViewControllers(pages, animated: false)
        }
    }

    nonisolated deinit {}

    /// An object that permits the user's selections and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. The controller manages its items.
    open var tabBar: UITabBar { bar }

    // MARK: Controllers

    /// The controllers of the tabs; `nil` while there are none.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected one stays selected if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = selectedViewController
        for controller in tabs where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let added = new.filter { controller in !tabs.contains { $0 === controller } }
        tabs = new
        for controller in added {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        selection = new.firstIndex { $0 === old } ?? 0
        itemsDidChange()
        if isViewLoaded, let selected = selectedViewController, selected !== old {
            exchange(nil, for: selected)
        }
    }

    final func itemsDidChange() {
        bar.items = tabs.map(\.tabBarItem)
        bar.selectedItem = selectedViewController?.tabBarItem
    }

    // MARK: Selection

    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(selection) ? tabs[selection] : nil }
        set {
            guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
            select(index)
        }
    }

    open override func unwind(
        for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
    ) {
        selectedViewController = subsequentVC
    }

    /// The index of the controller that is shown; `NSNotFound` while there are none.
    open var selectedIndex: Int {
        get { tabs.isEmpty ? NSNotFound : selection }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }

    private func select(_ index: Int) {
        guard index != selection else { return }
        let old = selectedViewController
        selection = index
        bar.selectedItem = tabs[index].tabBarItem
        if isViewLoaded { exchange(old, for: tabs[index]) }
    }

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
        old?.viewIfLoaded?.removeFromSuperview()
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
        guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selection {
            reselect(controller)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controller)
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
        wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(wrapper)
        view.addSubview(bar)
        self.view = view
        if let selectedViewController { install(selectedViewController) }
    }

    /// `true` if the selected stack's controllers want the bar hidden.
    private var hidesBar: Bool {
        guard let navigation = selectedViewController as? UINavigationController else {
            return isTabBarHidden
        }
        return isTabBarHidden
            || navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
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
        UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : UITabBar.height, right: 0)
    }

    /// Lays out the bar, and the insets of the controller that is shown.
    final func arrangeBar() {
        guard let view = viewIfLoaded else { return }
        let bottom = view.safeAreaInsets.bottom
        let height = UITabBar.height + bottom
        let y = hidesBar ? view.bounds.height : view.bounds.height - height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.alpha = hidesBar ? 0 : 1
        selectedViewController?.barInsets = insets
    }

    @_spi(UIKitInternals) open override var childForKeys: UIViewController? {
        selectedViewController
    }
}
