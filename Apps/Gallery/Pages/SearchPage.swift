import UIKit

extension GalleryPage {
    static var search: GalleryPage {
        GalleryPage(
            name: "SearchPage", title: String(localized: "Search", bundle: .module),
            section: .containers, symbol: "magnifyingglass",
            color: .systemGray,
            makeController: {
                let navigation = UINavigationController(rootViewController: SearchPage())
                navigation.navigationBar.prefersLargeTitles = true
                return navigation
            })
    }
}

/// A list of colours that is searched by name, within scopes, and by suggested tokens.
final class SearchPage: UITableViewController, UISearchResultsUpdating {
    private struct Entry {
        let name: String
        let color: UIColor
        let isWarm: Bool
    }

    private let all = [
        Entry(name: String(localized: "Red", bundle: .module), color: .systemRed, isWarm: true),
        Entry(
            name: String(localized: "Orange", bundle: .module), color: .systemOrange, isWarm: true),
        Entry(
            name: String(localized: "Yellow", bundle: .module), color: .systemYellow, isWarm: true),
        Entry(name: String(localized: "Pink", bundle: .module), color: .systemPink, isWarm: true),
        Entry(name: String(localized: "Brown", bundle: .module), color: .systemBrown, isWarm: true),
        Entry(
            name: String(localized: "Green", bundle: .module), color: .systemGreen, isWarm: false),
        Entry(name: String(localized: "Mint", bundle: .module), color: .systemMint, isWarm: false),
        Entry(name: String(localized: "Teal", bundle: .module), color: .systemTeal, isWarm: false),
        Entry(name: String(localized: "Cyan", bundle: .module), color: .systemCyan, isWarm: false),
        Entry(name: String(localized: "Blue", bundle: .module), color: .systemBlue, isWarm: false),
        Entry(
            name: String(localized: "Indigo", bundle: .module), color: .systemIndigo,
            isWarm: false),
        Entry(
            name: String(localized: "Purple", bundle: .module), color: .systemPurple,
            isWarm: false),
    ]
    private lazy var shown = all
    private let search = UISearchController(searchResultsController: nil)

    init() {
        super.init(style: .plain)
        title = String(localized: "Colours", bundle: .module)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search", bundle: .module)
        search.searchBar.scopeButtonTitles = [
            String(localized: "All", bundle: .module),
            String(localized: "Warm", bundle: .module),
            String(localized: "Cool", bundle: .module),
        ]
        navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Searching

    private var token: UISearchToken? { search.searchBar.searchTextField.tokens.first }

    func updateSearchResults(for searchController: UISearchController) {
        let text = search.searchBar.text ?? ""
        let scope = search.isActive ? search.searchBar.selectedScopeButtonIndex : 0
        shown = all.filter { entry in
            (text.isEmpty || entry.name.localizedCaseInsensitiveContains(text))
                && (scope == 0 || entry.isWarm == (scope == 1))
                && (token == nil || token?.representedObject as? Bool == entry.isWarm)
        }
        tableView.reloadData()
        let suggestions: [(String, Bool)] = [
            (String(localized: "Warm colours", bundle: .module), true),
            (String(localized: "Cool colours", bundle: .module), false),
        ]
        search.searchSuggestions =
            search.isActive && text.isEmpty && token == nil
            ? suggestions.map { title, isWarm in
                let item = UISearchSuggestionItem(
                    localizedSuggestion: title,
                    iconImage: UIImage(systemName: isWarm ? "sun.max" : "snowflake"))
                item.representedObject = isWarm
                return item
            } : nil
    }

    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        let token = UISearchToken(
            icon: searchSuggestion.iconImage, text: searchSuggestion.localizedSuggestion ?? "")
        token.representedObject = searchSuggestion.representedObject
        search.searchBar.searchTextField.tokens = [token]
        updateSearchResults(for: searchController)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "colour")
            ?? UITableViewCell(style: .default, reuseIdentifier: "colour")
        let entry = shown[indexPath.row]
        cell.textLabel?.text = entry.name
        cell.imageView?.image = UIImage(systemName: "circle.fill")
        cell.imageView?.tintColor = entry.color
        return cell
    }
}
