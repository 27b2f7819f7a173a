import LayoutDSL
import TestSupport
import Testing
import UIKit

extension ViewConstraintTests {
    /// Masonry's specification of single constraints, part 3: priorities, factors, constants.
    @Suite("priorities, factors, constants")
    struct ModifierTests {
        private let tree = Tree()

        @Test("Masonry constraint: the high priority is 750")
        func high() {
            #expect(tree.one { $0.width.equal(to: 1).priority(.high) }.priority.rawValue == 750)
        }

        @Test("Masonry constraint: the low priority is 250")
        func low() {
            #expect(tree.one { $0.width.equal(to: 1).priority(.low) }.priority.rawValue == 250)
        }

        @Test("Masonry constraint: the medium priority is 500")
        func medium() {
            #expect(tree.one { $0.width.equal(to: 1).priority(.medium) }.priority.rawValue == 500)
        }

        @Test("Masonry constraint: factor and priority are immutable after installation")
        func frozen() async throws {
            let exit = await #expect(
                processExitsWith: .failure, observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let tree = Tree()
                    var chain: ConstraintChain<Kinds.Lengths, Stages.Related>?
                    tree.make { chain = $0.width.equal(to: tree.other) }
                    chain?.multiplied(by: 0.9)
                }
            }
            #expect(
                try Advice(#require(exit).standardErrorContent).says(
                    "after the constraint was installed (it was created at"))
        }

        @Test("Masonry constraint: multiplied sets the multiplier")
        func multiplied() {
            #expect(tree.one { $0.width.equal(to: tree.other).multiplied(by: 5) }.multiplier == 5)
        }

        @Test("Masonry constraint: divided sets the reciprocal multiplier")
        func divided() {
            #expect(tree.one { $0.width.equal(to: tree.other).divided(by: 10) }.multiplier == 0.1)
        }

        @Test("Masonry constraint: the constant can change after installation")
        func constantAfterwards() {
            let constraint = tree.make { $0.width.equal(to: tree.other) }[0]
            constraint.offset(10)
            #expect(constraint.constraints[0].constant == 10)
        }

        @Test("Masonry constraint: edges are inset")
        func insets() {
            func constants(_ insets: UIEdgeInsets) -> [CGFloat] {
                tree.constants {
                    $0.attributes([.centerY, .top, .left, .bottom, .right]).equal(to: tree.other)
                        .insets(insets)
                }
            }
            // In UIKit's order: left, right, top, bottom, centre.
            #expect(constants(.sample) == [20, -40, 10, -30, 0])
        }

        @Test("Masonry constraint: centres are offset by a point")
        func centerOffset() {
            let constants = tree.constants {
                $0.attributes([.width, .centerX, .centerY]).equal(to: tree.other)
                    .centerOffset(CGPoint(x: -20, y: -10))
            }
            #expect(constants == [0, -20, -10])
        }

        @Test("Masonry constraint: lengths are offset by a size")
        func sizeOffset() {
            let constants = tree.constants {
                $0.attributes([.bottom, .width, .height]).equal(to: tree.other)
                    .sizeOffset(CGSize(width: -40, height: 55))
            }
            #expect(constants == [0, -40, 55])
        }
    }
}
