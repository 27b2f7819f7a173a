extension GalleryPage {
    /// The code of screens and bars.
    static let screenCodes = [
        "Navigation": """
        let root = UIViewController()
        root.title = "Level 1"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.pushViewController(UIViewController(), animated: true)
        """,
        "Bars": """
        let controller = UIViewController()
        controller.navigationItem.prompt = "Hold the back button"
        controller.toolbarItems = [
            UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        ]
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnSwipe = true
        """,
        "Groups": """
        let item = UINavigationItem(title: "Report.txt")
        let bold = UIBarButtonItem(
            image: UIImage(systemName: "bold"), primaryAction: UIAction { _ in })
        item.style = .editor
        item.centerItemGroups = [
            UIBarButtonItemGroup(barButtonItems: [bold], representativeItem: nil)
        ]
        """,
        "Web": """
        let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        let bar = UIProgressView(progressViewStyle: .bar)
        let observation = webView.observe(\\.estimatedProgress) { view, _ in
            bar.progress = Float(view.estimatedProgress)
        }
        webView.loadHTMLString("<h1>Hello</h1>", baseURL: nil)
        webView.find("Hello") { result in print(result.matchFound) }
        withExtendedLifetime(observation) {}
        """,
        "SearchPage": """
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Search"
        let controller = UIViewController()
        controller.navigationItem.searchController = search
        """,
        "Tabs": """
        let books = UIViewController()
        books.tabBarItem = UITabBarItem(
            title: "Books", image: UIImage(systemName: "book"), tag: 0)
        books.tabBarItem.badgeValue = "3"
        let tabs = UITabBarController()
        tabs.viewControllers = [books]
        """,
        "Sheets": """
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        controller.sheetPresentationController?.prefersGrabberVisible = true
        UIViewController().present(controller, animated: true)
        """,
        "Alerts": """
        let alert = UIAlertController(
            title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        UIViewController().present(alert, animated: true)
        """,
        "Popovers": """
        let controller = UIViewController()
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 240, height: 160)
        controller.popoverPresentationController?.sourceView = UIView()
        UIViewController().present(controller, animated: true)
        """,
        "Split": """
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.show(.secondary)
        """,
        "Pages": """
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers(
            [UIViewController()], direction: .forward, animated: false)
        """,
        "Dynamics": """
        let space = UIView()
        let ball = UIView()
        let animator = UIDynamicAnimator(referenceView: space)
        animator.addBehavior(UIGravityBehavior(items: [ball]))
        let walls = UICollisionBehavior(items: [ball])
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
        """,
    ]
}
