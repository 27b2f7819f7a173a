import UIKit

/// The list of messages.
final class MailListController: UITableViewController {
    let box: MailBox
    private let search = UISearchController(searchResultsController: nil)

    init(_ box: MailBox) {
        self.box = box
        super.init(style: .plain)
        title = String(localized: "Inbox", bundle: .module)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search", bundle: .module)
        navigationItem.searchController = search
        navigationItem.rightBarButtonItem = editButtonItem
        box.didChange = { [weak self] in self?.show($0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MailCell.self, forCellReuseIdentifier: "message")
        tableView.estimatedRowHeight = 88
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 28, bottom: 0, right: 0)
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        updateToolbar()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    // For the key of undo.
    override var canBecomeFirstResponder: Bool { true }

    override var undoManager: UndoManager? { box.undoManager }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(
                title: String(localized: "Undo", bundle: .module),
                action: Selector(MailListController.undo, name: "undo"), input: "z",
                modifierFlags: .control)
        ]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        updateToolbar()
    }

    // MARK: Showing changes

    func message(_ path: IndexPath) -> MailMessage { box.message(path.row) }

    private func show(_ change: MailChange) {
        func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
        switch change {
        case .removed(let rows): tableView.deleteRows(at: paths(rows), with: .automatic)
        case .inserted(let rows): tableView.insertRows(at: paths(rows), with: .automatic)
        case .moved(let row, let target):
            tableView.moveRow(
                at: IndexPath(row: row, section: 0), to: IndexPath(row: target, section: 0))
        case .marked(let rows):
            let visible = Set(tableView.indexPathsForVisibleRows ?? [])
            tableView.reconfigureRows(at: paths(rows).filter(visible.contains))
        }
        updateToolbar()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        box.shown.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        let message = message(indexPath)
        (cell as? MailCell)?.show(
            message, isUnread: box.unread.contains(message.id),
            isFlagged: box.flagged.contains(message.id))
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        box.search.isEmpty
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        box.move(sourceIndexPath.row, to: destinationIndexPath.row)
        updateToolbar()
    }

    // MARK: Selecting

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return updateToolbar() }
        let message = message(indexPath)
        box.setUnread(false, [message.id])
        open(message)
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if isEditing { updateToolbar() }
    }

    private func open(_ message: MailMessage) {
        splitViewController?.setViewController(MailDetailController(message), for: .secondary)
        splitViewController?.show(.secondary)
    }

    /// The messages that the toolbar's buttons work on.
    private var chosen: Set<Int> {
        Set((tableView.indexPathsForSelectedRows ?? []).map { box.shown[$0.row] })
    }

    // MARK: Swipes and menus

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let id = box.shown[indexPath.row]
        let isUnread = box.unread.contains(id)
        let action = UIContextualAction(
            style: .normal,
            title: isUnread
                ? String(localized: "Read", bundle: .module)
                : String(localized: "Unread", bundle: .module)
        ) { [box] _, _, done in
            box.setUnread(!isUnread, [id])
            done(true)
        }
        action.backgroundColor = .systemBlue
        action.image = UIImage(systemName: isUnread ? "envelope.open" : "envelope.badge")
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let id = box.shown[indexPath.row]
        let delete = UIContextualAction(
            style: .destructive, title: String(localized: "Delete", bundle: .module)
        ) { [box] _, _, done in
            box.remove([id])
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let archive = UIContextualAction(
            style: .normal, title: String(localized: "Archive", bundle: .module)
        ) { [box] _, _, done in
            box.remove([id])
            done(true)
        }
        archive.image = UIImage(systemName: "archivebox")
        archive.backgroundColor = .systemPurple
        let isFlagged = box.flagged.contains(id)
        let flag = UIContextualAction(
            style: .normal, title: flagTitle(isFlagged)
        ) { [box] _, _, done in
            box.setFlagged(!isFlagged, [id])
            done(true)
        }
        flag.image = UIImage(systemName: "flag")
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, archive, flag])
    }

    private func flagTitle(_ isFlagged: Bool) -> String {
        isFlagged
            ? String(localized: "Unflag", bundle: .module)
            : String(localized: "Flag", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let message = message(indexPath)
        let id = message.id
        let isFlagged = box.flagged.contains(id)
        return UIContextMenuConfiguration(
            previewProvider: { MailDetailController(message) },
            actionProvider: { [box, flagTitle] _ in
                UIMenu(children: [
                    UIAction(
                        title: flagTitle(isFlagged), image: UIImage(systemName: "flag")
                    ) { _ in box.setFlagged(!isFlagged, [id]) },
                    UIAction(
                        title: String(localized: "Archive", bundle: .module),
                        image: UIImage(systemName: "archivebox")
                    ) { _ in box.remove([id]) },
                    UIAction(
                        title: String(localized: "Delete", bundle: .module),
                        image: UIImage(systemName: "trash"), attributes: .destructive
                    ) { _ in box.remove([id]) },
                ])
            })
    }

    override func tableView(
        _ tableView: UITableView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let detail = animator.previewViewController as? MailDetailController else { return }
        animator.addCompletion { [weak self] in self?.open(detail.message) }
    }

    // MARK: The toolbar

    /// Shows the number of messages and undo, or while editing what can be done with the selection.
    private func updateToolbar() {
        let gap = { UIBarButtonItem(systemItem: .flexibleSpace) }
        if isEditing {
            let items = [
                button(String(localized: "Read", bundle: .module)) { $0.setUnread(false, $1) },
                button(String(localized: "Flag", bundle: .module)) { $0.setFlagged(true, $1) },
                button(String(localized: "Archive", bundle: .module)) { $0.remove($1) },
                button(String(localized: "Delete", bundle: .module)) { $0.remove($1) },
            ]
            toolbarItems = Array(items.flatMap { [gap(), $0] }.dropFirst())
            return
        }
        let count = UILabel()
        let number = box.shown.count.formatted()
        count.text = String(localized: "\(number) messages", bundle: .module)
        count.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
            for: .systemFont(ofSize: 13), maximumPointSize: 17)
        count.textColor = .secondaryLabel
        let undo = UIBarButtonItem(
            image: UIImage(systemName: "arrow.uturn.backward"),
            primaryAction: UIAction(
                title: String(localized: "Undo", bundle: .module),
                image: UIImage(systemName: "arrow.uturn.backward")
            ) { [weak self] _ in
                self?.undo()
            })
        undo.isEnabled = box.undoManager.canUndo
        // As wide as the button: the count stays in the middle.
        let balance = UIBarButtonItem(systemItem: .fixedSpace)
        balance.width = 44
        toolbarItems = [balance, gap(), UIBarButtonItem(customView: count), gap(), undo]
    }

    private func button(
        _ title: String, _ action: @escaping (MailBox, Set<Int>) -> Void
    ) -> UIBarButtonItem {
        let button = UIBarButtonItem(
            title: title,
            primaryAction: UIAction(title: title) { [weak self] _ in
                guard let self else { return }
                action(box, chosen)
                setEditing(false, animated: true)
            })
        button.isEnabled = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
        return button
    }

    func undo() {
        box.undoManager.undo()
        updateToolbar()
    }
}

extension MailListController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard box.search != text else { return }
        box.search = text
        tableView.reloadData()
        updateToolbar()
    }
}
