import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: updates")
struct RecordedUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    // MARK: Tables

    @Test(
        "Table: reloadRows, insertRows and deleteRows leave new cells at return",
        arguments: [UITableView.RowAnimation.none, .fade, .automatic])
    func cellsAtReturn(animation: UITableView.RowAnimation) {
        let world = TableWorld()
        let old = world.cell(1)
        world.source.rows[0][1] = "Yellow"
        world.table.reloadRows(at: [path(1)], with: animation)
        #expect(world.cell(1)?.textLabel?.text == "Yellow")
        #expect(world.cell(1) !== old)
        world.source.rows[0].insert("New", at: 0)
        world.table.insertRows(at: [path(0)], with: animation)
        #expect(world.cell(0)?.textLabel?.text == "New")
        #expect(world.texts.prefix(3) == ["New", "Row 0", "Yellow"])
        #expect(world.table.indexPathsForVisibleRows?.count == 11)
        world.source.rows[0].removeFirst(2)
        world.table.deleteRows(at: [path(0), path(1)], with: animation)
        #expect(world.texts.count == 11)
        #expect(world.texts.first == "Yellow")
    }

    @Test("Table: cells exist at return where animations are off")
    func cellsWithoutAnimations() {
        let world = TableWorld()
        UIView.performWithoutAnimation {
            world.source.rows[0].insert("New", at: 0)
            world.table.insertRows(at: [path(0)], with: .automatic)
        }
        #expect(world.texts.first == "New" && world.texts.count == 11)
        #expect(world.cell(0)?.frame.minY == 0 && world.cell(1)?.frame.minY == 44)
    }

    @Test("Table: the completion comes at the animation's end, with true")
    func completion() {
        let world = TableWorld()
        var finished: Bool?
        world.table.performBatchUpdates {
            world.source.rows[0].removeFirst()
            world.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        world.app.advance(by: 0.35)
        #expect(finished == nil)
        world.app.advance(by: 0.2)
        #expect(finished == true)
    }

    @Test("Table without a window: the completion comes in the next turn, with false")
    func outside() {
        let world = TableWorld()
        world.table.removeFromSuperview()
        var finished: Bool?
        world.table.performBatchUpdates {
            world.source.rows[0].removeFirst()
            world.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        world.app.advance(by: 0.05)
        #expect(finished == false)
    }

    @Test("Table without animations: the completion comes in the next turn, with true")
    func unanimated() {
        let world = TableWorld()
        var finished: Bool?
        UIView.performWithoutAnimation {
            world.table.performBatchUpdates {
                world.source.rows[0].removeFirst()
                world.table.deleteRows(at: [path(0)], with: .fade)
            } completion: {
                finished = $0
            }
        }
        #expect(finished == nil)
        world.app.advance(by: 0.05)
        #expect(finished == true)
    }

    private final class CountingSource: TableSource {
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int {
            events.append("count")
            return super.tableView(tableView, numberOfRowsInSection: section)
        }
    }

    @Test("Table: counts are current before the block, which runs at once, and read after it")
    func order() {
        let world = TableWorld(source: CountingSource())
        world.table.reloadData()
        world.source.events = []
        world.table.performBatchUpdates {
            world.source.events.append("block")
            world.source.rows[0].removeFirst()
            world.table.deleteRows(at: [path(0)], with: .fade)
        }
        let events = world.source.events.filter { $0 == "block" || $0 == "count" }
        #expect(events.first == "count" && events.last == "count")
        #expect(events.count { $0 == "block" } == 1)
    }

    @Test("Table: nested batches join; reloadData() inside wins and clears the selection")
    func nested() {
        let world = TableWorld()
        world.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        var log: [String] = []
        world.table.performBatchUpdates {
            world.table.performBatchUpdates {
                world.source.rows[0].removeFirst()
                world.table.deleteRows(at: [path(0)], with: .fade)
            } completion: { _ in
                log.append("inner")
            }
            #expect(world.table.numberOfRows(inSection: 0) == 100)
            world.table.reloadData()
        } completion: { _ in
            log.append("outer")
        }
        #expect(world.table.indexPathForSelectedRow == nil)
        #expect(world.table.numberOfRows(inSection: 0) == 99)
        #expect(world.texts.first == "Row 1")
        world.app.settle()
        #expect(log.sorted() == ["inner", "outer"])
    }

    @Test("Table: a move keeps the cell and does not refresh it")
    func move() {
        let world = TableWorld()
        let cell = world.cell(0)
        world.source.events = []
        world.table.performBatchUpdates {
            world.source.rows[0].swapAt(0, 1)
            world.table.moveRow(at: path(0), to: path(1))
        }
        #expect(world.cell(1) === cell)
        world.app.settle()
        #expect(!world.source.events.contains { $0.hasPrefix("cell") })
    }

    @Test("Row animation: a critically damped spring of 0.3 s; the model changes at once")
    func spring() throws {
        let world = TableWorld()
        let cell = try #require(world.cell(1))
        world.table.performBatchUpdates {
            world.source.rows[0].removeFirst()
            world.table.deleteRows(at: [path(0)], with: .fade)
        }
        #expect(cell.frame.minY == 0)
        #expect(world.table.contentSize.height == 4356)
        for time in [0.1, 0.2, 0.3] {
            world.app.advance(by: 0.1)
            let shown = try #require(cell.layer.presentation()).frame.minY
            let phase = time * 2 * .pi / 0.3
            let residual = 44 * (1 + phase) * exp(-phase)
            // A frame of tolerance.
            #expect(abs(shown - residual) < 6, "\(shown) rather than \(residual) at \(time)")
        }
    }

    @Test("Fade: a deleted row keeps its frame behind the others, and leaves at the end")
    func fade() throws {
        let world = TableWorld()
        let cell = try #require(world.cell(1))
        world.table.performBatchUpdates {
            world.source.rows[0].remove(at: 1)
            world.table.deleteRows(at: [path(1)], with: .fade)
        }
        #expect(cell.frame.minY == 44 && cell.alpha == 0)
        #expect(cell.superview === world.table && !cell.isHidden)
        let place = try #require(world.table.subviews.firstIndex(of: cell))
        for other in world.table.visibleCells {
            #expect(try #require(world.table.subviews.firstIndex(of: other)) > place)
        }
        world.app.advance(by: 0.3)
        #expect(!cell.isHidden)
        world.app.settle()
        #expect(cell.isHidden || cell.superview == nil || world.cell(10) === cell)
    }

    @Test("Automatic: an inserted row is opaque at its place at once, behind its neighbours")
    func automatic() throws {
        let world = TableWorld()
        world.table.performBatchUpdates {
            world.source.rows[0].insert("New", at: 1)
            world.table.insertRows(at: [path(1)], with: .automatic)
        }
        let cell = try #require(world.cell(1))
        #expect(cell.alpha == 1 && cell.frame.minY == 44)
        world.app.advance(by: 1 / 60)
        let shown = try #require(cell.layer.presentation())
        #expect(shown.frame.minY == 44 && shown.opacity == 1)
        let place = try #require(world.table.subviews.firstIndex(of: cell))
        let next = try #require(world.cell(2))
        #expect(try #require(world.table.subviews.firstIndex(of: next)) > place)
    }

    @Test("Empty batch: heights are asked again and animated, without new cells")
    func emptyBatch() {
        let world = TableWorld()
        let cell = world.cell(1)
        world.table.performBatchUpdates(nil)
        #expect(world.cell(1) === cell)
        #expect(!world.source.events.contains { $0.hasPrefix("cell") })
    }

    // MARK: Collections

    @Test("Collection: cells exist at return, and completions come at the end")
    func collectionCells() {
        let world = RecordingWorld(100)
        var finished: Bool?
        world.list.performBatchUpdates {
            world.source.items.removeFirst(3)
            world.list.deleteItems(at: [path(0), path(1), path(2)])
        } completion: {
            finished = $0
        }
        #expect(world.list.visibleCells.count == 12)
        #expect(world.list.cellForItem(at: path(11)) != nil)
        #expect(world.list.contentSize.height == 3880)
        #expect(finished == nil)
        world.app.advance(by: 0.35)
        #expect(finished == nil)
        world.app.advance(by: 0.2)
        #expect(finished == true)
    }

    @Test("Collection: without a window false in the next turn, without animations true")
    func collectionCompletions() {
        let world = RecordingWorld(100)
        var finished: Bool?
        UIView.performWithoutAnimation {
            world.list.performBatchUpdates {
                world.source.items.removeFirst()
                world.list.deleteItems(at: [path(0)])
            } completion: {
                finished = $0
            }
        }
        #expect(finished == nil)
        world.app.advance(by: 0.05)
        #expect(finished == true)
        finished = nil
        world.list.removeFromSuperview()
        world.list.performBatchUpdates {
            world.source.items.removeFirst()
            world.list.deleteItems(at: [path(0)])
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        world.app.advance(by: 0.05)
        #expect(finished == false)
    }

    @Test("Collection: the layout's hooks come in order, for every element on screen")
    func hooks() throws {
        let world = RecordingWorld(4)
        world.list.performBatchUpdates {
            world.source.items.removeFirst()
            world.list.deleteItems(at: [path(0)])
        }
        let calls = world.calls()
        let prepare = try #require(calls.firstIndex(of: "prepare"))
        let updates = try #require(calls.firstIndex(of: "prepare for 1"))
        let target = try #require(calls.firstIndex(of: "target"))
        let end = try #require(calls.firstIndex(of: "finalize animated"))
        #expect(prepare < updates && updates < target && target < end)
        #expect(
            calls.filter { $0.hasPrefix("initial") }.sorted() == [0, 1, 2].map { "initial \($0)" })
        #expect(calls.filter { $0.hasPrefix("final ") }.sorted() == (0...3).map { "final \($0)" })
    }

    @Test("Collection: counts are current before the block and read after it")
    func collectionCounts() throws {
        let world = RecordingWorld(100)
        world.list.reloadData()
        world.source.logsCounts = true
        world.list.performBatchUpdates {
            world.layout.add("block", offset: false)
            world.source.items.removeFirst()
            world.list.deleteItems(at: [path(0)])
        }
        let calls = world.calls().filter { $0 == "items" || $0 == "block" }
        #expect(calls.first == "items" && calls.contains("block") && calls.last == "items")
    }

    @Test("Collection: a batch invalidates with the counts, once")
    func batchContext() {
        let world = RecordingWorld(10)
        world.list.performBatchUpdates {
            world.source.items.removeFirst()
            world.list.deleteItems(at: [path(0)])
        }
        #expect(world.layout.context?.invalidateDataSourceCounts == true)
        #expect(world.calls().count { $0.hasPrefix("with") } == 1)
    }
}
