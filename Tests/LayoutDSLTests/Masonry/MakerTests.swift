import LayoutDSL
import TestSupport
import Testing
import UIKit

/// Masonry's specification of its constraint maker.
@Suite("B7, Masonry: maker")
struct MakerTests {
    private let tree = Tree()

    private func attributes(_ build: (LayoutMaker) -> Void) -> [NSLayoutConstraint.Attribute] {
        tree.make(build).flatMap(\.constraints).map(\.firstAttribute)
    }

    @Test("Masonry maker: a mask of one attribute creates one constraint")
    func oneAttribute() {
        let constraint = tree.one { $0.attributes(.height).equal(to: tree.other) }
        #expect(constraint.firstItem === tree.view)
        #expect(constraint.firstAttribute == .height)
    }

    @Test("Masonry maker: a mask creates constraints in UIKit's order of attributes")
    func severalAttributes() {
        #expect(
            attributes { $0.attributes([.centerX, .width]).equal(to: tree.other) }
                == [.width, .centerX])
    }

    @Test("Masonry maker: a mask without attributes is refused with advice")
    func noAttributes() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                _ = Tree().make { $0.attributes([]).equal(to: 10) }
            }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("Name one at least"))
    }

    @Test("Masonry maker: center creates both centre constraints")
    func center() {
        #expect(attributes { $0.center.equal(to: tree.other) } == [.centerX, .centerY])
    }

    @Test("Masonry maker: edges creates top, left, bottom and right")
    func edges() {
        #expect(
            attributes { $0.edges.equal(to: tree.other) } == [.top, .left, .bottom, .right])
        #expect(
            attributes { $0.directionalEdges.equal(to: tree.other) }
                == [.top, .leading, .bottom, .trailing])
    }

    @Test("Masonry maker: size creates width and height")
    func size() {
        #expect(attributes { $0.size.equal(to: tree.other) } == [.width, .height])
    }

    @Test("Masonry maker: each chain is installed as one constraint handle")
    func install() {
        let constraints = tree.make {
            $0.edges.equal(to: tree.other)
            $0.centerX.equal(to: [.item(tree.other), 10])
        }
        #expect(constraints.count == 2)
        #expect(constraints.map(\.constraints.count) == [4, 2])
        #expect(constraints.allSatisfy { $0.isActive })
    }

    @Test("Masonry maker: an update changes the constant of an existing constraint")
    func update() throws {
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(10) }
        let first = try #require(tree.superview.constraints.first)
        #expect(first.constant == 10)
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(20) }
        #expect(tree.superview.constraints == [first])
        #expect(first.constant == 20)
    }

    @Test("Masonry maker: an update adds a constraint that it does not find")
    func updateAdds() {
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(10) }
        tree.view.layout.update { $0.right.equal(to: tree.other).offset(20) }
        #expect(tree.superview.constraints.map(\.constant) == [10, 20])
    }

    @Test("Masonry maker: a remake removes the view's constraints first")
    func remake() {
        tree.make { $0.edges.equal(to: tree.other) }
        tree.other.layout.make { $0.left.equal(to: tree.superview) }
        tree.view.layout.remake { $0.top.equal(to: tree.other).offset(3) }
        #expect(tree.view.layout.constraints.map(\.firstAttribute) == [.top])
        #expect(tree.superview.constraints.map(\.firstAttribute) == [.left, .top])
    }

    @Test("Masonry maker: naming an attribute always creates a new constraint")
    func newEachTime() {
        let constraints = tree.make {
            $0.width.lessThanOrEqual(to: 10)
            $0.width.lessThanOrEqual(to: 10)
        }
        #expect(constraints[0] !== constraints[1])
        #expect(tree.view.constraints.count == 2)
    }

    @Test("Masonry maker: grouped constraints change together")
    func group() {
        let group = tree.make {
            $0.group {
                $0.top.equal(to: tree.other)
                $0.size.equal(to: 40)
            }
        }
        #expect(group.count == 1)
        #expect(group[0].constraints.map(\.firstAttribute) == [.top, .width, .height])
        group[0].offset(7)
        #expect(group[0].constraints.map(\.constant) == [7, 7, 7])
        group[0].deactivate()
        #expect(tree.view.layout.constraints.isEmpty)
    }
}
