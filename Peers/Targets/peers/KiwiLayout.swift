import CKiwi
import ConstraintSolver
import LayoutWorkloads

/// A layout in Kiwi's solver.
final class KiwiLayout {
    private let layout: OpaquePointer

    /// Hands every relation of a layout to a new solver.
    ///
    /// - Parameter isResizable: Whether the root's width can be changed, which Kiwi wants to know.
    init(_ system: LayoutSystem, isResizable: Bool = false) {
        layout = kiwi_make(Int32(system.boxCount * 4))
        let root = system.rootFrame
        pin(0, to: root.x)
        pin(1, to: root.y)
        if isResizable {
            kiwi_edit(layout, 2)
            kiwi_suggest(layout, 2, root.width)
        } else {
            pin(2, to: root.width)
        }
        pin(3, to: root.height)
        for relation in system.relations { add(relation) }
    }

    isolated deinit { kiwi_free(layout) }

    private func pin(_ quantity: LayoutQuantity, to value: Double) {
        var quantity = quantity
        var coefficient = 1.0
        kiwi_add(layout, &quantity, &coefficient, 1, -value, kiwi_equal, 1000)
    }

    private func add(_ relation: LayoutRelation) {
        let terms = relation.terms
        var quantities: InlineArray<4, Int32> = .init { terms[$0].quantity }
        var coefficients: InlineArray<4, Double> = .init { terms[$0].coefficient }
        withUnsafeBytes(of: &quantities) { quantities in
            withUnsafeBytes(of: &coefficients) { coefficients in
                kiwi_add(
                    layout, quantities.baseAddress!.assumingMemoryBound(to: Int32.self),
                    coefficients.baseAddress!.assumingMemoryBound(to: Double.self),
                    Int32(relation.count), relation.constant,
                    kiwi_relation(Int32(relation.relation.rawValue)), relation.strength.priority)
            }
        }
    }

    /// Gives the root another width.
    func setRootWidth(_ width: Double) { kiwi_suggest(layout, 2, width) }

    /// Finds all values.
    func solve() { kiwi_solve(layout) }

    /// Reads every box's frame, the root's first.
    func readFrames(into frames: inout [LayoutFrame]) {
        for box in frames.indices {
            let first = Int32(box * 4)
            frames[box] = LayoutFrame(
                kiwi_value(layout, first), kiwi_value(layout, first + 1),
                kiwi_value(layout, first + 2), kiwi_value(layout, first + 3))
        }
    }
}
