import FoundationGaps
import PlacesAppCore
import UIKit

/// The regions that the user has imported.
final class MapsController: UITableViewController {
    private let services: PlacesServices
    private var regions: [MapRegion] = []

    init(services: PlacesServices) {
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Maps", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(MapsController.mapsChanged), name: MapLibrary.didChange,
            object: services.library)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        update()
    }

    private func mapsChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        regions = services.library.regions
        tableView.reloadData()
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { section == 0 ? 1 : regions.count }

    override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? {
        section == 0
            ? String(
                localized:
                    "Extracts of OpenStreetMap (PBF) are imported with their places. Files of vector tiles (MBTiles) are maps without places.",
                bundle: .module) : nil
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard indexPath.section == 1 else {
            return tableView.row(
                String(localized: "Import a map", bundle: .module),
                symbol: "square.and.arrow.down", isAction: true)
        }
        let region = regions[indexPath.row]
        let style = ByteCountFormatStyle(
            style: .file, locale: Locale(identifier: Language.current.rawValue))
        return tableView.row(
            region.name, style.format(Int64(region.size)), symbol: "map", opens: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let root else { return }
        guard indexPath.section == 1 else { return root.pickFiles() }
        root.showMap()
        root.map.show(regions[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 1 else { return nil }
        let region = regions[indexPath.row]
        let remove = UIContextualAction(
            style: .destructive, title: String(localized: "Remove", bundle: .module)
        ) { [weak self] _, _, done in
            self?.ask(before: region)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPath.section == 1 else { return nil }
        let region = regions[indexPath.row]
        let remove = UIAction(
            title: String(localized: "Remove", bundle: .module),
            image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.ask(before: region) }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [remove]) })
    }

    /// A removed region has to be imported again, so the user is asked.
    private func ask(before region: MapRegion) {
        let name = region.name
        let alert = UIAlertController(
            title: String(localized: "Remove “\(name)” and its places?", bundle: .module),
            message: String(
                localized: "Saved places and tracks stay. The map can be imported again.",
                bundle: .module), preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.addAction(
            UIAlertAction(
                title: String(localized: "Remove", bundle: .module), style: .destructive
            ) { [weak self] _ in self?.remove(region) })
        present(alert, animated: true)
    }

    private func remove(_ region: MapRegion) {
        let library = services.library
        Task { [weak self] in
            do throws(MapLibraryError) {
                try await library.remove(region)
            } catch {
                self?.tell(error.text)
            }
        }
    }
}
