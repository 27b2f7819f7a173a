import TestSupport
import Testing
import UIKit

@Suite("Priorities")
struct PriorityTests {
    @Test("Layout priority: has Apple's values", .rows("S0-97"))
    func values() {
        #expect(UILayoutPriority.required.rawValue == 1000)
        #expect(UILayoutPriority.defaultHigh.rawValue == 750)
        #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
        #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
        #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
        #expect(UILayoutPriority.defaultLow.rawValue == 250)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
        let view = UIView()
        for axis in NSLayoutConstraint.Axis.allCases {
            #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
    }

    @Test("Layout priority: adds and subtracts")
    func arithmetic() {
        var priority = UILayoutPriority.defaultHigh + 1
        #expect(priority == UILayoutPriority(751))
        priority -= 2
        #expect(priority == UILayoutPriority(rawValue: 749))
        priority += 1
        #expect(priority == .required - 250)
    }

    @Test("Layout priority: is a rank: one constraint outweighs any number of weaker ones")
    func ranks() {
        let root = UIView.root(1000, 100)
        let view = UIView.constrained(in: root)
        view.widthAnchor.constraint(equalToConstant: 100).priority(501).on()
        for _ in 0..<1000 {
            view.widthAnchor.constraint(equalToConstant: 900).priority(500).on()
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test("Layout priority: among equal ranks the sum of violations is minimal")
    func sums() {
        let root = UIView.root(1000, 100)
        let view = UIView.constrained(in: root)
        for width in [100, 300, 340] as [CGFloat] {
            view.widthAnchor.constraint(equalToConstant: width).priority(500).on()
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
    }

    @Test(
        """
        Layout priority: a content size of 1000 is below required, without a conflict, and above \
        999
        """)
    func content() {
        let root = UIView.root(1000, 100)
        let limited = Sized(200, 20)
        let wished = Sized(200, 20)
        root.addConstrained(limited, wished)
        for view in [limited, wished] {
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        limited.widthAnchor.constraint(equalToConstant: 80).on()
        wished.widthAnchor.constraint(equalToConstant: 80).priority(999).on()
        let found = conflicts { root.layoutIfNeeded() }
        #expect(found.isEmpty)
        #expect(limited.frame.width == 80)
        #expect(wished.frame.width == 200)
    }

    @Test("Layout priority: changes between optional values while a constraint is active")
    func changing() {
        let root = UIView.root(1000, 100)
        let view = UIView.constrained(in: root)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100).priority(600).on()
        let wide = view.widthAnchor.constraint(equalToConstant: 200).priority(500).on()
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        wide.priority = UILayoutPriority(700)
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
        narrow.priority = UILayoutPriority(999)
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }
}
