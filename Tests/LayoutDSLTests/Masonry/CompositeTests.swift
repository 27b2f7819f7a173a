import LayoutDSL
import Testing
import UIKit

/// What Masonry specifies for composites: attributes that are said in one chain.
@Suite("B7, Masonry: composite")
struct CompositeTests {
    private let tree = Tree()

    @Test("give relation, factor, offset and priority to every child")
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

    @Test("keep their children when they are installed")
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

    @Test("relate every child to every element of an array")
    func spawns() {
        let constraint = tree.make { $0.size.lessThanOrEqual(to: [2, .item(tree.other)]) }[0]
        #expect(
            constraint.constraints.map(\.firstAttribute) == [.width, .width, .height, .height])
        #expect(constraint.constraints.map(\.constant) == [2, 0, 2, 0])
        #expect(
            constraint.constraints.map { $0.secondItem === tree.other }
                == [false, true, false, true])
    }

    @Test("inset the children that are edges, and leave the others")
    func insets() {
        let constants = tree.constants {
            $0.right.top.bottom.left.baseline.width.equal(to: tree.other)
                .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        #expect(constants == [-4, 1, -3, 2, 0, 0])
    }

    @Test("inset all edges by one number")
    func inset() {
        let constants = tree.constants {
            $0.right.top.bottom.left.baseline.width.equal(to: tree.other).inset(5)
        }
        #expect(constants == [-5, 5, -5, 5, 0, 0])
    }

    @Test("leave together when they are uninstalled")
    func uninstall() {
        let constraint = tree.make { $0.leading.trailing.equal(to: tree.other) }[0]
        #expect(tree.superview.constraints.count == 2)
        constraint.uninstall()
        #expect(tree.superview.constraints.isEmpty)
        #expect(!constraint.isActive)
    }

    @Test("can be deactivated and activated again")
    func activate() {
        let constraint = tree.make { $0.leading.trailing.equal(to: tree.other) }[0]
        constraint.deactivate()
        #expect(tree.superview.constraints.isEmpty)
        constraint.activate()
        #expect(tree.superview.constraints.count == 2)
        #expect(constraint.isActive)
    }

    @Test("grow by one child with every attribute that is chained")
    func chaining() {
        let constraint = tree.make { $0.left.right.bottom.equal(to: tree.other) }[0]
        #expect(constraint.constraints.map(\.firstAttribute) == [.left, .right, .bottom])
    }
}
