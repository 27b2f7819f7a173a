import QRPayloads
import ScannerCore
import Toasts
import UIKit

/// The home: what can be done, and below it the codes of the user.
final class HomeController: UITableViewController, UISearchResultsUpdating,
    UIDocumentPickerDelegate
{
    /// A row that starts something.
    enum Action: CaseIterable {
        case scan, file, paste, screen, make

        var title: String {
            switch self {
            case .scan: String(localized: "Scan with the camera", bundle: .module)
            case .file: String(localized: "Read a picture or file", bundle: .module)
            case .paste: String(localized: "Read the clipboard", bundle: .module)
            case .screen: String(localized: "Read part of the screen", bundle: .module)
            case .make: String(localized: "Make a code", bundle: .module)
            }
        }

        var symbol: String {
            switch self {
            case .scan: "qrcode.viewfinder"
            case .file: "photo"
            case .paste: "doc.on.clipboard"
            case .screen: "square.dashed"
            case .make: "qrcode"
            }
        }

        /// The key that does the same, with the command key.
        var key: String {
            switch self {
            case .scan: "1"
            case .file: "o"
            case .paste: "v"
            case .screen: "2"
            case .make: "n"
            }
        }
    }

    private let history: ScanHistory
    private let search = UISearchController(searchResultsController: nil)
    private var codes: [ScannedCode] = []

    /// The table that is being exported.
    private var exported: URL?

    private var isSearching: Bool { search.searchBar.text?.isEmpty == false }

    init(history: ScanHistory) {
        self.history = history
        super.init(style: .insetGrouped)
        title = String(localized: "Scanner", bundle: .module)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = String(localized: "Search the history", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(HomeController.historyChanged),
            name: ScanHistory.didChange, object: history)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    private func historyChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    func updateSearchResults(for searchController: UISearchController) { update() }

    private func update() {
        codes = history.codes(matching: search.searchBar.text ?? "")
        let export = UIBarButtonItem(
            image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: self,
            action: HomeController.exportCodes)
        export.accessibilityLabel = String(localized: "Export the history", bundle: .module)
        // Nothing can be looked for or exported before there is something.
        navigationItem.rightBarButtonItem = history.codes.isEmpty ? nil : export
        navigationItem.searchController = history.codes.isEmpty ? nil : search
        tableView.reloadData()
    }

    // MARK: Exporting

    private func exportCodes() {
        do {
            let file = try FileManager.default.privateFile(
                named: String(localized: "Codes", bundle: .module) + ".csv")
            exported = file
            try Data(ScanHistory.table(of: codes).utf8).write(to: file, options: .atomic)
            let picker = UIDocumentPickerViewController(forExporting: [file])
            picker.delegate = self
            present(picker, animated: true)
        } catch {
            removeExported()
            tell(
                String(localized: "The list could not be written.", bundle: .module),
                message: error.localizedDescription)
        }
    }

    private func removeExported() {
        if let exported { FileManager.default.removePrivateFile(exported) }
        exported = nil
    }

    func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        removeExported()
        view.makeToast(String(localized: "The list was written.", bundle: .module))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        removeExported()
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        if section == 0 { return isSearching ? 0 : Action.allCases.count }
        return max(codes.count, 1)
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        section == 0 ? nil : String(localized: "History", bundle: .module)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        var content = UIListContentConfiguration.subtitleCell()
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .default
        if indexPath.section == 0 {
            let action = Action.allCases[indexPath.row]
            content.text = action.title
            content.image = UIImage(systemName: action.symbol)
        } else if codes.isEmpty {
            content.text =
                isSearching
                ? String(localized: "No code has these words.", bundle: .module)
                : String(localized: "Codes that you read or make are listed here.", bundle: .module)
            content.textProperties.color = .secondaryLabel
            content.textProperties.numberOfLines = 0
            cell.accessoryType = .none
            cell.selectionStyle = .none
        } else {
            let code = codes[indexPath.row]
            content.text = code.headline
            content.textProperties.numberOfLines = 2
            content.secondaryText = code.dateText
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: code.symbol)
        }
        cell.contentConfiguration = content
        cell.accessibilityLabel = content.text
        cell.accessibilityValue = content.secondaryText
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let root else { return }
        if indexPath.section == 0 {
            root.start(Action.allCases[indexPath.row])
        } else if codes.indices.contains(indexPath.row) {
            root.showDetailViewController(
                ResultController(code: codes[indexPath.row], services: root.services),
                sender: self)
        }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard indexPath.section == 1, codes.indices.contains(indexPath.row) else { return nil }
        let code = codes[indexPath.row]
        let delete = UIContextualAction(
            style: .destructive, title: String(localized: "Delete", bundle: .module)
        ) { [weak self] _, _, done in
            self?.delete(code)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func delete(_ code: ScannedCode) {
        attempt { () throws(ScanHistoryError) in try history.remove(code.id) }
        let undo = UIAction(title: String(localized: "Undo", bundle: .module)) { [weak self] _ in
            self?.attempt { () throws(ScanHistoryError) in try self?.history.restore(code) }
        }
        (view.window ?? view).makeToast(
            String(localized: "The code was deleted.", bundle: .module), action: undo)
    }

    private func attempt(_ change: () throws(ScanHistoryError) -> Void) {
        do throws(ScanHistoryError) {
            try change()
        } catch {
            tell(error.text)
        }
    }
}

extension ScannedCode {
    /// The time zone of the dates that are shown.
    @MainActor static var timeZone = TimeZone.autoupdatingCurrent

    /// When it was read or made, in the app's language.
    @MainActor var dateText: String {
        let locale = Locale(identifier: Language.current.rawValue)
        return date.formatted(
            Date.FormatStyle(
                date: .abbreviated, time: .shortened, locale: locale, timeZone: Self.timeZone))
    }

    /// What it does, or of a text how it begins. Safe to show.
    @MainActor var headline: String {
        let preview = payload.preview(in: .current)
        guard payload.kind == .plain, let text = preview.facts.first?.value else {
            return preview.title
        }
        return String(text.prefix(80))
    }

    /// The symbol of its contents.
    var symbol: String {
        switch payload {
        case .webAddress: "link"
        case .network: "wifi"
        case .contact: "person.crop.circle"
        case .location: "mappin.and.ellipse"
        case .message, .mail: "envelope"
        case .event: "calendar"
        case .telephone: "phone"
        case .plain: kind == "qr" ? "doc.text" : "barcode"
        }
    }
}
