import Testing
import UIKit

@testable import UIKitCore

@Suite("Implicit relations")
struct LayoutRowTests {
    let root = UIView.root(300, 200)
    let first: UIView
    let second: UIView

    init() {
        first = UIView.constrained(in: root, "first")
        second = UIView.constrained(in: root, "second")
    }

    private func rows(gap: CGFloat) -> [ImplicitRelation] {
        [
            ImplicitRelation(first, .leading, .equal, root, .leading, identifier: "start"),
            ImplicitRelation(
                first, .width, .equal, nil, .notAnAttribute, constant: 40, identifier: "width"),
            ImplicitRelation(
                second, .leading, .equal, first, .trailing, constant: gap, identifier: "gap"),
            ImplicitRelation(
                second, .width, .equal, first, .width, multiplier: 2, priority: .defaultHigh,
                identifier: "share"),
        ]
    }

    @Test("Implicit relations: place views together with constraints")
    func placing() {
        root.setImplicitRelations(rows(gap: 8))
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).on()
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
        #expect(second.frame == CGRect(x: 48, y: 5, width: 80, height: 0))
        #expect(root.constraints.count == 1)
    }

    @Test(
        """
        Implicit relations: are replaced at once, and keep the solver's rows where only \
        constants differ
        """)
    func replacing() throws {
        root.setImplicitRelations(rows(gap: 8))
        root.layoutIfNeeded()
        let node = try #require(root.layoutNode)
        let lowered = node.state.installedRows.map(\.row)
        root.setImplicitRelations(rows(gap: 20))
        root.layoutIfNeeded()
        #expect(second.frame.minX == 60)
        #expect(node.state.installedRows.map(\.row) == lowered)
        root.setImplicitRelations(Array(rows(gap: 20).prefix(3)))
        root.layoutIfNeeded()
        #expect(second.frame.width == 0)
        root.setImplicitRelations([])
        root.layoutIfNeeded()
        #expect(first.frame.width == 0)
    }

    @Test("Implicit relations: are removed when a view that they reference leaves")
    func leaving() {
        root.setImplicitRelations(rows(gap: 8))
        root.layoutIfNeeded()
        first.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(root.layoutNode?.state.implicitRelations.isEmpty ?? false)
        #expect(second.frame.width == 0)
    }

    @Test("Implicit relations: mirror with the direction of the view that owns them")
    func direction() {
        root.semanticContentAttribute = .forceRightToLeft
        root.setImplicitRelations(rows(gap: 8))
        root.layoutIfNeeded()
        #expect(first.frame.minX == 260)
        #expect(second.frame.maxX == 252)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(second.frame.minX == 48)
    }

    @Test("Implicit relations: are named in conflicts, and give way by the same rules")
    func conflict() throws {
        root.setImplicitRelations(rows(gap: 8))
        first.widthAnchor.constraint(equalToConstant: 30).on()
        let found = conflicts { root.layoutIfNeeded() }
        let conflict = try #require(found.first)
        #expect(
            conflict.members.contains {
                "\($0)" == "<NSLayoutConstraint 'width' first.width == 40   (active)>"
            })
        #expect(conflict.members.count == 2)
    }
}
