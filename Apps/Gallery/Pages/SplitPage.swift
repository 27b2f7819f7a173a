import UIKit

extension GalleryPage {
    static var split: GalleryPage {
        GalleryPage(
            name: "Split", title: String(localized: "Split", bundle: .module), section: .containers,
            symbol: "sidebar.left",
            color: .systemTeal, makeController: { SplitPage() })
    }

    static var pages: GalleryPage {
        GalleryPage(
            name: "Pages", title: String(localized: "Pages", bundle: .module), section: .containers,
            symbol: "book",
            color: .systemBrown, makeController: { PagesPage() })
    }
}

/// Two columns, or a stack in a narrow window.
final class SplitPage: UISplitViewController {
    init() {
        super.init(style: .doubleColumn)
        let primary = ColorPage(
            title: String(localized: "Folders", bundle: .module),
            color: .secondarySystemBackground)
        setViewController(primary, for: .primary)
        setViewController(
            ColorPage(title: String(localized: "Files", bundle: .module)), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }
}

/// Three coloured pages to turn.
final class PagesPage: UIPageViewController, UIPageViewControllerDataSource {
    private let pages: [UIViewController] = zip(
        1..., [UIColor.systemTeal, .systemOrange, .systemIndigo]
    ).map { ColorPage(title: "\($0)", color: $1) }

    convenience init() {
        self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbour(of: viewController, 1) }

    private func neighbour(of page: UIViewController, _ distance: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page) else { return nil }
        let next = index + distance
        return pages.indices.contains(next) ? pages[next] : nil
    }
}
