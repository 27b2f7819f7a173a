import BookshelfCore
import UIKit

/// The choices of books, in a column of a wide window.
final class SidebarController: UITableViewController {
    /// Called with the choice that the user makes.
    var onSelect: ((ShelfQuery.Filter) -> Void)?

    private var list: FilterList?
    private var sections: [FilterList.Section] { list?.sections ?? [] }
    private var selected = ShelfQuery.Filter.all

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Library", bundle: .module)
        tableView.backgroundColor = .systemGroupedBackground
        // The choice stays marked while the column comes and goes.
        clearsSelectionOnViewWillAppear = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The first appearance reloads the table.
        markSelection()
    }

    /// Shows the choices that books offer, and which one is made.
    func show(_ list: FilterList, selected: ShelfQuery.Filter) {
        self.list = list
        self.selected = selected
        tableView.reloadData()
        markSelection()
    }

    private func markSelection() {
        for (section, part) in sections.enumerated() {
            guard let row = part.filters.firstIndex(of: selected) else { continue }
            tableView.selectRow(
                at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
        }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { sections[section].filters.count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "filter")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "filter")
        let filter = sections[indexPath.section].filters[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = filter.title
        content.secondaryText = list.map { String($0.counts[filter]) }
        content.image = UIImage(systemName: filter.symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = sections[indexPath.section].filters[indexPath.row]
        onSelect?(selected)
    }
}
