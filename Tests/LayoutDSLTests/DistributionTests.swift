import LayoutDSL
import TestSupport
import Testing
import UIKit

@Suite("Distributed views")
struct DistributionTests {
    private func frames(
        of count: Int, in size: CGSize, direction: UISemanticContentAttribute = .unspecified,
        _ distribute: (ViewsLayout) -> Void
    ) -> [CGRect] {
        let root = UIView(frame: CGRect(x: 33, y: 44, width: size.width, height: size.height))
        root.semanticContentAttribute = direction
        let views = (0..<count).map { _ in UIView() }
        for view in views {
            view.semanticContentAttribute = direction
            root.addSubview(view)
        }
        distribute(views.layout)
        views.layout.make { $0.top.bottom.equal(to: root).inset(5) }
        root.layoutIfNeeded()
        return views.map(\.frame)
    }

    @Test("Distributed views: a fixed spacing gives equal lengths")
    func spacing() {
        let frames = frames(of: 3, in: CGSize(width: 320, height: 50)) {
            $0.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 5, tailSpacing: 15)
        }
        // (320 - 5 - 15 - 2 · 10) / 3 = 93⅓, in the pixels of a screen without scale 93 and 94.
        #expect(frames.first?.minX == 5)
        #expect(frames.last?.maxX == 305)
        for (one, next) in zip(frames, frames.dropFirst()) {
            #expect(abs(next.minX - one.maxX - 10) <= 1)
            #expect(abs(next.width - one.width) <= 1)
        }
    }

    @Test("Distributed views: a fixed length gives equal gaps at any position of the superview")
    func length() {
        let frames = frames(of: 4, in: CGSize(width: 320, height: 50)) {
            $0.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 10, tailSpacing: 10)
        }
        // Gaps of (320 - 2 · 10 - 4 · 30) / 3 = 60.
        #expect(frames.map(\.minX) == [10, 100, 190, 280])
        #expect(frames.allSatisfy { $0.width == 30 && $0.minY == 5 && $0.height == 40 })
    }

    @Test("Distributed views: the first view is at the right edge for right-to-left text")
    func mirrored() {
        let size = CGSize(width: 320, height: 50)
        let byLength = frames(of: 4, in: size, direction: .forceRightToLeft) {
            $0.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 10, tailSpacing: 40)
        }
        #expect(byLength.map(\.minX) == [280, 200, 120, 40])
        let bySpacing = frames(of: 2, in: size, direction: .forceRightToLeft) {
            $0.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 10, tailSpacing: 40)
        }
        #expect(bySpacing.map(\.minX) == [185, 40])
        #expect(bySpacing.map(\.width) == [125, 125])
    }

    @Test("Distributed views: the vertical axis stacks them downward")
    func vertical() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 230))
        let views = (0..<3).map { _ in UIView() }
        views.forEach(root.addSubview)
        views.layout.distribute(along: .vertical, fixedItemLength: 50, leadSpacing: 10)
        views.layout.make { $0.left.right.equal.toSuperview() }
        root.layoutIfNeeded()
        // Gaps of (230 - 10 - 3 · 50) / 2 = 35.
        #expect(views.map(\.frame.minY) == [10, 95, 180])
    }

    @Test("Distributed views: missing common superview is refused with advice that names them")
    func noCommonSuperview() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let trees = [Tree(), Tree()]
                trees[0].view.layoutKey = "one"
                trees[1].view.layoutKey = "two"
                _ = [trees[0].view, trees[1].view].layout
                    .distribute(along: .horizontal, fixedSpacing: 10)
            }
        }
        #expect(
            try Advice(#require(exit).standardErrorContent).says(
                "one, two have no common superview"))
    }
}
