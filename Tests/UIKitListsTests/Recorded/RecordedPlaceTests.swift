import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: places, snapshots and layouts")
struct RecordedPlaceTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    // MARK: Scrolling to places

    @Test("scrollToRow: top is below the inset and below a pinned header")
    func belowHeader() {
        let source = TableSource()
        source.titles = ["Title"]
        let world = TableWorld(source: source)
        world.table.sectionHeaderTopPadding = 0
        world.table.contentInset.top = 20
        world.app.settle()
        world.table.scrollToRow(at: path(50), at: .top, animated: false)
        world.app.settle()
        let row = world.table.rectForRow(at: path(50)).minY
        let header = world.table.rectForHeader(inSection: 0).height
        #expect(header > 0)
        #expect(row - world.table.contentOffset.y == 20 + header)
    }

    @Test("scrollToRow: none moves as little as needed, top and bottom keep to the content")
    func clamped() {
        let world = TableWorld()
        world.table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(world.table.contentOffset.y == 3920)
        world.table.scrollToRow(at: path(0), at: .bottom, animated: false)
        #expect(world.table.contentOffset.y == 0)
        world.table.scrollToRow(at: path(3), at: .none, animated: false)
        #expect(world.table.contentOffset.y == 0)
        world.table.scrollToRow(at: path(12), at: .none, animated: false)
        #expect(world.table.contentOffset.y == 92)
    }

    @Test("scrollToRow: NSNotFound as the row scrolls to an empty section")
    func emptySection() {
        let source = TableSource([(0..<50).map { "\($0)" }, [], (0..<50).map { "\($0)" }])
        let world = TableWorld(source: source)
        world.table.scrollToRow(
            at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        #expect(world.table.contentOffset.y == 2200)
    }

    @Test("scrollToItem: positions of two axes combine")
    func combined() {
        let world = RecordingWorld(100)
        world.list.scrollToItem(
            at: path(50), at: [.centeredVertically, .left], animated: false)
        #expect(world.list.contentOffset == CGPoint(x: 0, y: 1780))
    }

    // MARK: Diffable data sources

    private final class Cell: UICollectionViewCell {
        var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    private struct Diffable {
        let app: HeadlessApp
        let list: UICollectionView
        let source: UICollectionViewDiffableDataSource<Int, Int>

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 40)
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            self.list = list
            let controller = UIViewController()
            controller.view.addSubview(list)
            app = HeadlessApp(
                size: CGSize(width: 320, height: 480), rootViewController: controller)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            app.settle()
        }

        func cell(_ item: Int) -> Cell? {
            list.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
        }
    }

    @Test("Diffable: reconfigured items keep their cell without preparation, reloaded ones do not")
    func requests() throws {
        let world = Diffable()
        let (one, two) = (try #require(world.cell(0)), try #require(world.cell(1)))
        var snapshot = world.source.snapshot()
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([2])
        #expect(snapshot.reconfiguredItemIdentifiers == [1])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        world.source.apply(snapshot, animatingDifferences: false)
        #expect(world.cell(0) === one && one.preparations == 0)
        #expect(world.cell(1) !== two)
        #expect(world.source.snapshot().reconfiguredItemIdentifiers == [])
    }

    @Test(
        "Diffable: without animation the difference is applied, cells stay; a reload replaces them")
    func withoutAnimation() throws {
        let world = Diffable()
        let three = try #require(world.cell(2))
        world.list.selectItem(at: path(2), animated: false, scrollPosition: [])
        var snapshot = world.source.snapshot()
        snapshot.deleteItems([1])
        var isDone = false
        world.source.apply(snapshot, animatingDifferences: false) { isDone = true }
        #expect(world.cell(1) === three)
        #expect(world.list.indexPathsForSelectedItems == [path(1)])
        world.app.settle()
        #expect(isDone)
        world.source.applySnapshotUsingReloadData(snapshot)
        #expect(world.list.indexPathsForSelectedItems == [])
        world.app.settle()
        #expect(world.list.visibleCells.count == 2)
    }

    @Test("Snapshot: an item that is appended again moves there")
    func again() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2], toSection: 0)
        snapshot.appendItems([1], toSection: 1)
        #expect(snapshot.itemIdentifiers(inSection: 0) == [2])
        #expect(snapshot.itemIdentifiers(inSection: 1) == [1])
    }

    // MARK: Controllers

    private final class Controller: UICollectionViewController {
        var log: [String] = []
        private func add(_ event: String) {
            log.append("\(event) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            add("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            add("is")
            super.viewIsAppearing(animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            add("did")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        }
    }

    private final class Rows: UITableViewController {
        var log: [String] = []
        private func add(_ event: String) {
            log.append("\(event) \(tableView.indexPathsForSelectedRows?.count ?? 0)")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            add("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            add("is")
            super.viewIsAppearing(animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            add("did")
        }
        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 3 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
    }

    @Test(
        "Collection controller: clears between viewWillAppear and viewIsAppearing, or alongside",
        arguments: [false, true])
    func clearing(animated: Bool) {
        let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: controller)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: navigation)
        controller.collectionView.selectItem(at: path(1), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(controller.collectionView.indexPathsForSelectedItems == [path(1)])
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        controller.log = []
        navigation.popViewController(animated: animated)
        app.settle()
        #expect(controller.log == ["will 1", animated ? "is 1" : "is 0", "did 0"])
    }

    @Test(
        "Table controller: clears between viewWillAppear and viewIsAppearing, or alongside",
        arguments: [false, true])
    func clearingRows(animated: Bool) {
        let controller = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: navigation)
        controller.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == path(1))
        navigation.pushViewController(UIViewController(), animated: false)
        app.settle()
        controller.log = []
        navigation.popViewController(animated: animated)
        app.settle()
        #expect(controller.log == ["will 1", animated ? "is 1" : "is 0", "did 0"])
    }

    @Test("Collection controller: its view wraps the collection; a new one replaces the old")
    func wrapper() {
        let layout = UICollectionViewFlowLayout()
        let controller = Controller(collectionViewLayout: layout)
        #expect(controller.viewIfLoaded == nil)
        let first = controller.collectionView
        #expect(controller.view.subviews == [first])
        #expect(first?.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let second = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = second
        #expect(first?.dataSource == nil && first?.delegate == nil && first?.superview == nil)
        #expect(second.dataSource === controller && controller.view.subviews == [second])
        #expect(controller.collectionViewLayout === layout)
    }

    // MARK: Compositional layouts

    @Test("Compositional: the provider is asked again for a new width")
    func provider() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            widths.append(environment.container.effectiveContentSize.width)
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            return NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let world = CollectionWorld(layout, sections: [3])
        world.list.frame.size.width = 200
        world.app.settle()
        #expect(widths.first == 320 && widths.last == 200)
        let asked = widths.count
        layout.invalidateLayout()
        world.app.settle()
        #expect(widths.count == asked + 1)
        world.list.contentOffset.y = 10
        world.app.settle()
        #expect(widths.count == asked + 1)
    }

    @Test("Flow layout: pinned headers have the order 10")
    func pinned() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let world = CollectionWorld(layout, sections: [20])
        world.list.contentOffset.y = 200
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 200)
        let attributes = world.list.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader, at: path(0))
        #expect(attributes?.zIndex == 10)
    }

    @Test("List: the first item of a section is its header, without a separator")
    func firstItemHeader() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let world = CollectionWorld(layout, sections: [3]) { list, _ in
            list.register(
                UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        }
        world.app.settle()
        #expect(world.list.visibleCells.count == 3)
        // The header and the last row have none.
        let separators = world.list.subviews.filter {
            !$0.isHidden && $0.frame.height <= 1 && $0.frame.height > 0
        }
        #expect(separators.count == 1)
    }
}
