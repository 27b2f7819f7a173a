import Foundation
import UIKitControls
@_spi(UIKitInternals) import UIKitCore
import UIKitLists

/// The tabs that have no place in the bar: a list of them, and the stack in which they open.
///
/// A tab that is a navigation controller lends its stack to the one of the list, so that there is
/// one bar, which leads back to the list.
final class MoreTabs: NSObject, UINavigationControllerDelegate {
    let navigation = UINavigationController()

    /// The button in the bar.
    let item = UITabBarItem(
        title: SystemText.localized("More"), image: UIImage(systemName: "ellipsis"), tag: 0)

    private unowned let owner: UITabBarController
    private let list: MoreList

    /// The tab that is open, if it is not the list.
    private(set) var opened: UIViewController?

    /// The bottom of the stack that ``opened`` has lent.
    private var borrowedRoot: UIViewController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        list = MoreList(owner)
        super.init()
        navigation.tabBarItem = item
        navigation.setViewControllers([list], animated: false)
        navigation.delegate = self
    }

    /// Shows the current tabs in the list.
    func update() { list.update() }

    /// Opens a tab.
    func open(_ controller: UIViewController, animated: Bool) {
        guard controller !== opened else { return }
        close()
        opened = controller
        var pages = [controller]
        if let nested = controller as? UINavigationController {
            pages = nested.viewControllers
            borrowedRoot = pages.first
            nested.setViewControllers([], animated: false)
        }
        navigation.setViewControllers([list] + pages, animated: animated)
    }

    /// Returns to the list, and gives the open tab back.
    func close() {
        guard let controller = opened else { return }
        opened = nil
        let pages = Array(navigation.viewControllers.dropFirst())
        if !pages.isEmpty { navigation.setViewControllers([list], animated: false) }
        if let nested = controller as? UINavigationController {
            let root = borrowedRoot.map { [$0] } ?? []
            nested.setViewControllers(pages.isEmpty ? root : pages, animated: false)
        }
        borrowedRoot = nil
        if controller.parent == nil, owner.controllers.contains(controller) {
            owner.addChild(controller)
            controller.didMove(toParent: owner)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        if viewController === list { close() }
    }
}

/// The list of the tabs that have no place in the bar.
private final class MoreList: UITableViewController {
    /// The tab bar controller, which an app may outlive with the list's navigation controller.
    private weak var owner: UITabBarController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        super.init(style: .plain)
        title = SystemText.localized("More")
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        let mayOrder = (owner?.customizableViewControllers ?? []).count > 1
        navigationItem.rightBarButtonItem =
            mayOrder
            ? UIBarButtonItem(
                systemItem: .edit,
                primaryAction: UIAction { [weak self] _ in self?.owner?.askForOrder() }) : nil
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        owner?.overflow.count ?? 0
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let item = owner?.overflow[indexPath.row].tabBarItem ?? UITabBarItem()
        let cell = TabCell.dequeue(in: tableView, for: item)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        owner?.openMore(at: indexPath.row)
    }
}

/// A row for a tab.
final class TabCell: UITableViewCell {
    static func dequeue(in table: UITableView, for item: UITabBarItem) -> UITableViewCell {
        let cell =
            table.dequeueReusableCell(withIdentifier: "tab")
            ?? TabCell(style: .value1, reuseIdentifier: "tab")
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
        cell.detailTextLabel?.text = item.badgeValue
        cell.accessibilityIdentifier = item.accessibilityIdentifier
        return cell
    }
}
