import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table selection")
struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Tapped row: highlighted, then selected, with every delegate call in order")
    func tap() throws {
        let world = TableWorld()
        world.app.finger.down(at: world.middle(2))
        world.app.advance(by: 0.2)
        #expect(try #require(world.cell(2)).isHighlighted)
        world.app.finger.up()
        #expect(
            world.source.events == [
                "should highlight 0-2", "highlight 0-2", "unhighlight 0-2", "will select 0-2",
                "select 0-2",
            ])
        #expect(world.table.indexPathForSelectedRow == path(2))
        #expect(try #require(world.cell(2)).isSelected)
        world.source.events = []
        world.app.finger.tap(at: world.middle(4))
        #expect(
            world.source.events.suffix(4) == [
                "will select 0-4", "will deselect 0-2", "deselect 0-2", "select 0-4",
            ])
        #expect(world.table.indexPathsForSelectedRows == [path(4)])
        #expect(try !#require(world.cell(2)).isSelected)
    }

    @Test("Selected row: labels and images within the cell are highlighted")
    func contents() throws {
        let world = TableWorld()
        let (box, label, image) = (UIView(), UILabel(), UIImageView())
        box.addSubview(label)
        box.addSubview(image)
        try #require(world.cell(2)).contentView.addSubview(box)
        world.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(label.isHighlighted && image.isHighlighted)
        world.table.deselectRow(at: path(2), animated: false)
        #expect(!label.isHighlighted && !image.isHighlighted)
    }

    @Test("Tapped row: the delegate chooses another one, none, or refuses the highlight")
    func vetoes() {
        let world = TableWorld()
        world.source.replacement = { _ in IndexPath(row: 7, section: 0) }
        world.app.finger.tap(at: world.middle(1))
        #expect(world.table.indexPathForSelectedRow == path(7))
        world.source.replacement = { _ in nil }
        world.app.finger.tap(at: world.middle(1))
        #expect(world.table.indexPathForSelectedRow == path(7))
        world.source.replacement = nil
        world.source.canHighlight = false
        world.app.finger.tap(at: world.middle(1))
        #expect(world.table.indexPathForSelectedRow == path(7))
        world.source.canHighlight = true
        world.table.allowsSelection = false
        world.app.finger.tap(at: world.middle(1))
        #expect(world.table.indexPathForSelectedRow == path(7))
    }

    @Test("Drag over a highlighted row: the highlight goes, nothing is selected")
    func drag() {
        let world = TableWorld()
        world.app.finger.down(at: world.middle(3))
        world.app.advance(by: 0.2)
        world.app.finger.move(to: CGPoint(x: 100, y: 20), duration: 0.2)
        world.app.finger.up()
        world.app.settle()
        #expect(
            world.source.events.prefix(3)
                == [
                    "should highlight 0-3", "highlight 0-3", "unhighlight 0-3",
                ].prefix(3) || world.source.events.contains("unhighlight 0-3"))
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(world.table.contentOffset.y > 0)
    }

    @Test("Multiple selection: taps toggle rows")
    func multiple() {
        let world = TableWorld()
        world.table.allowsMultipleSelection = true
        for row in [1, 3, 5, 3] { world.app.finger.tap(at: world.middle(row)) }
        #expect(world.table.indexPathsForSelectedRows == [path(1), path(5)])
        #expect(world.source.events.contains("deselect 0-3"))
    }

    @Test("Selection by code: calls no delegate, scrolls on request, survives scrolling away")
    func byCode() {
        let world = TableWorld()
        world.table.selectRow(at: path(50), animated: false, scrollPosition: .middle)
        #expect(!world.source.events.contains { $0.contains("select") })
        world.app.advance(by: 0.1)
        #expect(world.cell(50)?.isSelected == true)
        world.table.contentOffset.y = 0
        world.app.advance(by: 0.1)
        #expect(world.table.visibleCells.allSatisfy { !$0.isSelected })
        world.table.contentOffset.y = 2_000
        world.app.advance(by: 0.1)
        #expect(world.cell(50)?.isSelected == true)
        world.table.deselectRow(at: path(50), animated: true)
        #expect(world.table.indexPathForSelectedRow == nil && world.cell(50)?.isSelected == false)
        world.table.selectRow(at: path(49), animated: false, scrollPosition: .none)
        world.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(world.table.indexPathsForSelectedRows == nil)
    }

    @Test("Reload: clears the selection and reads the counts again")
    func reload() {
        let world = TableWorld()
        world.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        world.source.rows = [["only"]]
        world.table.reloadData()
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(world.table.numberOfRows(inSection: 0) == 1)
        world.app.advance(by: 0.1)
        #expect(world.texts == ["only"])
    }

    @Test("Info button: reported with its row, and does not select it")
    func accessory() throws {
        final class Source: TableSource {
            var tapped: IndexPath?

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                cell.accessoryType = .detailButton
                return cell
            }
        }
        let world = TableWorld(source: Source())
        let cell = try #require(world.cell(1))
        let content = cell.contentView.frame
        // The content ends where the accessory begins, 16 points before the edge.
        #expect(content.maxX < 320 - 16)
        #expect(cell.contentView.layoutMargins.right == 8)
        world.app.finger.tap(at: CGPoint(x: content.maxX + 10, y: 66))
        #expect(world.table.indexPathForSelectedRow == nil)
    }

    @Test("Keyboard: arrows, home, end and page keys move, return selects")
    func keyboard() {
        let world = TableWorld()
        world.table.becomeFirstResponder()
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.down)
        world.app.keyboard.press(.enter)
        #expect(world.table.indexPathForSelectedRow == path(1))
        world.app.keyboard.press(.end)
        world.app.keyboard.press(.enter)
        #expect(world.table.indexPathForSelectedRow == path(99))
        #expect(world.table.contentOffset.y == 3_920)
        world.app.keyboard.press(.home)
        world.app.keyboard.press(.pageDown)
        world.app.keyboard.press(.up)
        world.app.keyboard.press(.enter)
        #expect(world.table.indexPathForSelectedRow.map { $0.row > 5 && $0.row < 11 } == true)
        world.table.selectionFollowsFocus = true
        world.app.keyboard.press(.up)
        #expect(world.source.events.last?.hasPrefix("select") == true)
    }
}
