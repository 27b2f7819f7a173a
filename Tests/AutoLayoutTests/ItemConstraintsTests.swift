import Testing
import UIKit

@testable import UIKitCore

@Suite("Item constraints")
struct ItemConstraintsTests {
    private let constraints = (0..<20).map { _ in NSLayoutConstraint() }

    @Test(
        "Item constraints: owned ones stay in the order of their activation while others are removed"
    )
    func order() {
        var item = ItemConstraints()
        for constraint in constraints { item.own(constraint) }
        #expect(item.owned == constraints)
        var expected = constraints
        for index in [0, 19, 7, 8, 3, 12, 1, 2, 4, 15, 5] {
            item.disown(constraints[index])
            expected.removeAll { $0 == constraints[index] }
            #expect(item.owned == expected)
            #expect(item.ownedCount == expected.count)
            #expect(item.ownedSlotCount <= 2 * max(1, expected.count))
        }
        item.releaseOwned()
        #expect(item.owned.isEmpty && item.ownedCount == 0)
    }

    @Test("Item constraints: owned ones are retained until they are removed or released")
    func retaining() {
        var item = ItemConstraints()
        weak var removed: NSLayoutConstraint?
        weak var released: NSLayoutConstraint?
        do {
            let (one, other) = (NSLayoutConstraint(), NSLayoutConstraint())
            item.own(one)
            item.own(other)
            (removed, released) = (one, other)
        }
        #expect(removed != nil && released != nil)
        if let removed { item.disown(removed) }
        #expect(removed == nil)
        item.releaseOwned()
        #expect(released == nil)
    }

    @Test("Item constraints: references are not retained, and removing an unknown one does nothing")
    func references() {
        var item = ItemConstraints()
        for constraint in constraints { item.addReference(constraint) }
        #expect(Set(item.references) == Set(constraints))
        for constraint in constraints.prefix(15) { item.removeReference(constraint) }
        item.removeReference(constraints[0])
        #expect(Set(item.references) == Set(constraints.dropFirst(15)))
        #expect(item.owned.isEmpty)
        weak var gone: NSLayoutConstraint?
        do {
            let constraint = NSLayoutConstraint()
            item.addReference(constraint)
            gone = constraint
            item.removeReference(constraint)
        }
        #expect(gone == nil)
        item.removeAllReferences()
        #expect(item.references.isEmpty)
    }
}
