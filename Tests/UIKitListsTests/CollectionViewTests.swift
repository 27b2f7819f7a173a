import Testing
import UIKit
import UIKitTesting

@Suite("Collection view")
struct CollectionViewTests {
    /// A layout of rows of 100 that records its calls.
    private final class Rows: UICollectionViewLayout {
        var log: [String] = []
        var followsBounds = false

        private func add(_ call: String) { log.append(call) }

        override func invalidateLayout() {
            add("invalidate")
            super.invalidateLayout()
        }

        override func invalidateLayout(
            with context: UICollectionViewLayoutInvalidationContext
        ) {
            add("invalidate with")
            super.invalidateLayout(with: context)
        }

        override func prepare() {
            add("prepare")
            super.prepare()
        }

        override var collectionViewContentSize: CGSize {
            add("size")
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return CGSize(width: 320, height: CGFloat(count) * 100)
        }

        override func layoutAttributesForElements(
            in rect: CGRect
        ) -> [UICollectionViewLayoutAttributes]? {
            add("elements \(Int(rect.minY)) \(Int(rect.maxY))")
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            // One item more than there are.
            return (0...count).compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
            }.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(
            at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0, y: CGFloat(indexPath.item) * 100, width: 320, height: 100)
            return attributes
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            add("should \(Int(newBounds.minY)) at \(Int(collectionView?.bounds.minY ?? -1))")
            return followsBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    private func rows(_ count: Int, _ layout: Rows) -> CollectionWorld {
        CollectionWorld(layout, sections: [count])
    }

    @Test("Collection view: the first pass prepares, asks for the size, elements and size again")
    func firstPass() {
        let layout = Rows()
        let world = rows(3, layout)
        #expect(layout.log == ["invalidate", "prepare", "size", "elements 0 480", "size"])
        #expect(world.list.visibleCells.count == 3)
    }

    @Test("Collection view: the query is widened to whole screens, and repeated only when left")
    func query() {
        let layout = Rows()
        let world = rows(100, layout)
        layout.log = []
        world.list.contentOffset.y = 10
        world.app.settle()
        world.list.contentOffset.y = 300
        world.app.settle()
        world.list.contentOffset.y = 480
        world.app.settle()
        #expect(
            layout.log.filter { $0.hasPrefix("elements") } == [
                "elements 0 960", "elements 480 960",
            ])
        #expect(!layout.log.contains("prepare"))
    }

    @Test("Collection view: a layout that follows the bounds is asked before the offset changes")
    func bounds() {
        let layout = Rows()
        layout.followsBounds = true
        let world = rows(100, layout)
        layout.log = []
        world.list.contentOffset.y = 40
        #expect(layout.log == ["should 40 at 0", "invalidate", "invalidate with"])
        // An invalid layout is not asked again.
        world.list.contentOffset.y = 50
        #expect(layout.log.count == 3)
    }

    @Test("Collection view: cells that leave the screen are reused, prepared")
    func reuse() {
        let world = rows(1000, Rows())
        for step in 1...100 {
            world.list.contentOffset.y = CGFloat(step * 150)
            world.app.settle()
        }
        let cells = world.list.subviews.compactMap { $0 as? NumberCell }
        #expect(cells.count <= 9)
        #expect(cells.contains { $0.preparations > 3 })
        #expect(world.shown[IndexPath(item: 152, section: 0)] == "0.152")
    }

    @Test("Collection view: a tap highlights, selects and then ends the highlight")
    func tap() {
        let world = rows(5, Rows())
        world.app.finger.tap(at: CGPoint(x: 100, y: 150))
        #expect(
            world.source.log == [
                "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1",
                "didUnhighlight 1",
            ])
        world.source.log = []
        world.app.finger.tap(at: CGPoint(x: 100, y: 250))
        #expect(
            world.source.log == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1",
                "didSelect 2", "didUnhighlight 2",
            ])
        #expect(world.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        world.source.log = []
        world.app.finger.tap(at: CGPoint(x: 100, y: 250))
        #expect(world.source.log == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
    }

    @Test("Collection view: with several selected a tap deselects; a refused highlight ends all")
    func several() {
        let world = rows(5, Rows())
        world.list.allowsMultipleSelection = true
        world.app.finger.tap(at: CGPoint(x: 100, y: 50))
        world.app.finger.tap(at: CGPoint(x: 100, y: 150))
        world.source.log = []
        world.app.finger.tap(at: CGPoint(x: 100, y: 50))
        #expect(world.source.log.contains("shouldDeselect 0"))
        #expect(world.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        world.source.refused = [IndexPath(item: 2, section: 0)]
        world.source.log = []
        world.app.finger.tap(at: CGPoint(x: 100, y: 250))
        #expect(world.source.log == ["shouldHighlight 2"])
    }

    @Test("Collection view: a drag cancels the highlight, and selection in code calls nothing")
    func cancelled() {
        let world = rows(50, Rows())
        world.app.finger.down(at: CGPoint(x: 100, y: 150))
        world.app.advance(by: 0.3)
        world.app.finger.move(to: CGPoint(x: 100, y: 100))
        world.app.finger.up()
        world.app.settle()
        #expect(world.source.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        world.source.log = []
        world.list.selectItem(
            at: IndexPath(item: 30, section: 0), animated: false,
            scrollPosition: .centeredVertically)
        #expect(world.source.log.isEmpty)
        // The middle of the item, 3050, is at 240 of 480.
        #expect(world.list.contentOffset.y == 2810)
        world.app.settle()
        #expect(world.list.cellForItem(at: IndexPath(item: 30, section: 0))?.isSelected == true)
    }

    @Test("Collection view: items of the next screen are announced once, and cancelled")
    func prefetching() {
        let world = CollectionWorld(Rows(), sections: [100]) { list, source in
            list.prefetchDataSource = source
        }
        #expect(world.source.log == ["prefetch [5, 6, 7, 8, 9]"])
        world.source.log = []
        world.list.contentOffset.y = 200
        world.app.settle()
        #expect(world.source.log == ["prefetch [10, 11]"])
        world.source.log = []
        world.list.contentOffset.y = 100
        world.app.settle()
        #expect(world.source.log == ["cancel [7, 8, 9, 10, 11]", "prefetch [0]"])
    }

    @Test("Collection view: another layout moves the cells to their new places, animated")
    func layouts() {
        let world = rows(4, Rows())
        let cell = world.list.cellForItem(at: IndexPath(item: 1, section: 0))
        let grid = UICollectionViewFlowLayout()
        var finished: Bool?
        world.list.setCollectionViewLayout(grid, animated: true) { finished = $0 }
        #expect(world.list.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
        #expect(cell?.frame.size == CGSize(width: 50, height: 50))
        world.app.advance(by: 0.1)
        let shown = cell?.layer.presentation()?.frame.width ?? 0
        #expect(shown > 60 && shown < 310)
        world.app.settle()
        #expect(finished == true)
        #expect(grid.collectionView === world.list)
    }

    @Test("Collection view: a moved item makes room, and the source is told once at the end")
    func moving() {
        let world = CollectionWorld(
            {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 320, height: 100)
                layout.minimumLineSpacing = 0
                return layout
            }(), sections: [4])
        let first = IndexPath(item: 0, section: 0)
        #expect(world.list.beginInteractiveMovementForItem(at: first))
        world.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 250))
        world.app.settle()
        #expect(world.shown[IndexPath(item: 2, section: 0)] == "0.0")
        #expect(world.shown[first] == "0.1")
        #expect(world.source.log.isEmpty)
        world.list.endInteractiveMovement()
        world.app.settle()
        #expect(world.source.log == ["move 0 to 2"])
        #expect(world.source.sections == [["0.1", "0.2", "0.0", "0.3"]])
        #expect(world.frame(2)?.minY == 200)
    }

    @Test("Collection view: a cancelled movement returns the item without a call")
    func cancelledMovement() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let world = CollectionWorld(layout, sections: [4])
        _ = world.list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        world.list.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 350))
        world.list.cancelInteractiveMovement()
        world.app.settle()
        #expect(world.source.log.isEmpty)
        #expect(world.shown[IndexPath(item: 0, section: 0)] == "0.0")
        #expect(world.frame(0)?.minY == 0)
    }

    @Test("Collection view: cells are listed and stacked in the same order in each run")
    func order() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 40)
        let world = CollectionWorld(layout, sections: [30])
        #expect(world.list.indexPathsForVisibleItems.map(\.item) == Array(0..<30))
        world.list.reloadData()
        world.app.settle()
        let stacked = world.list.visibleCells.compactMap { world.list.subviews.firstIndex(of: $0) }
        #expect(stacked == stacked.sorted())
    }
}
