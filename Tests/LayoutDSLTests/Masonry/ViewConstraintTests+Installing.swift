import LayoutDSL
import Testing
import UIKit

extension ViewConstraintTests {
    /// Masonry's specification of single constraints, part 4: installing and chaining.
    @Suite("installing and chaining")
    struct InstallTests {
        private let tree = Tree()

        @Test(
            "Masonry constraint: it is installed with all its parts on the closest common superview"
        )
        func installed() {
            let constraint = tree.one {
                $0.width.equal(to: tree.other.height).multiplied(by: 0.5).offset(10).priority(345)
            }
            #expect(constraint.firstItem === tree.view)
            #expect(constraint.firstAttribute == .width)
            #expect(constraint.secondItem === tree.other)
            #expect(constraint.secondAttribute == .height)
            #expect(constraint.relation == .equal)
            #expect(constraint.constant == 10)
            #expect(constraint.priority.rawValue == 345)
            #expect(constraint.multiplier == 0.5)
            #expect(tree.superview.constraints == [constraint])
        }

        @Test(
            "Masonry constraint: a position related to a number references the superview's same attribute"
        )
        func placeAsNumber() {
            let constraint = tree.one { $0.baseline.equal(to: 10) }
            #expect(constraint.firstAttribute == .lastBaseline)
            #expect(constraint.secondAttribute == .lastBaseline)
            #expect(constraint.secondItem === tree.superview)
            #expect(constraint.constant == 10)
            #expect(tree.superview.constraints == [constraint])
        }

        @Test("Masonry constraint: a length related to a number is installed on the view itself")
        func lengthAsNumber() {
            let constraint = tree.one { $0.width.equal(to: 10) }
            #expect(constraint.secondAttribute == .notAnAttribute)
            #expect(constraint.secondItem == nil)
            #expect(constraint.constant == 10)
            #expect(tree.view.constraints == [constraint])
            #expect(tree.superview.constraints.isEmpty)
        }

        @Test("Masonry constraint: uninstalling removes it")
        func uninstalled() {
            let constraint = tree.make { $0.width.equal(to: tree.other.height) }[0]
            #expect(tree.superview.constraints == constraint.constraints)
            constraint.uninstall()
            #expect(tree.superview.constraints.isEmpty)
            #expect(tree.view.layout.constraints.isEmpty)
        }

        @Test("Masonry constraint: the compiler refuses attributes after the relation")
        func noAttributeAfterRelation() throws {
            let error = try WrongChain.attributeAfterRelation.error
            #expect(error.contains("no member"))
        }

        @Test("Masonry constraint: several attributes may precede the relation")
        func attributesBeforeRelation() {
            let constraint = tree.make { $0.width.bottom.equal(to: tree.other) }[0]
            #expect(constraint.constraints.map(\.firstAttribute) == [.width, .bottom])
        }
    }
}
