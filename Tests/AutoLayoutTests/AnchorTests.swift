import Testing
import UIKit

@Suite("Anchors")
struct AnchorTests {
    @Test("Anchor: prints its item and attribute, as a guide prints its frame")
    func descriptions() {
        let root = UIView.root(300, 200)
        root.accessibilityIdentifier = "card"
        let title = UIView.constrained(in: root, "title")
        let gap = UILayoutGuide()
        gap.identifier = "gap"
        #expect("\(title.leadingAnchor)" == "<NSLayoutXAxisAnchor \"title.leading\">")
        #expect("\(gap.heightAnchor)" == "<NSLayoutDimension \"gap.height\">")
        #expect(
            "\(root.topAnchor.anchorWithOffset(to: title.topAnchor))"
                == "<NSLayoutDimension \"(title.top - card.top)\">")
        #expect("\(gap)" == "<UILayoutGuide 'gap' (0 0; 0 0) of no view>")
        #expect(
            "\(root.layoutMarginsGuide)"
                == "<UILayoutGuide 'UIViewLayoutMarginsGuide' (8 8; 284 184) of card>")
    }

    let root = UIView.root(300, 200)
    let view: UIView
    let other: UIView

    init() {
        view = UIView.constrained(in: root, "view")
        other = UIView.constrained(in: root, "other")
    }

    @Test("Constraint: relates positions of the two directions to each other")
    func otherDirection() {
        other.fix(width: 30, height: 30)
        other.place(x: 20, y: 70)
        view.fix(width: 10, height: 10)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
                multiplier: 1, constant: 50),
            NSLayoutConstraint(
                item: view, attribute: .bottom, relatedBy: .equal, toItem: other,
                attribute: .centerX, multiplier: 2, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 120, y: 60, width: 10, height: 10))
    }

    @Test("Anchor: creates constraints of every relation")
    func relations() {
        let made = [
            view.leftAnchor.constraint(equalTo: other.rightAnchor),
            view.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor),
            view.leftAnchor.constraint(lessThanOrEqualTo: other.rightAnchor),
            view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 3),
            view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 3),
            view.topAnchor.constraint(lessThanOrEqualTo: other.bottomAnchor, constant: -3),
            view.widthAnchor.constraint(equalToConstant: 5),
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
            view.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2, constant: 1),
            view.heightAnchor.constraint(
                greaterThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 1),
            view.heightAnchor.constraint(
                lessThanOrEqualTo: other.widthAnchor, multiplier: 2, constant: 1),
        ]
        #expect(
            made.map(\.formula) == [
                "view.left == other.right", "view.left >= other.right", "view.left <= other.right",
                "view.top == other.bottom + 3", "view.top >= other.bottom + 3",
                "view.top <= other.bottom - 3", "view.width == 5", "view.width >= 5",
                "view.width <= 5", "view.height == 2*other.width", "view.height >= 2*other.width",
                "view.height <= 2*other.width", "view.height == 2*other.width + 1",
                "view.height >= 2*other.width + 1", "view.height <= 2*other.width + 1",
            ])
    }

    @Test("Anchor: is equal to another one of the same item and attribute")
    func equality() {
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor != other.leadingAnchor)
        #expect(view.leadingAnchor != view.leftAnchor)
        #expect(Set([view.topAnchor, view.topAnchor, view.bottomAnchor]).count == 2)
    }

    @Test("Anchor: system spacing is multiplied")
    func systemSpacing() {
        view.place(x: 10, y: 20)
        view.fix(width: 30, height: 40)
        other.leadingAnchor.constraint(
            equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2
        ).on()
        other.topAnchor.constraint(
            equalToSystemSpacingBelow: view.bottomAnchor, multiplier: 1
        ).on()
        other.widthAnchor.constraint(equalToConstant: 5).on()
        let third = UIView.constrained(in: root)
        third.leadingAnchor.constraint(
            greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1
        ).on()
        third.leadingAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 1
        ).on()
        root.layoutIfNeeded()
        #expect(other.frame.origin == CGPoint(x: 56, y: 68))
        #expect(third.frame.minX == 69)
    }

    @Test("Anchor: an offset between two anchors is a length for constraints")
    func offsets() {
        view.place(x: 10, y: 20)
        view.fix(width: 30, height: 40)
        other.place(x: 100, y: 0)
        let third = UIView.constrained(in: root)
        let distance = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        third.widthAnchor.constraint(equalTo: distance, multiplier: 0.5).on()
        third.topAnchor.constraint(equalTo: root.topAnchor).on()
        let drop = root.topAnchor.anchorWithOffset(to: third.bottomAnchor)
        let constraint = drop.constraint(equalToConstant: 77).on()
        root.layoutIfNeeded()
        #expect(third.frame.width == 30)
        #expect(third.frame.maxY == 77)
        #expect(root.constraints.contains(constraint))
        #expect("\(constraint)".contains("(UIView.bottom - UIView.top) == 77"))
    }

    @Test("Anchor: relates a view to its cousin through the closest view around both")
    func cousins() {
        let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 150, y: 40, width: 100, height: 100))
        root.addSubview(left)
        root.addSubview(right)
        let deep = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
        left.addSubview(deep)
        let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        deep.addSubview(leaf)
        let cousin = UIView.constrained(in: right)
        NSLayoutConstraint.activate([
            cousin.leadingAnchor.constraint(equalTo: leaf.leadingAnchor, constant: 200),
            cousin.topAnchor.constraint(equalTo: leaf.topAnchor),
            cousin.widthAnchor.constraint(equalTo: leaf.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(cousin.frame == CGRect(x: 66, y: -22, width: 3, height: 0))
        left.frame.origin.x = 20
        root.layoutIfNeeded()
        #expect(cousin.frame.minX == 76)
    }
}
