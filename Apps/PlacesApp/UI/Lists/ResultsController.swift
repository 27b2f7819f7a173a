import Coordinates
import FoundationGaps
import MapKit
import Places
import PlacesAppCore
import UIKit

/// The places that a search finds: as a list here, and as pins on the map.
final class ResultsController: UITableViewController {
    /// What is searched.
    enum Query {
        case words(String)
        case category(PlaceCategory)

        var title: String {
            switch self {
            case .words(let words): words
            case .category(let category): category.name(in: Language.current.rawValue)
            }
        }
    }

    /// A place of the list.
    private struct Found {
        let details: PlaceDetails
        let distance: Double?
    }

    /// The radius in metres of a search around.
    private static let radius = 10_000.0

    private let query: Query
    private let center: Coordinate<WGS84>?
    private let services: PlacesServices
    private var found: [Found] = []
    private var suggestion: String?
    private var hasMore = false
    private var paging = Paging.first

    /// The page that is being read; `nil` for none.
    private var task: Task<Void, Never>?

    /// What is shown in place of results.
    private var message = String(localized: "Searching…", bundle: .module)

    /// Creates a search.
    ///
    /// - Parameter center: The place from which distances are measured; near it comes first.
    init(_ query: Query, around center: Coordinate<WGS84>?, services: PlacesServices) {
        self.query = query
        self.center = center
        self.services = services
        super.init(style: .insetGrouped)
        title = query.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        let map = UIBarButtonItem(
            image: UIImage(systemName: "map"), style: .plain, target: self,
            action: ResultsController.showMap)
        map.accessibilityLabel = String(localized: "Map", bundle: .module)
        navigationItem.rightBarButtonItem = map
        search(paging)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationItem.rightBarButtonItem?.isHidden = splitViewController?.isCollapsed == false
    }

    private func showMap() { root?.showMap() }

    // MARK: Searching

    isolated deinit { task?.cancel() }

    /// Reads a page, unless one is being read.
    private func search(_ paging: Paging) {
        guard task == nil else { return }
        guard let store = services.library.store else {
            message = String(
                localized: "There are no places yet. Import an extract of OpenStreetMap.",
                bundle: .module)
            return
        }
        let (query, center) = (query, center)
        task = Task { [weak self] in
            do {
                let page = try await Self.page(of: store, query, center, paging)
                self?.paging = paging
                self?.add(page)
            } catch {
                self?.failed(error)
            }
            self?.task = nil
        }
    }

    private func failed(_ error: any Error) {
        let reason = "\(error)"
        let text = String(localized: "The search failed. Try again. (\(reason))", bundle: .module)
        guard found.isEmpty else { return tell(text) }
        message = text
        tableView.reloadData()
    }

    private static func page(
        of store: any PlaceStore, _ query: Query, _ center: Coordinate<WGS84>?,
        _ paging: Paging
    ) async throws -> PlacePage {
        switch (query, center) {
        case (.words(let words), let center?):
            return try await store.search(
                KeywordRequest(words, near: center, paging: paging))
        case (.words(let words), nil):
            return try await store.search(KeywordRequest(words, paging: paging))
        case (.category(let category), let center?):
            return try await store.around(
                AroundRequest(
                    center: center, radius: radius, categories: [category], paging: paging))
        case (.category, nil): return PlacePage(places: [], hasMore: false)
        }
    }

    private func add(_ page: PlacePage) {
        let language = Language.current.rawValue
        found += page.places.map {
            Found(details: PlaceDetails($0.place, in: language), distance: $0.distance)
        }
        hasMore = page.hasMore
        suggestion = page.suggestion
        message =
            switch query {
            case .category where center == nil:
                String(
                    localized: "Zoom in to the area to search, and try again.",
                    bundle: .module)
            case .category:
                String(
                    localized: "There is none within 10 km. Move the map, and search again.",
                    bundle: .module)
            case .words:
                String(localized: "No place matches. Try other words.", bundle: .module)
            }
        tableView.reloadData()
        root?.map.show(found.map(\.details))
    }

    // MARK: The table

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { found.isEmpty ? 1 : found.count + (hasMore ? 1 : 0) }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        guard let suggestion, !found.isEmpty else { return nil }
        return String(localized: "Places like “\(suggestion)”", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard !found.isEmpty else { return tableView.note(message) }
        guard found.indices.contains(indexPath.row) else {
            return tableView.row(
                String(localized: "Show more", bundle: .module), symbol: "ellipsis",
                isAction: true)
        }
        let place = found[indexPath.row]
        let line = [place.distance.map(distanceText) ?? "", place.details.line]
            .filter { !$0.isEmpty }.joined(separator: " · ")
        return tableView.row(
            place.details.name, line, symbol: place.details.symbol, opens: true)
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { !found.isEmpty }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !found.isEmpty else { return }
        if found.indices.contains(indexPath.row) {
            let details = found[indexPath.row].details
            root?.map.focus(on: details)
            root?.showCard(of: details, from: self)
        } else if let next = try? paging.next() {
            search(next)
        }
    }
}
