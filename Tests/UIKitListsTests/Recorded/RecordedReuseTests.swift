import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: reuse and display")
struct RecordedReuseTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private final class Cell: UITableViewCell {
        var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    private final class Source: TableSource {
        var sizes: [CGSize] = []
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = super.tableView(tableView, cellForRowAt: indexPath)
            sizes.append(cell.frame.size)
            return cell
        }
    }

    @Test("Dequeued with a path: a cell has its row's size at once")
    func size() {
        let table = UITableView()
        table.rowHeight = 70
        let source = Source()
        let world = TableWorld(table, source: source)
        #expect(source.sizes.allSatisfy { $0 == CGSize(width: 320, height: 70) })
        #expect(!source.sizes.isEmpty)
        withExtendedLifetime(world) {}
    }

    @Test("Dequeued without a path and a registration: nil")
    func unregistered() {
        let world = TableWorld()
        #expect(world.table.dequeueReusableCell(withIdentifier: "other") == nil)
        let cell = world.table.dequeueReusableCell(withIdentifier: "cell")
        #expect(cell?.frame.size == CGSize(width: 320, height: 44))
    }

    @Test("A cell of the pool is prepared for reuse, a new one is not")
    func preparation() throws {
        final class Own: TableSource {
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
            }
        }
        let table = UITableView()
        table.register(Cell.self, forCellReuseIdentifier: "own")
        let world = TableWorld(table, source: Own())
        let fresh = table.visibleCells.compactMap { $0 as? Cell }
        #expect(fresh.count == 11 && fresh.allSatisfy { $0.preparations == 0 })
        world.table.contentOffset.y = 2000
        world.app.settle()
        world.table.contentOffset.y = 0
        world.app.settle()
        #expect(world.table.visibleCells.contains { ($0 as? Cell)?.preparations ?? 0 > 0 })
    }

    @Test("Table: earlier rows lie in front of later ones, headers in front of all")
    func order() throws {
        let source = TableSource()
        source.titles = ["Title"]
        let world = TableWorld(source: source)
        world.app.settle()
        let places = try world.table.visibleCells.map {
            try #require(world.table.subviews.firstIndex(of: $0))
        }
        #expect(places == places.sorted(by: >))
        let header = try #require(world.table.headerView(forSection: 0))
        #expect(try #require(world.table.subviews.firstIndex(of: header)) > places[0])
    }

    @Test("Collection: later items lie in front of earlier ones")
    func collectionOrder() throws {
        let world = RecordingWorld(5)
        let places = try (0..<5).map { item in
            let cell = try #require(world.list.cellForItem(at: path(item)))
            return try #require(world.list.subviews.firstIndex(of: cell))
        }
        #expect(places == places.sorted())
    }

    @Test("didEndDisplaying: with the path that the row had, on leaving, deletion and reload")
    func endDisplaying() {
        let world = TableWorld()
        world.source.events = []
        world.source.rows[0].removeFirst()
        world.table.deleteRows(at: [path(0)], with: .fade)
        world.app.settle()
        #expect(world.source.events.filter { $0.hasPrefix("end") } == ["end display 0-0"])
        world.source.events = []
        world.table.reloadData()
        world.app.settle()
        #expect(world.source.events.count { $0.hasPrefix("end") } == 11)
    }

    @Test("Prefetching: not for cells shown at once, and off by isPrefetchingEnabled")
    func prefetching() {
        let world = CollectionWorld(RecordingLayout(), sections: [100]) { list, source in
            list.prefetchDataSource = source
            list.isPrefetchingEnabled = false
        }
        world.list.contentOffset.y = 200
        world.app.settle()
        #expect(world.source.log.isEmpty)
        world.list.isPrefetchingEnabled = true
        world.list.contentOffset.y = 240
        world.app.settle()
        #expect(world.source.log == ["prefetch \(Array(18..<30))"])
    }

    private final class Prefetcher: UITableViewDataSourcePrefetching {
        var log: [String] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            log.append("request \(indexPaths.map(\.row))")
        }

        func tableView(
            _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
        ) { log.append("cancel \(indexPaths.map(\.row))") }
    }

    @Test(
        "Table prefetching: the next screen, also under a bar, again after reloads, mapped by batches"
    )
    func tablePrefetching() {
        let table = UITableView()
        table.contentInset.top = 40
        let prefetcher = Prefetcher()
        table.prefetchDataSource = prefetcher
        let world = TableWorld(table)
        table.contentOffset.y = -40
        world.app.settle()
        #expect(prefetcher.log.first?.hasPrefix("request [10, 11") == true)
        prefetcher.log = []
        table.reloadData()
        world.app.settle()
        #expect(prefetcher.log.count == 1 && prefetcher.log[0].hasPrefix("request [1"))
        prefetcher.log = []
        world.source.rows[0].insert("New", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        world.app.settle()
        // What was requested is one row further, so that one row comes and one goes.
        #expect(prefetcher.log == ["cancel [21]", "request [10]"])
    }

    @Test("Pools: keep 16 cells of an identifier, those of a high table are used again")
    func pools() {
        let world = TableWorld(size: CGSize(width: 320, height: 1760))
        let cells = Set(world.table.visibleCells.map(ObjectIdentifier.init))
        #expect(cells.count == 40)
        world.table.reloadData()
        world.app.settle()
        let again = Set(world.table.visibleCells.map(ObjectIdentifier.init))
        #expect(again.subtracting(cells).isEmpty)
        world.source.rows = [["only"]]
        world.table.reloadData()
        world.app.settle()
        #expect(world.table.subviews.count { $0 is UITableViewCell } == 17)
    }
}
