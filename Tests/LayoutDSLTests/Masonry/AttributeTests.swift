import LayoutDSL
import Testing
import UIKit

/// What Masonry specifies for attributes of views.
@Suite("B7, Masonry: attribute")
struct AttributeTests {
    private let view = UIView()
    private let other = UIView()

    @Test("are equal when view and attribute are the same")
    func equality() {
        #expect(view.left == view.left)
        #expect(view.left == view.layout.left)
        #expect(view.left != other.left)
        #expect(view.left != view.right)
        #expect(view.left != other.right)
    }

    @Test("have the same hash when view and attribute are the same, and another otherwise")
    func hashing() {
        #expect(view.left.hashValue == view.left.hashValue)
        #expect(Set([view.left, view.left, other.left, view.right, other.right]).count == 4)
    }
}
