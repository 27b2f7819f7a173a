import Foundation
import Testing
import UIKit
import UIKitTesting

/// The order of calls, as it was recorded on Apple's UIKit.
@Suite("Recorded: calls of a collection view")
struct RecordedCollectionCallTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private let before = ["should 40 @0", "context 40 @0", "invalidate @0", "with @0"]

    @Test("contentOffset: the layout is asked before the move and invalidated after it")
    func offset() {
        let world = RecordingWorld(100)
        world.list.contentOffset.y = 40
        #expect(
            world.calls() == [
                "should 40 @0", "context 40 @0", "invalidate @40", "with @40", "scroll @40",
            ])
        // An invalid layout is not asked again.
        world.list.contentOffset.y = 50
        #expect(world.calls() == ["scroll @50"])
    }

    @Test("setContentOffset, scrollRectToVisible, scrollToItem: invalidated before the move")
    func setOffset() {
        let world = RecordingWorld(100)
        world.list.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        #expect(world.calls() == before + ["scroll @40"])
        world.list.contentOffset.y = 0
        world.app.settle()
        _ = world.calls()
        world.list.scrollRectToVisible(
            CGRect(x: 0, y: 480, width: 10, height: 40), animated: false)
        #expect(world.calls() == before + ["scroll @40"])
        world.list.contentOffset.y = 0
        world.app.settle()
        _ = world.calls()
        world.list.scrollToItem(at: path(1), at: .top, animated: false)
        #expect(
            Array(world.calls().filter { !$0.hasPrefix("item") }.prefix(5)) == before + [
                "scroll @40"
            ])
    }

    @Test("Animated offset: one chain with the target, then one for each frame")
    func animatedOffset() {
        let world = RecordingWorld(100)
        world.list.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(world.calls() == before)
        #expect(world.list.contentOffset.y == 0)
        world.app.advance(by: 0.2)
        let frames = world.calls()
        #expect(frames.count { $0.hasPrefix("should") } > 3)
        #expect(frames.count { $0 == "prepare" } > 3)
        #expect(!frames.contains { $0.hasPrefix("end") })
        world.app.advance(by: 0.2)
        #expect(world.calls().contains("end @40"))
        #expect(world.list.contentOffset.y == 40)
    }

    @Test("Size: asked, invalidated and prepared in the setter; queried in the next pass")
    func size() {
        let world = RecordingWorld(100)
        let cell = world.list.cellForItem(at: path(1))
        _ = world.calls()
        world.list.frame.size.height = 400
        #expect(
            world.calls() == [
                "should 0 @0", "context 0 @0", "invalidate @0", "with @0", "prepare", "size",
            ])
        world.app.settle()
        #expect(world.calls().first == "elements 0-400")
        #expect(world.list.cellForItem(at: path(1)) === cell)
    }

    @Test("Animated size: the layout prepares for it and finishes it")
    func animatedSize() {
        let world = RecordingWorld(100)
        UIView.animate(withDuration: 0.2) { world.list.frame.size.height = 400 }
        let calls = world.calls()
        #expect(calls.contains("prepare for bounds") && calls.contains("finalize bounds"))
    }

    @Test("A pass in which nothing changed does not query")
    func idlePass() {
        let world = RecordingWorld(100)
        world.list.setNeedsLayout()
        world.list.layoutIfNeeded()
        #expect(world.calls() == [])
    }

    @Test("layoutAttributesForItem: answered from the last query, without the layout")
    func attributes() {
        let world = RecordingWorld(100)
        #expect(world.list.layoutAttributesForItem(at: path(2))?.frame.minY == 80)
        #expect(world.calls() == [])
    }

    @Test("Setting delegates and layouts before the first pass calls nothing")
    func silence() {
        let layout = RecordingLayout()
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = RecordingSource(layout, count: 3)
        list.dataSource = source
        list.delegate = source
        #expect(layout.log == [])
    }

    @Test("Queries: the visible part is widened to whole screens")
    func grid() {
        let world = RecordingWorld(100)
        world.layout.followsBounds = false
        world.list.contentOffset.y = 1
        world.app.settle()
        #expect(world.calls().contains("elements 0-960"))
        world.list.contentOffset.y = 480
        world.app.settle()
        #expect(world.calls().contains("elements 480-960"))
        #expect(world.list.visibleCells.count == 12)
    }

    @Test("Counts: fetched lazily in the first preparation, not again after invalidateLayout()")
    func counts() {
        let world = RecordingWorld(100)
        world.source.logsCounts = true
        world.layout.invalidateLayout()
        world.app.settle()
        #expect(!world.calls().contains("items"))
        world.list.reloadData()
        #expect(world.calls() == [])
        world.app.settle()
        let calls = world.calls()
        #expect(calls.contains("items"))
        #expect(
            (calls.firstIndex(of: "prepare") ?? 9) < (calls.firstIndex(of: "items") ?? 0))
    }

    @Test("invalidateLayout(): calls invalidateLayout(with:) once, with everything invalid")
    func invalidation() {
        let world = RecordingWorld(100)
        world.layout.invalidateLayout()
        #expect(world.calls() == ["invalidate @0", "with @0"])
        #expect(world.layout.context?.invalidateEverything == true)
        #expect(world.layout.context?.invalidateDataSourceCounts == false)
    }

    @Test("Flow layout: a context for bounds, and the one of invalidateLayout()")
    func flowContexts() {
        final class Flow: UICollectionViewFlowLayout {
            var contexts: [UICollectionViewFlowLayoutInvalidationContext] = []
            override func invalidateLayout(
                with context: UICollectionViewLayoutInvalidationContext
            ) {
                if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
                    contexts.append(context)
                }
                super.invalidateLayout(with: context)
            }
        }
        let flow = Flow()
        let world = CollectionWorld(flow, sections: [10])
        flow.contexts = []
        flow.invalidateLayout()
        #expect(flow.contexts.count == 1)
        #expect(flow.contexts.first?.invalidateFlowLayoutDelegateMetrics == true)
        #expect(flow.contexts.first?.invalidateFlowLayoutAttributes == true)
        func flags(_ bounds: CGRect) -> [Bool?] {
            let context =
                flow.invalidationContext(forBoundsChange: bounds)
                as? UICollectionViewFlowLayoutInvalidationContext
            return [
                context?.invalidateFlowLayoutAttributes,
                context?.invalidateFlowLayoutDelegateMetrics,
            ]
        }
        #expect(flags(world.list.bounds) == [false, false])
        #expect(flags(world.list.bounds.offsetBy(dx: 0, dy: 9)) == [true, false])
    }

    @Test("Contexts: adjustments move the offset and the size at once; prepare() restores the size")
    func adjustments() {
        let world = RecordingWorld(100)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
        context.contentSizeAdjustment = CGSize(width: 0, height: 500)
        world.layout.invalidateLayout(with: context)
        #expect(world.list.contentOffset.y == 30)
        #expect(world.list.contentSize.height == 4500)
        world.app.settle()
        #expect(world.list.contentOffset.y == 30)
        #expect(world.list.contentSize.height == 4000)
    }

    @Test("Contexts: repeated items are dropped, in order; a size keeps the centre")
    func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [path(3), path(1)])
        context.invalidateItems(at: [path(1), path(2)])
        #expect(context.invalidatedItemIndexPaths == [path(3), path(1), path(2)])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        attributes.size = CGSize(width: 50, height: 50)
        #expect(attributes.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
    }

    @Test("Drag: moves before the next pass send only didScroll")
    func drag() {
        let world = RecordingWorld(100)
        world.app.finger.down(at: CGPoint(x: 100, y: 400))
        world.app.finger.move(to: CGPoint(x: 100, y: 380))
        world.app.finger.move(to: CGPoint(x: 100, y: 300))
        let calls = world.calls()
        #expect(calls.count { $0.hasPrefix("scroll") } >= 1)
        #expect(calls.count { $0.hasPrefix("should") } <= calls.count { $0.hasPrefix("scroll") })
        world.app.finger.cancel()
        world.app.settle()
    }

    @Test("An offset beyond shorter content stays until the layout or the user moves it")
    func shrunk() {
        let world = RecordingWorld(100)
        world.list.contentOffset.y = 3000
        world.app.settle()
        world.source.items = ["a"]
        world.list.reloadData()
        world.list.layoutIfNeeded()
        #expect(world.list.contentSize.height == 40)
    }
}
