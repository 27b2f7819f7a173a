import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Hit testing")
@MainActor
struct HitTestingTests {
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test(
        "Hit testing: the front-most of overlapping siblings wins, the last added", .rows("S4-06"))
    func frontMost() {
        let root = view(0, 0, 100, 100)
        let back = view(0, 0, 60, 60)
        let front = view(40, 40, 60, 60)
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(point(50, 50), with: nil) === front)
        #expect(root.hitTest(point(20, 20), with: nil) === back)
        #expect(root.hitTest(point(90, 10), with: nil) === root)
        #expect(root.hitTest(point(100, 50), with: nil) == nil)
        root.bringSubviewToFront(back)
        #expect(root.hitTest(point(50, 50), with: nil) === back)
    }

    @Test("Hit testing: converts points through scrolled bounds and transforms", .rows("S4-06"))
    func conversion() {
        let root = view(0, 0, 100, 100)
        let scrolled = view(10, 10, 80, 80)
        scrolled.bounds.origin = point(0, 200)
        let inner = view(0, 210, 20, 20)
        root.addSubview(scrolled)
        scrolled.addSubview(inner)
        #expect(root.hitTest(point(15, 25), with: nil) === inner)
        #expect(root.hitTest(point(15, 15), with: nil) === scrolled)
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.hitTest(point(15, 15), with: nil) === inner)
    }

    @Test("Hit testing: misses the part of a subview outside its superview", .rows("S4-08"))
    func sticksOut() {
        let root = view(0, 0, 100, 100)
        let parent = view(0, 0, 50, 50)
        let child = view(40, 0, 40, 40)
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(root.hitTest(point(45, 10), with: nil) === child)
        #expect(root.hitTest(point(60, 10), with: nil) === root)
    }

    @Test(
        "Hit testing: overrides of point(inside:with:) and hitTest enlarge or exclude a view",
        .rows("S4-08")
    )
    func overrides() {
        final class Large: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        final class Glass: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let root = view(0, 0, 100, 100)
        let large = Large(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
        let glass = Glass(frame: root.bounds)
        root.addSubview(large)
        root.addSubview(glass)
        #expect(root.hitTest(point(25, 25), with: nil) === large)
        #expect(root.hitTest(point(15, 15), with: nil) === root)
    }

    @Test(
        "Hit testing: hidden, disabled and faint views and their descendants are skipped",
        .rows("S4-09"))
    func refusingViews() {
        let root = view(0, 0, 100, 100)
        let parent = view(0, 0, 100, 100)
        let child = view(0, 0, 100, 100)
        root.addSubview(parent)
        parent.addSubview(child)
        let middle = point(50, 50)
        parent.isHidden = true
        #expect(root.hitTest(middle, with: nil) === root)
        parent.isHidden = false
        parent.isUserInteractionEnabled = false
        #expect(root.hitTest(middle, with: nil) === root)
        parent.isUserInteractionEnabled = true
        parent.alpha = 0.009
        #expect(root.hitTest(middle, with: nil) === root)
        parent.alpha = 0.01
        #expect(root.hitTest(middle, with: nil) === child)
    }

    // MARK: Comparison with a model

    /// A view of the model, which is the simplest implementation of the rules.
    private struct Model {
        let view: UIView
        var isHidden = false
        var isDisabled = false
        var alpha: CGFloat = 1
        var size: CGSize
        var boundsOrigin = CGPoint.zero
        var toSuperview = CGAffineTransform.identity
        var children: [Model] = []

        func hit(_ pointInSuperview: CGPoint) -> UIView? {
            let point = pointInSuperview.applying(toSuperview.inverted())
            guard !isHidden, !isDisabled, alpha >= 0.01 else { return nil }
            guard CGRect(origin: boundsOrigin, size: size).contains(point) else { return nil }
            for child in children.reversed() {
                if let hit = child.hit(point) { return hit }
            }
            return view
        }
    }

    private func makeTree(
        depth: Int, breadth: Int, using random: inout SeededGenerator
    ) -> Model {
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
            CGFloat(
                Double.random(
                    in: Double(range.lowerBound)...Double(range.upperBound), using: &random))
        }
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

        let size = CGSize(width: number(20...220).rounded(), height: number(20...220).rounded())
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        var model = Model(view: view, size: size)
        let center = CGPoint(x: number(0...250).rounded(), y: number(0...250).rounded())
        view.center = center
        if chance(30) {
            model.boundsOrigin = CGPoint(
                x: number(-50...50).rounded(), y: number(-50...50).rounded())
            view.bounds.origin = model.boundsOrigin
        }
        var turn = CGAffineTransform.identity
        if chance(30) {
            turn = CGAffineTransform(rotationAngle: number(0...6)).scaledBy(
                x: number(0.3...2), y: number(0.3...2))
            view.transform = turn
        }
        model.toSuperview = CGAffineTransform(
            translationX: -model.boundsOrigin.x - size.width / 2,
            y: -model.boundsOrigin.y - size.height / 2
        ).concatenating(turn).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        if chance(8) {
            model.isHidden = true
            view.isHidden = true
        }
        if chance(8) {
            model.isDisabled = true
            view.isUserInteractionEnabled = false
        }
        if chance(12) {
            model.alpha = [0, 0.005, 0.01, 0.5].randomElement(using: &random) ?? 1
            view.alpha = model.alpha
        }
        guard depth > 0 else { return model }
        for _ in 0..<Int.random(in: 0...breadth, using: &random) {
            let child = makeTree(depth: depth - 1, breadth: breadth, using: &random)
            view.addSubview(child.view)
            model.children.append(child)
        }
        return model
    }

    @Test("Hit testing: agrees with a simple model on random trees", arguments: 1...25)
    func randomTrees(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let root = view(0, 0, 300, 300)
        var model = Model(view: root, size: root.bounds.size)
        for _ in 0..<(seed % 5 == 0 ? 120 : 6) {
            let child = makeTree(depth: seed % 5 == 0 ? 1 : 4, breadth: 4, using: &random)
            root.addSubview(child.view)
            model.children.append(child)
        }
        var hits = 0
        for _ in 0..<400 {
            let place = CGPoint(
                x: CGFloat(Int.random(in: -10...310, using: &random)) + 0.37,
                y: CGFloat(Int.random(in: -10...310, using: &random)) + 0.41)
            let hit = root.hitTest(place, with: nil)
            #expect(hit === model.hit(place))
            if hit != nil && hit !== root { hits += 1 }
        }
        #expect(hits > 20)
    }
}
