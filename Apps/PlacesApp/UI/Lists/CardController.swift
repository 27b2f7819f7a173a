import Coordinates
import FoundationGaps
import PlacesAppCore
import QRMaking
import QRPayloads
import Toasts
import UIKit

/// The card of a place: what is known of it, its coordinates, a code, and what may be done.
final class CardController: UITableViewController {
    private let details: PlaceDetails
    private let services: PlacesServices
    private var code: UIImage?

    private enum Row: Hashable {
        case name, hours, phone, website, note
        case coordinate(System)
        case showOnMap, save, edit, remove, openElsewhere, code
    }

    private enum System: CaseIterable {
        case wgs84, gcj02, bd09

        var name: String {
            switch self {
            case .wgs84: "WGS-84"
            case .gcj02: "GCJ-02"
            case .bd09: "BD-09"
            }
        }
    }

    private var saved: SavedPlace? { services.saved.saved(details) }

    init(_ details: PlaceDetails, services: PlacesServices) {
        self.details = details
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Place", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(CardController.savedChanged), name: SavedPlaces.didChange,
            object: services.saved)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        makeCode()
    }

    private func savedChanged(_ notification: Notification) {
        if isViewLoaded { tableView.reloadData() }
    }

    // MARK: The code

    /// Makes the QR code of the place, away from the main thread.
    private func makeCode() {
        let details = details
        Task { [weak self] in
            let image = await Task.detached { () -> CGImage? in
                guard
                    let place = try? GeoLocation(
                        latitude: details.latitude, longitude: details.longitude,
                        label: details.name),
                    let picture = try? QRPicture(.location(place))
                else { return nil }
                return try? picture.image(pixels: picture.pixels(perModule: 6))
            }.value
            self?.code = image.map { UIImage(cgImage: $0) }
            self?.tableView.reloadData()
        }
    }

    // MARK: The table

    private var sections: [(title: String?, rows: [Row])] {
        var facts: [Row] = [.name]
        if !details.hours.isEmpty { facts.append(.hours) }
        if !details.phone.isEmpty { facts.append(.phone) }
        if !details.website.isEmpty { facts.append(.website) }
        if saved?.note.isEmpty == false { facts.append(.note) }
        let keeping: [Row] = saved == nil ? [.save] : [.edit, .remove]
        return [
            (nil, facts),
            (nil, [.showOnMap] + keeping + [.openElsewhere]),
            (
                String(localized: "Coordinates", bundle: .module),
                System.allCases.map(Row.coordinate)
            ),
            (String(localized: "QR code", bundle: .module), [.code]),
        ]
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { sections[section].rows.count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .name: return tableView.row(details.name, details.line, symbol: details.symbol)
        case .hours:
            return tableView.row(
                String(localized: "Opening hours", bundle: .module),
                openingHours(details.hours), symbol: "clock")
        case .phone:
            return tableView.row(details.phone, symbol: "phone", isAction: true)
        case .website:
            return tableView.row(details.website, symbol: "globe", isAction: page != nil)
        case .note: return tableView.row(saved?.note ?? "", symbol: "note.text")
        case .showOnMap:
            return tableView.row(
                String(localized: "Show on the map", bundle: .module), symbol: "map",
                isAction: true)
        case .save:
            return tableView.row(
                String(localized: "Save…", bundle: .module), symbol: "bookmark",
                isAction: true)
        case .edit:
            return tableView.row(
                String(localized: "Change list and note…", bundle: .module),
                symbol: "square.and.pencil", isAction: true)
        case .remove:
            return tableView.row(
                String(localized: "Remove from saved places", bundle: .module),
                symbol: "trash", isAction: true)
        case .openElsewhere:
            return tableView.row(
                String(localized: "Open in another map program", bundle: .module),
                symbol: "arrow.up.right", isAction: true)
        case .coordinate(let system):
            let cell = tableView.row(system.name, text(in: system), isAction: true)
            cell.accessibilityHint = String(localized: "Copies the numbers.", bundle: .module)
            return cell
        case .code: return codeCell
        }
    }

    /// The cell of the code: larger than others, white in both appearances.
    private var codeCell: UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let picture = UIImageView(image: code)
        picture.contentMode = .scaleAspectFit
        picture.layer.magnificationFilter = .nearest
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = String(
            localized: "QR code of the place", bundle: .module)
        picture.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
            picture.bottomAnchor.constraint(
                equalTo: cell.contentView.bottomAnchor, constant: -12),
            picture.centerXAnchor.constraint(equalTo: cell.contentView.centerXAnchor),
            picture.widthAnchor.constraint(equalToConstant: 160),
            picture.heightAnchor.constraint(equalToConstant: 160),
        ])
        return cell
    }

    private func text(in system: System) -> String {
        guard let place = details.coordinate else { return "" }
        func text(_ latitude: Double, _ longitude: Double) -> String {
            String(format: "%.6f, %.6f", latitude, longitude)
        }
        switch system {
        case .wgs84: return text(place.latitude, place.longitude)
        case .gcj02:
            let there = place.gcj02(in: .amap)
            return text(there.latitude, there.longitude)
        case .bd09:
            let there = place.bd09(in: .baidu)
            return text(there.latitude, there.longitude)
        }
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .name, .hours, .note, .code: false
        case .website: page != nil
        default: true
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section].rows[indexPath.row] {
        case .phone: call()
        case .website: if let page { open(page) }
        case .coordinate(let system): copy(text(in: system))
        case .showOnMap:
            root?.showMap()
            root?.map.focus(on: details)
        case .save: SavingForm(details, services).present(from: self)
        case .edit: if let saved { SavingForm(saved, services).present(from: self) }
        case .remove: remove()
        case .openElsewhere: openElsewhere()
        case .name, .hours, .note, .code: break
        }
    }

    // MARK: Actions

    private func copy(_ text: String) {
        UIPasteboard.general.string = text
        view.makeToast(String(localized: "Copied.", bundle: .module))
    }

    /// The website's address, if it is one of the web: others are not opened.
    private var page: URL? {
        let address = details.website
        let url = URL(string: address.contains("://") ? address : "https://" + address)
        guard let scheme = url?.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url?.host()?.isEmpty == false
        else { return nil }
        return url
    }

    private func call() {
        // Of several numbers the first.
        let first = details.phone.prefix { $0 != ";" && $0 != "," }
        let number = first.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
        guard !number.isEmpty, let url = URL(string: "tel:" + number) else {
            return copy(details.phone)
        }
        open(url)
    }

    private func openElsewhere() {
        guard
            let place = try? GeoLocation(
                latitude: details.latitude, longitude: details.longitude, label: details.name),
            let url = URL(string: QRPayload.location(place).text)
        else { return }
        open(url)
    }

    private func open(_ url: URL) {
        UIApplication.shared.open(url) { [weak self] isOpened in
            guard !isOpened else { return }
            self?.tell(
                String(localized: "No program on this computer opens it.", bundle: .module))
        }
    }

    private func remove() {
        guard let saved else { return }
        root?.remove(saved)
    }
}
