import UIKit

/// A list of the titles of a column, in a popover; below it those of the next columns. Long lists
/// and several columns can be searched.
final class PickerMenu: UITableViewController, UISearchBarDelegate {
    private let input: PickerInput

    /// The titles chosen before, from the first column on.
    private let path: [String]

    private var titles: [String]

    /// The paths that contain the search's text; `nil` without a text.
    private var matches: [[String]]?

    private lazy var searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))

    /// The number of titles that fit without scrolling.
    private static let shortCount = 8

    private static let rowHeight: CGFloat = 44
    private static let size = CGSize(width: 320, height: 460)

    /// Returns the controller of a popover that lists the choices of an input.
    static func controller(of input: PickerInput) -> UIViewController {
        let list = PickerMenu(input, path: [])
        if input.choices.columnCount == 1 {
            list.preferredContentSize = list.fittingSize
            return list
        }
        let controller = UINavigationController(rootViewController: list)
        controller.preferredContentSize = size
        return controller
    }

    /// Returns the first list in a popover's controller.
    static func list(in controller: UIViewController) -> PickerMenu? {
        let first = (controller as? UINavigationController)?.viewControllers.first ?? controller
        return first as? PickerMenu
    }

    private init(_ input: PickerInput, path: [String]) {
        self.input = input
        self.path = path
        titles = input.choices.titles(after: path)
        super.init(style: .plain)
        title = path.last ?? input.bar.titleLabel.text ?? input.field?.placeholder
    }

    required init?(coder: NSCoder) { nil }

    private var isSearchable: Bool {
        path.isEmpty && (titles.count > Self.shortCount || input.choices.columnCount > 1)
    }

    private var fittingSize: CGSize {
        let height = Self.rowHeight * CGFloat(titles.count) + (isSearchable ? 52 : 0)
        return CGSize(width: 240, height: min(height, Self.size.height))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = Self.rowHeight
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Title")
        guard isSearchable else { return }
        searchBar.searchBarStyle = .minimal
        searchBar.delegate = self
        tableView.tableHeaderView = searchBar
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let chosen = input.chosenPath
        guard chosen.starts(with: path), chosen.count > path.count,
            let row = titles.firstIndex(of: chosen[path.count]), row >= Self.shortCount
        else { return }
        tableView.scrollToRow(
            at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    /// Lists the choices that have replaced others, from the first column on.
    func reload() {
        navigationController?.popToViewController(self, animated: false)
        titles = input.choices.titles(after: path)
        search(searchBar.text ?? "")
    }

    // MARK: Searching

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        search(searchText)
    }

    func search(_ text: String) {
        if searchBar.text != text { searchBar.text = text }
        matches = text.isEmpty ? nil : input.choices.paths(containing: text)
        tableView.reloadData()
    }

    // MARK: Rows

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        matches?.count ?? titles.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Title", for: indexPath)
        let rowPath = path(at: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rowPath.last
        if matches != nil, rowPath.count > 1 {
            content.secondaryText = rowPath.dropLast().joined(separator: input.separator)
        }
        cell.contentConfiguration = content
        let isLast = rowPath.count == input.choices.columnCount
        let isChosen = input.chosenPath.starts(with: rowPath)
        cell.accessoryType = isLast ? (isChosen ? .checkmark : .none) : .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let rowPath = path(at: indexPath)
        guard rowPath.count < input.choices.columnCount else {
            input.choose(path: rowPath)
            input.close()
            return
        }
        navigationController?.pushViewController(PickerMenu(input, path: rowPath), animated: true)
    }

    private func path(at indexPath: IndexPath) -> [String] {
        matches.map { $0[indexPath.row] } ?? path + [titles[indexPath.row]]
    }
}
