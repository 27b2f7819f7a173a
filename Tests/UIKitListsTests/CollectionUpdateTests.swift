import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Collection updates")
struct CollectionUpdateTests {
    private func world(_ sections: [Int]) -> CollectionWorld {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        return CollectionWorld(layout, sections: sections)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test("Batch: the model changes at once, the views move in 0.44 seconds, then it completes")
    func animated() {
        let world = world([3])
        let last = world.list.cellForItem(at: path(2))
        var finished: Bool?
        world.list.performBatchUpdates {
            world.source.sections[0].remove(at: 0)
            world.list.deleteItems(at: [path(0)])
        } completion: {
            finished = $0
        }
        #expect(last?.frame.minY == 40)
        #expect(world.list.cellForItem(at: path(1)) === last)
        world.app.advance(by: 0.1)
        let shown = last?.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 41 && shown < 80)
        #expect(finished == nil)
        world.app.advance(by: 0.4)
        #expect(finished == true)
        #expect(world.shown == [path(0): "0.1", path(1): "0.2"])
    }

    /// A layout with headers that new items replace.
    private final class Replacing: UICollectionViewFlowLayout {
        var replaces = true
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append("prepare")
        }
        override func indexPathsToDeleteForSupplementaryView(
            ofKind elementKind: String
        ) -> [IndexPath] { replaces ? [IndexPath(item: 0, section: 0)] : [] }
        override func indexPathsToInsertForSupplementaryView(
            ofKind elementKind: String
        ) -> [IndexPath] { replaces ? [IndexPath(item: 0, section: 0)] : [] }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("appear \(elementIndexPath.section)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("leave \(elementIndexPath.section)")
            return nil
        }
    }

    @Test("Batch: the layout says which headers it replaces", arguments: [true, false])
    func headers(replaces: Bool) {
        let layout = Replacing()
        layout.replaces = replaces
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let world = CollectionWorld(layout, sections: [2])
        func header() -> UIView? {
            world.list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: path(0))
        }
        let old = header()
        world.list.performBatchUpdates {
            world.source.sections[0].append("new")
            world.list.insertItems(at: [path(2)])
        }
        #expect(old != nil && (header() === old) != replaces)
        world.app.advance(by: 0.1)
        let opacity = header()?.layer.presentation()?.opacity ?? 0
        #expect(replaces ? opacity > 0 && opacity < 0.9 : opacity == 1)
        world.app.settle()
        #expect((old?.superview == nil || old?.isHidden == true) == replaces)
        // A layout is asked about all that is on screen, before and after.
        #expect(layout.log == ["prepare", "appear 0", "leave 0"])
    }

    @Test("Batch: an inserted cell fades in, a deleted one fades out behind the others")
    func fades() {
        let world = world([3])
        let old = world.list.cellForItem(at: path(1))
        world.list.performBatchUpdates {
            world.source.sections[0][1] = "new"
            world.list.deleteItems(at: [path(1)])
            world.list.insertItems(at: [path(1)])
        }
        let new = world.list.cellForItem(at: path(1))
        #expect(old !== new && old?.superview === world.list)
        #expect(old?.alpha == 0 && new?.alpha == 1)
        world.app.advance(by: 0.1)
        let opacity = new?.layer.presentation()?.opacity ?? 0
        #expect(opacity > 0.1 && opacity < 0.9)
        world.app.settle()
        #expect(old?.isHidden == true)
    }

    @Test("Batch: the selection follows the items, and deleted items leave it")
    func selection() {
        let world = world([4])
        world.list.allowsMultipleSelection = true
        for item in [1, 3] {
            world.list.selectItem(at: path(item), animated: false, scrollPosition: [])
        }
        world.list.performBatchUpdates {
            world.source.sections[0] = ["0.3", "0.0", "0.2"]
            world.list.deleteItems(at: [path(1)])
            world.list.moveItem(at: path(3), to: path(0))
        }
        #expect(world.list.indexPathsForSelectedItems == [path(0)])
        #expect(world.list.cellForItem(at: path(0))?.isSelected == true)
    }

    @Test("Batch: a reload makes another cell, a reconfiguration keeps it")
    func reloads() {
        let world = world([3])
        let cells = (0..<2).map { world.list.cellForItem(at: path($0)) as? NumberCell }
        world.source.sections[0][0] = "changed"
        world.source.sections[0][1] = "changed too"
        world.list.reloadItems(at: [path(0)])
        world.list.reconfigureItems(at: [path(1)])
        world.app.settle()
        #expect(world.list.cellForItem(at: path(0)) !== cells[0])
        #expect(world.list.cellForItem(at: path(1)) === cells[1])
        #expect(cells[1]?.preparations == 0)
        #expect(world.shown[path(0)] == "changed" && world.shown[path(1)] == "changed too")
    }

    @Test("Random batches: order, frames and visible cells are those of a plain model")
    func random() {
        var random = SeededGenerator(seed: 7)
        let world = world([5, 0, 20])
        world.list.allowsMultipleSelection = true
        var next = 0
        for round in 0..<300 {
            let before = world.source.sections
            var model = before
            var deleted: [IndexPath] = []
            var inserted: [IndexPath] = []
            for section in model.indices {
                let count = model[section].count
                var victims = Set<Int>()
                for _ in 0..<Int.random(in: 0..<3, using: &random) where count > 0 {
                    victims.insert(Int.random(in: 0..<count, using: &random))
                }
                for item in victims.sorted().reversed() {
                    model[section].remove(at: item)
                    deleted.append(path(item, section))
                }
                var places = Set<Int>()
                for _ in 0..<Int.random(in: 0..<3, using: &random) {
                    places.insert(Int.random(in: 0...model[section].count, using: &random))
                }
                for item in places.sorted() where item <= model[section].count {
                    model[section].insert("new \(next)", at: item)
                    inserted.append(path(item, section))
                    next += 1
                }
            }
            world.list.performBatchUpdates {
                world.source.sections = model
                world.list.deleteItems(at: deleted.shuffled(using: &random))
                world.list.insertItems(at: inserted.shuffled(using: &random))
            }
            if round % 7 == 0 {
                world.list.contentOffset.y = .random(in: 0..<200, using: &random)
            }
            if round % 3 == 0 { world.app.advance(by: 0.05) }
            check(world, model)
        }
        world.app.settle()
        check(world, world.source.sections)
        let cells = world.list.subviews.filter { $0 is NumberCell }
        #expect(cells.count <= 13 + 8)
    }

    private func check(_ world: CollectionWorld, _ model: [[String]]) {
        world.list.layoutIfNeeded()
        var expected: [IndexPath: String] = [:]
        var y: CGFloat = 0
        for (section, items) in model.enumerated() {
            for (item, text) in items.enumerated() {
                let frame = CGRect(x: 0, y: y, width: 320, height: 40)
                y += 40
                guard frame.intersects(world.list.bounds) else { continue }
                expected[path(item, section)] = text
                #expect(world.frame(item, section) == frame)
            }
        }
        #expect(world.shown == expected)
        #expect(world.list.contentSize.height == y)
    }

    @Test("Batch: counts that do not add up stop the program with one message")
    func mismatch() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                let world = CollectionWorld(layout, sections: [3])
                world.list.performBatchUpdates {
                    world.source.sections[0].removeLast(2)
                    world.list.deleteItems(at: [IndexPath(item: 2, section: 0)])
                }
            }
        }
        let text = String(
            decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("invalid number of items in section 0"))
        #expect(text.contains("after the update (1)") && text.contains("D(0,2)"))
    }

    @Test("Dequeuing an identifier that is not registered stops the program")
    func unregistered() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let list = UICollectionView(
                    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                _ = list.dequeueReusableCell(
                    withReuseIdentifier: "nothing", for: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(
            decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Register a class"))
    }

    @Test("A layout that is invalid again after each pass is stopped, with one message")
    func endless() {
        var texts: [String] = []
        let report = RelayoutLimit.report
        defer { RelayoutLimit.report = report }
        RelayoutLimit.report = { texts.append($0) }
        let world = CollectionWorld(Restless(), sections: [3])
        #expect(world.app.settle())
        #expect(texts.count == 1)
        #expect(texts.first?.contains("Restless, which does not agree with the views") == true)
        #expect(world.shown.count == 3)
    }

    /// A layout that is invalid again after each pass.
    private final class Restless: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            defer { invalidateLayout() }
            return super.layoutAttributesForElements(in: rect)
        }
    }

    // MARK: Diffable

    @Test("Diffable source: a snapshot is animated from the one before, with the same cells")
    func diffable() {
        let world = world([0])
        let registration = UICollectionView.CellRegistration<NumberCell, String> {
            cell, _, text in cell.text = text
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: world.list) {
            list, path, text in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        data.apply(snapshot)
        world.app.settle()
        let cell = world.list.cellForItem(at: path(1))
        snapshot.moveItem("b", beforeItem: "a")
        snapshot.deleteItems(["c"])
        snapshot.appendItems(["d"], toSection: 1)
        snapshot.reconfigureItems(["b"])
        var isComplete = false
        data.apply(snapshot) { isComplete = true }
        #expect(world.list.cellForItem(at: path(0)) === cell)
        world.app.settle()
        #expect(isComplete)
        #expect(world.shown == [path(0): "b", path(1): "a", path(0, 1): "d"])
        #expect(data.indexPath(for: "d") == path(0, 1))
        #expect(data.itemIdentifier(for: path(1)) == "a")
        // What a snapshot asks for is asked once.
        #expect(data.snapshot().reconfiguredItemIdentifiers.isEmpty)
        #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
        snapshot.deleteSections([0])
        data.apply(snapshot, animatingDifferences: false)
        #expect(world.shown == [path(0): "d"])
        world.app.settle()
    }

    @Test("Diffable source: a moved item changes the snapshot")
    func reordering() {
        let world = world([0])
        let registration = UICollectionView.CellRegistration<NumberCell, String> {
            cell, _, text in cell.text = text
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: world.list) {
            list, path, text in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var moved: [String] = []
        data.reorderingHandlers.canReorderItem = { $0 != "c" }
        data.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        data.apply(snapshot, animatingDifferences: false)
        world.app.settle()
        #expect(!world.list.beginInteractiveMovementForItem(at: path(2)))
        #expect(world.list.beginInteractiveMovementForItem(at: path(0)))
        world.list.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
        world.list.endInteractiveMovement()
        world.app.settle()
        #expect(moved == ["b", "a", "c"])
        #expect(world.shown[path(1)] == "a")
    }
}

@Suite("Collection outlines and sizes")
struct CollectionOutlineTests {
    @Test("Section snapshot: a tree with levels, of which expanded branches are visible")
    func tree() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["a1x"], to: "a1")
        #expect(outline.visibleItems == ["a", "b"])
        outline.expand(["a", "a1"])
        #expect(outline.visibleItems == ["a", "a1", "a1x", "a2", "b"])
        #expect(outline.level(of: "a1x") == 2 && outline.parent(of: "a1") == "a")
        outline.collapse(["a"])
        #expect(!outline.isVisible("a1x") && outline.items.count == 5)
        outline.insert(["c"], before: "b")
        outline.delete(["a"])
        #expect(outline.items == ["c", "b"])
    }

    @Test("Outline: a tap on the chevron shows the items below, indented")
    func toggling() throws {
        let world = TextListWorld { cell, content in
            cell.accessories = content.text == "Fruit" ? [.outlineDisclosure()] : []
        }
        let (list, data, app) = (world.list, world.source, world.app)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apple", "Pear"], to: "Fruit")
        data.apply(outline, to: 0, animatingDifferences: false)
        app.settle()
        #expect(list.numberOfItems(inSection: 0) == 2)
        app.finger.tap(at: CGPoint(x: 295, y: 22))
        app.settle()
        #expect(data.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Bread"])
        let apple = list.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect((apple as? UICollectionViewListCell)?.indentationLevel == 1)
        app.finger.tap(at: CGPoint(x: 295, y: 22))
        app.settle()
        #expect(data.snapshot().itemIdentifiers == ["Fruit", "Bread"])
        withExtendedLifetime(world) {}
    }

    @Test("Self-sizing: a new configuration measures the cell again and moves the ones below")
    func growing() throws {
        let world = TextListWorld()
        let (list, app) = (world.list, world.app)
        world.show(["one", "two"])
        let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let second = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(second.frame.minY == 44)
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "many words ", count: 30)
        first.contentConfiguration = content
        app.settle()
        #expect(first.frame.height > 100)
        #expect(second.frame.minY == first.frame.maxY)
        withExtendedLifetime(world) {}
    }
}
