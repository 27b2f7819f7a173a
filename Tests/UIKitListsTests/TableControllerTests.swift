import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table controllers and diffable sources")
struct TableControllerTests {
    private final class Cities: UITableViewController {
        var names = ["Oslo", "Rome", "Lima"]
        var selected: [Int] = []
        var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
        }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { names.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test("Table controller: source and delegate of its table; overridden methods are called")
    func controller() {
        let controller = Cities(style: .insetGrouped)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.visibleCells.count == 3)
        let cell = controller.tableView.visibleCells[1]
        app.finger.tap(at: cell.convert(CGPoint(x: 50, y: 20), to: nil))
        #expect(controller.selected == [1])
        app.finger.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200))
        #expect(controller.scrolls > 0)
    }

    private final class FieldsController: UITableViewController {
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 30 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))
            cell.contentView.addSubview(field)
            return cell
        }
    }

    @Test("Table controller: the keyboard leaves room below the rows, the edited one in sight")
    func keyboard() throws {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: FieldsController(style: .plain))
        let controller = try #require(app.window.rootViewController as? FieldsController)
        let table = try #require(controller.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 9, section: 0)))
        cell.contentView.subviews.last?.becomeFirstResponder()
        #expect(table.contentInset.bottom == 0 && table.contentOffset.y == 0)
        app.showSoftwareKeyboard(height: 200)
        #expect(table.contentInset.bottom == 200)
        // The ninth row ends at 440, below the keyboard's top at 280.
        #expect(cell.convert(cell.bounds, to: nil).maxY <= 292)
        app.hideSoftwareKeyboard()
        #expect(table.contentInset.bottom == 0)
        app.showSoftwareKeyboard(height: 200)
        controller.viewDidDisappear(false)
        #expect(table.contentInset.bottom == 0)
    }

    @Test("Table controller: the selection is cleared when its view appears again")
    func clearing() {
        let controller = Cities(style: .plain)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        let path = IndexPath(row: 0, section: 0)
        controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
        app.settle()
        controller.dismiss(animated: false)
        app.settle()
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    private final class Titled: UITableViewDiffableDataSource<String, Int> {
        override func tableView(
            _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? { sectionIdentifier(for: section) }
    }

    @Test("Diffable source: shows snapshots, moves cells, replaces reloaded ones, keeps others")
    func diffable() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        var names = [1: "one", 2: "two", 3: "three", 4: "four"]
        let source = Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = names[item]
            return cell
        }
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480),
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(table)
                return controller
            }())
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2], toSection: "A")
        snapshot.appendItems([3], toSection: "B")
        source.apply(snapshot, animatingDifferences: false)
        app.settle()
        func texts() -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
        #expect(texts() == ["one", "two", "three"])
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "B")
        let two = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        snapshot.moveItem(2, afterItem: 3)
        snapshot.appendItems([4], toSection: "A")
        var isDone = false
        source.apply(snapshot) { isDone = true }
        app.settle()
        #expect(isDone && texts() == ["one", "four", "three", "two"])
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === two)
        names[2] = "zwei"
        names[3] = "drei"
        snapshot = source.snapshot()
        snapshot.reconfigureItems([2])
        snapshot.reloadItems([3])
        source.apply(snapshot)
        app.settle()
        #expect(texts() == ["one", "four", "drei", "zwei"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === two)
    }
}
