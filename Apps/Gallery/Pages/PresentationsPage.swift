import UIKit

extension GalleryPage {
    static var sheets: GalleryPage {
        GalleryPage(
            name: "Sheets", title: String(localized: "Sheets", bundle: .module),
            section: .containers,
            symbol: "square.and.arrow.up",
            color: .systemGreen, makeController: { SheetsPage() })
    }

    static var alerts: GalleryPage {
        GalleryPage(
            name: "Alerts", title: String(localized: "Alerts", bundle: .module),
            section: .containers,
            symbol: "exclamationmark.triangle",
            color: .systemRed, makeController: { AlertsPage() })
    }

    static var popovers: GalleryPage {
        GalleryPage(
            name: "Popovers", title: String(localized: "Popovers", bundle: .module),
            section: .containers, symbol: "message",
            color: .systemPurple, makeController: { PopoversPage() })
    }
}

/// A list of buttons, each of which presents something.
class PresentationsPage: UIViewController {
    typealias Entry = (name: String, present: (UIViewController, UIView) -> Void)

    private let entries: [Entry]

    init(_ entries: [Entry]) {
        self.entries = entries
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let rows = entries.map { entry in
            ActionRow(entry.name, name: entry.name) { [unowned self] row in
                entry.present(self, row)
            }
        }
        showGroups([InsetGroup(rows: rows)])
    }

    // MARK: Pages

    fileprivate static func sheets() -> [Entry] {
        func entry(
            _ name: String, _ configure: @escaping (UIViewController) -> Void
        ) -> Entry {
            (
                name,
                { page, _ in
                    let content = ColorPage(title: name)
                    configure(content)
                    page.present(content, animated: true)
                }
            )
        }
        return [
            entry(String(localized: "Page sheet", bundle: .module)) { _ in },
            entry(String(localized: "Medium and large", bundle: .module)) {
                $0.sheetPresentationController?.detents = [.medium(), .large()]
                $0.sheetPresentationController?.prefersGrabberVisible = true
            },
            entry(String(localized: "Form sheet", bundle: .module)) {
                $0.modalPresentationStyle = .formSheet
                $0.preferredContentSize = CGSize(width: 360, height: 260)
            },
        ]
    }

    fileprivate static func alerts() -> [Entry] {
        func alert(_ style: UIAlertController.Style) -> UIAlertController {
            let alert = UIAlertController(
                title: String(localized: "Delete the sketch?", bundle: .module),
                message: String(localized: "It cannot be restored.", bundle: .module),
                preferredStyle: style)
            alert.addAction(
                UIAlertAction(
                    title: String(localized: "Delete", bundle: .module), style: .destructive))
            alert.addAction(
                UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
            return alert
        }
        return [
            (
                String(localized: "Alert", bundle: .module),
                { page, _ in page.present(alert(.alert), animated: true) }
            ),
            (
                String(localized: "With text fields", bundle: .module),
                { page, _ in page.present(signIn(), animated: true) }
            ),
            (
                String(localized: "Action sheet", bundle: .module),
                { page, _ in page.present(alert(.actionSheet), animated: true) }
            ),
        ]
    }

    /// Returns an alert with two text fields, whose button waits for a name.
    private static func signIn() -> UIAlertController {
        let alert = UIAlertController(
            title: String(localized: "Sign in", bundle: .module),
            message: String(localized: "The name is required.", bundle: .module),
            preferredStyle: .alert)
        let enter = UIAlertAction(
            title: String(localized: "Sign in", bundle: .module), style: .default)
        enter.isEnabled = false
        alert.addTextField { field in
            field.placeholder = String(localized: "Name", bundle: .module)
            field.addAction(
                UIAction { [weak field] _ in enter.isEnabled = field?.hasText ?? false },
                for: .editingChanged)
        }
        alert.addTextField { field in
            field.placeholder = String(localized: "Password", bundle: .module)
            field.isSecureTextEntry = true
        }
        alert.addAction(
            UIAlertAction(title: String(localized: "Cancel", bundle: .module), style: .cancel))
        alert.addAction(enter)
        alert.preferredAction = enter
        return alert
    }

    fileprivate static func popovers() -> [Entry] {
        let name = String(localized: "Popover", bundle: .module)
        return [
            (
                name,
                { page, button in
                    let content = ColorPage(title: name)
                    content.modalPresentationStyle = .popover
                    content.preferredContentSize = CGSize(width: 240, height: 160)
                    content.popoverPresentationController?.sourceView = button
                    page.present(content, animated: true)
                }
            ),
            (
                String(localized: "Share", bundle: .module),
                { page, button in
                    let content = UIActivityViewController(
                        activityItems: [name], applicationActivities: nil)
                    content.popoverPresentationController?.sourceView = button
                    page.present(content, animated: true)
                }
            ),
        ]
    }
}

/// Buttons that present sheets.
final class SheetsPage: PresentationsPage {
    init() { super.init(PresentationsPage.sheets()) }

    required init?(coder: NSCoder) { nil }
}

/// Buttons that present alerts.
final class AlertsPage: PresentationsPage {
    init() { super.init(PresentationsPage.alerts()) }

    required init?(coder: NSCoder) { nil }
}

/// Buttons that present popovers.
final class PopoversPage: PresentationsPage {
    init() { super.init(PresentationsPage.popovers()) }

    required init?(coder: NSCoder) { nil }
}
