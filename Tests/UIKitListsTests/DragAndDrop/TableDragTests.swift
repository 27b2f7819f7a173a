import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Tables: drag and drop")
struct TableDragTests {
    /// Rows that are dragged as texts, and dropped texts as new rows.
    private final class Source: TableSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var operation = UIDropOperation.move
        var canMove = true
        var destinations: [IndexPath?] = []
        var performed: [IndexPath?] = []
        var placeholder: (any UITableViewDropPlaceholderContext)?
        var usesPlaceholder = false

        override func tableView(
            _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
        ) -> Bool { canMove }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            let text = rows[indexPath.section][indexPath.row]
            return [UIDragItem(itemProvider: NSItemProvider(object: text))]
        }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            destinations.append(destinationIndexPath)
            return UITableViewDropProposal(operation: operation, intent: intent)
        }

        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            performed.append(coordinator.destinationIndexPath)
            guard let path = coordinator.destinationIndexPath else { return }
            for item in coordinator.items {
                if usesPlaceholder {
                    placeholder = coordinator.drop(
                        item.dragItem,
                        to: UITableViewDropPlaceholder(
                            insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: 60))
                } else if intent == .insertAtDestinationIndexPath {
                    rows[path.section].insert("New", at: path.row)
                    tableView.insertRows(at: [path], with: .automatic)
                    coordinator.drop(item.dragItem, toRowAt: path)
                } else {
                    coordinator.drop(
                        item.dragItem, intoRowAt: path,
                        rect: CGRect(x: 0, y: 0, width: 20, height: 20))
                }
            }
        }
    }

    /// A table, and a view above it whose text can be dragged to the table.
    private final class World: UIDragInteractionDelegate {
        let source: Source
        let world: TableWorld
        let outside = UIView(frame: CGRect(x: 260, y: 420, width: 40, height: 40))

        init(_ rows: [[String]] = [(0..<8).map { "\($0)" }]) {
            let table = UITableView(frame: .zero, style: .plain)
            table.rowHeight = 40
            source = Source(rows)
            world = TableWorld(table, source: source)
            table.dragDelegate = source
            table.dropDelegate = source
            outside.addInteraction(UIDragInteraction(delegate: self))
            outside.backgroundColor = .systemRed
            world.app.window.rootViewController?.view.addSubview(outside)
            world.app.settle()
        }

        var table: UITableView { world.table }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "New"))] }

        func drag(from start: CGPoint, to end: CGPoint) {
            world.app.finger.down(at: start)
            world.app.advance(by: 0.4)
            world.app.finger.move(to: end, duration: 0.4)
            world.app.advance(by: 0.5)
        }

        func drop() {
            world.app.finger.up()
            world.app.settle()
        }

        func y(_ row: Int, _ section: Int = 0) -> CGFloat? {
            world.cell(row, section)?.frame.minY
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("A row that is dragged within its table is moved by the data source, once")
    func reorder() {
        let world = World()
        world.drag(from: world.world.middle(1), to: world.world.middle(4))
        #expect(world.table.hasActiveDrag)
        #expect(world.source.destinations.last == path(4))
        #expect((0..<6).map { world.y($0) } == [0, 40, 40, 80, 120, 200], "The others close up")
        world.drop()
        #expect(world.source.rows[0] == ["0", "2", "3", "4", "1", "5", "6", "7"])
        #expect(world.source.events.filter { $0.hasPrefix("move") } == ["move to 0-4"])
        #expect(world.source.performed.isEmpty)
        #expect(world.world.texts == ["0", "2", "3", "4", "1", "5", "6", "7"])
        #expect(world.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect((0..<8).map { world.y($0) } == (0..<8).map { CGFloat($0) * 40 })
        #expect(!world.table.hasActiveDrag)
    }

    @Test("Dropped items open a gap and become rows there")
    func insertion() {
        let world = World()
        world.source.operation = .copy
        world.drag(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 100, y: 90))
        #expect(world.source.destinations.last == path(2))
        #expect((0..<4).map { world.y($0) } == [0, 40, 124, 164])
        world.drop()
        #expect(world.source.performed == [path(2)])
        #expect(world.source.rows[0].prefix(4) == ["0", "1", "New", "2"])
        #expect((0..<4).map { world.y($0) } == [0, 40, 80, 120])
        #expect(world.world.cell(2)?.alpha == 1)
    }

    @Test("Below the last row the destination is the number of rows")
    func end() {
        let world = World()
        world.source.operation = .copy
        world.drag(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 100, y: 400))
        #expect(world.source.destinations.last == path(8))
        world.drop()
        #expect(world.source.rows[0].last == "New")
    }

    @Test("A gap closes when the items leave the table")
    func leaving() {
        let world = World()
        world.source.operation = .copy
        world.table.frame.size.height = 400
        world.world.app.settle()
        world.drag(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 100, y: 90))
        #expect(world.table.hasActiveDrop)
        world.world.app.finger.move(to: CGPoint(x: 100, y: 440), duration: 0.2)
        world.world.app.advance(by: 0.5)
        #expect(!world.table.hasActiveDrop)
        #expect((0..<4).map { world.y($0) } == [0, 40, 80, 120])
        world.drop()
        #expect(world.source.performed.isEmpty)
    }

    @Test("Items that go into a row highlight it")
    func into() {
        let world = World()
        world.source.operation = .copy
        world.source.intent = .insertIntoDestinationIndexPath
        world.drag(from: CGPoint(x: 280, y: 440), to: world.world.middle(3))
        #expect(world.world.cell(3)?.isHighlighted == true)
        #expect(world.y(4) == 160)
        world.drop()
        #expect(world.source.performed == [path(3)])
        #expect(world.world.cell(3)?.isHighlighted == false)
    }

    @Test("A placeholder waits between the rows, follows updates, and becomes a row")
    func placeholder() throws {
        let world = World()
        world.source.operation = .copy
        world.source.usesPlaceholder = true
        world.drag(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 100, y: 90))
        world.drop()
        #expect((0..<4).map { world.y($0) } == [0, 40, 140, 180])
        #expect(world.table.hasUncommittedUpdates)
        world.source.rows[0].remove(at: 0)
        world.table.deleteRows(at: [path(0)], with: .automatic)
        world.world.app.settle()
        #expect((0..<3).map { world.y($0) } == [0, 100, 140])
        let context = try #require(world.source.placeholder)
        let committed = context.commitInsertion { path in
            world.source.rows[path.section].insert("Loaded", at: path.row)
        }
        world.world.app.settle()
        #expect(committed)
        #expect(world.world.texts.prefix(3) == ["1", "Loaded", "2"])
        #expect((0..<3).map { world.y($0) } == [0, 40, 80])
        #expect(!context.deletePlaceholder())
    }

    @Test("Reloading removes placeholders; committing one then does nothing")
    func reloadedPlaceholder() throws {
        let world = World()
        world.source.operation = .copy
        world.source.usesPlaceholder = true
        world.drag(from: CGPoint(x: 280, y: 440), to: CGPoint(x: 100, y: 90))
        world.drop()
        world.table.reloadData()
        world.world.app.settle()
        let context = try #require(world.source.placeholder)
        #expect(!context.commitInsertion { _ in Issue.record("called") })
        #expect((0..<4).map { world.y($0) } == [0, 40, 80, 120])
    }

    @Test("A drag near the edge scrolls")
    func edge() {
        let world = World([(0..<100).map { "\($0)" }])
        world.drag(from: world.world.middle(1), to: CGPoint(x: 100, y: 470))
        world.world.app.advance(by: 1)
        #expect(world.table.contentOffset.y > 200)
        world.drop()
        #expect(world.source.rows[0].count == 100)
        #expect(world.source.rows[0][1] == "2")
    }

    @Test("Rows can be dragged to another section")
    func sections() {
        let world = World([["a", "b", "c"], ["d", "e"]])
        world.drag(from: world.world.middle(0), to: CGPoint(x: 100, y: 135))
        world.drop()
        #expect(world.source.rows == [["b", "c"], ["a", "d", "e"]])
        #expect(world.world.texts == ["b", "c", "a", "d", "e"])
    }

    @Test("A table that is reloaded while its row is dragged stays whole")
    func reloadWhileDragging() {
        let world = World()
        world.drag(from: world.world.middle(1), to: world.world.middle(4))
        world.source.rows[0] = ["x", "y"]
        world.table.reloadData()
        world.world.app.advance(by: 0.1)
        world.world.app.finger.move(to: world.world.middle(0), duration: 0.1)
        world.drop()
        #expect(world.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(world.source.events.allSatisfy { !$0.hasPrefix("move") })
    }

    @Test("Tables: a row that is lifted is not highlighted")
    func liftedHighlight() throws {
        let world = World()
        let app = world.world.app
        let before = app.snapshot()[400, 120]
        app.finger.down(at: CGPoint(x: 100, y: 60))
        app.advance(by: 0.3)
        #expect(app.snapshot()[400, 120] != before)
        app.advance(by: 0.15)
        #expect(app.snapshot()[400, 120] == before)
        app.finger.up()
        app.settle()
    }

    @Test("Items go into a row under its middle and between rows elsewhere, if that is automatic")
    func automatic() {
        let world = World()
        world.source.operation = .copy
        world.source.intent = .automatic
        world.drag(from: CGPoint(x: 280, y: 440), to: world.world.middle(3))
        #expect(world.world.cell(3)?.isHighlighted == true)
        world.world.app.finger.move(to: CGPoint(x: 100, y: 82), duration: 0.2)
        world.world.app.advance(by: 0.5)
        #expect(world.world.cell(3)?.isHighlighted == false)
        #expect(world.y(2) != 80)
        world.drop()
        #expect(world.source.performed == [path(2)])
    }
}
