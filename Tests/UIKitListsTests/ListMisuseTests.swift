import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Lists: bad input")
struct ListMisuseTests {
    /// A data source whose counts and heights are what a test sets.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var counts = [3]
        var heights: [CGFloat] = []
        var isRegistered = true

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let name = isRegistered ? "cell" : "unknown"
            return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 44 }
    }

    private static func show(_ source: Source) -> (UITableView, HeadlessApp) {
        let size = CGSize(width: 320, height: 480)
        let app = HeadlessApp(size: size, rootViewController: UIViewController())
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        app.window.addSubview(table)
        app.settle()
        return (table, app)
    }

    private func message(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test("Counts that change without an update stop with each section's terms")
    func changedCounts() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let source = Source()
                let (table, _) = Self.show(source)
                source.counts = [5]
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let text = try message(exit)
        #expect(text.contains("section 0") && text.contains("D(0,0)"))
    }

    @Test("A negative count stops with the section and the rule")
    func negativeCount() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let source = Source()
                source.counts = [2, -1]
                _ = Self.show(source)
            }
        }
        #expect(try message(exit).contains("reports -1 rows in section 1"))
    }

    @Test("A height of NaN stops with advice")
    func heightOfNaN() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let source = Source()
                source.heights = [.nan]
                _ = Self.show(source)
            }
        }
        #expect(try message(exit).contains("is NaN"))
    }

    @Test("Heights of 0 and of a billion points are shown")
    func extremeHeights() {
        let source = Source()
        source.heights = [0, 1_000_000_000, 44]
        let (table, app) = Self.show(source)
        #expect(table.visibleCells.count == 1)
        table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
        app.settle()
        #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 2, section: 0))
    }

    @Test("Updates within updates join them")
    func nested() {
        let source = Source()
        let (table, app) = Self.show(source)
        table.performBatchUpdates {
            source.counts = [4]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.performBatchUpdates {
                source.counts = [5]
                table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            }
        }
        app.settle()
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    @Test("A reload during a fling shows the new rows, and the fling goes on")
    func reloadDuringFling() {
        let source = Source()
        source.counts = [1_000]
        let (table, app) = Self.show(source)
        app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
        app.advance(by: 0.1)
        let offset = table.contentOffset.y
        source.counts = [500]
        table.reloadData()
        app.advance(by: 0.1)
        #expect(table.contentOffset.y > offset)
        app.settle()
        #expect(table.numberOfRows(inSection: 0) == 500)
        #expect(!table.visibleCells.isEmpty)
    }

    @Test("A delegate that dies during a fling leaves a table that goes on")
    func dyingDelegate() {
        let source = Source()
        source.counts = [1_000]
        let (table, app) = Self.show(source)
        var delegate: Source? = Source()
        table.delegate = delegate
        app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
        let offset = table.contentOffset.y
        delegate = nil
        #expect(table.delegate == nil)
        app.settle()
        #expect(table.contentOffset.y > offset + 100 && table.visibleCells.count >= 10)
        app.finger.tap(at: CGPoint(x: 100, y: 100))
        app.settle()
        #expect(table.indexPathForSelectedRow != nil)
    }

    @Test("A data source that is taken away during a fling leaves an empty table")
    func removedDataSource() {
        let source = Source()
        source.counts = [1_000]
        let (table, app) = Self.show(source)
        app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
        table.delegate = nil
        table.dataSource = nil
        app.settle()
        #expect(table.visibleCells.isEmpty)
        #expect(table.numberOfSections == 0)
    }

    @Test("A data source that dies stops with advice when a row comes in")
    func dyingDataSource() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                var source: Source? = Source()
                source?.counts = [1_000]
                let (table, app) = Self.show(source ?? Source())
                source = nil
                table.contentOffset.y = 5_000
                app.settle()
            }
        }
        #expect(try message(exit).contains("Keep it alive"))
    }

    @Test("Rows that want another height each time they are asked do not hang the app")
    func restlessHeights() {
        /// A row that is a point higher each time.
        final class Restless: UITableViewCell {
            private var height: CGFloat = 40

            override func systemLayoutSizeFitting(
                _ targetSize: CGSize,
                withHorizontalFittingPriority horizontal: UILayoutPriority,
                verticalFittingPriority vertical: UILayoutPriority
            ) -> CGSize {
                height += 1
                return CGSize(width: targetSize.width, height: height)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                invalidateIntrinsicContentSize()
                superview?.setNeedsLayout()
            }
        }
        let source = Source()
        source.counts = [100]
        let (table, app) = Self.show(source)
        table.delegate = nil
        table.rowHeight = UITableView.automaticDimension
        table.register(Restless.self, forCellReuseIdentifier: "cell")
        table.reloadData()
        app.advance(by: 0.5)
        #expect(table.visibleCells.count > 3)
    }

    @Test("A delegate that reloads the table when a row is displayed does not hang the app")
    func reloadingDelegate() {
        final class Reloading: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell,
                forRowAt indexPath: IndexPath
            ) { tableView.reloadData() }
        }
        let source = Source()
        source.counts = [100]
        let delegate = Reloading()
        let (table, app) = Self.show(source)
        table.delegate = delegate
        table.reloadData()
        app.advance(by: 0.5)
        #expect(table.visibleCells.count > 3)
    }

    /// A layout that invents items.
    private final class InventingLayout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            [[0, 0], [0, 7], [4, 0]].map { path in
                let attributes = UICollectionViewLayoutAttributes(
                    forCellWith: IndexPath(item: path[1], section: path[0]))
                attributes.frame = CGRect(x: 0, y: path[1] * 40, width: 100, height: 40)
                return attributes
            }
        }
    }

    @Test("A layout's items that do not exist get no cells")
    func inventedItems() {
        let world = CollectionWorld(InventingLayout(), sections: [2])
        #expect(world.list.visibleCells.count == 1)
    }
}
