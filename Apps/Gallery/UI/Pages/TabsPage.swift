import UIKit

extension GalleryPage {
    static var tabs: GalleryPage {
        GalleryPage(
            name: "Tabs", title: String(localized: "Tabs", bundle: .module), section: .containers,
            symbol: "dock.rectangle",
            color: .systemOrange, makeController: { TabsPage() })
    }
}

/// Four tabs, one of them with a badge.
final class TabsPage: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let symbols = ["book", "star", "folder", "magnifyingglass"]
        let titles = [
            String(localized: "Books", bundle: .module),
            String(localized: "Favourites", bundle: .module),
            String(localized: "Files", bundle: .module),
            String(localized: "Search", bundle: .module),
        ]
        viewControllers = zip(titles, symbols).map { title, symbol in
            let navigation = UINavigationController(rootViewController: ColorPage(title: title))
            navigation.tabBarItem = UITabBarItem(
                title: title, image: UIImage(systemName: symbol), tag: 0)
            return navigation
        }
        viewControllers?[1].tabBarItem.badgeValue = "3"
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
