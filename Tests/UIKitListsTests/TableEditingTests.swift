import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table editing")
struct TableEditingTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// A list whose rows can be deleted, inserted and moved.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<6).map { "\($0)" }
        var events: [String] = []
        var trailing: UISwipeActionsConfiguration?
        var leading: UISwipeActionsConfiguration?
        var style = UITableViewCell.EditingStyle.delete

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
            indexPath.row != 5
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            events.append("commit \(editingStyle) \(indexPath.row)")
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            events.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            events.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            events.append("end \(indexPath.map { "\($0.row)" } ?? "gone")")
        }
    }

    private final class World {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        let app: HeadlessApp

        init() {
            let table = table
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            app = HeadlessApp(
                size: CGSize(width: 320, height: 480), scale: 2,
                rootViewController: {
                    let controller = UIViewController()
                    controller.view.addSubview(table)
                    return controller
                }())
        }

        var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

        func swipe(_ row: Int, from x: CGFloat, to end: CGFloat) {
            let y = CGFloat(row) * 44 + 22
            app.finger.drag(
                from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y), duration: 0.4)
            app.settle()
        }
    }

    @Test("Swipe: shows the delete button, which deletes the row by the data source")
    func swipeToDelete() throws {
        let world = World()
        world.swipe(2, from: 250, to: 150)
        let cell = try #require(world.table.cellForRow(at: path(2)))
        #expect(cell.frame.minX < -60)
        #expect(world.source.events == ["begin 2"])
        try world.app.finger.tap(on: "Delete")
        world.app.settle()
        #expect(world.source.events == ["begin 2", "commit delete 2", "end gone"])
        #expect(world.texts == ["0", "1", "3", "4", "5"])
        #expect(world.app.find("Delete") == nil)
    }

    @Test("Swipe: a tap elsewhere, or scrolling, closes it; rows that are not editable stay")
    func closing() throws {
        let world = World()
        world.swipe(2, from: 250, to: 150)
        world.app.finger.tap(at: CGPoint(x: 100, y: 200))
        world.app.settle()
        #expect(world.source.events == ["begin 2", "end 2"])
        #expect(try #require(world.table.cellForRow(at: path(2))).frame.minX == 0)
        #expect(world.table.indexPathForSelectedRow == nil)
        world.swipe(5, from: 250, to: 100)
        #expect(world.source.events.count == 2)
        world.swipe(1, from: 250, to: 150)
        world.app.finger.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 50, y: 120))
        world.app.settle()
        #expect(world.source.events.suffix(2) == ["begin 1", "end 1"])
    }

    @Test("Full swipe: performs the first action; a short one shows all of them")
    func fullSwipe() throws {
        let world = World()
        var done: [String] = []
        world.source.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                done.append("flag")
                completion(true)
            },
            UIContextualAction(style: .normal, title: "More") { _, _, completion in
                done.append("more")
                completion(true)
            },
        ])
        world.swipe(1, from: 20, to: 300)
        #expect(done == ["flag"])
        #expect(try #require(world.table.cellForRow(at: path(1))).frame.minX == 0)
        world.swipe(1, from: 20, to: 140)
        try world.app.finger.tap(on: "More")
        world.app.settle()
        #expect(done == ["flag", "more"])
        world.source.leading?.performsFirstActionWithFullSwipe = false
        world.swipe(1, from: 20, to: 300)
        #expect(done.count == 2)
    }

    @Test("Empty swipe configuration: none, even where rows can be deleted")
    func noActions() {
        let world = World()
        world.source.trailing = UISwipeActionsConfiguration(actions: [])
        world.swipe(1, from: 250, to: 100)
        #expect(world.source.events == [])
    }

    @Test("Editing: content makes room for controls; minus asks, delete deletes")
    func editing() throws {
        let world = World()
        world.table.setEditing(true, animated: true)
        world.app.settle()
        let cell = try #require(world.table.cellForRow(at: path(1)))
        #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == 320 - 42)
        #expect(try #require(world.table.cellForRow(at: path(5))).contentView.frame.minX == 0)
        world.app.finger.tap(at: CGPoint(x: 24, y: 66))
        world.app.settle()
        #expect(cell.showingDeleteConfirmation)
        try world.app.finger.tap(on: "Delete")
        world.app.settle()
        #expect(world.texts == ["0", "2", "3", "4", "5"])
        world.table.setEditing(false, animated: false)
        #expect(try #require(world.table.cellForRow(at: path(1))).contentView.frame.minX >= 0)
        world.app.settle()
        #expect(try #require(world.table.cellForRow(at: path(1))).contentView.frame.minX == 0)
    }

    @Test("Insert control: commits at once")
    func inserting() {
        let world = World()
        world.source.style = .insert
        world.table.isEditing = true
        world.app.settle()
        world.app.finger.tap(at: CGPoint(x: 24, y: 66))
        #expect(world.source.events == ["commit insert 1"])
    }

    @Test("Multiple selection while editing: circles, and the selection ends with it")
    func selecting() {
        let world = World()
        world.table.allowsMultipleSelectionDuringEditing = true
        world.table.isEditing = true
        world.app.settle()
        for row in [1, 3] {
            world.app.finger.tap(at: CGPoint(x: 150, y: CGFloat(row) * 44 + 22))
        }
        #expect(world.table.indexPathsForSelectedRows == [path(1), path(3)])
        world.table.isEditing = false
        #expect(world.table.indexPathsForSelectedRows == nil)
    }

    @Test(
        "Reordering: the dragged row follows the finger, the others make room, one move at the end")
    func reordering() throws {
        let world = World()
        world.table.isEditing = true
        world.app.settle()
        let finger = world.app.finger
        finger.down(at: CGPoint(x: 300, y: 22))
        world.app.advance(by: 0.2)
        finger.move(to: CGPoint(x: 300, y: 22 + 3 * 44), duration: 0.4)
        world.app.advance(by: 0.4)
        #expect(world.table.hasUncommittedUpdates)
        #expect(try #require(world.table.cellForRow(at: path(1))).frame.minY == 0)
        #expect(try #require(world.table.cellForRow(at: path(0))).frame.minY == 132)
        #expect(world.source.events == [])
        finger.up()
        world.app.settle()
        #expect(world.source.events == ["move 0 3"])
        #expect(world.texts == ["1", "2", "3", "0", "4", "5"])
        #expect(world.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
        #expect(!world.table.hasUncommittedUpdates)
    }

    @Test("Reordering: a handle that is pulled at once moves its row, and nothing scrolls")
    func pullingAtOnce() throws {
        let world = World()
        world.table.isEditing = true
        world.app.settle()
        let finger = world.app.finger
        finger.down(at: CGPoint(x: 300, y: 22))
        finger.move(to: CGPoint(x: 300, y: 22 + 3 * 44), duration: 0.1)
        #expect(world.table.hasUncommittedUpdates)
        #expect(world.table.contentOffset.y == 0)
        finger.up()
        world.app.settle()
        #expect(world.source.events == ["move 0 3"])
    }
}
