import LayoutDSL
import TestSupport
import Testing
import UIKit

extension ViewConstraintTests {
    /// Masonry's specification of single constraints, part 1: relations and their targets.
    @Suite("relations")
    struct RelationTests {
        private let tree = Tree()

        private func expectRelation(
            _ relation: NSLayoutConstraint.Relation, _ constraint: NSLayoutConstraint
        ) {
            #expect(constraint.relation == relation)
            #expect(constraint.secondItem === tree.other)
            #expect(constraint.secondAttribute == .top)
        }

        @Test("Masonry relation: equal")
        func equal() {
            expectRelation(.equal, tree.one { $0.bottom.equal(to: tree.other.top) })
        }

        @Test("Masonry relation: greater than or equal")
        func greaterThanOrEqual() {
            expectRelation(
                .greaterThanOrEqual, tree.one { $0.bottom.greaterThanOrEqual(to: tree.other.top) })
        }

        @Test("Masonry relation: less than or equal")
        func lessThanOrEqual() {
            expectRelation(
                .lessThanOrEqual, tree.one { $0.bottom.lessThanOrEqual(to: tree.other.top) })
        }

        // MARK: A second relation

        @Test("Masonry relation: a bound cannot become an equality")
        func noLateEqual() async throws {
            let exit = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    Tree().make { $0.width.lessThanOrEqual(to: 10) }[0].equal(to: 10)
                }
            }
            #expect(
                try Advice(#require(exit).standardErrorContent).says(
                    "relation of a constraint is immutable"))
        }

        @Test("Masonry relation: an equality cannot become an upper bound")
        func noLateLessThanOrEqual() async throws {
            let exit = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    Tree().make { $0.width.equal(to: 10) }[0].lessThanOrEqual(to: 10)
                }
            }
            #expect(
                try Advice(#require(exit).standardErrorContent).says(
                    "relation of a constraint is immutable"))
        }

        @Test("Masonry relation: the number can change, but the compiler refuses a second relation")
        func noLateGreaterThanOrEqual() throws {
            let constraint = tree.make { $0.width.greaterThanOrEqual(to: 10) }[0]
            constraint.greaterThanOrEqual(to: 20)
            #expect(constraint.constraints[0].constant == 20)
            let error = try WrongChain.secondRelation.error
            #expect(error.contains("no member"))
        }

        // MARK: Targets

        @Test("Masonry relation: a view means its same attribute")
        func view() {
            let constraint = tree.one { $0.width.equal(to: tree.other) }
            #expect(constraint.secondItem === tree.other)
            #expect(constraint.secondAttribute == .width)
        }

        @Test("Masonry relation: a number is accepted")
        func number() {
            let constraint = tree.one { $0.width.equal(to: 42) }
            #expect(constraint.secondItem == nil)
            #expect(constraint.constant == 42)
        }

        @Test("Masonry relation: a point applies a coordinate to each centre")
        func point() {
            let point = CGPoint(x: 10, y: 20)
            #expect(tree.constants { $0.centerX.equal(to: point) } == [10])
            #expect(tree.constants { $0.centerY.equal(to: point) } == [20])
            #expect(tree.constants { $0.attributes(.width).equal(to: point) } == [0])
        }

        @Test("Masonry relation: a size applies a side to width and height")
        func size() {
            let size = CGSize(width: 30, height: 40)
            #expect(tree.constants { $0.width.equal(to: size) } == [30])
            #expect(tree.constants { $0.height.equal(to: size) } == [40])
            #expect(tree.constants { $0.attributes(.centerX).equal(to: size) } == [0])
        }

        @Test("Masonry relation: insets apply a side to each edge")
        func insets() {
            let insets = UIEdgeInsets.sample
            #expect(tree.constants { $0.top.equal(to: insets) } == [10])
            #expect(tree.constants { $0.left.equal(to: insets) } == [20])
            #expect(tree.constants { $0.leading.equal(to: insets) } == [20])
            #expect(tree.constants { $0.bottom.equal(to: insets) } == [-30])
            #expect(tree.constants { $0.right.equal(to: insets) } == [-40])
            #expect(tree.constants { $0.trailing.equal(to: insets) } == [-40])
            #expect(tree.constants { $0.attributes(.centerX).equal(to: insets) } == [0])
        }

        @Test("Masonry relation: an array of views gives several constraints")
        func arrayOfViews() {
            let views = [tree.other, tree.superview]
            let constraint = tree.make {
                $0.width.equal(to: views).offset(-10).priority(.medium)
            }[0]
            #expect(constraint.constraints.count == 2)
            for (view, constraint) in zip(views, constraint.constraints) {
                #expect(constraint.secondItem === view)
                #expect(constraint.firstAttribute == .width)
                #expect(constraint.secondAttribute == .width)
                #expect(constraint.priority == .medium)
                #expect(constraint.constant == -10)
            }
        }

        @Test("Masonry relation: an array of attributes gives several constraints")
        func arrayOfAttributes() {
            let constraint = tree.make {
                $0.width.equal(to: [tree.other.height, tree.superview.width]).offset(10).priority(
                    60)
            }[0]
            #expect(constraint.constraints.map(\.secondAttribute) == [.height, .width])
            #expect(constraint.constraints.map(\.priority.rawValue) == [60, 60])
            #expect(constraint.constraints.map(\.constant) == [10, 10])
        }

        @Test("Masonry relation: the compiler refuses any other type")
        func unsupported() throws {
            let error = try WrongChain.dictionary.error
            #expect(!error.isEmpty)
        }
    }
}
