import LayoutDSL
import Testing
import UIKit

/// Masonry's specification of view attributes.
@Suite("B7, Masonry: attribute")
struct AttributeTests {
    private let view = UIView()
    private let other = UIView()

    @Test("Masonry attribute: equal view and attribute give equality")
    func equality() {
        #expect(view.left == view.left)
        #expect(view.left == view.layout.left)
        #expect(view.left != other.left)
        #expect(view.left != view.right)
        #expect(view.left != other.right)
    }

    @Test("Masonry attribute: equal view and attribute give equal hashes, and others differ")
    func hashing() {
        #expect(view.left.hashValue == view.left.hashValue)
        #expect(Set([view.left, view.left, other.left, view.right, other.right]).count == 4)
    }
}
