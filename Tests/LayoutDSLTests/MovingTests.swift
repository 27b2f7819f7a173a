import LayoutDSL
import TestSupport
import Testing
import UIKit

@Suite("Constraints of views that move")
struct MovingTests {
    @Test("Moving: a constraint to the superview is related to the one that there is now")
    func otherSuperview() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let new = UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 60))
        root.addSubview(old)
        root.addSubview(new)
        let box = UIView()
        old.addSubview(box)
        let constraints = box.layout.make { $0.edges.equal.toSuperview() }
        old.removeFromSuperview()
        new.addSubview(box)
        for constraint in constraints { constraint.activate() }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(box.layout.constraints.count == 4 && new.constraints.count == 4)
        #expect(box.layout.constraints.allSatisfy { $0.secondItem === new })
        constraints[0].inset(5)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 5, y: 5, width: 70, height: 50))
    }

    @Test("Moving: also when the old superview was released")
    func releasedSuperview() {
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let box = UIView()
        var constraints: [LayoutConstraint] = []
        do {
            let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            old.addSubview(box)
            constraints = box.layout.make { $0.edges.equal.toSuperview() }
            box.removeFromSuperview()
        }
        new.addSubview(box)
        for constraint in constraints { constraint.activate() }
        new.layoutIfNeeded()
        #expect(box.frame == new.bounds)
    }

    @Test("Moving: a constraint to a view of another tree is refused with advice")
    func otherTree() async throws {
        let exit = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let tree = Tree()
                let constraint = tree.make { $0.left.equal(to: tree.other) }[0]
                let elsewhere = UIView()
                elsewhere.addSubview(tree.view)
                constraint.activate()
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("have no common superview"))
    }
}
