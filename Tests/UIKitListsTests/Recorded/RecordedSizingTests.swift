import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: sizing and the first pass of tables")
struct RecordedSizingTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    /// Records the questions of a table.
    private class Base: NSObject {
        var events: [String] = []
        let count: Int
        init(_ count: Int) { self.count = count }

        func numberOfSections(in tableView: UITableView) -> Int {
            events.append("sections")
            return 1
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            events.append("rows")
            return count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            events.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { events.append("display \(indexPath.row)") }
    }

    private final class Plain: Base, UITableViewDataSource, UITableViewDelegate {}

    private final class Heights: Base, UITableViewDataSource, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            events.append("height \(indexPath.row)")
            return 50
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Title"
        }

        func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) { events.append("header") }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }
    }

    private final class Estimates: Base, UITableViewDataSource, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            events.append("estimate \(indexPath.row)")
            return 60
        }

        func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { 50 }
    }

    private func show(
        _ source: some UITableViewDataSource & UITableViewDelegate,
        _ prepare: (UITableView) -> Void = { _ in }
    ) -> (HeadlessApp, UITableView) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        prepare(table)
        table.dataSource = source
        table.delegate = source
        let controller = UIViewController()
        controller.view.addSubview(table)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        return (app, table)
    }

    @Test("First layout: counts, then each visible row's cell, its height and its display")
    func firstLayout() throws {
        let source = Heights(100)
        let (app, _) = show(source)
        let events = source.events
        #expect(events.first == "sections")
        let rows = try #require(events.firstIndex(of: "rows"))
        let cell = try #require(events.firstIndex(of: "cell 0"))
        #expect(rows < cell)
        let after = events[cell...]
        #expect(after.contains("height 0"))
        let display = try #require(events.firstIndex(of: "display 0"))
        #expect(cell < display)
        #expect(!events.contains("cell 20"))
        #expect(events.contains("header"))
        withExtendedLifetime(app) {}
    }

    @Test("With estimates, heights are asked of visible rows only, after their cells")
    func estimatedProperty() throws {
        let source = Heights(100)
        let (app, table) = show(source)
        #expect(!source.events.contains("height 50"))
        let lastHeight = try #require(source.events.lastIndex(of: "height 3"))
        #expect(try #require(source.events.firstIndex(of: "cell 3")) < lastHeight)
        #expect(table.rectForRow(at: path(1)).height == 50)
        withExtendedLifetime(app) {}
    }

    @Test("Without estimates, the heights of all rows are asked before any cell")
    func unestimated() throws {
        let source = Heights(100)
        let (app, table) = show(source) {
            $0.estimatedRowHeight = 0
            $0.estimatedSectionHeaderHeight = 0
        }
        let last = try #require(source.events.firstIndex(of: "height 99"))
        #expect(try #require(source.events.firstIndex(of: "cell 0")) > last)
        #expect(table.rectForRow(at: path(99)).height == 50)
        withExtendedLifetime(app) {}
    }

    @Test("estimatedHeightForRow: asked for every row at load")
    func estimates() {
        let source = Estimates(100)
        let (app, table) = show(source)
        #expect(Set(source.events.filter { $0.hasPrefix("estimate") }).count == 100)
        // Ten rows are measured, the others estimated.
        #expect([5890, 5900].contains(table.contentSize.height))
        withExtendedLifetime(app) {}
    }

    @Test("Content size: measured rows and estimates of the default row height")
    func contentSize() {
        let source = Plain(100)
        let (app, table) = show(source)
        #expect(table.contentSize.height == 4400)
        withExtendedLifetime(app) {}
    }

    @Test("Table offset: didScroll inside the call; cells come with the next pass")
    func offset() {
        let source = Heights(100)
        let (app, table) = show(source) { $0.estimatedRowHeight = 50 }
        source.events = []
        table.contentOffset.y = 500
        #expect(source.events == ["scroll"])
        #expect(table.indexPathsForVisibleRows?.contains(path(12)) == true)
        table.layoutIfNeeded()
        #expect(source.events.contains("cell 12") && source.events.contains("display 12"))
        withExtendedLifetime(app) {}
    }

    private final class Box: UIView {
        var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: 100, height: height) }
    }

    private final class BoxCell: UITableViewCell {
        let box = Box()
        let constraint: NSLayoutConstraint
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            constraint = box.heightAnchor.constraint(equalToConstant: 60)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), constraint,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Boxes: Base, UITableViewDataSource, UITableViewDelegate {
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            BoxCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(
        "selfSizingInvalidation: what resizes a visible row",
        arguments: [
            (UITableView.SelfSizingInvalidation.disabled, false, false), (.enabled, true, false),
            (.enabledIncludingConstraints, true, true),
        ])
    func invalidation(
        mode: UITableView.SelfSizingInvalidation, byCall: Bool, byConstraint: Bool
    ) throws {
        let source = Boxes(3)
        let (app, table) = show(source) { $0.selfSizingInvalidation = mode }
        let cell = try #require(table.cellForRow(at: path(1)) as? BoxCell)
        #expect(table.rectForRow(at: path(1)).height == 60.5)
        cell.constraint.constant = 90
        cell.contentView.setNeedsLayout()
        app.settle()
        #expect(table.rectForRow(at: path(1)).height == (byConstraint ? 90.5 : 60.5))
        cell.contentView.invalidateIntrinsicContentSize()
        app.settle()
        #expect(table.rectForRow(at: path(1)).height == (byCall ? 90.5 : 60.5))
        table.performBatchUpdates(nil)
        #expect(table.rectForRow(at: path(1)).height == 90.5)
        #expect(table.cellForRow(at: path(1)) === cell)
    }

    @Test("Resizing of a row is animated, unless animations are off")
    func animatedInvalidation() throws {
        let source = Boxes(3)
        let (app, table) = show(source)
        let cell = try #require(table.cellForRow(at: path(1)) as? BoxCell)
        let below = try #require(table.cellForRow(at: path(2)))
        cell.constraint.constant = 160
        cell.contentView.invalidateIntrinsicContentSize()
        app.advance(by: 0.1)
        let shown = try #require(below.layer.presentation()).frame.minY
        #expect(below.frame.minY == 221 && shown > 121.5 && shown < 220.5)
        app.settle()
        cell.constraint.constant = 60
        cell.contentView.invalidateIntrinsicContentSize()
        UIView.performWithoutAnimation { table.layoutIfNeeded() }
        app.advance(by: 0.02)
        #expect(below.layer.presentation()?.frame.minY == 121)
    }

    // MARK: Collections

    private final class Preferring: UICollectionViewFlowLayout {
        var log: [String] = []
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool {
            log.append("should \(original.indexPath.item)")
            return super.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            log.append("context \(original.indexPath.item)")
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    @Test("Preferred attributes: the layout is asked, then gives the context")
    func preferred() throws {
        let layout = Preferring()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        let world = CollectionWorld(layout, sections: [3]) { _, source in
            source.heights = { _ in 70 }
        }
        let should = try #require(layout.log.firstIndex(of: "should 0"))
        let context = try #require(layout.log.firstIndex(of: "context 0"))
        #expect(should < context)
        #expect(world.frame(0)?.height == 70)
    }

    @Test("Flow layout: estimates let cells choose, and sizeForItem is not asked")
    func flowEstimates() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        var asked = 0
        let world = CollectionWorld(layout, sections: [3]) { _, source in
            source.sizes = { _ in
                asked += 1
                return CGSize(width: 10, height: 10)
            }
        }
        #expect(world.frame(0)?.width == 100)
        #expect(asked <= 1)
    }

    @Test("Flow layout: defaults, and the delegate's size wins over itemSize")
    func flowDefaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.sectionInsetReference == .fromContentInset)
        let world = CollectionWorld(layout, sections: [3]) { _, source in
            source.sizes = { _ in CGSize(width: 320, height: 33) }
        }
        #expect(world.frame(1)?.height == 33)
    }
}
