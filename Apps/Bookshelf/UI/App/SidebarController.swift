import BookshelfCore
import UIKit

/// The choices of books, in a column of a wide window.
final class SidebarController: UITableViewController {
    /// Called with the choice that the user makes.
    var onSelect: ((ShelfQuery.Filter) -> Void)?

    private var sections: [FilterList.Section] = []
    private var counts: [ShelfQuery.Filter: Int] = [:]
    private var selected = ShelfQuery.Filter.all

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Library", bundle: .module)
        tableView.backgroundColor = .systemGroupedBackground
    }

    /// Shows the choices that books offer, and which one is made.
    func show(_ books: [Book], selected: ShelfQuery.Filter) {
        let list = FilterList(books)
        sections = list.sections
        counts = Dictionary(
            uniqueKeysWithValues: list.filters.map { filter in
                (filter, books.count { filter.admits($0) })
            })
        self.selected = selected
        tableView.reloadData()
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
        content.secondaryText = counts[filter].map(String.init)
        content.image = UIImage(systemName: filter.symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = sections[indexPath.section].filters[indexPath.row]
        onSelect?(selected)
    }
}
