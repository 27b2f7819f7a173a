import BookshelfCore
import UIKit

/// The account at a server that the shelf is synchronised with.
final class SyncController: UIViewController, UnsavedForm {
    private let sync: ShelfSync
    private let address = UITextField()
    private let token = UITextField()
    private let status = UILabel()
    private let connect = UIButton(configuration: .filled())
    private let disconnect = UIButton(configuration: .tinted())
    private lazy var changes = UnsavedChanges(of: self)

    init(sync: ShelfSync) {
        self.sync = sync
        super.init(nibName: nil, bundle: nil)
        title = String(localized: "Synchronise", bundle: .module)
        NotificationCenter.default.addObserver(
            self, selector: Selector(SyncController.statusChanged),
            name: ShelfSync.statusDidChange, object: sync)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        prepareSheet(changes)
        address.text = sync.account?.address.absoluteString
        address.placeholder = String(localized: "books.example.org", bundle: .module)
        address.keyboardType = .URL
        address.accessibilityIdentifier = "Address"
        token.text = sync.account?.token
        token.isSecureTextEntry = true
        token.accessibilityIdentifier = "Token"
        status.font = .preferredFont(forTextStyle: .footnote)
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        status.accessibilityIdentifier = "Status"
        for (button, action) in [
            (connect, SyncController.connectNow), (disconnect, SyncController.leave),
        ] {
            button.configuration?.buttonSize = .large
            button.addAction(
                UIAction { [weak self] _ in self.map { action($0)() } }, for: .touchUpInside)
        }
        disconnect.configuration?.title = String(localized: "Disconnect", bundle: .module)
        disconnect.tintColor = .systemRed
        let help = label(
            String(
                localized:
                    "“touchstone books serve” runs a server, “touchstone books token” makes a token for it. Edits wait on this shelf until the server can be reached.",
                bundle: .module))
        showColumn(
            [
                help, row(String(localized: "Server", bundle: .module), address),
                row(String(localized: "Token", bundle: .module), token), status, connect,
                disconnect,
            ], spacing: 16, margin: 20)
        for field in [address, token] {
            field.addAction(
                UIAction { [weak self] _ in self?.changes.update() }, for: .editingChanged)
        }
        update()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        changes.watch()
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        return label
    }

    private func row(_ title: String, _ field: UITextField) -> UIView {
        field.borderStyle = .roundedRect
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        let row = UIStackView(arrangedSubviews: [label(title), field])
        row.axis = .vertical
        row.spacing = 4
        return row
    }

    private func statusChanged(_ notification: Notification) {
        if isViewLoaded { update() }
    }

    private func update() {
        status.text = sync.status.text(pending: sync.pendingCount)
        status.textColor =
            if case .failed = sync.status { .systemRed } else { .secondaryLabel }
        disconnect.isHidden = sync.account == nil
        connect.configuration?.title =
            sync.account == nil
            ? String(localized: "Connect", bundle: .module)
            : String(localized: "Synchronise now", bundle: .module)
        connect.isEnabled = sync.status != .running
        changes.update()
    }

    // MARK: Leaving

    var hasChanges: Bool {
        address.text ?? "" != sync.account?.address.absoluteString ?? ""
            || token.text ?? "" != sync.account?.token ?? ""
    }

    var leavingQuestion: String { String(localized: "Discard what was typed?", bundle: .module) }

    var keepingTitle: String? {
        BookAccount(address: address.text ?? "", token: token.text ?? "")
            .map { _ in String(localized: "Connect", bundle: .module) }
    }

    func keepChanges() { connectNow() }

    /// A token is pasted again from where it came.
    var keptInput: KeptInput? { nil }

    // MARK: Actions

    private func connectNow() {
        guard let account = BookAccount(address: address.text ?? "", token: token.text ?? "")
        else {
            status.text = String(
                localized: "An address such as books.example.org and a token are needed.",
                bundle: .module)
            status.textColor = .systemRed
            return
        }
        view.endEditing(true)
        guard account != sync.account else {
            sync.tryNow()
            return
        }
        change(to: account)
    }

    private func leave() { change(to: nil) }

    private func change(to account: BookAccount?) {
        do {
            try sync.setAccount(account)
            address.text = account?.address.absoluteString ?? address.text
            token.text = account?.token ?? token.text
            update()
        } catch {
            tell((error as? BookError)?.text ?? error.localizedDescription)
        }
    }
}

extension ShelfSync.Status {
    /// The sentence for the user.
    ///
    /// - Parameter count: The number of books whose edits wait.
    @MainActor func text(pending count: Int) -> String {
        switch self {
        case .off:
            String(localized: "This shelf is kept on this computer alone.", bundle: .module)
        case .running: String(localized: "Synchronising…", bundle: .module)
        case .resting where count > 0, .failed(.unreachable), .failed(.timedOut):
            if case .resting = self {
                String(localized: "Edits that wait: \(count).", bundle: .module)
            } else {
                String(
                    localized: "The server cannot be reached. Edits that wait: \(count).",
                    bundle: .module)
            }
        case .resting: String(localized: "Everything is synchronised.", bundle: .module)
        case .failed(.unknownToken):
            String(localized: "The server does not know this token.", bundle: .module)
        case .failed(.overQuota):
            String(localized: "The account on the server is full.", bundle: .module)
        case .failed(.badAnswer):
            String(
                localized: "The server’s answer makes no sense. Edits that wait: \(count).",
                bundle: .module)
        }
    }
}

extension ServerError {
    /// The line above the shelf.
    ///
    /// - Parameter count: The number of books whose edits wait.
    @MainActor func line(pending count: Int) -> String {
        switch self {
        case .unreachable, .timedOut:
            count == 0
                ? String(localized: "Offline", bundle: .module)
                : String(localized: "Offline, \(count) changes waiting", bundle: .module)
        case .unknownToken, .overQuota, .badAnswer:
            ShelfSync.Status.failed(self).text(pending: count)
        }
    }
}
