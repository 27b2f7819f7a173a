import LayoutDSL
import Testing
import UIKit

/// Masonry's specification of composites: several attributes in one chain.
@Suite("B7, Masonry: composite")
struct CompositeTests {
    private let tree = Tree()

    @Test("Masonry composite: relation, factor, offset and priority apply to every child")
    func complete() {
        let constraint = tree.make {
            $0.size.greaterThanOrEqual(to: tree.other).multiplied(by: 3)
                .sizeOffset(CGSize(width: 90, height: 30)).priority(.low)
        }[0]
        #expect(constraint.constraints.map(\.firstAttribute) == [.width, .height])
        #expect(constraint.constraints.map(\.secondAttribute) == [.width, .height])
        #expect(constraint.constraints.allSatisfy { $0.secondItem === tree.other })
        #expect(constraint.constraints.map(\.constant) == [90, 30])
        #expect(constraint.constraints.map(\.multiplier) == [3, 3])
        #expect(constraint.constraints.map(\.priority) == [.low, .low])
    }

    @Test("Masonry composite: children stay after installation")
    func keepsChildren() {
        let constraint = tree.make {
            $0.center.equal(to: tree.other).divided(by: 2).centerOffset(CGPoint(x: 90, y: 30))
                .priority(.high)
        }[0]
        #expect(constraint.constraints.map(\.constant) == [90, 30])
        #expect(constraint.constraints.map(\.multiplier) == [0.5, 0.5])
        #expect(constraint.constraints.map(\.priority) == [.high, .high])
        #expect(tree.superview.constraints.count == 2)
    }

    @Test("Masonry composite: every child is related to every element of an array")
    func spawns() {
        let constraint = tree.make { $0.size.lessThanOrEqual(to: [2, .item(tree.other)]) }[0]
        #expect(
            constraint.constraints.map(\.firstAttribute) == [.width, .width, .height, .height])
        #expect(constraint.constraints.map(\.constant) == [2, 0, 2, 0])
        #expect(
            constraint.constraints.map { $0.secondItem === tree.other }
                == [false, true, false, true])
    }

    @Test("Masonry composite: insets apply to edges only")
    func insets() {
        let constants = tree.constants {
            $0.right.top.bottom.left.baseline.width.equal(to: tree.other)
                .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        #expect(constants == [-4, 1, -3, 2, 0, 0])
    }

    @Test("Masonry composite: a single inset applies to all edges")
    func inset() {
        let constants = tree.constants {
            $0.right.top.bottom.left.baseline.width.equal(to: tree.other).inset(5)
        }
        #expect(constants == [-5, 5, -5, 5, 0, 0])
    }

    @Test("Masonry composite: uninstalling removes all children")
    func uninstall() {
        let constraint = tree.make { $0.leading.trailing.equal(to: tree.other) }[0]
        #expect(tree.superview.constraints.count == 2)
        constraint.uninstall()
        #expect(tree.superview.constraints.isEmpty)
        #expect(!constraint.isActive)
    }

    @Test("Masonry composite: it can be deactivated and activated again")
    func activate() {
        let constraint = tree.make { $0.leading.trailing.equal(to: tree.other) }[0]
        constraint.deactivate()
        #expect(tree.superview.constraints.isEmpty)
        constraint.activate()
        #expect(tree.superview.constraints.count == 2)
        #expect(constraint.isActive)
    }

    @Test("Masonry composite: every chained attribute adds a child")
    func chaining() {
        let constraint = tree.make { $0.left.right.bottom.equal(to: tree.other) }[0]
        #expect(constraint.constraints.map(\.firstAttribute) == [.left, .right, .bottom])
    }
}
