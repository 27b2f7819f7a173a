import UIKit

/// A place in an app where teams put components, or what happens there while one is shown.
nonisolated enum Host: String, CaseIterable, Sendable {
    case controllerView, scrolledTable, scrolledCollection, reusedCell
    case navigationItem, toolbarItem, tabBarItem
    case sheet, splitView, transformed, noWindow, zeroSize
    case rightToLeft, largestText, switchedToDark, rotated, keyboardUp

    /// `true` for a view in a bar.
    var isBarItem: Bool { self == .navigationItem || self == .toolbarItem }

    /// `true` for views that are smaller than a message or a panel.
    var isSmall: Bool { isBarItem || self == .zeroSize }

    var windowSize: CGSize {
        self == .splitView ? CGSize(width: 1_000, height: 700) : CGSize(width: 375, height: 667)
    }
}

/// A host as it is made: the controller of a window, and the view in which components are shown.
struct HostParts {
    var root: UIViewController
    var view: UIView

    /// Shown by the root, if there is one.
    var presented: UIViewController?
    var barItem: UIBarButtonItem?
    var tabItem: UITabBarItem?
    var list: UIScrollView?
}

extension Host {
    func make() -> HostParts {
        switch self {
        case .scrolledTable:
            let controller = UITableViewController()
            let source = Rows()
            controller.tableView.dataSource = source
            controller.tableView.rowHeight = 50
            source.retain(by: controller)
            return HostParts(
                root: controller, view: controller.tableView, list: controller.tableView)
        case .scrolledCollection:
            let layout = UICollectionViewFlowLayout()
            let controller = UICollectionViewController(collectionViewLayout: layout)
            return HostParts(
                root: controller, view: controller.collectionView, list: controller.collectionView)
        case .reusedCell: return cell()
        case .navigationItem, .toolbarItem: return bar()
        case .tabBarItem:
            let (tabs, first) = (UITabBarController(), UIViewController())
            first.tabBarItem = UITabBarItem(
                title: "Mail", image: UIImage(systemName: "tray"), tag: 0)
            tabs.viewControllers = [first, UIViewController()]
            return HostParts(root: tabs, view: first.view, tabItem: first.tabBarItem)
        case .sheet:
            let sheet = UIViewController()
            return HostParts(root: UIViewController(), view: sheet.view, presented: sheet)
        case .splitView:
            let (split, detail) = (UISplitViewController(style: .doubleColumn), UIViewController())
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(detail, for: .secondary)
            return HostParts(root: split, view: detail.view)
        case .transformed, .zeroSize:
            let controller = UIViewController()
            let view = UIView(
                frame: self == .zeroSize
                    ? CGRect(x: 100, y: 100, width: 0, height: 0)
                    : CGRect(x: 20, y: 150, width: 320, height: 320))
            if self == .transformed {
                view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.9, y: 0.9)
            }
            controller.view.addSubview(view)
            return HostParts(root: controller, view: view)
        case .noWindow:
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            return HostParts(root: UIViewController(), view: view)
        case .controllerView, .rightToLeft, .largestText, .switchedToDark, .rotated, .keyboardUp:
            let controller = UIViewController()
            return HostParts(root: controller, view: controller.view)
        }
    }

    private func bar() -> HostParts {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 36))
        let item = UIBarButtonItem(customView: view)
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        if self == .navigationItem {
            screen.navigationItem.rightBarButtonItem = item
        } else {
            screen.toolbarItems = [item]
            navigation.isToolbarHidden = false
        }
        return HostParts(root: navigation, view: view, barItem: item)
    }

    private func cell() -> HostParts {
        let controller = UITableViewController()
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        let source = Rows(first: cell)
        controller.tableView.dataSource = source
        controller.tableView.rowHeight = 160
        source.retain(by: controller)
        return HostParts(root: controller, view: cell.contentView, list: controller.tableView)
    }
}

/// Many rows of a table, in cells that are reused; the first of them may be given.
private final class Rows: NSObject, UITableViewDataSource {
    private var first: UITableViewCell?

    init(first: UITableViewCell? = nil) { self.first = first }

    /// A table does not retain its data source.
    func retain(by controller: UIViewController) {
        objc_setAssociatedObject(controller, rowsKey, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        if indexPath.row == 0, let cell = first {
            first = nil
            return cell
        }
        return tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    }
}

private let rowsKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
