import UIKit

extension GalleryPage {
    static var editingTable: GalleryPage {
        GalleryPage(
            name: "EditingTable", title: String(localized: "Editing a table", bundle: .module),
            section: .lists, symbol: "pencil",
            color: .systemRed,
            makeController: { TableEditingPage(style: .insetGrouped) })
    }
}

/// A list whose rows are deleted and moved.
final class TableEditingPage: UITableViewController {
    private var tasks = [
        String(localized: "Water the plants", bundle: .module),
        String(localized: "Call Ana", bundle: .module),
        String(localized: "Buy paper", bundle: .module),
        String(localized: "Repair the lamp", bundle: .module),
        String(localized: "Read a chapter", bundle: .module),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.isEditing = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        true
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        tasks.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
