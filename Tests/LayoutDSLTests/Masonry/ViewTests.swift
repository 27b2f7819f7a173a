import LayoutDSL
import Testing
import UIKit

/// What Masonry specifies for its additions to views.
@Suite("B7, Masonry: view")
struct ViewTests {
    private let tree = Tree()

    @Test("turn off the translation of autoresizing masks when they are made")
    func make() {
        #expect(tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.make { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        #expect(tree.other.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.make { $0.left.equal(to: tree.other).offset(1) }
        #expect(tree.view.layout.constraints.count == 2)
    }

    @Test("turn it off and change what is there when they are updated")
    func update() {
        tree.view.layout.update { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(1) }
        #expect(tree.view.layout.constraints.map(\.constant) == [1])
    }

    @Test("turn it off and drop what was there when they are remade")
    func remake() {
        tree.view.layout.remake { $0.left.equal(to: tree.other) }
        #expect(!tree.view.translatesAutoresizingMaskIntoConstraints)
        tree.view.layout.remake { $0.right.equal(to: tree.other) }
        #expect(tree.view.layout.constraints.map(\.firstAttribute) == [.right])
    }
}

/// What Masonry specifies for its additions to controllers.
@Suite("B7, Masonry: controller")
struct ControllerTests {
    @Test("keep between the bars by the safe area of the controller's view")
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
