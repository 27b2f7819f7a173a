import PlanBoardCore
import UIKit

/// The window's content: a board, and in wide windows the list of boards next to it.
final class PlanRootController: UIViewController {
    static let sidebarWidth: CGFloat = 240

    /// The least width of windows with a sidebar.
    private static let wideWidth: CGFloat = 1000

    let library: BoardLibrary

    private(set) var session: BoardSession

    /// The sessions of boards that were opened, which know what can be undone.
    private var sessions: [BoardEntry.ID: BoardSession]

    private let navigation: UINavigationController
    private lazy var sidebar = SidebarViewController(root: self)
    private let line = UIView()
    private let syncBar = SyncBar()
    private lazy var reminders = Reminders { [session] in session.date }
    private lazy var notifications = CardNotifications()

    /// What the team and other programs do with the file.
    let exchange: BoardExchange

    /// The toast that takes back the latest deletion.
    let undoToast = UndoToast()

    init(library: BoardLibrary, session: BoardSession) {
        self.library = library
        self.session = session
        sessions = [session.id: session]
        exchange = BoardExchange(library.store)
        let board = BoardViewController(session: session)
        navigation = UINavigationController(rootViewController: board)
        super.init(nibName: nil, bundle: nil)
        board.root = self
        library.didChange = { [weak self] in self?.boardsDidChange() }
    }

    required init?(coder: NSCoder) { nil }

    private var board: BoardViewController? {
        navigation.viewControllers.first as? BoardViewController
    }

    var isSidebarVisible: Bool { viewIfLoaded.map { $0.bounds.width >= Self.wideWidth } ?? false }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        for child in [navigation, sidebar] as [UIViewController] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        view.addSubview(line)
        syncBar.isHidden = true
        syncBar.didRetry = { [exchange] in exchange.retry() }
        view.addSubview(syncBar)
        reminders.didComeDue = { [weak self] in self?.remind(of: $0) }
        watchReminders()
        startExchange()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let wasHidden = sidebar.view.isHidden
        let bounds = view.bounds
        let width = isSidebarVisible ? Self.sidebarWidth : 0
        sidebar.view.isHidden = width == 0
        line.isHidden = width == 0
        sidebar.view.frame = CGRect(x: 0, y: 0, width: Self.sidebarWidth, height: bounds.height)
        line.frame = CGRect(x: width, y: 0, width: 0.5, height: bounds.height)
        let x = width == 0 ? 0 : width + 0.5
        let barHeight = syncBar.isHidden ? 0 : syncBar.height(forWidth: bounds.width - x)
        navigation.view.frame = CGRect(
            x: x, y: 0, width: bounds.width - x, height: bounds.height - barHeight)
        syncBar.frame = CGRect(
            x: x, y: bounds.height - barHeight, width: bounds.width - x, height: barHeight)
        if wasHidden != sidebar.view.isHidden || board?.navigationItem.titleView == nil {
            board?.updateTitle()
        }
    }

    // MARK: Boards

    func open(_ id: BoardEntry.ID) {
        guard id != session.id else {
            navigation.popToRootViewController(animated: true)
            return
        }
        do {
            let opened = try session(of: id)
            session = opened
            let board = BoardViewController(session: opened)
            board.root = self
            board.updateTitle()
            navigation.setViewControllers([board], animated: false)
            sidebar.reload()
            watchReminders()
        } catch {
            present(UIAlertController(failure: error), animated: true)
        }
    }

    private func boardsDidChange() {
        if library.entry(session.id) == nil, let first = library.boards.first { open(first.id) }
        sidebar.reload()
        board?.updateTitle()
        board?.updateItems()
        exchange.boardDidChange()
    }

    /// Runs a change of the list of boards, and reports why it failed.
    private func attempt(_ change: () throws -> Void) {
        do { try change() } catch {
            present(UIAlertController(failure: error), animated: true)
        }
    }

    func add(_ template: BoardTemplate) {
        attempt {
            let entry = try library.add(
                String(localized: "New board", bundle: .module), template.outline)
            open(entry.id)
            rename(entry.id)
        }
    }

    /// Adds a board with the columns and unfinished cards of another.
    func duplicate(_ id: BoardEntry.ID) {
        attempt {
            guard let entry = library.entry(id) else { return }
            var outline = BoardOutline(try library.store.load(id))
            for index in outline.columns.indices {
                outline.columns[index].cards.removeAll(where: \.isFinished)
            }
            let copy = try library.add(
                String(localized: "\(entry.title) copy", bundle: .module), outline)
            open(copy.id)
        }
    }

    /// Deletes a board, after a question if a team has it too.
    func delete(_ id: BoardEntry.ID) {
        guard let title = library.entry(id)?.title else { return }
        askBeforeDeleting(deleteQuestion(title), of: library.store) { [weak self] in
            guard let self else { return }
            attempt {
                try library.delete(id)
                let time = library.undoTime
                let name = DeletedWords.short(title)
                undoToast.show(
                    String(localized: "Board “\(name)” was deleted", bundle: .module), of: time,
                    in: view.window,
                    undo: UIAction(title: String(localized: "Undo", bundle: .module)) {
                        [weak self] _ in
                        guard let self, let time else { return }
                        attempt { try self.library.takeBackDeletion(at: time) }
                    })
            }
        }
    }

    /// Brings back something from the trash.
    func restore(_ deletion: Deletion) throws {
        guard deletion.board == nil else { return try library.restore(deletion) }
        try session(of: deletion.boardID).restore(deletion)
    }

    /// The session of a board, which is opened if it is not yet.
    private func session(of id: BoardEntry.ID) throws -> BoardSession {
        let opened =
            try sessions[id]
            ?? BoardSession(store: library.store, board: id, now: { [session] in session.date })
        sessions[id] = opened
        return opened
    }

    /// Asks for another title.
    func rename(_ id: BoardEntry.ID) {
        let alert = UIAlertController(
            title: String(localized: "Name of the board", bundle: .module), message: nil,
            preferredStyle: .alert)
        alert.addTextField { [library] field in
            field.text = library.entry(id)?.title
            field.accessibilityIdentifier = "BoardTitle"
            field.accessibilityLabel = String(localized: "Name of the board", bundle: .module)
        }
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        let save = UIAlertAction(
            title: String(localized: "Save", bundle: .module), style: .default
        ) { [weak self, field = alert.textFields?.first] _ in
            guard let self, let text = field?.text else { return }
            attempt { try self.library.rename(id, to: text) }
        }
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }

    // MARK: Other programs and people

    /// Reads what other programs have changed.
    func refresh() {
        attempt { try library.refresh() }
        board?.refresh()
    }

    private func startExchange() {
        exchange.storeDidChange = { [weak self] in self?.refresh() }
        exchange.stateDidChange = { [weak self] in self?.showExchange() }
        attempt { try exchange.start() }
    }

    private func showExchange() {
        sidebar.showState()
        syncBar.show(exchange)
        view.setNeedsLayout()
    }

    /// Sends what was changed here.
    func boardDidChange() {
        exchange.boardDidChange()
        watchReminders()
    }

    // MARK: Reminders

    private func watchReminders() { reminders.watch(session.board) }

    private func remind(of card: Card) {
        guard UIApplication.shared.applicationState == .active else {
            notifications.didOpen = { [weak self] in self?.openCard($0) }
            notifications.didFinish = { [weak self] in self?.finishCard($0) }
            notifications.show(card)
            return
        }
        let alert = UIAlertController(
            title: CardMetrics.shownTitle(of: card), message: card.due.map(CardMark.dayAndTimeText),
            preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "OK", bundle: .module), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(localized: "Show", bundle: .module), style: .default) {
                [weak self] _ in self?.openCard(card.id)
            })
        present(alert, animated: true)
    }

    private func openCard(_ id: Card.ID) {
        guard session.board.card(id) != nil else { return }
        navigation.popToRootViewController(animated: false)
        board?.open(id)
    }

    private func finishCard(_ id: Card.ID) {
        guard let card = session.board.card(id), !card.isFinished else { return }
        attempt { try session.toggleFinished(id) }
        refresh()
    }

    func end() {
        exchange.end()
        library.store.emptyLog()
    }
}
