import LayoutDSL
import Testing
import UIKit

extension ViewConstraintTests {
    /// Masonry's specification of single constraints, part 2: unboxed values.
    @Suite("plain values")
    struct ValueTests {
        private let tree = Tree()

        @Test("Masonry value: a number has any type that converts to points")
        func scalar() {
            let double: Double = 42
            #expect(tree.constants { $0.width.equal(to: 42) } == [42])
            #expect(tree.constants { $0.width.equal(to: double) } == [42])
            #expect(tree.constants { $0.width.equal(to: 42.5) } == [42.5])
        }

        @Test("Masonry value: a point relates the whole centre")
        func point() {
            #expect(tree.constants { $0.center.equal(to: CGPoint(x: 10, y: 20)) } == [10, 20])
        }

        @Test("Masonry value: a size relates width and height")
        func size() {
            #expect(
                tree.constants { $0.size.equal(to: CGSize(width: 30, height: 40)) } == [30, 40])
        }

        @Test("Masonry value: insets relate all edges")
        func insets() {
            #expect(tree.constants { $0.edges.equal(to: .sample) } == [10, 20, -30, -40])
        }

        @Test("Masonry value: the compiler refuses values that do not fit the attribute")
        func unsupported() throws {
            for chain in [WrongChain.insetsForWidth, .pointForEdges] {
                let error = try chain.error
                #expect(!error.isEmpty)
            }
        }

        // MARK: As offsets

        @Test("Masonry value: a number offsets every attribute")
        func offset() {
            #expect(
                tree.constants { $0.width.equal(to: tree.other).valueOffset(.number(42)) } == [42])
        }

        @Test("Masonry value: insets offset edges only")
        func insetsOffset() {
            let constants = tree.constants {
                $0.centerY.top.left.bottom.right.equal(to: tree.other).valueOffset(.insets(.sample))
            }
            #expect(constants == [0, 10, 20, -30, -40])
        }

        @Test("Masonry value: a point offsets centres only")
        func centerOffset() {
            let constants = tree.constants {
                $0.centerX.centerY.left.equal(to: tree.other)
                    .valueOffset(.point(CGPoint(x: -20, y: -10)))
            }
            #expect(constants == [-20, -10, 0])
        }

        @Test("Masonry value: a size offsets lengths only")
        func sizeOffset() {
            let constants = tree.constants {
                $0.width.height.left.equal(to: tree.other)
                    .valueOffset(.size(CGSize(width: -40, height: 55)))
            }
            #expect(constants == [-40, 55, 0])
        }
    }
}
