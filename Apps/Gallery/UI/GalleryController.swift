import UIKit

/// The list of pages, and the open page, on a stack.
final class GalleryController: UINavigationController {
    init(page: GalleryPage?) {
        super.init(rootViewController: PageListController())
        if let page { pushViewController(PageController(page), animated: false) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // Behind the bar of a page, which does not extend below it.
        view.backgroundColor = .systemGroupedBackground
    }

    /// The open page; `nil` while the list is shown.
    var page: GalleryPage? {
        viewControllers.lazy.compactMap { $0 as? PageController }.first?.page
    }

    /// Opens a page in place of the open one, or the list.
    func open(_ page: GalleryPage?, animated: Bool = true) {
        guard let page else {
            popToRootViewController(animated: animated)
            return
        }
        let isOpen = viewControllers.count > 1
        setViewControllers(
            viewControllers.prefix(1) + [PageController(page)], animated: animated && !isOpen)
    }
}

/// The list of pages.
private final class PageListController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Gallery", bundle: .module)
        navigationItem.backButtonTitle = String(localized: "Back", bundle: .module)
        let groups = GalleryPage.Section.allCases.compactMap { section -> InsetGroup? in
            let pages = GalleryPage.all.filter { $0.section == section }
            guard !pages.isEmpty else { return nil }
            let rows = pages.map { page in
                PageRow(page) { [weak self] in
                    (self?.navigationController as? GalleryController)?.open(page)
                } openWindow: { [weak self] in
                    GallerySceneDelegate.openWindow(
                        page: page, from: self?.view.window?.windowScene)
                }
            }
            return InsetGroup(header: section.title, rows: rows)
        }
        let list = GroupList(groups)
        view.backgroundColor = list.backgroundColor
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }
}

/// The screen of a page: its controller, which may be a container with a bar of its own, below the
/// gallery's bar.
private final class PageController: UIViewController {
    let page: GalleryPage

    init(_ page: GalleryPage) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        title = page.title
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItems = [makeCodeItem()] + makePlacesItems()
        let child = page.makeController()
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    private func makeCodeItem() -> UIBarButtonItem {
        let name = String(localized: "Code", bundle: .module)
        let item = UIBarButtonItem(
            title: name, image: UIImage(systemName: "chevron.left.forwardslash.chevron.right"),
            primaryAction: UIAction { [weak self] _ in self?.showCode() })
        item.accessibilityLabel = name
        item.accessibilityIdentifier = "Code"
        return item
    }

    /// A menu of the other places of a component; none for pages of controls.
    private func makePlacesItems() -> [UIBarButtonItem] {
        guard !page.hosts.isEmpty else { return [] }
        let name = String(localized: "Other places", bundle: .module)
        let menu = UIMenu(
            children: page.hosts.map { host in
                UIAction(title: host.title, image: UIImage(systemName: host.symbol)) {
                    [weak self] _ in
                    if let self { host.open(from: self) }
                }
            })
        let item = UIBarButtonItem(
            title: name, image: UIImage(systemName: "square.on.square"), menu: menu)
        item.accessibilityLabel = name
        item.accessibilityIdentifier = "Places"
        return [item]
    }

    private func showCode() {
        present(UINavigationController(rootViewController: CodeController(page)), animated: true)
    }
}
