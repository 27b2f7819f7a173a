import Testing
import UIKit
import UIKitTesting

@testable import UIKitScrolling

@Suite("Scroll indicators")
struct ScrollIndicatorTests {
    @Test(
        "Scroll indicator: its length and position show the visible part",
        arguments: [
            // track, content, visible, offset, start, length
            (200, 800, 400, 0, 0, 100), (200, 800, 400, 400, 100, 100),
            (200, 800, 400, 200, 50, 100),
            // At least 36 …
            (200, 40_000, 400, 0, 0, 36),
            // … except when compressed at an end, by the distance beyond it.
            (200, 800, 400, -30, 0, 70), (200, 800, 400, 430, 130, 70),
            (200, 800, 400, -500, 0, 7),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func extent(
        track: CGFloat, content: CGFloat, visible: CGFloat, offset: CGFloat, start: CGFloat,
        length: CGFloat
    ) {
        let extent = ScrollIndicator.extent(
            track: track, content: content, visible: visible, offset: offset)
        #expect(extent.start == start && extent.length == length)
    }

    /// A grid of 100-point squares.
    private final class Tiles: UIView {
        override func draw(_ rect: CGRect) {
            for row in 0..<10 {
                for column in 0..<8 {
                    let shade = 0.75 + 0.05 * CGFloat((row + 2 * column) % 5)
                    UIColor(white: shade, alpha: 1).setFill()
                    UIRectFill(CGRect(x: column * 100, y: row * 100, width: 100, height: 100))
                }
            }
        }
    }

    private func world() -> ScrollWorld {
        let world = ScrollWorld(contentSize: CGSize(width: 800, height: 1000))
        world.scrollView.backgroundColor = .white
        world.scrollView.addSubview(Tiles(frame: CGRect(x: 0, y: 0, width: 800, height: 1000)))
        world.app.settle()
        return world
    }

    @Test("Scroll indicators: are visible during a drag, and leave the corner free")
    func dragged() throws {
        let world = world()
        world.app.finger.down(at: CGPoint(x: 150, y: 200))
        world.app.finger.move(to: CGPoint(x: 50, y: 60), duration: 0.2)
        world.app.advance(by: 0.1)
        try world.app.snapshot().matchGolden("indicators-dragged")
    }

    @Test("Scroll indicators: are compressed at an end")
    func pressed() throws {
        let world = world()
        world.app.finger.down(at: CGPoint(x: 100, y: 50))
        world.app.finger.move(to: CGPoint(x: 100, y: 250), duration: 0.2)
        try world.app.snapshot().matchGolden("indicators-pressed")
    }

    @Test("Scroll indicators: are shown while code moves the content, if it asks for that")
    func shownForCode() {
        let world = world()
        world.scrollView.contentOffset = CGPoint(x: 0, y: 10)
        world.app.advance(by: 0.1)
        let plain = world.app.snapshot()
        world.scrollView.withScrollIndicatorsShown(forContentOffsetChanges: {
            world.scrollView.contentOffset = CGPoint(x: 0, y: 20)
        })
        world.scrollView.contentOffset = CGPoint(x: 0, y: 10)
        world.app.advance(by: 0.1)
        #expect(world.app.snapshot() != plain)
        world.app.settle()
        world.app.advance(by: 1)
        #expect(world.app.snapshot() == plain)
    }

    @Test("Scroll indicators: fade when the content stops")
    func fades() throws {
        let world = world()
        let before = world.app.snapshot()
        world.scrollView.flashScrollIndicators()
        world.app.advance(by: 0.1)
        #expect(world.app.snapshot() != before)
        world.app.advance(by: 1)
        #expect(world.app.snapshot() == before)
    }

    @Test("Scroll indicators: are absent without overflow or when switched off")
    func absent() throws {
        let world = world()
        world.scrollView.showsHorizontalScrollIndicator = false
        world.scrollView.contentSize.height = 300
        let before = world.app.snapshot()
        world.scrollView.flashScrollIndicators()
        world.app.advance(by: 0.1)
        #expect(world.app.snapshot() == before)
    }

    @Test("Scroll indicators: are hidden where insets leave no room for them")
    func noRoom() {
        let world = world()
        world.scrollView.verticalScrollIndicatorInsets.top = 500
        world.scrollView.frame.size = .zero
        world.scrollView.flashScrollIndicators()
        world.app.settle()
        let shown = world.scrollView.subviews.filter { $0 is ScrollIndicator && !$0.isHidden }
        #expect(shown.isEmpty)
    }
}
