import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Collection views: bad input")
struct CollectionMisuseTests {
    private static func rows(_ height: CGFloat = 44) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func message(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }

    @Test("A negative number of items stops with the section")
    func negativeCount() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                final class Negative: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { -1 }

                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let source = Negative()
                let world = CollectionWorld(Self.rows(), sections: [1])
                world.list.dataSource = source
                world.app.settle()
            }
        }
        #expect(try message(exit).contains("reports -1 items in section 0"))
    }

    @Test("A height of NaN stops with the item")
    func heightOfNaN() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = CollectionWorld(Self.rows(), sections: [3]) { _, source in
                    source.sizes = { _ in CGSize(width: 320, height: CGFloat.nan) }
                }
            }
        }
        #expect(try message(exit).contains("is negative, NaN or infinite"))
    }

    @Test("A cell that wants a height of NaN stops with its path")
    func wantedNaN() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let layout = Self.rows()
                layout.estimatedItemSize = CGSize(width: 320, height: 44)
                _ = CollectionWorld(layout, sections: [3]) { _, source in
                    source.heights = { _ in .nan }
                }
            }
        }
        #expect(try message(exit).contains("NaN"))
    }

    @Test("Heights of 0 and of a billion points are shown")
    func extremeHeights() {
        let world = CollectionWorld(Self.rows(), sections: [3]) { _, source in
            source.sizes = { CGSize(width: 320, height: [0, 1_000_000_000, 44][$0.item]) }
        }
        #expect(world.list.contentSize.height == 1_000_000_044)
        world.list.scrollToItem(at: Self.path(2), at: .bottom, animated: false)
        world.app.settle()
        #expect(world.list.cellForItem(at: Self.path(2)) != nil)
    }

    @Test("Updates within updates join them")
    func nested() {
        let world = CollectionWorld(Self.rows(), sections: [3])
        world.list.performBatchUpdates {
            world.source.sections[0].insert("new", at: 0)
            world.list.insertItems(at: [Self.path(0)])
            world.list.performBatchUpdates {
                world.source.sections[0].insert("newer", at: 1)
                world.list.insertItems(at: [Self.path(1)])
            }
        }
        world.app.settle()
        #expect(world.list.numberOfItems(inSection: 0) == 5)
        #expect(world.shown[Self.path(0)] == "new" && world.shown[Self.path(1)] == "newer")
    }

    @Test("A reload during a fling shows the new items, and the fling goes on")
    func reloadDuringFling() {
        let world = CollectionWorld(Self.rows(), sections: [1_000])
        world.app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
        world.app.advance(by: 0.1)
        let offset = world.list.contentOffset.y
        world.source.sections = [(0..<500).map { "new \($0)" }]
        world.list.reloadData()
        world.app.advance(by: 0.1)
        #expect(world.list.contentOffset.y > offset)
        world.app.settle()
        #expect(world.shown.count >= 10 && world.shown.values.allSatisfy { $0.hasPrefix("new") })
    }

    @Test("A delegate that dies during a fling leaves a list that goes on")
    func dyingDelegate() {
        var delegate: NumberSource? = NumberSource([])
        let world = CollectionWorld(Self.rows(), sections: [1_000]) { list, _ in
            list.delegate = delegate
        }
        world.app.finger.drag(
            from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.1)
        let offset = world.list.contentOffset.y
        delegate = nil
        #expect(world.list.delegate == nil)
        world.app.settle()
        #expect(world.list.contentOffset.y > offset + 100 && world.shown.count >= 10)
        world.app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(world.list.indexPathsForSelectedItems?.count == 1)
    }
}
