import PlacesAppCore
import UIKit

/// The user's places, by list.
final class SavedController: UITableViewController {
    private let services: PlacesServices
    private var lists: [(name: String, places: [SavedPlace])] = []

    init(services: PlacesServices) {
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Saved places", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(SavedController.savedChanged), name: SavedPlaces.didChange,
            object: services.saved)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        update()
    }

    private func savedChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        lists = (services.saved.lists + [""]).map { name in
            (name, services.saved.places.filter { $0.list == name })
        }.filter { !$0.places.isEmpty }
        tableView.reloadData()
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { max(lists.count, 1) }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { lists.isEmpty ? 1 : lists[section].places.count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        guard lists.count > 1 || lists.first?.name.isEmpty == false else { return nil }
        let name = lists[section].name
        return name.isEmpty ? String(localized: "Without a list", bundle: .module) : name
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard !lists.isEmpty else {
            return tableView.note(
                String(
                    localized:
                        "Save a place from its card, or touch and hold the map to mark a point.",
                    bundle: .module))
        }
        let place = lists[indexPath.section].places[indexPath.row]
        let line = [place.note, place.details.line].filter { !$0.isEmpty }
        return tableView.row(
            place.details.name, line.joined(separator: "\n"), symbol: place.details.symbol,
            opens: true)
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { !lists.isEmpty }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard !lists.isEmpty else { return }
        let details = lists[indexPath.section].places[indexPath.row].details
        root?.map.focus(on: details)
        root?.showCard(of: details, from: self)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !lists.isEmpty else { return nil }
        let place = lists[indexPath.section].places[indexPath.row]
        let remove = UIContextualAction(
            style: .destructive, title: String(localized: "Remove", bundle: .module)
        ) { [weak self] _, _, done in
            self?.root?.remove(place)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [remove])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !lists.isEmpty else { return nil }
        let place = lists[indexPath.section].places[indexPath.row]
        let edit = UIAction(
            title: String(localized: "Change list and note…", bundle: .module),
            image: UIImage(systemName: "square.and.pencil")
        ) { [weak self, services] _ in
            if let self { SavingForm(place, services).present(from: self) }
        }
        let remove = UIAction(
            title: String(localized: "Remove", bundle: .module),
            image: UIImage(systemName: "trash"), attributes: .destructive
        ) { [weak self] _ in self?.root?.remove(place) }
        return UIContextMenuConfiguration(
            actionProvider: { _ in UIMenu(children: [edit, remove]) })
    }
}
