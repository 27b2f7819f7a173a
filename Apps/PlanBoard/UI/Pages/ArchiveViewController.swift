import PlanBoardCore
import UIKit

/// The cards that were put away: a tap brings one back.
final class ArchiveViewController: UITableViewController, BoardPage {
    private let session: BoardSession
    private var cards: [Card] = []

    init(session: BoardSession) {
        self.session = session
        super.init(style: .insetGrouped)
        title = String(localized: "Archive", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
        reload()
    }

    func boardDidChange() { if isViewLoaded { reload() } }

    private func reload() {
        cards = session.board.archive
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(cards.count, 1)
    }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        cards.isEmpty
            ? nil : String(localized: "A tap brings a card back to its column.", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        if cards.isEmpty {
            content.text = String(localized: "Nothing is archived", bundle: .module)
            content.textProperties.color = .secondaryLabel
            cell.selectionStyle = .none
        } else {
            let card = cards[indexPath.row]
            content.text = CardMetrics.shownTitle(of: card)
            content.textProperties.numberOfLines = 3
            content.secondaryText = session.board.column(card.columnID)?.title
            content.secondaryTextProperties.color = .secondaryLabel
            cell.selectionStyle = .default
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !cards.isEmpty
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !cards.isEmpty else { return }
        change { try session.setArchived(false, cards[indexPath.row].id) }
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        let card = cards[indexPath.row]
        askBeforeDeleting(deleteQuestion(card.title), of: session) { [weak self] in
            guard let self else { return }
            change {
                try session.delete(card.id)
                boardPage?.offerUndo(ofCards: [card.title])
            }
        }
    }

    private func change(_ body: () throws -> Void) {
        do { try body() } catch { present(UIAlertController(failure: error), animated: true) }
        reload()
    }
}
