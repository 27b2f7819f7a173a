import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Table view")
struct TableViewTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("Table view: shows the visible rows, and asks for no more cells")
    func visible() {
        let world = TableWorld()
        // 480 points hold 10.9 rows of 44.
        #expect(world.texts == (0...10).map { "Row \($0)" })
        #expect(world.table.contentSize == CGSize(width: 320, height: 4_400))
        #expect(world.table.rectForRow(at: path(3)) == CGRect(x: 0, y: 132, width: 320, height: 44))
        #expect(world.table.indexPathForRow(at: CGPoint(x: 5, y: 140)) == path(3))
        #expect(world.table.indexPathForRow(at: CGPoint(x: 5, y: 5_000)) == nil)
        #expect(world.table.rectForRow(at: path(100)) == .zero)
        #expect(world.table.cellForRow(at: path(50)) == nil)
        #expect(world.cell(2).flatMap(world.table.indexPath(for:)) == path(2))
    }

    @Test("Table view: cells that leave are used for the rows that come")
    func reuse() {
        let world = TableWorld()
        var all: Set<ObjectIdentifier> = Set(world.table.visibleCells.map { ObjectIdentifier($0) })
        for offset in stride(from: CGFloat(0), to: 3_900, by: 37) {
            world.table.contentOffset.y = offset
            world.table.layoutIfNeeded()
            all.formUnion(world.table.visibleCells.map { ObjectIdentifier($0) })
        }
        #expect(all.count <= 13)
        #expect(world.texts.first == "Row 88")
        #expect(world.table.subviews.filter { $0 is UITableViewCell }.count <= 13)
    }

    @Test("Table view: displays and ends displaying each row once")
    func displaying() {
        let world = TableWorld()
        world.table.contentOffset.y = 88
        world.app.advance(by: 0.1)
        #expect(
            world.source.events == [
                "cell 0-11", "cell 0-12", "end display 0-0", "end display 0-1", "will display 0-11",
                "will display 0-12",
            ])
    }

    @Test("Table view: a cell is in its place when it is announced")
    func framesWhenDisplaying() {
        final class Watcher: TableSource {
            var frames: [CGRect] = []

            override func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { frames.append(cell.frame) }
        }
        let source = Watcher()
        let world = TableWorld(source: source)
        source.frames = []
        world.table.contentOffset.y = 88
        world.app.advance(by: 0.1)
        #expect(
            source.frames == [11, 12].map { CGRect(x: 0, y: $0 * 44, width: 320, height: 44) })
    }

    @Test("Table view: the content's size counts the rows as soon as they are reloaded")
    func sizeAfterReloading() {
        let world = TableWorld()
        world.source.rows = [["a", "b"]]
        world.table.reloadData()
        #expect(world.table.contentSize == CGSize(width: 320, height: 88))
        #expect(world.source.events.allSatisfy { $0.hasPrefix("end display") })
    }

    @Test("Table view: opens a million rows at once")
    func million() {
        let source = CountSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 44_000_000)
        table.scrollToRow(at: path(999_999), at: .bottom, animated: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.last?.textLabel?.text == "999999")
        #expect(source.cellCount < 40)
    }

    private final class CountSource: UITableViewDataSource {
        var cellCount = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            1_000_000
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            cellCount += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    @Test("Plain table: headers stay at the top until the next one pushes them out")
    func stickyHeaders() throws {
        let source = TableSource([["a", "b", "c"], Array(repeating: "d", count: 40)])
        source.titles = ["One", "Two"]
        let world = TableWorld(source: source)
        let table = world.table
        // 22 above each header of 28.
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(table.rectForRow(at: path(0)).minY == 50)
        #expect(table.rectForHeader(inSection: 1).minY == 204)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.textLabel?.text == "One")
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(header.frame.minY == 100)
        table.contentOffset.y = 170
        table.layoutIfNeeded()
        #expect(header.frame.maxY == 182)
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 400)
    }

    @Test("Grouped table: gaps without titles, uppercase titles, footers that wrap")
    func grouped() {
        let source = TableSource([["a"], ["b"], ["c"]])
        source.titles = [nil, nil, "Title"]
        source.footers = [nil, nil, "A footer that is so long that it needs two lines of text."]
        let world = TableWorld(UITableView(frame: .zero, style: .grouped), source: source)
        let table = world.table
        #expect(table.rectForRow(at: path(0, 0)).minY == 35)
        // A footer and a header without text are 17.5 each.
        #expect(table.rectForRow(at: path(0, 1)).minY == 114)
        #expect(table.headerView(forSection: 2)?.textLabel?.text == "TITLE")
        #expect(table.rectForHeader(inSection: 2).height == 38)
        #expect(table.rectForFooter(inSection: 2).height > 40)
    }

    @Test("Inset-grouped table: cards with round corners and margins")
    func insetGrouped() throws {
        let world = TableWorld(
            UITableView(frame: .zero, style: .insetGrouped),
            source: TableSource([["a", "b", "c"], ["d"]]))
        #expect(world.table.rectForRow(at: path(0)) == CGRect(x: 16, y: 35, width: 288, height: 44))
        let corners = try (0..<3).map { try #require(world.cell($0)).layer.maskedCorners }
        #expect(corners[0] == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(corners[1] == [] && corners[2] == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(try #require(world.cell(0, 1)).layer.maskedCorners.rawValue == 15)
    }

    @Test("Self-sizing rows: measured when they are shown, and nothing on the screen moves")
    func selfSizing() throws {
        let world = TableWorld(source: WrappingSource([(0..<60).map { "Row \($0)" }]))
        let table = world.table
        #expect(table.rectForRow(at: path(0)).height == 100.5)
        #expect(table.rectForRow(at: path(1)).height == 60.5)
        // Far down, and back up over rows that were not measured.
        table.scrollToRow(at: path(40), at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(40)).minY == table.bounds.minY)
        let row = path(41)
        for _ in 0..<6 {
            let cell = try #require(table.cellForRow(at: row))
            let before = cell.frame.minY - table.bounds.minY
            table.contentOffset.y -= 11
            table.layoutIfNeeded()
            #expect(cell.frame.minY - table.bounds.minY == before + 11)
        }
        table.scrollToRow(at: path(0), at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
    }

    /// Rows of 60 and 100 points by constraints.
    private final class WrappingSource: TableSource {
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: indexPath.row % 3 == 0 ? 100 : 60),
            ])
            return cell
        }
    }

    @Test("Scrolling to rows: at each position, and as little as possible")
    func scrolling() {
        let world = TableWorld()
        let table = world.table
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2_200)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1_764)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 1_982)
        table.scrollToRow(at: path(51), at: .none, animated: false)
        #expect(table.contentOffset.y == 1_982)
        table.scrollToRow(at: path(60), at: .none, animated: false)
        #expect(table.contentOffset.y == 2_204)
        table.scrollToRow(at: path(99), at: .top, animated: true)
        world.app.settle()
        #expect(table.contentOffset.y == 3_920)
    }

    @Test("Cell with two values: they meet at the same distance from the margin, mirrored too")
    func twoValues() throws {
        let world = TableWorld()
        let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
        let label = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        label.text = "Phone"
        detail.text = "555"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        world.table.superview?.addSubview(cell)
        cell.layoutIfNeeded()
        let start = cell.contentView.layoutMargins.left
        #expect(abs(label.frame.maxX - start - 91) <= 0.5)
        #expect(abs(detail.frame.minX - start - 97) <= 0.5)
        // The direction is known only later, and changes.
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(abs(label.frame.minX - (320 - start - 91)) <= 0.5)
        #expect(label.frame.width < 60)
        #expect(abs(detail.frame.maxX - (320 - start - 97)) <= 0.5)
    }

    @Test("Rows in a rectangle: a later row needs a point of it")
    func rowsInRectangle() {
        let table = TableWorld().table
        func rows(_ y: CGFloat, _ height: CGFloat) -> [Int]? {
            table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 10, height: height))?.map(\.row)
        }
        #expect(rows(0, 44.5) == [0])
        #expect(rows(0, 45) == [0, 1])
        #expect(rows(43.9, 0.05) == [0])
        #expect(rows(100, 0) == [2])
        #expect(table.indexPathsForRows(in: .null) == [])
        #expect(
            table.indexPathsForRows(in: CGRect(x: 400, y: 0, width: 9, height: 99)) == [])
        #expect(table.indexPathsForRows(in: .infinite)?.count == 100)
    }

    @Test("Table header and footer: above and below all sections, as wide as the table")
    func edgeViews() {
        let world = TableWorld(source: TableSource([["a", "b"]]))
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        world.table.tableHeaderView = header
        world.table.tableFooterView = footer
        world.app.advance(by: 0.1)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(footer.frame == CGRect(x: 0, y: 148, width: 320, height: 30))
        #expect(world.table.rectForRow(at: path(0)).minY == 60)
        #expect(world.table.contentSize.height == 178)
    }

    @Test("Prefetching: the rows ahead are asked for, nearest first, and cancelled on turning back")
    func prefetching() {
        let world = TableWorld()
        let prefetcher = Prefetcher()
        world.table.prefetchDataSource = prefetcher
        world.table.contentOffset.y = 100
        world.app.advance(by: 0.1)
        // Rows 2 to 13 are visible.
        #expect(prefetcher.asked.first == 14 && prefetcher.asked.count >= 10)
        world.table.contentOffset.y = 2_000
        world.app.advance(by: 0.1)
        world.table.contentOffset.y = 1_900
        world.app.advance(by: 0.1)
        #expect(prefetcher.cancelled.contains(60))
        #expect(prefetcher.asked.last.map { $0 < 43 } == true)
    }

    private final class Prefetcher: UITableViewDataSourcePrefetching {
        var asked: [Int] = []
        var cancelled: [Int] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            asked += indexPaths.map(\.row)
        }

        func tableView(
            _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
        ) { cancelled += indexPaths.map(\.row) }
    }

    @Test("Cell: an image higher than its row is scaled down to the row's height")
    func highImage() throws {
        let source = TableSource()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 38, height: 76)).image { _ in }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Beside"
        cell.imageView?.image = picture
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 38)
        cell.layoutIfNeeded()
        #expect(cell.imageView?.frame.size == CGSize(width: 19, height: 38))
        #expect(cell.imageView?.frame.minY == 0)
        #expect(cell.textLabel?.frame.minX == (cell.imageView?.frame.maxX ?? 0) + 16)
        withExtendedLifetime(source) {}
    }

    @Test("Table view: cells after reloadData, and rows inserted before the first layout")
    func beforeLayout() throws {
        let world = TableWorld()
        world.source.rows[0][1] = "Changed"
        world.table.reloadData()
        #expect(world.cell(1)?.textLabel?.text == "Changed")
        let table = UITableView(frame: .zero)
        let source = TableSource()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let count = source.rows[0].count
        #expect(table.numberOfRows(inSection: 0) == count)
        source.rows[0].insert("New", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == count + 1)
    }
}
