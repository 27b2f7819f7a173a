import QRPayloads
import ScannerCore
import Toasts
import UIKit

/// What a code says and would do, the reasons for caution, and what the user may do.
final class ResultController: UITableViewController {
    private let code: ScannedCode
    private let payload: QRPayload
    private let services: ScannerServices
    private var showsSecrets = false

    /// `true` while a network is being joined.
    private var isJoining = false

    private enum Section {
        case title, warnings, facts, actions
    }

    private var sections: [Section] {
        preview.warnings.isEmpty
            ? [.title, .facts, .actions] : [.title, .warnings, .facts, .actions]
    }

    private var preview: QRPreview {
        payload.preview(in: .current, showsSecrets: showsSecrets, length: .max)
    }

    private enum Row: Hashable {
        case action(CodeAction)
        case showPassword
        case makeCode
    }

    private var rows: [Row] {
        let hidesSecret = payload.preview() != payload.preview(showsSecrets: true)
        return payload.actions.map(Row.action)
            + (hidesSecret && !showsSecrets ? [.showPassword] : []) + [.makeCode]
    }

    init(code: ScannedCode, services: ScannerServices) {
        self.code = code
        payload = code.payload
        self.services = services
        super.init(style: .insetGrouped)
        title = String(localized: "Code", bundle: .module)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
    }

    // MARK: The table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        switch sections[section] {
        case .title: 1
        case .warnings: preview.warnings.count
        case .facts: preview.facts.count
        case .actions: rows.count
        }
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        switch sections[section] {
        case .warnings: String(localized: "Caution", bundle: .module)
        case .facts: String(localized: "Contents", bundle: .module)
        case .title, .actions: nil
        }
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
        var content = UIListContentConfiguration.subtitleCell()
        content.textProperties.numberOfLines = 0
        content.secondaryTextProperties.numberOfLines = 0
        cell.selectionStyle = .none
        switch sections[indexPath.section] {
        case .title:
            content.text = code.headline
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = code.kindText + " · " + code.dateText
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = UIImage(systemName: code.symbol)
        case .warnings:
            content.text = preview.warnings[indexPath.row].text(in: .current)
            content.image = UIImage(systemName: "exclamationmark.triangle.fill")
            content.imageProperties.tintColor = .systemOrange
        case .facts:
            let fact = preview.facts[indexPath.row]
            content.text = fact.label
            content.textProperties.font = .preferredFont(forTextStyle: .footnote)
            content.textProperties.color = .secondaryLabel
            content.secondaryText = fact.value
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
            content.secondaryTextProperties.color = .label
        case .actions:
            let row = rows[indexPath.row]
            cell.selectionStyle = .default
            content.text = title(of: row)
            content.textProperties.color = .tintColor
            content.image = UIImage(systemName: symbol(of: row))
        }
        cell.contentConfiguration = content
        cell.accessibilityLabel = content.text
        cell.accessibilityValue = content.secondaryText
        return cell
    }

    override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { sections[indexPath.section] == .actions }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard sections[indexPath.section] == .actions else { return }
        switch rows[indexPath.row] {
        case .action(let action): perform(action)
        case .showPassword:
            showsSecrets = true
            tableView.reloadData()
        case .makeCode:
            let make = MakeController(services: services, text: code.text)
            navigationController?.pushViewController(make, animated: true)
        }
    }

    private func title(of row: Row) -> String {
        switch row {
        case .showPassword: String(localized: "Show what is hidden", bundle: .module)
        case .makeCode: String(localized: "Make a code of it", bundle: .module)
        case .action(.openPage): String(localized: "Open the page", bundle: .module)
        case .action(.startProgram): String(localized: "Open with another program", bundle: .module)
        case .action(.write): String(localized: "Open", bundle: .module)
        case .action(.showPlace): String(localized: "Show on a map", bundle: .module)
        case .action(.join):
            isJoining
                ? String(localized: "Joining…", bundle: .module)
                : String(localized: "Join the network", bundle: .module)
        case .action(.addContact): String(localized: "Add to contacts", bundle: .module)
        case .action(.saveEvent): String(localized: "Add to the calendar", bundle: .module)
        case .action(.copy(let text)):
            isPassword(text)
                ? String(localized: "Copy the password", bundle: .module)
                : String(localized: "Copy", bundle: .module)
        }
    }

    private func isPassword(_ text: String) -> Bool {
        guard case .network(let network) = payload else { return false }
        return !text.isEmpty && text == network.password
    }

    private func symbol(of row: Row) -> String {
        switch row {
        case .showPassword: "eye"
        case .makeCode: "qrcode"
        case .action(.openPage): "globe"
        case .action(.startProgram): "arrow.up.right"
        case .action(.write): "arrow.up.right"
        case .action(.showPlace): "map"
        case .action(.join): "wifi"
        case .action(.addContact): "person.badge.plus"
        case .action(.saveEvent): "calendar.badge.plus"
        case .action(.copy): "doc.on.doc"
        }
    }

    // MARK: Actions

    private func perform(_ action: CodeAction) {
        switch action {
        case .copy(let text):
            UIPasteboard.general.string = text
            view.makeToast(String(localized: "Copied.", bundle: .module))
        case .openPage(let url):
            // An address that gives no reason for caution is opened by one touch.
            if preview.warnings.isEmpty { open(url) } else { ask(before: url) }
        case .startProgram(let url), .write(let url), .showPlace(let url): ask(before: url)
        case .join(let network): askToJoin(network)
        case .addContact(let contact): open(contact.text(), ending: "vcf")
        case .saveEvent(let event): open(event.text(), ending: "ics")
        }
    }

    private func ask(before url: URL) {
        ask(
            preview.title,
            preview.warnings.map { $0.text(in: .current) }.joined(separator: "\n"),
            String(localized: "Open", bundle: .module)
        ) { [weak self] in self?.open(url) }
    }

    private func askToJoin(_ network: WiFiNetwork) {
        guard !isJoining else { return }
        ask(
            preview.title,
            String(localized: "The network and its password are saved.", bundle: .module),
            String(localized: "Join", bundle: .module)
        ) { [weak self] in self?.join(network) }
    }

    private func ask(
        _ title: String, _ message: String, _ answer: String, _ work: @escaping () -> Void
    ) {
        let alert = UIAlertController(
            title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.addAction(UIAlertAction(title: answer, style: .default) { _ in work() })
        present(alert, animated: true)
    }

    private func open(_ url: URL) {
        UIApplication.shared.open(url) { [weak self] isOpened in
            guard !isOpened else { return }
            self?.tell(
                String(localized: "No program on this computer opens it.", bundle: .module))
        }
    }

    /// Gives a file to the desktop's program for it.
    private func open(_ text: String, ending: String) {
        do {
            let file = try FileManager.default.privateFile(
                named: "scanner-\(code.id.uuidString).\(ending)")
            try Data(text.utf8).write(to: file, options: .atomic)
            open(file)
        } catch {
            tell(
                String(localized: "The file could not be written.", bundle: .module),
                message: error.localizedDescription)
        }
    }

    private func join(_ network: WiFiNetwork) {
        isJoining = true
        tableView.reloadData()
        let root = self.root
        Task { [weak self, weak root, service = services.network] in
            do throws(JoiningError) {
                try await service.join(network)
                Self.joined(nil, self, root)
            } catch {
                Self.joined(error, self, root)
            }
        }
    }

    /// Tells how joining ended: in the window if the user has left the code's screen.
    private static func joined(
        _ error: JoiningError?, _ result: ResultController?, _ root: RootController?
    ) {
        result?.isJoining = false
        result?.tableView.reloadData()
        var place: UIViewController? = result
        if result?.view.window == nil { place = root }
        if let error {
            place?.tell(error.text)
        } else {
            place?.view.makeToast(String(localized: "The network is joined.", bundle: .module))
        }
    }
}

extension ScannedCode {
    /// The kind of code. Most have no other name in any language.
    @MainActor var kindText: String {
        switch kind {
        case "qr": String(localized: "QR code", bundle: .module)
        case "microQR": "Micro QR"
        case "aztec": "Aztec"
        case "codabar": "Codabar"
        case "code39": "Code 39"
        case "code93": "Code 93"
        case "code128": "Code 128"
        case "dataBar", "dataBarExpanded": "GS1 DataBar"
        case "dataMatrix": "Data Matrix"
        case "ean8": "EAN-8"
        case "ean13": "EAN-13"
        case "itf": "ITF"
        case "pdf417": "PDF417"
        case "upcA": "UPC-A"
        case "upcE": "UPC-E"
        default: kind
        }
    }
}
