import Testing
import UIKit
import UIKitTesting

@Suite("Flow layout")
struct CollectionFlowLayoutTests {
    private func layout(
        _ size: CGSize = CGSize(width: 90, height: 40),
        _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        change(layout)
        return layout
    }

    @Test("Flow layout: full lines are justified, and the last line keeps their distances")
    func grid() {
        let world = CollectionWorld(layout(), sections: [5])
        // Three of 90 fit into 320 with 10 between them; (320 - 270) / 2 = 25 remain for each gap.
        #expect(world.frame(0) == CGRect(x: 0, y: 0, width: 90, height: 40))
        #expect(world.frame(1) == CGRect(x: 115, y: 0, width: 90, height: 40))
        #expect(world.frame(2) == CGRect(x: 230, y: 0, width: 90, height: 40))
        #expect(world.frame(4) == CGRect(x: 115, y: 50, width: 90, height: 40))
        #expect(world.list.contentSize == CGSize(width: 320, height: 90))
    }

    @Test("Flow layout: items of a line that fits one are centred")
    func single() {
        let world = CollectionWorld(layout(CGSize(width: 200, height: 40)), sections: [2])
        #expect(world.frame(1) == CGRect(x: 60, y: 50, width: 200, height: 40))
    }

    @Test("Flow layout: lines of different sizes justify all but the last, centred across")
    func varying() {
        let world = CollectionWorld(layout(), sections: [4]) { _, source in
            let widths: [CGFloat] = [100, 150, 80, 60]
            let heights: [CGFloat] = [40, 60, 20, 40]
            source.sizes = { CGSize(width: widths[$0.item], height: heights[$0.item]) }
        }
        // 100 + 150 and 10 between fit, a third of 80 does not: the gap is 70.
        #expect(world.frame(0) == CGRect(x: 0, y: 10, width: 100, height: 40))
        #expect(world.frame(1) == CGRect(x: 170, y: 0, width: 150, height: 60))
        #expect(world.frame(2) == CGRect(x: 0, y: 80, width: 80, height: 20))
        #expect(world.frame(3) == CGRect(x: 90, y: 70, width: 60, height: 40))
    }

    /// A layout that is mirrored, and in which items come from the left and leave to the right.
    private final class MirroringLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, to: -45) }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { moved(itemIndexPath, to: 365) }

        private func moved(
            _ path: IndexPath, to x: CGFloat
        ) -> UICollectionViewLayoutAttributes {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.size = itemSize
            attributes.center = CGPoint(x: x, y: 20)
            return attributes
        }
    }

    @Test(
        "Flow layout: one that flips is mirrored, also in queries, animations and by the keyboard")
    func mirrored() throws {
        let layout = MirroringLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.headerReferenceSize = CGSize(width: 1, height: 10)
        let world = CollectionWorld(layout, sections: [60]) { list, _ in
            list.semanticContentAttribute = .forceRightToLeft
        }
        let list = world.list
        #expect(world.frame(0) == CGRect(x: 230, y: 10, width: 90, height: 40))
        #expect(world.frame(2)?.minX == 0)
        #expect(list.indexPathForItem(at: CGPoint(x: 5, y: 15))?.item == 2)
        // Far below what is on screen, too.
        let last = IndexPath(item: 57, section: 0)
        let rest = try #require(list.layoutAttributesForItem(at: last)).frame
        #expect(rest.minX == 230 && rest.minY == 960)
        #expect(list.indexPathForItem(at: CGPoint(x: rest.midX, y: rest.midY)) == last)
        // An item that comes starts at the right, and one that goes leaves to the left.
        let gone = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        list.performBatchUpdates {
            world.source.sections[0].remove(at: 1)
            world.source.sections[0].insert("new", at: 0)
            list.deleteItems(at: [IndexPath(item: 1, section: 0)])
            list.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        #expect(gone.center.x == -45)
        let new = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        world.app.advance(by: 0.02)
        #expect(try #require(new.layer.presentation()).position.x > 300)
        world.app.settle()
        #expect(world.frame(0) == CGRect(x: 230, y: 10, width: 90, height: 40))
        // The left arrow leads to the next item.
        world.app.keyboard.press(.tab)
        world.app.keyboard.press(.left)
        #expect(world.app.focusedView === list.cellForItem(at: IndexPath(item: 1, section: 0)))
    }

    @Test("Flow layout: one that flips follows a direction that is set while it is shown")
    func mirroredLater() {
        let layout = MirroringLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let world = CollectionWorld(layout, sections: [6]) { _, _ in }
        #expect(world.frame(0)?.minX == 0)
        for (attribute, x) in [
            (UISemanticContentAttribute.forceRightToLeft, 230 as CGFloat), (.forceLeftToRight, 0),
        ] {
            world.list.semanticContentAttribute = attribute
            world.app.settle()
            #expect(world.frame(0)?.minX == x)
        }
    }

    @Test("Flow layout: insets, headers and footers of sections follow each other")
    func sections() {
        let layout = layout {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 11)
        }
        let world = CollectionWorld(layout, sections: [4, 1])
        // The line has 320 - 30 = 290: three of 90, and gaps of 10.
        #expect(world.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(world.frame(0) == CGRect(x: 10, y: 35, width: 90, height: 40))
        #expect(world.frame(1)?.minX == 110)
        #expect(world.frame(3) == CGRect(x: 10, y: 85, width: 90, height: 40))
        // 30 + 5 + 90 + 7 + 11 = 143.
        #expect(world.frame(ofHeader: 1) == CGRect(x: 0, y: 143, width: 320, height: 30))
        #expect(world.frame(0, 1)?.minY == 178)
        #expect(world.list.contentSize.height == 236)
    }

    @Test("Flow layout: a horizontal one has the same rules with the axes exchanged")
    func horizontal() {
        let layout = layout(CGSize(width: 40, height: 140)) {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 25, height: 1)
        }
        let world = CollectionWorld(layout, sections: [5])
        // Three of 140 fit into 480; (480 - 420) / 2 = 30 for each gap.
        #expect(world.frame(ofHeader: 0) == CGRect(x: 0, y: 0, width: 25, height: 480))
        #expect(world.frame(1) == CGRect(x: 25, y: 170, width: 40, height: 140))
        #expect(world.frame(3) == CGRect(x: 75, y: 0, width: 40, height: 140))
        #expect(world.list.contentSize == CGSize(width: 115, height: 480))
    }

    @Test("Flow layout: pinned headers stay at the top until their section ends")
    func pinned() {
        let layout = layout(CGSize(width: 320, height: 100)) {
            $0.sectionHeadersPinToVisibleBounds = true
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.minimumLineSpacing = 0
        }
        let world = CollectionWorld(layout, sections: [5, 10])
        world.list.contentOffset.y = 200
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 200)
        // The section is 530 high: from 500 on its end pushes the header out.
        world.list.contentOffset.y = 520
        world.app.settle()
        #expect(world.frame(ofHeader: 0)?.minY == 500)
        #expect(world.frame(ofHeader: 1)?.minY == 530)
    }

    @Test("Flow layout: cells choose their sizes, and lines are broken again")
    func estimated() {
        let layout = layout(CGSize(width: 320, height: 50)) {
            $0.estimatedItemSize = CGSize(width: 320, height: 50)
            $0.minimumLineSpacing = 0
        }
        let world = CollectionWorld(layout, sections: [30]) { _, source in
            source.heights = { $0 == "0.1" ? 120 : 60 }
        }
        #expect(world.frame(0)?.height == 60)
        #expect(world.frame(1) == CGRect(x: 0, y: 60, width: 320, height: 120))
        #expect(world.frame(2)?.minY == 180)
    }

    @Test("Flow layout: a new width lays out again and keeps the cells")
    func resized() {
        let world = CollectionWorld(layout(), sections: [6])
        let made = world.source.made
        world.list.frame.size.width = 420
        world.app.settle()
        #expect(world.frame(3)?.origin == CGPoint(x: 330, y: 0))
        #expect(world.source.made == made)
    }

    @Test("Flow layout: a million items are laid out without a cell more than visible")
    func million() {
        let world = CollectionWorld(layout(), sections: [1_000_000])
        // 480 / 50 lines of three, and one that is partly visible.
        #expect(world.source.made == 30)
        world.list.scrollToItem(
            at: IndexPath(item: 600_000, section: 0), at: .top, animated: false)
        world.app.settle()
        #expect(world.frame(600_000)?.minY == 10_000_000)
        #expect(world.list.visibleCells.count <= 33)
    }
}
