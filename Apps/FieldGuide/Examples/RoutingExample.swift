import ResponderRouting
import UIKit

/// A tap on one of the three buttons of a cell.
struct CellButtonTapped: RoutedEvent {
    let side: String
    let indexPath: IndexPath
}

/// A cell with three buttons, which send an event up the responder chain. The cell knows no
/// delegate; it looks its place up when a button is tapped.
final class ButtonsCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let row = UIStackView(
            arrangedSubviews: ["左边", "中间", "右边"].map { side in
                UIButton(
                    configuration: .gray(),
                    primaryAction: UIAction(title: side) { [weak self] _ in self?.send(side) })
            })
        row.distribution = .fillEqually
        row.spacing = 8
        row.frame = contentView.bounds.insetBy(dx: 12, dy: 6)
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    private func send(_ side: String) {
        guard let table = superview as? UITableView, let place = table.indexPath(for: self)
        else { return }
        route(CellButtonTapped(side: side, indexPath: place))
    }
}

/// The controller handles the events of all cells in one place.
final class RoutingExample: UITableViewController, RoutedEventHandler {
    private var rows = [3, 5]
    private let log = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ButtonsCell.self, forCellReuseIdentifier: "Cell")
        tableView.rowHeight = 52
        log.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        log.numberOfLines = 0
        log.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        log.textAlignment = .center
        log.text = "…"
        log.accessibilityIdentifier = "Log"
        tableView.tableHeaderView = log
    }

    func handle(_ event: any RoutedEvent) -> EventDecision {
        guard let tap = event as? CellButtonTapped else { return .pass }
        let place = "section:\(tap.indexPath.section), row:\(tap.indexPath.row)"
        log.text = "indexPath:\(place) \(tap.side)按钮被点击啦!"
        return .handled
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }

    /// A row that is swiped away moves the places of those below it.
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        rows[indexPath.section] -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
