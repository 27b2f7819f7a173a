import EmptyState
import UIKit

extension GalleryPage {
    static var emptyStates: GalleryPage {
        GalleryPage(
            name: "Empty states", title: String(localized: "Empty states", bundle: .module),
            section: .components, symbol: "tray", color: .systemTeal,
            makeController: { EmptyStatePage() })
    }
}

/// A list of drafts that can be deleted, and what it shows when none is left.
final class EmptyStatePage: UITableViewController {
    private var drafts: [String] = []
    private let empty = EmptyStateView(
        image: UIImage(systemName: "tray")?.withConfiguration(
            UIImage.SymbolConfiguration(pointSize: 52, weight: .light)),
        title: String(localized: "No drafts", bundle: .module),
        message: String(localized: "What you begin to write is kept here.", bundle: .module))

    private let isEmptyAtFirst: Bool

    init(isEmpty: Bool = false) {
        isEmptyAtFirst = isEmpty
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "draft")
        empty.button.accessibilityIdentifier = "Restore"
        empty.setAction(String(localized: "Restore drafts", bundle: .module)) { [weak self] in
            self?.restore()
        }
        if isEmptyAtFirst { tableView.showEmptyState(empty) } else { restore() }
    }

    private func restore() {
        drafts = [
            String(localized: "Letter to Ada", bundle: .module),
            String(localized: "Shopping list", bundle: .module),
        ]
        tableView.reloadData()
        tableView.showEmptyState(empty, if: false, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        drafts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "draft", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = drafts[indexPath.row]
        content.secondaryText = String(localized: "A tap deletes it.", bundle: .module)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        drafts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        tableView.showEmptyState(empty, if: drafts.isEmpty, animated: true)
    }
}
