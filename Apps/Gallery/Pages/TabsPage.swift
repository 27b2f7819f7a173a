import UIKit

extension GalleryPage {
    static var tabs: GalleryPage {
        GalleryPage(
            name: "Tabs", title: String(localized: "Tabs", bundle: .module), section: .containers,
            symbol: "dock.rectangle",
            color: .systemOrange, makeController: { TabsPage() })
    }
}

/// Four tabs, one of them with a badge, and a group. Wide windows show them in a sidebar.
final class TabsPage: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        mode = .tabSidebar
        let shelves = UITabGroup(
            title: String(localized: "Shelves", bundle: .module),
            image: UIImage(systemName: "folder"),
            identifier: "shelves",
            children: [
                tab(String(localized: "Files", bundle: .module), "folder"),
                tab(String(localized: "Downloads", bundle: .module), "arrow.down.circle"),
            ])
        let favourites = tab(String(localized: "Favourites", bundle: .module), "star")
        favourites.badgeValue = "3"
        tabs = [
            tab(String(localized: "Books", bundle: .module), "book"), favourites, shelves,
            tab(String(localized: "Search", bundle: .module), "magnifyingglass"),
        ]
    }

    private func tab(_ title: String, _ symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
            UINavigationController(rootViewController: ColorPage(title: tab.title))
        }
    }
}

/// A plain page with its title in the middle.
final class ColorPage: UIViewController {
    private let color: UIColor

    init(title: String, color: UIColor = .systemBackground) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .title1)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
