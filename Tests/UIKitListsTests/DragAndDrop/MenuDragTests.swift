import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Lists: menus that become drags")
@MainActor
struct MenuDragTests {
    private static func menu() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        })
    }

    private final class Table: UITableViewController, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        var rows = (0..<8).map { "Row \($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.dragDelegate = self
            tableView.dropDelegate = self
            tableView.dragInteractionEnabled = true
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { rows.count }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        override func tableView(
            _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { true }

        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { MenuDragTests.menu() }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {}

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row]))]
        }
    }

    private final class Grid: UICollectionViewController, UICollectionViewDragDelegate {
        var items = (0..<9).map { "\($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.dragDelegate = self
            collectionView.dragInteractionEnabled = true
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { items.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "cell", for: indexPath)
            cell.backgroundColor = .systemTeal
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths:
                [IndexPath], point: CGPoint
        ) -> UIContextMenuConfiguration? { MenuDragTests.menu() }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item]))]
        }
    }

    @Test("Table: a press opens a row's menu, and moving on drags the row to its new place")
    func table() {
        let table = Table(style: .plain)
        let app = HeadlessApp(size: CGSize(width: 320, height: 400), rootViewController: table)
        app.finger.down(at: CGPoint(x: 100, y: 22))
        app.advance(by: 0.8)
        #expect(app.find("Copy") != nil)
        app.finger.move(to: CGPoint(x: 100, y: 160), duration: 0.4)
        app.advance(by: 0.5)
        #expect(app.find("Copy") == nil)
        app.finger.up()
        app.settle()
        #expect(table.rows.prefix(4) == ["Row 1", "Row 2", "Row 3", "Row 0"])
        #expect(table.tableView.contentOffset == .zero)
    }

    @Test("Table: lifting without moving keeps the menu, and the row in its place")
    func rest() throws {
        let table = Table(style: .plain)
        let app = HeadlessApp(size: CGSize(width: 320, height: 400), rootViewController: table)
        app.finger.longPress(at: CGPoint(x: 100, y: 22), for: 0.8)
        app.settle()
        #expect(app.find("Copy") != nil && table.rows.first == "Row 0")
        try app.finger.tap(on: "Copy")
        app.settle()
        #expect(app.find("Copy") == nil)
    }

    @Test("Collection view: a press opens an item's menu, and moving on drags the item")
    func grid() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let grid = Grid(collectionViewLayout: layout)
        let app = HeadlessApp(size: CGSize(width: 320, height: 400), rootViewController: grid)
        app.finger.down(at: CGPoint(x: 45, y: 45))
        app.advance(by: 0.8)
        #expect(app.find("Copy") != nil)
        app.finger.move(to: CGPoint(x: 250, y: 150), duration: 0.4)
        app.advance(by: 0.3)
        #expect(app.find("Copy") == nil && grid.collectionView.hasActiveDrag)
        app.finger.up()
        app.settle()
        #expect(!grid.collectionView.hasActiveDrag)
    }
}
