import UIKit

struct Entry {
    var name: String
    var cents: Int
}

class LedgerCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class LedgerViewController: UITableViewController {
    private(set) var entries = [Entry(name: "Rice", cents: 1_250), Entry(name: "Tea", cents: 800)]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ledger"
        tableView.register(LedgerCell.self, forCellReuseIdentifier: "entry")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addEntry))
    }

    @objc func addEntry() {
        add(Entry(name: "Entry \(entries.count + 1)", cents: 100))
    }

    func add(_ entry: Entry) {
        entries.append(entry)
        tableView.insertRows(at: [IndexPath(row: entries.count - 1, section: 0)], with: .automatic)
    }

    func rename(_ row: Int, to name: String) {
        entries[row].name = name
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = entries[indexPath.row]
        cell.textLabel?.text = entry.name
        cell.detailTextLabel?.text = String(format: "%.2f", Double(entry.cents) / 100)
        return cell
    }
}
