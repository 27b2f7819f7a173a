import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@Suite("Table batches")
struct TableBatchTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("Inserted and deleted rows: the cells of the others stay, and move")
    func insertAndDelete() throws {
        let world = TableWorld(source: TableSource([(0..<8).map { "\($0)" }]))
        let kept = try #require(world.cell(3))
        var isFinished = false
        world.source.events = []
        world.table.performBatchUpdates {
            world.source.rows[0].remove(at: 1)
            world.source.rows[0].insert("new", at: 0)
            world.table.deleteRows(at: [path(1)], with: .fade)
            world.table.insertRows(at: [path(0)], with: .top)
        } completion: {
            isFinished = $0
        }
        #expect(world.source.events == ["cell 0-0", "will display 0-0"])
        #expect(world.texts == ["new", "0", "2", "3", "4", "5", "6", "7"])
        #expect(world.cell(3) === kept && kept.frame.minY == 132)
        world.app.advance(by: 0.1)
        // The deleted row is still there, fading, and the new one slides in.
        #expect(world.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 9)
        let new = try #require(world.cell(0))
        let shown = try #require(new.layer.presentation()).frame.minY
        #expect(shown > -44 && shown < 0)
        #expect(!isFinished)
        world.app.settle()
        #expect(isFinished)
        #expect(world.source.events.last == "end display 0-1")
        #expect(world.table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 8)
    }

    @Test("Deleted row: the rows below slide up, and so does the one that comes in at the bottom")
    func slide() throws {
        let world = TableWorld()
        let kept = try #require(world.cell(3))
        world.source.rows[0].remove(at: 1)
        world.table.deleteRows(at: [path(1)], with: .automatic)
        world.app.advance(by: 0.1)
        #expect(world.cell(2) === kept && kept.frame.minY == 88)
        let shown = try #require(kept.layer.presentation()).frame.minY
        #expect(shown > 89 && shown < 132)
        let new = try #require(world.cell(10)?.layer.presentation()).frame.minY
        #expect(new > 441 && new < 484)
        world.app.settle()
        #expect(kept.layer.presentation()?.frame.minY ?? 88 == 88)
    }

    @Test("Second batch during the first one's animation: both end in the right place")
    func interrupted() {
        let world = TableWorld(source: TableSource([(0..<20).map { "\($0)" }]))
        for step in 0..<6 {
            world.table.performBatchUpdates {
                world.source.rows[0].remove(at: step)
                world.source.rows[0].insert("n\(step)", at: 2)
                world.table.deleteRows(at: [path(step)], with: .left)
                world.table.insertRows(at: [path(2)], with: .right)
            }
            world.app.advance(by: 0.05)
        }
        world.app.settle()
        #expect(world.texts == Array(world.source.rows[0].prefix(11)))
        for (row, cell) in world.table.visibleCells.enumerated() {
            #expect(cell.frame.minY == CGFloat(row) * 44 && cell.frame.minX == 0)
            #expect(cell.alpha == 1)
        }
    }

    @Test("Reloaded row: another cell at its place; a reconfigured row keeps its cell")
    func reload() throws {
        let world = TableWorld()
        let (first, second) = (try #require(world.cell(0)), try #require(world.cell(1)))
        world.source.rows[0][0] = "changed"
        world.source.rows[0][1] = "changed too"
        world.table.reloadRows(at: [path(0)], with: .fade)
        world.table.reconfigureRows(at: [path(1)])
        world.app.settle()
        #expect(world.cell(0) !== first && world.cell(1) === second)
        #expect(world.texts.prefix(2) == ["changed", "changed too"])
    }

    @Test("Selection: follows its row, and goes with it")
    func selection() {
        let world = TableWorld()
        world.table.allowsMultipleSelection = true
        for row in [2, 5] {
            world.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
        }
        world.source.rows[0].remove(at: 5)
        world.source.rows[0].insert("new", at: 0)
        world.table.performBatchUpdates {
            world.table.insertRows(at: [path(0)], with: .none)
            world.table.deleteRows(at: [path(5)], with: .none)
        }
        #expect(world.table.indexPathsForSelectedRows == [path(3)])
    }

    @Test("Batch that does not explain the data: stops the program with both counts")
    func mismatch() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let world = TableWorld(source: TableSource([["a", "b", "c"]]))
                world.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
        }
        let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("invalid number of rows in section 0"))
        #expect(message.contains("after the update (3)") && message.contains("deleted (1)"))
        #expect(message.contains("TableSource"))
    }

    @Test("Data changed before the batch on a table that was shown: counts as usual")
    func changedBefore() {
        let world = TableWorld(source: TableSource([["a", "b"]]))
        world.source.rows[0].append("c")
        world.table.insertRows(at: [path(2)], with: .automatic)
        world.app.settle()
        #expect(world.texts == ["a", "b", "c"])
    }

    @Test("Empty batch: rows are measured again")
    func heights() {
        let source = TableSource([["a", "b"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let delegate = HeightDelegate()
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(1)).minY == 44)
        delegate.height = 70
        table.beginUpdates()
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 70, width: 320, height: 70))
    }

    private final class HeightDelegate: UITableViewDelegate {
        var height: CGFloat = 44

        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { height }
    }

    /// Rows whose heights follow from their texts.
    private final class SizedSource: TableSource {
        static func height(_ id: Int) -> CGFloat { CGFloat(20 + id % 3 * 20) }

        override func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            Self.height(Int(rows[indexPath.section][indexPath.row]) ?? 0)
        }
    }

    /// Forty batches a seed; ten thousand of both kinds with `THOROUGH=1`.
    nonisolated private static let seeds = 0..<(Thorough.isOn ? 125 : 6)

    @Test(
        "Random batches: order, frames and visible cells equal a plain model's", arguments: seeds)
    func random(seed: Int) throws {
        try random(seed: seed, source: TableSource()) { _ in 44 }
    }

    @Test("Random batches: rows have the heights that the delegate states", arguments: seeds)
    func randomHeights(seed: Int) throws {
        try random(seed: seed, source: SizedSource(), height: SizedSource.height)
    }

    private func random(
        seed: Int, source: TableSource, height: @escaping (Int) -> CGFloat
    ) throws {
        var numbers = SeededGenerator(seed: UInt64(seed + 100))
        var model = PlainList(counts: [5, 0, 12, 3])
        source.rows = model.sections.map { $0.items.map { "\($0)" } }
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let world = TableWorld(UITableView(frame: .zero, style: styles[seed % 3]), source: source)
        let table = world.table
        table.estimatedRowHeight = 0
        let effects: [UITableView.RowAnimation] = [
            .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
        ]
        for step in 0..<40 {
            let updates = model.change(using: &numbers)
            let isAnimated = Bool.random(using: &numbers)
            let perform = {
                table.performBatchUpdates {
                    source.rows = model.sections.map { $0.items.map { "\($0)" } }
                    for update in updates {
                        table.add([update], animation: effects.randomElement(using: &numbers)!)
                    }
                }
            }
            if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
            if step % 3 == 0 {
                let end = max(0, table.contentSize.height - 480)
                table.contentOffset.y = CGFloat(Int.random(in: 0...Int(end), using: &numbers))
            }
            world.app.advance(by: Double.random(in: 0...0.6, using: &numbers))
            try check(table, model, height)
        }
        world.app.settle()
        try check(table, model, height)
        let live = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(live.count == table.visibleCells.count)
    }

    /// Compares a table with the model.
    private func check(
        _ table: UITableView, _ model: PlainList, _ height: (Int) -> CGFloat
    ) throws {
        table.layoutIfNeeded()
        let gap: CGFloat = table.style == .plain ? 0 : 17.5
        var y: CGFloat = 0
        var visible: [String] = []
        for (section, content) in model.sections.enumerated() {
            y += table.style == .plain ? 0 : section == 0 ? 35 : gap
            for (row, id) in content.items.enumerated() {
                let rect = table.rectForRow(at: path(row, section))
                let height = height(id)
                try #require(rect.minY == y && rect.height == height)
                if y + height > table.bounds.minY, y < table.bounds.maxY {
                    visible.append("\(id)")
                    let cell = table.cellForRow(at: path(row, section))
                    try #require(cell?.frame == rect)
                }
                y += height
            }
            y += gap
        }
        try #require(table.visibleCells.map { $0.textLabel?.text ?? "" } == visible)
        try #require(table.contentSize.height == y)
    }
}
