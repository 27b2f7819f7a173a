import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("View geometry")
@MainActor
struct ViewGeometryTests {
    @Test("View geometry: frame, bounds, center and anchor point are related as Apple's are")
    func frameArithmetic() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds = CGRect(x: 5, y: 5, width: 40, height: 20)
        #expect(view.frame == CGRect(x: 40, y: 35, width: 40, height: 20))
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 60, y: 45, width: 40, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 60, y: 45, width: 80, height: 60))
        #expect(view.bounds == CGRect(x: 5, y: 5, width: 40, height: 20))
    }

    @Test("View geometry: converts points and rectangles between any two views of a window")
    func conversion() throws {
        let app = try AppFixture()
        let outer = UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let other = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
        outer.bounds.origin = CGPoint(x: 0, y: 5)
        app.window.addSubview(outer)
        outer.addSubview(inner)
        app.window.addSubview(other)
        let point = CGPoint(x: 1, y: 2)
        #expect(inner.convert(point, to: nil) == CGPoint(x: 111, y: 57))
        #expect(inner.convert(point, to: other) == CGPoint(x: 81, y: 17))
        #expect(other.convert(point, from: inner) == CGPoint(x: 81, y: 17))
        #expect(inner.convert(CGPoint(x: 111, y: 57), from: nil) == point)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let box = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 4), to: outer)
        #expect(abs(box.minX - 26) < 1e-9 && abs(box.minY - 10) < 1e-9)
        #expect(abs(box.width - 4) < 1e-9 && abs(box.height - 10) < 1e-9)
    }

    @Test("View geometry: converting there and back returns the same point", arguments: 1...20)
    func roundTrips(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func number() -> CGFloat { CGFloat(Double.random(in: -100...100, using: &random)) }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var leaves = [root, root]
        for side in 0...1 {
            for _ in 0..<4 {
                let view = UIView(frame: CGRect(x: number(), y: number(), width: 80, height: 60))
                view.bounds.origin = CGPoint(x: number(), y: number())
                view.transform = CGAffineTransform(rotationAngle: number()).scaledBy(x: 1.5, y: 0.7)
                leaves[side].addSubview(view)
                leaves[side] = view
            }
        }
        let point = CGPoint(x: number(), y: number())
        let there = leaves[0].convert(point, to: leaves[1])
        let back = leaves[0].convert(there, from: leaves[1])
        #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
    }

    @Test("View geometry: NaN is rejected with advice")
    func nan() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("Was a size divided by zero?"))
    }

    // MARK: Autoresizing

    /// A view at 10 with a length of 30 in a superview that grows from 100 to 160: by 60, margins
    /// 10 and 60.
    @Test(
        "Autoresizing: flexible parts share a change in proportion to their lengths",
        arguments: [
            ([], 10, 30),
            ([.flexibleLeftMargin], 70, 30),
            ([.flexibleWidth], 10, 90),
            ([.flexibleRightMargin], 10, 30),
            ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 60 * 10 / 70, 30),
            ([.flexibleLeftMargin, .flexibleWidth], 10 + 60 * 10 / 40, 30 + 60 * 30 / 40),
            ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 60 * 30 / 90),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 48),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func autoresizing(mask: UIView.AutoresizingMask, start: CGFloat, length: CGFloat) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size.width = 160
        #expect(abs(child.frame.minX - start) < 1e-9)
        #expect(abs(child.frame.width - length) < 1e-9)
        #expect(child.frame.minY == 10 && child.frame.height == 30)
    }

    @Test("Autoresizing: size and place change at once for views that follow")
    func autoresizingAtOnce() {
        final class Follower: UIView {
            var places: [CGRect] = []
            override var frame: CGRect {
                didSet { places.append(superview?.frame ?? .null) }
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: root.bounds)
        let leaf = Follower(frame: root.bounds)
        for view in [middle, leaf] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.places = []
        root.bounds.size.height = 60
        #expect(leaf.places == [CGRect(x: 0, y: 0, width: 100, height: 60)])
    }

    @Test("Autoresizing: works vertically, in nested views, and not where it is disabled")
    func autoresizingDeep() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let leaf = UIView(frame: CGRect(x: 0, y: 40, width: 10, height: 10))
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        leaf.autoresizingMask = .flexibleTopMargin
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.bounds.size.height = 200
        #expect(middle.frame.height == 150)
        #expect(leaf.frame.minY == 140)
        root.autoresizesSubviews = false
        root.bounds.size.height = 300
        #expect(middle.frame.height == 150)
    }

    @Test(
        "Content mode: each one maps to the layer's gravity", arguments: UIView.ContentMode.allCases
    )
    func contentModes(mode: UIView.ContentMode) {
        let view = UIView()
        view.contentMode = mode
        let expected: [UIView.ContentMode: String] = [
            .scaleToFill: "resize", .scaleAspectFit: "resizeAspect",
            .scaleAspectFill: "resizeAspectFill", .redraw: "resize",
        ]
        #expect(view.layer.contentsGravity.rawValue == (expected[mode] ?? "\(mode)"))
        #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
    }
}
