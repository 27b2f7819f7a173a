import LayoutDSL
import TestSupport
import Testing
import UIKit

/// Sentences of the documentation that no other test proves, and situations that users of other
/// layout libraries report.
@Suite("Layouts: what the documentation promises")
struct LayoutReportTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let box = UIView()
    private let other = UIView()

    init() {
        root.addSubview(box)
        root.addSubview(other)
    }

    @Test("Layout: every attribute of an item is that attribute of UIKit's")
    func attributes() {
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (box.left.attribute, .left), (box.right.attribute, .right),
            (box.leading.attribute, .leading), (box.trailing.attribute, .trailing),
            (box.centerX.attribute, .centerX), (box.top.attribute, .top),
            (box.bottom.attribute, .bottom), (box.centerY.attribute, .centerY),
            (box.firstBaseline.attribute, .firstBaseline),
            (box.lastBaseline.attribute, .lastBaseline), (box.baseline.attribute, .lastBaseline),
            (box.width.attribute, .width), (box.height.attribute, .height),
            (box.leftMargin.attribute, .leftMargin), (box.rightMargin.attribute, .rightMargin),
            (box.leadingMargin.attribute, .leadingMargin),
            (box.trailingMargin.attribute, .trailingMargin),
            (box.topMargin.attribute, .topMargin), (box.bottomMargin.attribute, .bottomMargin),
            (box.centerXWithinMargins.attribute, .centerXWithinMargins),
            (box.centerYWithinMargins.attribute, .centerYWithinMargins),
        ]
        for (named, expected) in pairs { #expect(named == expected) }
        #expect(box.layout.left == box.left && "\(box.left)" == "UIView.left")
    }

    @Test("Layout: a set of attributes is built in UIKit's order, and none is refused")
    func sets() async {
        let all: LayoutAttributes = [
            .centerY, .centerX, .height, .width, .trailing, .leading, .bottom, .top, .right, .left,
        ]
        let made = box.layout.make { $0.attributes(all).equal(to: other) }
        #expect(
            made.flatMap(\.constraints).map(\.firstAttribute) == [
                .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
                .centerY,
            ])
        #expect(LayoutAttributes(rawValue: LayoutAttributes.top.rawValue) == .top)
    }

    @Test("Layout: directional edges follow the direction, in groups that change together")
    func directional() {
        root.semanticContentAttribute = .forceRightToLeft
        box.semanticContentAttribute = .forceRightToLeft
        var group: LayoutConstraint?
        box.layout.make { make in
            #expect(make.item === box)
            group = make.group {
                $0.directionalEdges.equal.toSuperview().insets(
                    NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            }
        }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 4, y: 1, width: 394, height: 296))
        group?.deactivate()
        #expect(group?.isActive == false && box.layout.constraints.isEmpty)
        group?.activate()
        #expect(group?.isActive == true && box.layout.constraints.count == 4)
    }

    @Test("Layout: a key names constraints, and views give names to others")
    func keys() {
        box.layoutKey = "title"
        other.layoutKey = "card"
        let made = box.layout.make {
            $0.top.equal(to: other.bottom).offset(8)
            $0.left.right.equal(to: other).key("sides")
        }
        #expect(made[0].constraints[0].identifier == "title.top == card.bottom + 8")
        #expect(made[1].constraints.map(\.identifier) == ["sides[0]", "sides[1]"])
        #expect(box.layout.constraints.map(\.firstAttribute) == [.top, .left, .right])
        made[1].key = "x"
        #expect(made[1].constraints.map(\.identifier) == ["x[0]", "x[1]"])
        #expect(UIView().layoutKey == nil)
    }

    @Test("Layout: the closest common superview, of one and of none")
    func closest() {
        let inner = UIView()
        box.addSubview(inner)
        #expect(inner.closestCommonSuperview(with: other) === root)
        #expect(inner.closestCommonSuperview(with: box) === box)
        #expect(inner.closestCommonSuperview(with: UIView()) == nil)
    }

    @Test("Layout: an array's layout visits its views in order, and is removed and made again")
    func arrays() {
        var visited: [UIView] = []
        [box, other].layout.make {
            if let view = $0.item as? UIView { visited.append(view) }
            $0.height.equal(to: 10)
        }
        #expect(visited == [box, other])
        [box, other].layout.remake { $0.width.equal(to: 20) }
        #expect(box.layout.constraints.map(\.firstAttribute) == [.width])
        [box, other].layout.update { $0.width.equal(to: 30) }
        #expect(other.layout.constraints.map(\.constant) == [30])
        box.layout.removeAll()
        #expect(box.layout.constraints.isEmpty && other.layout.constraints.count == 1)
    }

    @Test("Layout: the margins of a guide are its edges and centres")
    func marginsOfGuide() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.layout.make {
            $0.left.equal.toSuperview().offset(30)
            $0.top.equal.toSuperview().offset(40)
            $0.size.equal(to: 100)
        }
        box.layout.make {
            $0.left.equal(to: guide.leftMargin)
            $0.bottom.equal(to: guide.bottomMargin)
            $0.size.equal(to: 20)
        }
        other.layout.make {
            $0.centerX.equal(to: guide.centerXWithinMargins)
            $0.top.equal(to: guide.topMargin)
            $0.size.equal(to: 20)
        }
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 30, y: 120, width: 20, height: 20))
        #expect(other.frame == CGRect(x: 70, y: 40, width: 20, height: 20))
    }

    // MARK: Reports

    @Test("Layout: updating a view that left its superview and came back adds what is missing")
    func reusedView() {
        for width in [20, 40, 60] as [CGFloat] {
            box.layout.update {
                $0.top.left.equal.toSuperview()
                $0.width.height.equal(to: width)
            }
            root.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 0, y: 0, width: width, height: width))
            #expect(box.layout.constraints.count == 4)
            box.removeFromSuperview()
            root.addSubview(box)
        }
    }

    @Test("Layout: a kept constraint may be removed within a remake")
    func removedWithinRemake() {
        var kept: LayoutConstraint?
        for inset in [5, 10, 15] as [CGFloat] {
            box.layout.remake {
                kept?.deactivate()
                kept = $0.edges.equal.toSuperview().inset(inset).constraint
            }
            root.layoutIfNeeded()
            #expect(box.frame == root.bounds.insetBy(dx: inset, dy: inset))
        }
        kept?.deactivate()
        kept?.deactivate()
        #expect(box.layout.constraints.isEmpty)
    }

    @Test("Layout: a first remake, and one after the direction has changed")
    func remakeInArabic() {
        for direction in [
            UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft, .forceLeftToRight,
        ] {
            root.semanticContentAttribute = direction
            box.semanticContentAttribute = direction
            box.layout.remake {
                $0.leading.equal.toSuperview().offset(10)
                $0.top.equal.toSuperview()
                $0.size.equal(to: 50)
            }
            root.layoutIfNeeded()
            let isMirrored = direction == .forceRightToLeft
            #expect(box.frame.minX == (isMirrored ? 340 : 10))
        }
    }
}
