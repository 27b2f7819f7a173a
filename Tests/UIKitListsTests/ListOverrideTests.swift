import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Lists: what controllers let their subclasses override")
struct ListOverrideTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        var showsMenu = true

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection: Int) -> Int { 8 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(
            _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
        ) -> Int { indexPath.row }

        override func tableView(
            _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
        ) -> Bool { showsMenu }

        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector,
            forRowAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == Selector(UIResponder.copy(_:), name: "copy(_:)") }

        override func tableView(
            _ tableView: UITableView, performAction action: Selector,
            forRowAt indexPath: IndexPath, withSender sender: Any?
        ) { log.append("\(NSStringFromSelector(action)) \(indexPath.row)") }

        override func tableView(
            _ tableView: UITableView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { tableView.isEditing || indexPath.row > 0 }

        override func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.row)")
            setEditing(true, animated: false)
        }

        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
            log.append("end")
        }

        override func tableView(
            _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) { log.append("select \(indexPath.row)") }

        override func tableView(
            _ tableView: UITableView, didDeselectRowAt indexPath: IndexPath
        ) { log.append("deselect \(indexPath.row)") }

        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    }

    private func world() -> (HeadlessApp, Rows) {
        let rows = Rows(style: .plain)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), scale: 2, rootViewController: rows)
        return (app, rows)
    }

    private func middle(_ row: Int) -> CGPoint { CGPoint(x: 160, y: CGFloat(row) * 50 + 25) }

    @Test("A row that is held has a menu of the permitted actions, which it performs")
    func editMenu() throws {
        let (app, rows) = world()
        app.finger.longPress(at: middle(2), for: 0.8)
        app.settle()
        #expect(app.describe().contains("Copy") && !app.describe().contains("Paste"))
        try app.finger.tap(on: "Copy")
        app.settle()
        #expect(rows.log == ["copy: 2"])
        rows.showsMenu = false
        rows.log = []
        app.finger.longPress(at: middle(3), for: 0.8)
        app.settle()
        #expect(rows.log == ["select 3"])
    }

    @Test("Levels of indentation are those of the subclass")
    func indentation() {
        let (_, rows) = world()
        let cells = rows.tableView.visibleCells
        #expect(cells.prefix(3).map(\.indentationLevel) == [0, 1, 2])
    }

    @Test("Two fingers over rows select them, and give back those that they leave")
    func twoFingers() {
        let (app, rows) = world()
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        func move(to row: Int) {
            app.finger.move(to: CGPoint(x: 140, y: middle(row).y), duration: 0.1)
            app.secondFinger.move(to: CGPoint(x: 180, y: middle(row).y), duration: 0.1)
        }
        app.finger.down(at: CGPoint(x: 140, y: middle(1).y))
        app.secondFinger.down(at: CGPoint(x: 180, y: middle(1).y))
        move(to: 4)
        #expect(rows.isEditing && rows.tableView.contentOffset.y == 0)
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3, 4])
        move(to: 2)
        #expect(rows.tableView.indexPathsForSelectedRows?.map(\.row) == [1, 2])
        app.finger.up()
        app.secondFinger.up()
        app.settle()
        #expect(rows.log.first == "begin 1" && rows.log.last == "end")
        #expect(rows.log.filter { $0.hasPrefix("deselect") } == ["deselect 4", "deselect 3"])
    }

    @Test("Two fingers scroll where the delegate does not permit to select")
    func refused() {
        let (app, rows) = world()
        rows.tableView.allowsMultipleSelectionDuringEditing = true
        rows.tableView.rowHeight = 100
        app.settle()
        app.finger.down(at: CGPoint(x: 140, y: 80))
        app.secondFinger.down(at: CGPoint(x: 180, y: 80))
        for y in stride(from: CGFloat(80), through: 20, by: -10) {
            app.finger.move(to: CGPoint(x: 140, y: y))
            app.secondFinger.move(to: CGPoint(x: 180, y: y))
            app.advance(by: 1 / 60)
        }
        #expect(rows.tableView.contentOffset.y > 0 && rows.log.isEmpty)
        app.finger.up()
        app.secondFinger.up()
    }

    @Test("Selection by the user posts a notification, selection in code does not")
    func notification() {
        let (app, rows) = world()
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: rows.tableView, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        rows.tableView.selectRow(
            at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(count == 0)
        app.finger.tap(at: middle(3))
        #expect(count == 1)
    }

    private final class Items: UICollectionViewController {
        var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 4 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        override func indexTitles(for collectionView: UICollectionView) -> [String]? {
            (0..<10).map { "\($0)" }
        }

        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 1, section: index) }

        override func collectionView(
            _ collectionView: UICollectionView,
            shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { true }

        override func collectionView(
            _ collectionView: UICollectionView,
            didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) { log.append("begin \(indexPath.item)") }

        override func collectionViewDidEndMultipleSelectionInteraction(
            _ collectionView: UICollectionView
        ) { log.append("end") }

        override func collectionView(
            _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool { true }

        override func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector,
            forItemAt indexPath: IndexPath, withSender sender: Any?
        ) -> Bool { action == Selector(UIResponder.paste(_:), name: "paste(_:)") }

        override func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector,
            forItemAt indexPath: IndexPath, withSender sender: Any?
        ) { log.append("\(NSStringFromSelector(action)) \(indexPath.item)") }

        override func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { originalIndexPath }

        override func collectionView(
            _ collectionView: UICollectionView,
            transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            log.append("transition")
            return super.collectionView(
                collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }

    private func items() -> (HeadlessApp, Items) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let items = Items(collectionViewLayout: layout)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 400), scale: 2, rootViewController: items)
        app.settle()
        return (app, items)
    }

    @Test("A title of a collection view's index scrolls to the item of the data source")
    func index() {
        let (app, items) = items()
        app.finger.tap(at: CGPoint(x: 312, y: 200 + 14 * 0.5))
        app.settle()
        let first = items.collectionView.indexPathsForVisibleItems.min()
        #expect(first == IndexPath(item: 1, section: 5))
    }

    @Test("An item of a collection view has a menu of its actions")
    func itemMenu() throws {
        let (app, items) = items()
        app.mouse.click(at: middle(2), button: .secondary)
        app.settle()
        try app.finger.tap(on: "Paste")
        app.settle()
        #expect(items.log == ["paste: 2"])
    }

    @Test("Two fingers over items select them")
    func itemSelection() {
        let (app, items) = items()
        items.collectionView.allowsMultipleSelection = true
        app.finger.down(at: CGPoint(x: 140, y: middle(3).y))
        app.secondFinger.down(at: CGPoint(x: 180, y: middle(3).y))
        app.finger.move(to: CGPoint(x: 140, y: middle(1).y), duration: 0.1)
        app.secondFinger.move(to: CGPoint(x: 180, y: middle(1).y), duration: 0.1)
        app.finger.up()
        app.secondFinger.up()
        app.settle()
        #expect(items.collectionView.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3])
        #expect(items.log == ["begin 3", "end"])
    }

    @Test("The older method for the place of a moved item is used, and that for transitions")
    func olderMethods() {
        let (_, items) = items()
        let layout = items.collectionView.startInteractiveTransition(
            to: UICollectionViewFlowLayout())
        #expect(items.log == ["transition"] && layout.nextLayout is UICollectionViewFlowLayout)
        items.collectionView.cancelInteractiveTransition()
        let path = IndexPath(item: 0, section: 0)
        let answer = items.collectionView(
            items.collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
            atCurrentIndexPath: path, toProposedIndexPath: IndexPath(item: 2, section: 0))
        #expect(answer == path)
    }

    /// A table that notes what is called, as test doubles do.
    private final class TableSpy: UITableView {
        var log: [String] = []

        override func beginUpdates() {
            log.append("begin")
            super.beginUpdates()
        }

        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
            log.append("insert \(indexPaths.count)")
            super.insertRows(at: indexPaths, with: animation)
        }

        override func selectRow(
            at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
        ) {
            log.append("select \(indexPath?.row ?? -1)")
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }

        override func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            log.append("dequeue \(indexPath.row)")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }

        override func numberOfRows(inSection section: Int) -> Int {
            super.numberOfRows(inSection: section) + 100
        }
    }

    private final class NamedCell: UITableViewCell {
        override var reuseIdentifier: String? { "named" }
    }

    @Test("Tables and cells: subclasses override what apps' test doubles do")
    func spies() {
        let table = TableSpy(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let rows = PlainRows()
        table.dataSource = rows
        table.layoutIfNeeded()
        #expect(table.log == ["dequeue 0", "dequeue 1"])
        rows.count = 3
        table.beginUpdates()
        table.insertRows(at: [[0, 2]], with: .none)
        table.endUpdates()
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        #expect(table.log.suffix(4) == ["begin", "insert 1", "dequeue 2", "select 1"])
        #expect(table.indexPathForSelectedRow == [0, 1])
        #expect(table.numberOfRows(inSection: 0) == 103)
        #expect(NamedCell(style: .default, reuseIdentifier: "other").reuseIdentifier == "named")
    }

    private final class CollectionSpy: UICollectionView {
        var log: [String] = []

        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell {
            log.append("dequeue \(indexPath.item)")
            return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        }

        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    }

    @Test("Collection views: subclasses override what apps' test doubles do")
    func collectionSpies() {
        let view = CollectionSpy(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = PlainItems()
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(view.log == ["dequeue 0", "dequeue 1"])
        #expect(view.cellForItem(at: [0, 0]) == nil)
        #expect(view.visibleCells.count == 2)
    }

    private final class PlainRows: UITableViewDataSource {
        var count = 2

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    private final class PlainItems: UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 2 }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }
}
