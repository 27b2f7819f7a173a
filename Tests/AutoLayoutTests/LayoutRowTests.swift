import Testing
import UIKit

@testable import UIKitCore

@Suite("Rows without constraint objects")
struct LayoutRowTests {
    let root = UIView.root(300, 200)
    let first: UIView
    let second: UIView

    init() {
        first = UIView.constrained(in: root, "first")
        second = UIView.constrained(in: root, "second")
    }

    private func rows(gap: CGFloat) -> [LayoutRow] {
        [
            LayoutRow(first, .leading, .equal, root, .leading, identifier: "start"),
            LayoutRow(
                first, .width, .equal, nil, .notAnAttribute, constant: 40, identifier: "width"),
            LayoutRow(second, .leading, .equal, first, .trailing, constant: gap, identifier: "gap"),
            LayoutRow(
                second, .width, .equal, first, .width, multiplier: 2, priority: .defaultHigh,
                identifier: "share"),
        ]
    }

    @Test("place views as constraints do, beside constraints")
    func placing() {
        root.setLayoutRows(rows(gap: 8))
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 5).on()
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 0))
        #expect(second.frame == CGRect(x: 48, y: 5, width: 80, height: 0))
        #expect(root.constraints.count == 1)
    }

    @Test("are replaced all at once, and keep the engine's rows where only constants differ")
    func replacing() throws {
        root.setLayoutRows(rows(gap: 8))
        root.layoutIfNeeded()
        let node = try #require(root.layoutNode)
        let lowered = node.state.loweredRows.map(\.row)
        root.setLayoutRows(rows(gap: 20))
        root.layoutIfNeeded()
        #expect(second.frame.minX == 60)
        #expect(node.state.loweredRows.map(\.row) == lowered)
        root.setLayoutRows(Array(rows(gap: 20).prefix(3)))
        root.layoutIfNeeded()
        #expect(second.frame.width == 0)
        root.setLayoutRows([])
        root.layoutIfNeeded()
        #expect(first.frame.width == 0)
    }

    @Test("go when a view that they mention leaves")
    func leaving() {
        root.setLayoutRows(rows(gap: 8))
        root.layoutIfNeeded()
        first.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(root.layoutNode?.state.rows.isEmpty ?? false)
        #expect(second.frame.width == 0)
    }

    @Test("mirror with the direction of the view that keeps them")
    func direction() {
        root.semanticContentAttribute = .forceRightToLeft
        root.setLayoutRows(rows(gap: 8))
        root.layoutIfNeeded()
        #expect(first.frame.minX == 260)
        #expect(second.frame.maxX == 252)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(second.frame.minX == 48)
    }

    @Test("are named in conflicts, and give way by the same rules")
    func conflict() throws {
        root.setLayoutRows(rows(gap: 8))
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
