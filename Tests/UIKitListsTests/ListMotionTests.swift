import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

/// What is seen while lists change.
@Suite("Motions of lists")
struct ListMotionTests {
    private func shownFrame(_ view: UIView) -> CGRect {
        view.layer.presentation()?.frame ?? view.frame
    }

    @Test("Deleted row: a header that comes from below slides up, at its full size")
    func header() throws {
        let source = TableSource([(0..<11).map { "\($0)" }, ["a", "b"]])
        source.titles = [nil, "Next"]
        let world = TableWorld(source: source)
        #expect(world.table.headerView(forSection: 1) == nil)
        world.source.rows[0].removeFirst(2)
        let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
        world.table.deleteRows(at: paths, with: .automatic)
        let header = try #require(world.table.headerView(forSection: 1))
        let end = header.frame
        world.app.advance(by: 0.05)
        let shown = shownFrame(header)
        #expect(shown.size == end.size && shown.minX == end.minX)
        #expect(shown.minY > end.minY + 1 && shown.minY <= end.minY + 88)
        world.app.settle()
        #expect(shownFrame(header) == end)
    }

    @Test("Editing: controls appear and disappear at their places")
    func editing() throws {
        let world = TableWorld()
        world.source.titles = []
        world.table.setEditing(true, animated: true)
        world.table.layoutIfNeeded()
        let cell = try #require(world.cell(0))
        let control = try #require(cell.subviews.first { $0 is CellEditControl })
        world.app.advance(by: 0.1)
        #expect(shownFrame(control) == control.frame)
        #expect((control.layer.presentation()?.opacity ?? 1) < 1)
        world.app.settle()
        world.table.setEditing(false, animated: true)
        world.table.layoutIfNeeded()
        world.app.advance(by: 0.1)
        #expect(control.superview === cell && shownFrame(control) == control.frame)
        world.app.settle()
        #expect(control.superview == nil)
    }

    @Test("Deleted item: it fades in front of its section's background, behind its neighbours")
    func background() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.showsSeparators = false
        let world = CollectionWorld(
            UICollectionViewCompositionalLayout.list(using: configuration), sections: [20])
        world.app.settle()
        let gone = try #require(world.list.cellForItem(at: IndexPath(item: 1, section: 0)))
        let next = try #require(world.list.cellForItem(at: IndexPath(item: 2, section: 0)))
        world.list.performBatchUpdates {
            world.source.sections[0].remove(at: 1)
            world.list.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        world.app.advance(by: 0.05)
        let views = world.list.subviews
        let place = try #require(views.firstIndex(of: gone))
        let background = views.firstIndex {
            $0 is UICollectionReusableView && !($0 is UICollectionViewCell)
        }
        #expect(try #require(background) < place)
        #expect(try #require(views.firstIndex(of: next)) > place)
        let last = try #require(
            world.list.visibleCells.max { $0.frame.minY < $1.frame.minY })
        let above = try #require(
            world.list.visibleCells.filter { $0 !== last }.max { $0.frame.minY < $1.frame.minY })
        #expect(shownFrame(last).minY >= shownFrame(above).maxY - 0.5)
        world.app.settle()
        #expect(gone.superview == nil || gone.isHidden)
    }

    @Test("Section index: headers that scroll in stay behind it")
    func index() throws {
        let world = TableWorld()
        let source = IndexedSource()
        world.table.dataSource = source
        world.table.reloadData()
        for step in 0..<20 {
            world.table.contentOffset.y = CGFloat(step) * 60
            world.app.advance(by: 0.05)
            let views = world.table.subviews
            let index = try #require(views.firstIndex { $0 is TableIndexView })
            #expect(!views[index...].contains { $0 is UITableViewHeaderFooterView })
        }
    }

    @Test("Section index: a finger that pulls at once scrolls by sections, not by points")
    func pulledIndex() {
        let world = TableWorld()
        let source = IndexedSource()
        world.table.dataSource = source
        world.table.reloadData()
        world.app.settle()
        let finger = world.app.finger
        finger.down(at: CGPoint(x: 312, y: 220))
        finger.move(to: CGPoint(x: 312, y: 262), duration: 0.05)
        #expect(world.table.indexPathsForVisibleRows?.first?.section == 2)
        finger.up()
    }

    @Test("Swiped row: it stays within its card")
    func swipedCard() {
        let source = TableSource([(0..<4).map { "\($0)" }])
        let world = TableWorld(UITableView(frame: .zero, style: .insetGrouped), source: source)
        let swipes = SwipeDelegate()
        world.table.delegate = swipes
        world.app.settle()
        let row = world.middle(1)
        let margin = Int(world.table.cellForRow(at: IndexPath(row: 1, section: 0))!.frame.minX)
        #expect(margin > 8)
        let before = world.app.snapshot()
        let finger = world.app.finger
        finger.down(at: row)
        finger.move(to: CGPoint(x: row.x - 90, y: row.y), duration: 0.2)
        let during = world.app.snapshot()
        for x in [2, margin, 2 * margin - 4] {
            #expect(during[x, Int(row.y) * 2] == before[x, Int(row.y) * 2])
        }
        finger.up()
        world.app.settle()
        world.app.finger.tap(at: world.middle(3))
        world.app.settle()
        #expect(world.cell(1)?.mask == nil)
    }

    @Test("Card: corners of a row that is no longer the first turn into edges gradually")
    func corners() throws {
        let world = TableWorld(
            UITableView(frame: .zero, style: .insetGrouped), source: TableSource([["a", "b"]]))
        let first = try #require(world.cell(0))
        let radius = first.layer.cornerRadius
        #expect(radius > 0 && first.clipsToBounds)
        world.source.rows[0].insert("new", at: 0)
        world.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        world.app.advance(by: 0.1)
        let shown = first.layer.presentation()?.cornerRadius ?? 0
        #expect(shown > 0 && shown < radius && first.clipsToBounds)
        world.app.settle()
        #expect(first.layer.cornerRadius == 0 && !first.clipsToBounds)
    }

    @Test("Row that becomes the last but one: its separator appears at its place")
    func separator() throws {
        let card = TableWorld(
            UITableView(frame: .zero, style: .insetGrouped), source: TableSource([["a", "b"]]))
        let last = try #require(card.cell(1))
        card.source.rows[0].append("c")
        card.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        card.app.advance(by: 0.1)
        let line = try #require(last.subviews.last { $0.frame.height == 0.5 && !$0.isHidden })
        #expect(shownFrame(line) == line.frame)
    }

    /// A list layout of texts.
    private func makeTexts(
        accessories: [UICellAccessory] = []
    ) -> (app: HeadlessApp, list: UICollectionView, show: ([String]) -> Void) {
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: UIViewController())
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: .init(appearance: .insetGrouped)))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            list, path, text in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        app.window.rootViewController?.view.addSubview(list)
        return (
            app, list,
            { items in
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                source.apply(snapshot)
            }
        )
    }

    private func lines(_ list: UICollectionView) -> [UIView] {
        list.subviews.filter { !$0.isHidden && 0 < $0.bounds.height && $0.bounds.height <= 1 }
    }

    @Test("List layout: separators move with their items")
    func movingSeparators() throws {
        let (app, list, show) = makeTexts()
        show(["a", "b", "c", "d"])
        app.settle()
        show(["d", "a", "c"])
        app.advance(by: 0.1)
        let bottoms = list.visibleCells.map { shownFrame($0).maxY }
        // Those of the moved "d", which had none, and of "a".
        let separators = lines(list).filter { $0.alpha > 0 }.map { shownFrame($0).maxY }
        #expect(separators.count == 2)
        for line in separators {
            #expect(bottoms.contains { abs($0 - line) < 0.01 })
        }
        app.settle()
        #expect(lines(list).count == 2)
    }

    @Test("List layout: separators return to their start after editing")
    func separatorsAfterEditing() {
        let (app, list, show) = makeTexts(accessories: [.delete()])
        show(["a", "b"])
        app.settle()
        let start = lines(list).map(\.frame)
        list.isEditing = true
        app.settle()
        #expect(lines(list).map(\.frame) != start)
        list.isEditing = false
        app.settle()
        #expect(lines(list).map(\.frame) == start)
    }

    @Test("List layout: a handle that is pulled at once moves its item")
    func pulledHandle() {
        let (app, list, show) = makeTexts(accessories: [.reorder(displayed: .always)])
        show(["a", "b", "c", "d"])
        app.settle()
        let cells = list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
        let y = cells[0].frame.midY
        let finger = app.finger
        finger.down(at: CGPoint(x: cells[0].frame.maxX - 28, y: y))
        finger.move(
            to: CGPoint(x: cells[0].frame.maxX - 28, y: y + 2 * cells[0].frame.height),
            duration: 0.1)
        #expect(abs(cells[0].frame.midY - y) > cells[0].frame.height)
        finger.up()
        app.settle()
        #expect(list.indexPath(for: cells[0])?.item == 2)
    }
}

/// Sections of three rows with an index.
private final class IndexedSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 26 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "\(section)"
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
}

/// Rows that a swipe deletes.
private final class SwipeDelegate: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { $2(false) }
        ])
    }
}
