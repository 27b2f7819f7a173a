import PlanBoardCore
import UIKit

/// What was deleted of all boards of the file, the latest first: a tap brings it back.
final class TrashViewController: UITableViewController, BoardPage {
    private let board: BoardViewController
    private var deletions: [Deletion] = []

    init(board: BoardViewController) {
        self.board = board
        super.init(style: .insetGrouped)
        title = String(localized: "Trash", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "deletion")
        reload()
    }

    func boardDidChange() { if isViewLoaded { reload() } }

    private func reload() {
        do {
            let all = try board.session.store.trash()
            // A board that stands alone brings back its own columns and cards.
            deletions =
                board.root == nil
                ? all.filter { $0.board == nil && $0.boardID == board.session.id } : all
        } catch {
            present(UIAlertController(failure: error), animated: true)
        }
        tableView.reloadData()
    }

    // MARK: The list

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(deletions.count, 1)
    }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        deletions.isEmpty
            ? String(
                localized: "Boards, columns and cards that are deleted stay here.",
                bundle: .module)
            : String(localized: "A tap brings it back. Nothing leaves the trash.", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "deletion", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        if deletions.isEmpty {
            content.text = String(localized: "The trash is empty", bundle: .module)
            content.textProperties.color = .secondaryLabel
            cell.selectionStyle = .none
            cell.accessibilityIdentifier = nil
        } else {
            let deletion = deletions[indexPath.row]
            content.text = DeletedWords.short(deletion.title)
            content.image = .symbol(deletion.symbol, size: 15)
            content.imageProperties.tintColor = .planSecondary
            content.secondaryText = details(of: deletion)
            content.secondaryTextProperties.color = .secondaryLabel
            cell.selectionStyle = .default
            cell.accessibilityIdentifier = "Trash \(deletion.title)"
        }
        cell.contentConfiguration = content
        return cell
    }

    /// What was deleted, where and when.
    private func details(of deletion: Deletion) -> String {
        var parts: [String] = []
        let count = deletion.cards.count
        if deletion.board != nil {
            parts.append(String(localized: "Board", bundle: .module))
        } else if !deletion.columns.isEmpty {
            parts.append(
                count == 0
                    ? String(localized: "Column", bundle: .module)
                    : String(localized: "Column with \(count) cards", bundle: .module))
        } else if count > 1 {
            parts.append(String(localized: "\(count) cards", bundle: .module))
        }
        if deletion.board == nil, let entry = board.root?.library.entry(deletion.boardID) {
            parts.append(entry.title)
        }
        parts.append(CardMark.dayAndTimeText(deletion.time.date))
        return parts.joined(separator: " · ")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !deletions.isEmpty else { return }
        let deletion = deletions[indexPath.row]
        do {
            if let root = board.root {
                try root.restore(deletion)
            } else {
                try board.session.restore(deletion)
            }
            board.undoToast.hide(ifOf: deletion.time)
        } catch {
            present(UIAlertController(failure: error), animated: true)
        }
        reload()
    }
}

extension Deletion {
    /// The title of what was deleted, or of the first of it.
    fileprivate var title: String {
        board?.title ?? columns.first?.title ?? cards.first?.title ?? ""
    }

    fileprivate var symbol: String {
        board != nil
            ? "list.clipboard" : columns.isEmpty ? "checkmark.circle" : "rectangle.split.3x1"
    }
}
