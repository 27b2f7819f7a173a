import UIKit

/// The list of pages, or the open page, below a bar that leads back to the list.
final class GalleryController: UIViewController {
    private(set) var page: GalleryPage?
    private let bar = GalleryBar()

    /// The place in the list to which the user returns.
    private var listOffset: CGFloat = 0
    private weak var list: UIScrollView?

    init(page: GalleryPage?) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.back.addAction(
            UIAction { [weak self] _ in self?.open(nil) }, for: .primaryActionTriggered)
        bar.code.addAction(
            UIAction { [weak self] _ in self?.showCode() }, for: .primaryActionTriggered)
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.topAnchor, constant: GalleryBar.height),
        ])
        showContent()
    }

    /// Alt and the left arrow lead back to the list.
    override var keyCommands: [UIKeyCommand]? {
        guard page != nil else { return nil }
        return [
            UIKeyCommand(
                title: String(localized: "Back", bundle: .module),
                action: Selector(GalleryController.goBack, name: "goBack"),
                input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate)
        ]
    }

    private func goBack() { open(nil) }

    private func showCode() {
        guard let page else { return }
        present(
            UINavigationController(rootViewController: CodeController(page)), animated: true)
    }

    /// Opens another window with a page.
    private func openInNewWindow(_ page: GalleryPage) {
        GallerySceneDelegate.openWindow(page: page, from: view.window?.windowScene)
    }

    override func accessibilityPerformEscape() -> Bool {
        guard page != nil else { return super.accessibilityPerformEscape() }
        goBack()
        return true
    }

    /// Opens a page, or the list.
    func open(_ page: GalleryPage?) {
        if self.page == nil { listOffset = list?.contentOffset.y ?? 0 }
        self.page = page
        showContent()
    }

    private func showContent() {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        list?.removeFromSuperview()
        bar.show(page?.title ?? String(localized: "Gallery", bundle: .module), hasBack: page != nil)
        if let page {
            let child = page.makeController()
            addChild(child)
            insert(child.view)
            child.didMove(toParent: self)
        } else {
            let list = makeList()
            self.list = list
            insert(list)
            view.layoutIfNeeded()
            list.contentOffset.y = listOffset
        }
    }

    /// Adds a view below the bar.
    private func insert(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(content, belowSubview: bar)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: bar.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeList() -> UIScrollView {
        let groups = GalleryPage.Section.allCases.compactMap { section -> InsetGroup? in
            let pages = GalleryPage.all.filter { $0.section == section }
            guard !pages.isEmpty else { return nil }
            let rows = pages.map { page in
                PageRow(page) { [weak self] in
                    self?.open(page)
                } openWindow: { [weak self] in
                    self?.openInNewWindow(page)
                }
            }
            return InsetGroup(header: section.title, rows: rows)
        }
        return GroupList(groups)
    }
}
