import LayoutDSL
import Testing
import UIKit

/// Masonry's specification of its view extensions.
@Suite("B7, Masonry: view")
struct ViewTests {
    private let tree = Tree()

    @Test("Masonry view: making constraints disables the translation of autoresizing masks")
    func make() {
        #expect(tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.make { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        #expect(tree.other.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.make { $0.left.equal(to: tree.other).offset(1) }
        #expect(tree.view.layout.constraints.count == 2)
    }

    @Test("Masonry view: updating disables it and changes existing constraints")
    func update() {
        tree.view.layout.update { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(1) }
        #expect(tree.view.layout.constraints.map(\.constant) == [1])
    }

    @Test("Masonry view: remaking disables it and removes existing constraints")
    func remake() {
        tree.view.layout.remake { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.remake { $0.right.equal(to: tree.other) }
        #expect(tree.view.layout.constraints.map(\.firstAttribute) == [.right])
    }
}

/// Masonry's specification of its controller extensions.
@Suite("B7, Masonry: controller")
struct ControllerTests {
    @Test("Masonry controller: the safe area keeps views between the bars")
    func safeArea() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        let constraints = view.layout.make {
            $0.top.equal(to: controller.view.safeAreaLayoutGuide.top)
            $0.bottom.equal(to: controller.view.safeAreaLayoutGuide)
        }
        let guide = controller.view.safeAreaLayoutGuide
        #expect(constraints.flatMap(\.constraints).allSatisfy { $0.secondItem === guide })
        #expect(view.layout.constraints.allSatisfy { controller.view.constraints.contains($0) })
    }
}
