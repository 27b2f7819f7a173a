import LayoutDSL
import Testing
import UIKit

/// Masonry's specification of descriptions.
@Suite("B7, Masonry: debug")
struct DebugTests {
    private let tree = Tree()

    init() {
        tree.view.layoutKey = "newView1"
        tree.other.layoutKey = "newView2"
    }

    @Test("Masonry description: it contains the keys of views")
    func viewKeys() {
        let constraint = tree.make { $0.width.greaterThanOrEqual(to: 300).priority(.low) }[0]
        #expect("\(constraint)" == "newView1.width >= 300 @250")
        #expect(constraint.constraints[0].identifier == "newView1.width >= 300 @250")
    }

    @Test("Masonry description: it contains the constraint's key, factor and offset")
    func constraintKey() {
        let constraint = tree.make {
            $0.baseline.equal(to: tree.other.top).multiplied(by: 2).offset(300)
                .key("helloConstraint")
        }[0]
        #expect(
            "\(constraint)"
                == "helloConstraint: newView1.lastBaseline == newView2.top * 2 + 300")
        #expect(constraint.constraints[0].identifier == "helloConstraint")
    }

    @Test("Masonry description: the constraints of one chain are numbered")
    func indices() {
        let constraint = tree.make {
            $0.left.greaterThanOrEqual(to: [.item(tree.other), 10]).key("left")
        }[0]
        #expect(constraint.constraints.map(\.identifier) == ["left[0]", "left[1]"])
        #expect("\(constraint)".hasPrefix("left[0]: newView1.left >= newView2.left\n"))
    }
}
