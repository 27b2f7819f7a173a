import FoundationGaps
import MapKit
import Places
import PlacesAppCore
import UIKit

/// The home: searching, the user's places, tracks and maps, and the categories around.
final class BrowseController: UITableViewController, UISearchResultsUpdating,
    UISearchBarDelegate, MKLocalSearchCompleterDelegate
{
    private let services: PlacesServices
    private let search = UISearchController(searchResultsController: nil)
    private let completer = MKLocalSearchCompleter()
    private var suggestions: [MKLocalSearchCompletion] = []

    /// What went wrong with the suggestions; `nil` for nothing.
    private var problem: String?

    private enum Section { case notice, own, categories, suggestions }

    private var sections: [Section] {
        if isSearching { return [.suggestions] }
        return services.library.isEmpty ? [.notice, .own, .categories] : [.own, .categories]
    }

    private enum Own: CaseIterable { case saved, tracks, maps, system }

    private var words: String {
        (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
    }

    private var isSearching: Bool { !words.isEmpty }

    init(services: PlacesServices) {
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Places", bundle: .module)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(
            localized: "Name, address or category", bundle: .module)
        search.searchBar.delegate = self
        completer.delegate = self
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: Selector(BrowseController.dataChanged), name: SavedPlaces.didChange,
            object: nil)
        center.addObserver(
            self, selector: Selector(BrowseController.dataChanged), name: MapLibrary.didChange,
            object: nil)
        center.addObserver(
            self, selector: Selector(BrowseController.dataChanged),
            name: TracksController.didChange, object: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let map = UIBarButtonItem(
            image: UIImage(systemName: "map"), style: .plain, target: self,
            action: BrowseController.showMap)
        map.accessibilityLabel = String(localized: "Map", bundle: .module)
        navigationItem.rightBarButtonItem = map
    }

    private func showMap() { root?.showMap() }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        // Next to the map, nothing leads to it.
        navigationItem.rightBarButtonItem?.isHidden = splitViewController?.isCollapsed == false
    }

    private func dataChanged(_ notification: Notification) {
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: Searching

    /// `true` while the caret is in the search field.
    var isTyping: Bool { search.searchBar.searchTextField.isFirstResponder }

    /// Puts the caret into the search field.
    func beginSearching() {
        search.isActive = true
        search.searchBar.becomeFirstResponder()
    }

    func updateSearchResults(for searchController: UISearchController) {
        problem = nil
        if let root { completer.region = root.map.searchRegion }
        completer.queryFragment = words
        if words.isEmpty { suggestions = [] }
        tableView.reloadData()
    }

    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        suggestions = completer.results
        problem = nil
        tableView.reloadData()
    }

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        suggestions = []
        problem = error.localizedDescription
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { showResults(for: words) }

    private func showResults(for words: String) {
        guard !words.isEmpty, let root else { return }
        show(
            ResultsController(.words(words), around: root.map.center, services: services),
            sender: self)
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        switch sections[section] {
        case .notice: 2
        case .own: Own.allCases.count
        case .categories: PlaceCategory.allCases.count
        case .suggestions: suggestions.count + 1
        }
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        sections[section] == .categories
            ? String(localized: "Around the middle of the map", bundle: .module) : nil
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch sections[indexPath.section] {
        case .notice where indexPath.row == 0:
            return tableView.note(
                String(
                    localized:
                        "This is a small map of the world. Import an extract of OpenStreetMap (PBF) for streets and places.",
                    bundle: .module))
        case .notice:
            return tableView.row(
                String(localized: "Import an extract", bundle: .module),
                symbol: "square.and.arrow.down", isAction: true)
        case .own: return row(of: Own.allCases[indexPath.row])
        case .categories:
            let category = PlaceCategory.allCases[indexPath.row]
            return tableView.row(
                category.name(in: Language.current.rawValue), symbol: category.symbol,
                opens: true)
        case .suggestions where indexPath.row == suggestions.count:
            if let problem { return tableView.note(problem) }
            if services.library.store == nil {
                return tableView.note(
                    String(
                        localized: "There are no places yet. Import an extract of OpenStreetMap.",
                        bundle: .module))
            }
            return tableView.row(
                String(localized: "Search for “\(words)”", bundle: .module),
                symbol: "magnifyingglass", isAction: true)
        case .suggestions:
            let suggestion = suggestions[indexPath.row]
            return tableView.row(
                suggestion.title, suggestion.subtitle, symbol: "mappin", opens: true)
        }
    }

    private func row(of own: Own) -> UITableViewCell {
        switch own {
        case .saved:
            tableView.row(
                String(localized: "Saved places", bundle: .module),
                services.saved.places.count.formatted(), symbol: "bookmark", opens: true,
                isValue: true)
        case .tracks:
            tableView.row(
                String(localized: "Tracks", bundle: .module),
                services.tracks.files.count.formatted(), symbol: "figure.walk", opens: true,
                isValue: true)
        case .maps:
            tableView.row(
                String(localized: "Maps", bundle: .module),
                services.library.regions.count.formatted(), symbol: "map", opens: true,
                isValue: true)
        case .system:
            tableView.row(
                String(localized: "Coordinates in China", bundle: .module),
                services.saved.usesChinaSystem ? "GCJ-02" : "WGS-84", symbol: "globe",
                opens: true, isValue: true)
        }
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        switch sections[indexPath.section] {
        case .notice: indexPath.row == 1
        case .suggestions:
            indexPath.row < suggestions.count || services.library.store != nil
        case .own, .categories: true
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let root else { return }
        switch sections[indexPath.section] {
        case .notice: if indexPath.row == 1 { root.pickFiles() }
        case .own:
            let list: UIViewController =
                switch Own.allCases[indexPath.row] {
                case .saved: SavedController(services: services)
                case .tracks: TracksController(services: services)
                case .maps: MapsController(services: services)
                case .system: SystemController(services: services)
                }
            show(list, sender: self)
        case .categories:
            let category = PlaceCategory.allCases[indexPath.row]
            show(
                ResultsController(
                    .category(category), around: root.map.center, services: services),
                sender: self)
        case .suggestions:
            if indexPath.row < suggestions.count {
                showResults(for: suggestions[indexPath.row].title)
            } else if services.library.store != nil {
                showResults(for: words)
            }
        }
    }
}
