import LayoutDSL
import TestSupport
import Testing
import UIKit

@Suite("Installing constraints")
struct InstallingTests {
    private let tree = Tree()

    @Test("Installing: a constraint between cousins belongs to their closest common superview")
    func cousins() {
        let inner = UIView()
        tree.view.addSubview(inner)
        inner.layout.make { $0.left.equal(to: tree.other.right) }
        #expect(inner.closestCommonSuperview(with: tree.other) === tree.superview)
        #expect(inner.closestCommonSuperview(with: tree.view) === tree.view)
        #expect(tree.superview.constraints == inner.layout.constraints)
    }

    @Test(
        "Installing: views of two hierarchies are refused with advice that names both and the location"
    )
    func noCommonSuperview() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let tree = Tree()
                tree.view.layoutKey = "title"
                let lonely = UIView()
                lonely.layoutKey = "card"
                tree.make { $0.top.equal(to: lonely) }
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("title and card have no common superview"))
        #expect(advice.says("InstallingTests.swift:"))
    }

    @Test("Installing: a position without a superview is refused with advice")
    func noSuperview() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run { _ = UIView().layout.make { $0.top.equal(to: 8) } }
        }
        #expect(try Advice(#require(exit).standardErrorContent).says("which has none"))
    }

    @Test("Installing: guides work like views")
    func guides() {
        let guide = UILayoutGuide()
        tree.superview.addLayoutGuide(guide)
        guide.layout.make {
            $0.edges.equal(to: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        }
        tree.make { $0.edges.equal(to: guide) }
        tree.superview.layoutIfNeeded()
        #expect(tree.view.frame == CGRect(x: 20, y: 10, width: 340, height: 260))
    }

    @Test("Installing: views are not retained, and constraints to deallocated views are skipped")
    func lifetime() throws {
        weak var gone: UIView?
        var constraint: LayoutConstraint?
        do {
            let third = UIView()
            gone = third
            tree.superview.addSubview(third)
            constraint = tree.make { $0.left.equal(to: third.right) }[0]
            constraint?.deactivate()
            third.removeFromSuperview()
        }
        #expect(gone == nil)
        try #require(constraint).activate()
        #expect(tree.superview.constraints.isEmpty)
    }

    @Test("Installing: thousands of deallocated views leave no records")
    func comingAndGoing() {
        for index in 0..<2000 {
            let view = UIView()
            tree.superview.addSubview(view)
            #expect(view.layout.constraints.isEmpty)
            view.layoutKey = "view \(index)"
            view.layout.make { $0.left.equal(to: 10) }
            #expect(view.layout.constraints.count == 1)
            view.removeFromSuperview()
        }
        #expect(tree.superview.constraints.isEmpty)
    }

    @Test("Installing: a constraint that left with its view is not found by an update")
    func leftWithView() {
        tree.make { $0.left.equal(to: tree.other) }
        tree.other.removeFromSuperview()
        #expect(tree.view.layout.constraints.isEmpty)
        tree.superview.addSubview(tree.other)
        tree.view.layout.update { $0.left.equal(to: tree.other).offset(5) }
        #expect(tree.view.layout.constraints.map(\.constant) == [5])
    }

    @Test("Installing: handles switch between two layouts")
    func switching() {
        let wide = tree.make { $0.edges.equal(to: tree.superview).inset(10) }[0]
        wide.deactivate()
        let small = tree.make {
            $0.group {
                $0.center.equal(to: tree.superview)
                $0.size.equal(to: CGSize(width: 40, height: 20))
            }
        }[0]
        tree.superview.layoutIfNeeded()
        #expect(tree.view.frame == CGRect(x: 180, y: 140, width: 40, height: 20))
        small.deactivate()
        wide.activate()
        tree.superview.layoutIfNeeded()
        #expect(tree.view.frame == CGRect(x: 10, y: 10, width: 380, height: 280))
    }

    @Test("Installing: a changed constant animates as in UIKit, the model immediately")
    func animated() {
        let left = tree.make {
            $0.left.equal(to: 0)
            $0.top.equal(to: 0)
            $0.size.equal(to: 10)
        }[0]
        tree.superview.layoutIfNeeded()
        left.offset(50)
        UIView.animate(withDuration: 0.3) { tree.superview.layoutIfNeeded() }
        #expect(tree.view.frame.minX == 50)
    }
}
