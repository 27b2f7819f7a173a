import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Collection views: drag and drop")
struct CollectionDragTests {
    /// Items that are dragged as texts, and dropped texts as new items.
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var items = (0..<9).map { "\($0)" }
        var operation = UIDropOperation.move
        var moves: [String] = []
        var performed: [IndexPath?] = []
        var destinations: [IndexPath?] = []
        var usesPlaceholder = false
        var placeholder: (any UICollectionViewDropPlaceholderContext)?
        var placeholderColor = UIColor.systemGray

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { items.count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "cell", for: indexPath)
            (cell as? NumberCell)?.text = items[indexPath.item]
            cell.backgroundColor = .systemTeal
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
        ) -> Bool { true }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath,
            to destination: IndexPath
        ) {
            moves.append("\(source.item) \(destination.item)")
            items.insert(items.remove(at: source.item), at: destination.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item]))]
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            destinations.append(destinationIndexPath)
            return UICollectionViewDropProposal(
                operation: operation, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            performed.append(coordinator.destinationIndexPath)
            guard let path = coordinator.destinationIndexPath else { return }
            if usesPlaceholder, let item = coordinator.items.first {
                let stand = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "cell")
                stand.cellUpdateHandler = { [unowned self] cell in
                    (cell as? NumberCell)?.text = "…"
                    cell.backgroundColor = placeholderColor
                }
                placeholder = coordinator.drop(item.dragItem, to: stand)
                return
            }
            collectionView.performBatchUpdates {
                self.items.insert("New", at: path.item)
                collectionView.insertItems(at: [path])
            }
            if let item = coordinator.items.first {
                coordinator.drop(item.dragItem, toItemAt: path)
            }
        }
    }

    /// Three items of 100 points in a row, and a view from which a text is dragged.
    private final class World: UIDragInteractionDelegate {
        let source = Source()
        let list: UICollectionView
        let app: HeadlessApp

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 60)
            layout.minimumLineSpacing = 10
            layout.minimumInteritemSpacing = 10
            let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let list = UICollectionView(frame: frame, collectionViewLayout: layout)
            list.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
            self.list = list
            let outside = UIView(frame: CGRect(x: 260, y: 420, width: 40, height: 40))
            app = HeadlessApp(
                size: CGSize(width: 320, height: 480),
                rootViewController: {
                    let controller = UIViewController()
                    controller.view.addSubview(list)
                    controller.view.addSubview(outside)
                    return controller
                }())
            list.dataSource = source
            list.dragDelegate = source
            list.dropDelegate = source
            outside.addInteraction(UIDragInteraction(delegate: self))
            app.settle()
        }

        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "New"))] }

        func drag(from start: CGPoint, to end: CGPoint) {
            app.finger.down(at: start)
            app.advance(by: 0.4)
            app.finger.move(to: end, duration: 0.4)
            app.advance(by: 0.6)
        }

        func drop() {
            app.finger.up()
            app.settle()
        }

        func middle(_ item: Int) -> CGPoint {
            CGPoint(x: CGFloat(item % 3) * 110 + 50, y: CGFloat(item / 3) * 70 + 30)
        }

        var shown: [String] {
            list.visibleCells.compactMap { $0 as? NumberCell }
                .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
                .map(\.text)
        }
    }

    @Test("An item that is dragged within its view is moved by the data source, once")
    func reorder() {
        let world = World()
        world.drag(from: world.middle(1), to: world.middle(5))
        #expect(world.list.hasActiveDrag)
        world.drop()
        #expect(world.source.moves == ["1 5"])
        #expect(world.source.performed.isEmpty)
        #expect(world.source.items == ["0", "2", "3", "4", "5", "1", "6", "7", "8"])
        #expect(world.shown == world.source.items)
        #expect(world.list.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test("Dropped items open a gap and become items there")
    func insertion() {
        let world = World()
        world.source.operation = .copy
        world.drag(from: CGPoint(x: 280, y: 440), to: world.middle(4))
        #expect(world.source.destinations.last == IndexPath(item: 4, section: 0))
        #expect(
            world.list.cellForItem(at: IndexPath(item: 5, section: 0))?.center == world.middle(6))
        #expect(
            world.list.cellForItem(at: IndexPath(item: 3, section: 0))?.center == world.middle(3))
        world.drop()
        #expect(world.source.performed == [IndexPath(item: 4, section: 0)])
        #expect(world.source.items[4] == "New")
        #expect(world.shown == world.source.items)
        for item in 0..<10 {
            let cell = world.list.cellForItem(at: IndexPath(item: item, section: 0))
            #expect(cell?.center == world.middle(item))
        }
    }

    @Test("An item that leaves its view and is dropped elsewhere returns")
    func returns() {
        let world = World()
        world.drag(from: world.middle(1), to: world.middle(5))
        world.app.finger.move(to: CGPoint(x: 100, y: 450), duration: 0.2)
        world.app.advance(by: 0.5)
        world.drop()
        #expect(world.source.moves.isEmpty)
        #expect(world.shown == world.source.items)
        #expect(world.list.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    private func centers(_ world: World, _ items: Range<Int>) -> [CGPoint?] {
        items.map { world.list.cellForItem(at: IndexPath(item: $0, section: 0))?.center }
    }

    private func placeholderCell(_ world: World) -> UICollectionViewCell? {
        world.list.subviews.lazy.compactMap { $0 as? UICollectionViewCell }
            .first { !$0.isUserInteractionEnabled }
    }

    @Test("A placeholder waits between the items, follows updates, and becomes an item")
    func placeholder() throws {
        let world = World()
        world.source.operation = .copy
        world.source.usesPlaceholder = true
        world.drag(from: CGPoint(x: 280, y: 440), to: world.middle(4))
        world.drop()
        let cell = try #require(placeholderCell(world))
        #expect(
            cell.center == world.middle(4) && cell.bounds.size == CGSize(width: 100, height: 60))
        // The items behind it have moved on by a place, the last one into a new line.
        #expect(centers(world, 3..<9) == [3, 5, 6, 7, 8, 9].map { world.middle($0) })
        #expect(world.list.hasUncommittedUpdates)
        world.source.items.remove(at: 0)
        world.list.deleteItems(at: [IndexPath(item: 0, section: 0)])
        world.app.settle()
        #expect(cell.center == world.middle(3))
        #expect(centers(world, 2..<5) == [2, 4, 5].map { world.middle($0) })
        let context = try #require(world.source.placeholder)
        world.source.placeholderColor = .systemRed
        context.setNeedsCellUpdate()
        #expect(cell.backgroundColor == .systemRed)
        let committed = context.commitInsertion { path in
            world.source.items.insert("Loaded", at: path.item)
        }
        world.app.settle()
        #expect(committed && world.source.items[3] == "Loaded")
        #expect(world.shown == world.source.items)
        #expect(centers(world, 0..<9) == (0..<9).map { world.middle($0) })
        #expect(placeholderCell(world) == nil && !context.deletePlaceholder())
    }

    @Test("Deleting or reloading removes a placeholder, and items return to their places")
    func deletedPlaceholder() throws {
        for reloads in [false, true] {
            let world = World()
            world.source.operation = .copy
            world.source.usesPlaceholder = true
            world.drag(from: CGPoint(x: 280, y: 440), to: world.middle(4))
            world.drop()
            let context = try #require(world.source.placeholder)
            if reloads {
                world.list.reloadData()
                world.app.settle()
                #expect(!context.commitInsertion { _ in Issue.record("called") })
            } else {
                let isDeleted = context.deletePlaceholder()
                #expect(isDeleted)
                world.app.settle()
            }
            #expect(placeholderCell(world) == nil)
            #expect(centers(world, 0..<9) == (0..<9).map { world.middle($0) })
        }
    }
}
