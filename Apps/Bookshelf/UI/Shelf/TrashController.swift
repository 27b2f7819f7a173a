import BookshelfCore
import EmptyState
import UIKit

/// The books that were deleted, each with a button that brings it back.
final class TrashController: UITableViewController {
    private let editor: ShelfEditor
    private let nothing = EmptyStateView()
    private var items: [BookTrash.Item] { editor.trash.items }

    private static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        return formatter
    }()

    init(editor: ShelfEditor) {
        self.editor = editor
        super.init(style: .insetGrouped)
        title = String(localized: "Recently deleted", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(TrashController.itemsChanged),
            name: ShelfEditor.stepsDidChange, object: editor)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareSheet()
        tableView.allowsSelection = false
        nothing.title = String(localized: "Nothing was deleted", bundle: .module)
        tableView.showEmptyState(nothing, if: items.isEmpty)
    }

    private func itemsChanged(_ notification: Notification) {
        guard isViewLoaded else { return }
        tableView.reloadData()
        tableView.showEmptyState(nothing, if: items.isEmpty)
    }

    private func restore(_ item: BookTrash.Item) {
        do throws(BookError) {
            try editor.restore(item)
        } catch {
            report(error)
        }
    }

    // MARK: The table

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { items.count }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        items.isEmpty
            ? nil
            : String(
                localized: "Deleted books are kept for \(BookTrash.days) days.", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "deleted")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "deleted")
        let item = items[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = item.book.name ?? String(localized: "Untitled", bundle: .module)
        let date = Self.day.string(from: Date(timeIntervalSince1970: Double(item.date)))
        content.secondaryText = [item.book.authorLine, date].filter { !$0.isEmpty }
            .joined(separator: " · ")
        cell.contentConfiguration = content
        var configuration = UIButton.Configuration.tinted()
        configuration.title = String(localized: "Restore", bundle: .module)
        configuration.buttonSize = .small
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.restore(item) })
        button.sizeToFit()
        button.frame.size.height = 44
        cell.accessoryView = button
        return cell
    }
}
