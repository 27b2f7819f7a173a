import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: editing, swipes and reordering")
struct RecordedEditingTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<100).map { "Row \($0)" }
        var events: [String] = []
        var editable: (Int) -> Bool = { _ in true }
        var trailing: UISwipeActionsConfiguration?
        var deletes = true

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            events.append("can edit \(indexPath.row)")
            return editable(indexPath.row)
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            events.append("move to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            events.append("style \(indexPath.row)")
            return .delete
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            events.append("commit \(indexPath.row)")
            guard deletes else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            events.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            events.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
        }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            events.append("target \(proposedDestinationIndexPath.row)")
            return proposedDestinationIndexPath
        }
    }

    /// A table of 100 rows with this source.
    private func world(_ source: Source) -> TableWorld {
        let world = TableWorld()
        world.table.dataSource = source
        world.table.delegate = source
        world.app.settle()
        source.events = []
        return world
    }

    private func swipe(_ world: TableWorld, row: Int, by distance: CGFloat = 100) {
        let start = world.middle(row)
        world.app.finger.drag(
            from: start, to: CGPoint(x: start.x - distance, y: start.y), duration: 0.3)
        world.app.settle()
    }

    @Test("Editing: the style is not asked of rows that cannot be edited, which keep their place")
    func editing() {
        let source = Source()
        source.editable = { $0 != 1 }
        let world = world(source)
        world.table.setEditing(true, animated: false)
        world.app.settle()
        #expect(source.events.contains("style 0") && !source.events.contains("style 1"))
        #expect(world.cell(0)?.contentView.frame.minX == 38)
        #expect(world.cell(1)?.contentView.frame.minX == 0)
        #expect(!source.events.contains { $0.hasPrefix("begin") })
    }

    @Test("Swipe: will begin, commit, did end without a path as the row is gone")
    func swipeCalls() throws {
        let source = Source()
        let world = world(source)
        swipe(world, row: 2)
        let begin = try #require(source.events.firstIndex(of: "begin 2"))
        #expect(try #require(source.events.firstIndex(of: "can edit 2")) < begin)
        #expect(!source.events.contains { $0.hasPrefix("end") })
        swipe(world, row: 2, by: 280)
        #expect(source.events.contains("commit 2") && source.events.contains("end nil"))
        #expect(world.texts[2] == "Row 3")
    }

    @Test("Swipe: a tap elsewhere or a reload closes it, with the row's path")
    func closing() {
        let source = Source()
        let world = world(source)
        swipe(world, row: 2)
        world.app.finger.tap(at: world.middle(5))
        world.app.settle()
        #expect(source.events.contains("end 2"))
        #expect(world.table.indexPathForSelectedRow == nil)
        source.events = []
        swipe(world, row: 3)
        #expect(source.events.contains("begin 3"))
        world.table.reloadData()
        world.app.settle()
        #expect(world.cell(3)?.frame.minX == 0)
    }

    @Test("Swipe: one row at a time; an empty configuration gives none")
    func oneRow() {
        let source = Source()
        let world = world(source)
        swipe(world, row: 2)
        swipe(world, row: 4)
        world.app.settle()
        #expect((world.cell(2)?.frame.minX ?? -1) == 0)
        source.trailing = UISwipeActionsConfiguration(actions: [])
        world.table.reloadData()
        world.app.settle()
        source.events = []
        swipe(world, row: 1)
        #expect(world.cell(1)?.frame.minX == 0)
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
    }

    @Test("Delete that the app does not perform: nothing is removed by the table")
    func kept() {
        let source = Source()
        source.deletes = false
        let world = world(source)
        swipe(world, row: 2, by: 290)
        #expect(source.events.contains("commit 2"))
        #expect(world.table.numberOfRows(inSection: 0) == 100)
    }

    @Test("Reordering: asks at each new gap, moves once at the drop, uncommitted until then")
    func reordering() {
        let source = Source()
        let world = world(source)
        world.table.setEditing(true, animated: false)
        world.app.settle()
        source.events = []
        #expect(!world.table.hasUncommittedUpdates)
        world.app.finger.down(at: CGPoint(x: 300, y: 22))
        world.app.finger.move(to: CGPoint(x: 300, y: 120), duration: 0.3)
        #expect(world.table.hasUncommittedUpdates)
        #expect(source.events.contains("target 1") && source.events.contains("target 2"))
        #expect(!source.events.contains { $0.hasPrefix("move") })
        world.app.finger.up()
        world.app.settle()
        #expect(source.events.filter { $0.hasPrefix("move") } == ["move to 2"])
        #expect(!world.table.hasUncommittedUpdates)
        #expect(world.texts.prefix(3) == ["Row 1", "Row 2", "Row 0"])
    }

    @Test("Delete control: 26 points; reorder control at the trailing edge")
    func controls() throws {
        let source = Source()
        let world = world(source)
        world.table.setEditing(true, animated: false)
        world.app.settle()
        let cell = try #require(world.cell(0))
        let edit = try #require(
            cell.subviews.first { "\(type(of: $0))".contains("EditControl") })
        let reorder = try #require(
            cell.subviews.first { "\(type(of: $0))".contains("ReorderControl") })
        #expect(edit.frame.size == CGSize(width: 26, height: 26))
        #expect(reorder.frame == CGRect(x: 278, y: 0, width: 42, height: 44))
    }

    // MARK: Collections

    private final class Moving: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []
        var allowed = true
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 6 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool {
            log.append("can \(indexPath.item)")
            return allowed
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath,
            to target: IndexPath
        ) { log.append("move \(source.item) \(target.item)") }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
            atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
        ) -> IndexPath {
            log.append("target \(proposed.item)")
            return proposed
        }
    }

    @Test("Collection: a refused movement does not begin; one that is cancelled calls nothing")
    func movement() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let source = Moving()
        let world = CollectionWorld(layout, sections: [6]) { list, _ in
            list.dataSource = source
            list.delegate = source
        }
        source.allowed = false
        #expect(!world.list.beginInteractiveMovementForItem(at: path(0)))
        source.allowed = true
        source.log = []
        #expect(world.list.beginInteractiveMovementForItem(at: path(0)))
        #expect(world.list.hasUncommittedUpdates)
        world.list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 100))
        #expect(source.log == ["can 0", "target 2"])
        world.list.cancelInteractiveMovement()
        #expect(!source.log.contains { $0.hasPrefix("move") })
        #expect(world.list.beginInteractiveMovementForItem(at: path(0)))
        world.list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
        world.list.endInteractiveMovement()
        #expect(source.log.filter { $0.hasPrefix("move") } == ["move 0 1"])
        #expect(!world.list.hasUncommittedUpdates)
        world.app.settle()
    }
}
