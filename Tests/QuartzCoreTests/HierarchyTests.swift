import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@Suite("Layer hierarchy")
struct HierarchyTests {
    private static func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? "" }
    }

    private static func named(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    @Test("Layer hierarchy: layers are inserted at, above and below a position")
    func inserting() {
        let root = CALayer()
        let (a, b, c, d) = (
            Self.named("a"), Self.named("b"), Self.named("c"), Self.named("d")
        )
        #expect(root.sublayers == nil)
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        root.insertSublayer(c, above: b)
        root.insertSublayer(d, below: b)
        #expect(Self.names(root) == ["d", "b", "c", "a"])
        root.insertSublayer(d, above: a)
        #expect(Self.names(root) == ["b", "c", "a", "d"])
        root.addSublayer(b)
        #expect(Self.names(root) == ["c", "a", "d", "b"])
        root.insertSublayer(b, at: 99)
        #expect(Self.names(root) == ["c", "a", "d", "b"])
        root.insertSublayer(b, above: Self.named("stranger"))
        #expect(Self.names(root) == ["c", "a", "d", "b"])
        root.replaceSublayer(a, with: Self.named("e"))
        #expect(Self.names(root) == ["c", "e", "d", "b"])
        #expect(a.superlayer == nil)
        root.sublayers = [d, c]
        #expect(Self.names(root) == ["d", "c"])
        #expect(b.superlayer == nil)
    }

    @Test("Layer hierarchy: inserting a layer removes it from its previous superlayer")
    func moving() {
        let (one, two, layer) = (CALayer(), CALayer(), CALayer())
        one.addSublayer(layer)
        two.addSublayer(layer)
        #expect(one.sublayers == nil)
        #expect(layer.superlayer === two)
        layer.removeFromSuperlayer()
        #expect(layer.superlayer == nil)
        #expect(two.sublayers == nil)
    }

    @Test("Layer hierarchy: inserting a layer into itself is refused with advice")
    func cycles() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("cannot be in itself"))
    }

    @Test("Layer hierarchy: layers that need it are laid out once, outer ones first")
    func layout() {
        var order: [String] = []
        final class Placed: CALayer {
            var placed: (String) -> Void = { _ in }
            override func layoutSublayers() { placed(name ?? "") }
        }
        func make(_ name: String) -> Placed {
            let layer = Placed()
            layer.name = name
            layer.placed = { order.append($0) }
            return layer
        }
        let stage = Stage()
        let (outer, inner, other) = (make("outer"), make("inner"), make("other"))
        outer.addSublayer(inner)
        stage.root.addSublayer(outer)
        stage.root.addSublayer(other)
        stage.show()
        order = []
        stage.show()
        #expect(order.isEmpty)
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        #expect(inner.needsLayout())
        stage.show()
        #expect(order == ["outer", "inner"])
        order = []
        other.bounds.size.width += 1
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
        #expect(order == ["inner"])
        stage.show()
        #expect(order == ["inner", "other"])
    }
}
