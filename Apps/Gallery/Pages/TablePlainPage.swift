import UIKit

extension GalleryPage {
    static var plainTable: GalleryPage {
        GalleryPage(
            name: "PlainTable", title: String(localized: "Plain table", bundle: .module),
            section: .lists, symbol: "list.bullet",
            color: .systemBlue,
            makeController: { TablePlainPage(style: .plain) })
    }
}

/// A plain table of names in sections, with headers that stay, an index and swipe actions.
final class TablePlainPage: UITableViewController {
    private var sections: [(letter: String, names: [String])] = []

    private static let names = [
        "Aiko", "Amir", "Ana", "Ben", "Bo", "Carla", "Chen", "Dana", "David", "Elif", "Emil",
        "Fatima", "Finn", "Grace", "Hugo", "Ida", "Ivan", "Jin", "Kofi", "Lena", "Li", "Maya",
        "Nils", "Noor", "Olga", "Omar", "Paula", "Quinn", "Ravi", "Rosa", "Sara", "Sven", "Tao",
        "Uma", "Vera", "Wei", "Xenia", "Yara", "Zoe",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        for name in Self.names {
            let letter = String(name.prefix(1))
            if sections.last?.letter != letter { sections.append((letter, [])) }
            sections[sections.count - 1].names.append(name)
        }
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].names.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].names[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].letter }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        sections.map(\.letter)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let pin = UIContextualAction(
            style: .normal, title: String(localized: "Pin", bundle: .module)
        ) { _, _, done in done(true) }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(
            style: .destructive, title: String(localized: "Delete", bundle: .module)
        ) { [weak self] _, _, done in
            self?.delete(indexPath)
            done(true)
        }
        let more = UIContextualAction(
            style: .normal, title: String(localized: "More", bundle: .module)
        ) { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [delete, more])
    }

    private func delete(_ path: IndexPath) {
        sections[path.section].names.remove(at: path.row)
        if sections[path.section].names.isEmpty {
            sections.remove(at: path.section)
            tableView.deleteSections([path.section], with: .automatic)
        } else {
            tableView.deleteRows(at: [path], with: .automatic)
        }
    }
}
