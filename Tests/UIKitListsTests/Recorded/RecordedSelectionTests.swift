import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: selection")
struct RecordedSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Table: a tap on the selected row selects it again, without deselecting it")
    func again() {
        let world = TableWorld()
        world.app.finger.tap(at: world.middle(2))
        world.source.events = []
        world.app.finger.tap(at: world.middle(2))
        #expect(world.source.events.suffix(2) == ["will select 0-2", "select 0-2"])
        #expect(!world.source.events.contains { $0.contains("deselect") })
    }

    @Test("Table: a refused highlight leaves the old selection as it looks")
    func refused() {
        let world = TableWorld()
        world.app.finger.tap(at: world.middle(2))
        world.source.canHighlight = false
        world.app.finger.down(at: world.middle(4))
        world.app.advance(by: 0.3)
        #expect(world.cell(2)?.isSelected == true && world.cell(4)?.isHighlighted == false)
        world.app.finger.up()
        #expect(world.table.indexPathForSelectedRow == path(2))
    }

    @Test("Table: nil from willDeselect keeps the old row selected")
    func keeps() {
        final class Source: TableSource {
            override func tableView(
                _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
            ) -> IndexPath? { nil }
        }
        let world = TableWorld(source: Source())
        world.app.finger.tap(at: world.middle(2))
        world.app.finger.tap(at: world.middle(4))
        #expect(world.cell(2)?.isSelected == true && world.cell(4)?.isSelected == true)
        #expect(!world.source.events.contains { $0.hasPrefix("deselect") })
    }

    @Test("Editing: only the two flags for editing count")
    func editing() {
        let world = TableWorld()
        world.table.allowsMultipleSelection = true
        world.table.setEditing(true, animated: false)
        world.app.settle()
        world.app.finger.tap(at: world.middle(2))
        #expect(world.table.indexPathForSelectedRow == nil)
        world.table.allowsSelectionDuringEditing = true
        world.app.finger.tap(at: world.middle(2))
        world.app.finger.tap(at: world.middle(3))
        #expect(world.table.indexPathsForSelectedRows == [path(3)])
        world.table.setEditing(false, animated: false)
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(world.cell(3)?.isSelected == false)
    }

    private final class StyleDelegate: NSObject, UITableViewDelegate {
        var asked = 0
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle {
            asked += 1
            return .delete
        }
    }

    @Test("Editing with several: circles instead of the editing style, which is not asked")
    func circles() {
        let world = TableWorld()
        let delegate = StyleDelegate()
        world.table.delegate = delegate
        world.app.settle()
        world.table.allowsMultipleSelectionDuringEditing = true
        world.table.setEditing(true, animated: false)
        world.app.settle()
        #expect(world.cell(0)?.editingStyle == UITableViewCell.EditingStyle.none)
        #expect(world.cell(0)?.contentView.frame.minX == 38)
        #expect(delegate.asked == 0)
        world.app.finger.tap(at: world.middle(1))
        world.app.finger.tap(at: world.middle(2))
        #expect(world.table.indexPathsForSelectedRows == [path(1), path(2)])
        world.table.setEditing(false, animated: false)
        #expect(world.table.indexPathsForSelectedRows == nil)
    }

    @Test("Updates: a deleted row leaves the selection without a call, a moved one keeps it")
    func updates() {
        let world = TableWorld()
        world.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        world.source.events = []
        world.table.performBatchUpdates {
            world.source.rows[0].swapAt(1, 2)
            world.table.moveRow(at: path(1), to: path(2))
        }
        #expect(world.table.indexPathForSelectedRow == path(2))
        world.source.rows[0].remove(at: 2)
        world.table.deleteRows(at: [path(2)], with: .none)
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(!world.source.events.contains { $0.contains("select") })
    }

    @Test("Reloads: a reloaded row leaves a table's selection and stays in a collection's")
    func reloads() {
        let world = TableWorld()
        world.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        world.table.reloadRows(at: [path(1)], with: .none)
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(world.cell(1)?.isSelected == false)
        let list = RecordingWorld(10)
        list.list.selectItem(at: path(1), animated: false, scrollPosition: [])
        list.list.reloadItems(at: [path(1)])
        #expect(list.list.indexPathsForSelectedItems == [path(1)])
        #expect(list.list.cellForItem(at: path(1))?.isSelected == true)
    }

    @Test("selectionStyle none: selects and calls all the same")
    func noStyle() {
        let world = TableWorld()
        world.cell(2)?.selectionStyle = .none
        world.app.finger.tap(at: world.middle(2))
        #expect(world.source.events.last == "select 0-2")
        #expect(world.cell(2)?.isSelected == true)
    }

    @Test("selectItem with no position does not scroll")
    func noPosition() {
        let world = RecordingWorld(100)
        world.list.selectItem(at: path(90), animated: false, scrollPosition: [])
        #expect(world.list.contentOffset.y == 0)
        #expect(world.list.indexPathsForSelectedItems == [path(90)])
    }

    @Test("Collection: cells marked by isSelected are not selected")
    func marked() {
        let world = RecordingWorld(10)
        world.list.cellForItem(at: path(1))?.isSelected = true
        #expect(world.list.indexPathsForSelectedItems == [])
    }

    @Test("Collection: editing counts the flags for editing, and its end clears the selection")
    func collectionEditing() {
        let world = RecordingWorld(10)
        world.list.isEditing = true
        world.app.finger.tap(at: CGPoint(x: 100, y: 60))
        #expect(world.list.indexPathsForSelectedItems == [])
        world.list.allowsMultipleSelectionDuringEditing = true
        world.app.finger.tap(at: CGPoint(x: 100, y: 60))
        world.app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(world.list.indexPathsForSelectedItems == [path(1), path(2)])
        world.list.isEditing = false
        #expect(world.list.indexPathsForSelectedItems == [])
    }

    private final class ConfiguredCell: UICollectionViewCell {
        var states: [Bool] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state.isSelected)
        }
    }

    @Test("Collection cell: configured once before display, and once for several changes")
    func configurations() throws {
        let world = CollectionWorld(UICollectionViewFlowLayout(), sections: [3]) { list, _ in
            list.register(ConfiguredCell.self, forCellWithReuseIdentifier: "cell")
        }
        let cell = try #require(world.list.cellForItem(at: path(0)) as? ConfiguredCell)
        #expect(cell.states.count <= 2 && !cell.states.isEmpty)
        #expect(cell.backgroundConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration)
        #expect(cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(UICollectionViewListCell(frame: .zero).backgroundConfiguration != nil)
        cell.states = []
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.states.isEmpty)
        world.app.settle()
        #expect(cell.states == [true])
    }

    @Test("Separators: hidden below a selected row and the one above it")
    func separators() throws {
        let world = TableWorld()
        world.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        world.app.settle()
        func hasLine(_ row: Int) -> Bool {
            world.cell(row)?.subviews.contains {
                !$0.isHidden && $0.frame.height == 0.5 && $0.frame.maxY == 44
            } ?? false
        }
        #expect((0..<5).map(hasLine) == [true, false, false, true, true])
    }
}
