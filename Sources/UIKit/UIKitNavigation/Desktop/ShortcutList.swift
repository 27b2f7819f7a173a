import Foundation
import UIKitControls
import UIKitCore
import UIKitLists

/// The list of the shortcuts that work now.
final class ShortcutList: UITableViewController {
    /// The shortcuts of a menu, or of what is on screen.
    struct Section {
        var title: String
        var shortcuts: [(title: String, keys: String)]
    }

    private let sections: [Section]

    init(_ sections: [Section]) {
        self.sections = sections
        super.init(style: .insetGrouped)
        title = SystemText.localized("Keyboard Shortcuts")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns the shortcuts of the responders in front, and those of the main menu. Commands
    /// without a title or a target are left out.
    static func sections(in window: UIWindow) -> [Section] {
        var known: Set<String> = []
        func shortcuts(_ elements: [UIMenuElement]) -> [(title: String, keys: String)] {
            elements.compactMap { element in
                guard let command = element as? UIKeyCommand, let keys = command.keysText,
                    command.attributes.isDisjoint(with: [.disabled, .hidden])
                else { return nil }
                let title = command.discoverabilityTitle ?? command.title
                guard !title.isEmpty, known.insert(keys).inserted else { return nil }
                return (title, keys)
            }
        }
        let own = window.keyResponder.chain.flatMap(\.availableKeyCommands)
        var sections = [
            Section(
                title: SystemText.localized("This Screen"), shortcuts: shortcuts(own))
        ]
        for menu in UIApplication.shared.validatedMainMenu(for: window).children {
            sections.append(Section(title: menu.title, shortcuts: shortcuts(menu.descendants)))
        }
        return sections.filter { !$0.shortcuts.isEmpty }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].shortcuts.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Shortcut")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Shortcut")
        let shortcut = sections[indexPath.section].shortcuts[indexPath.row]
        cell.textLabel?.text = shortcut.title
        cell.detailTextLabel?.text = shortcut.keys
        return cell
    }
}
