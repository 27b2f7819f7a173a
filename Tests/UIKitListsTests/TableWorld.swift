import Foundation
import UIKit
import UIKitTesting

/// An app of 320 by 480 points filled by a table, with a recorder as data source and delegate.
final class TableWorld {
    let table: UITableView
    let source: TableSource
    let app: HeadlessApp

    init(
        _ table: UITableView = UITableView(), source: TableSource = TableSource(),
        size: CGSize = CGSize(width: 320, height: 480)
    ) {
        self.table = table
        self.source = source
        table.frame = CGRect(origin: .zero, size: size)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        app = HeadlessApp(
            size: size, scale: 2,
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(table)
                return controller
            }())
        source.events = []
    }

    /// The texts of the visible rows, from top to bottom.
    var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// The middle of a row, in window points.
    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }
}

/// Rows of texts, and a log of the calls.
class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var titles: [String?] = []
    var footers: [String?] = []
    var events: [String] = []

    /// The row to select instead of a tapped one.
    var replacement: ((IndexPath) -> IndexPath?)?
    var canHighlight = true

    init(_ rows: [[String]] = [(0..<100).map { "Row \($0)" }]) {
        self.rows = rows
    }

    func note(_ event: String, _ path: IndexPath) {
        events.append("\(event) \(path.section)-\(path.row)")
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell", indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        note("move to", destinationIndexPath)
        let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("will display", indexPath) }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) { note("end display", indexPath) }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("should highlight", indexPath)
        return canHighlight
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("highlight", indexPath)
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("unhighlight", indexPath)
    }

    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        note("will select", indexPath)
        return replacement.map { $0(indexPath) } ?? indexPath
    }

    func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        note("will deselect", indexPath)
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        note("select", indexPath)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        note("deselect", indexPath)
    }
}
