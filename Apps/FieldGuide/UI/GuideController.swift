import EmptyState
import UIKit

/// The whole window: the contents next to a page, or one after the other in a narrow window.
final class GuideController: UISplitViewController, UISplitViewControllerDelegate, PageOpening {
    let guide: Guide
    private let contents: ContentsController

    /// The pages that were open, oldest first.
    private var history: [Page] = []

    /// The index of the open page in ``history``.
    private var position = -1

    init(guide: Guide) {
        self.guide = guide
        contents = ContentsController(guide)
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let list = UINavigationController(rootViewController: contents)
        list.navigationBar.prefersLargeTitles = true
        setViewController(list, for: .primary)
        setViewController(WelcomeController(), for: .secondary)
    }

    required init?(coder: NSCoder) { nil }

    /// The open page; `nil` while none is.
    var page: Page? { history.indices.contains(position) ? history[position] : nil }

    /// Opens the page that a link names. Words that name none are searched for in the contents.
    func open(named name: String) {
        if let page = guide.page(named: name) { open(page) } else { contents.search(name) }
    }

    /// Opens a page.
    func open(_ page: Page) {
        if page.id != self.page?.id {
            history = history.prefix(position + 1) + [page]
            position = history.count - 1
        }
        show(page)
    }

    private func show(_ page: Page) {
        let controller = PageController(page, in: guide.article(of: page))
        let navigation = UINavigationController(rootViewController: controller)
        setViewController(navigation, for: .secondary)
        show(.secondary)
        contents.select(page)
    }

    // MARK: Ways between pages

    /// The commands of the menu and the keyboard.
    static var commands: [UIMenuElement] {
        [
            UIKeyCommand(
                title: String(localized: "Back", bundle: .module),
                action: Selector(goBack, name: "goBack"), input: "[", modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Forward", bundle: .module),
                action: Selector(goForward, name: "goForward"), input: "]",
                modifierFlags: .command),
            UIKeyCommand(
                title: String(localized: "Next Page", bundle: .module),
                action: Selector(goToNextPage, name: "goToNextPage"),
                input: UIKeyCommand.inputDownArrow, modifierFlags: [.command, .alternate]),
            UIKeyCommand(
                title: String(localized: "Previous Page", bundle: .module),
                action: Selector(goToPreviousPage, name: "goToPreviousPage"),
                input: UIKeyCommand.inputUpArrow, modifierFlags: [.command, .alternate]),
            UIKeyCommand(
                title: String(localized: "Search", bundle: .module),
                action: Selector(beginSearch, name: "beginSearch"), input: "f",
                modifierFlags: .command),
        ]
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "goBack": position > 0
        case "goForward": position + 1 < history.count
        case "goToNextPage": neighbour(1) != nil
        case "goToPreviousPage": neighbour(-1) != nil
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    var canGoBack: Bool { position > 0 }
    var canGoForward: Bool { position + 1 < history.count }

    func goBack() { move(by: -1) }
    func goForward() { move(by: 1) }
    func goToNextPage() { if let page = neighbour(1) { open(page) } }
    func goToPreviousPage() { if let page = neighbour(-1) { open(page) } }

    func beginSearch() {
        show(.primary)
        contents.beginSearch()
    }

    private func move(by distance: Int) {
        guard history.indices.contains(position + distance) else { return }
        position += distance
        show(history[position])
    }

    private func neighbour(_ distance: Int) -> Page? {
        let pages = guide.pages
        guard let index = pages.firstIndex(where: { $0.id == page?.id }) else { return nil }
        return pages.indices.contains(index + distance) ? pages[index + distance] : nil
    }

    /// A narrow window begins with the contents.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        page == nil ? .primary : .secondary
    }
}

/// What a wide window shows before a page is open.
private final class WelcomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.showEmptyState(
            EmptyStateView(
                image: UIImage(systemName: "book")?.withConfiguration(
                    UIImage.SymbolConfiguration(pointSize: 56, weight: .light)),
                title: String(
                    localized: "Choose an article, or search for a question.", bundle: .module)))
    }
}
