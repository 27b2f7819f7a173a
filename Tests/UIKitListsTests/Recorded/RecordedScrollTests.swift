import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Recorded: scrolling of collections to items")
struct RecordedScrollTests {
    private static func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test("scrollToItem: in an orthogonal section both scrollers move")
    func orthogonal() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(100), heightDimension: .absolute(150))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let world = CollectionWorld(
            UICollectionViewCompositionalLayout(section: section),
            sections: Array(repeating: 20, count: 12))
        world.list.scrollToItem(at: Self.path(10, 3), at: [.top, .left], animated: false)
        world.app.settle()
        #expect(world.list.contentOffset == CGPoint(x: 0, y: 450))
        let cell = try #require(world.list.cellForItem(at: Self.path(10, 3)))
        #expect(cell.convert(CGPoint.zero, to: world.list) == CGPoint(x: 0, y: 450))
        let other = try #require(world.list.cellForItem(at: Self.path(0, 4)))
        #expect(other.convert(CGPoint.zero, to: world.list) == CGPoint(x: 0, y: 600))
    }

    private final class Steps: UICollectionViewFlowLayout {
        var proposed: [CGPoint] = []

        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint,
            withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            proposed.append(proposedContentOffset)
            return CGPoint(x: 0, y: 200)
        }
    }

    private final class Chooser: NSObject, UICollectionViewDelegate {
        var target: CGFloat?
        var isFirst = true
        var layout: Steps?

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            isFirst = layout?.proposed.isEmpty == true
            if let target { targetContentOffset.pointee.y = target }
        }
    }

    @Test("Drag: its end is chosen by the layout after the delegate, whose own choice wins")
    func target() {
        for (choice, end) in [(nil, 200), (120, 120)] as [(CGFloat?, CGFloat)] {
            let layout = Steps()
            layout.itemSize = CGSize(width: 320, height: 40)
            let world = CollectionWorld(layout, sections: [100])
            let chooser = Chooser()
            chooser.target = choice
            chooser.layout = layout
            world.list.delegate = chooser
            world.app.finger.drag(
                from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 320), duration: 0.3)
            world.app.settle()
            #expect(world.list.contentOffset.y == end && chooser.isFirst)
        }
    }

    @Test("scrollToItem: two positions of one axis stop the program with both")
    func twoPlaces() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let world = CollectionWorld(UICollectionViewFlowLayout(), sections: [3])
                world.list.scrollToItem(
                    at: Self.path(1), at: [.top, .centeredVertically], animated: false)
            }
        }
        let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("has 2 places for one axis"))
    }

    @Test("scrollToItem: a path out of range stops the program with the counts")
    func outOfRange() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let world = CollectionWorld(UICollectionViewFlowLayout(), sections: [3])
                world.list.scrollToItem(at: Self.path(3), at: .top, animated: false)
            }
        }
        let message = String(decoding: try #require(exit).standardErrorContent, as: UTF8.self)
        #expect(message.contains("There is no item at [0, 3]"))
    }
}
