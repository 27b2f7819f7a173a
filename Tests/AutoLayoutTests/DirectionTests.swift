import TestSupport
import Testing
import UIKit

@Suite("Right to left")
struct DirectionTests {
    private func root(rightToLeft: Bool) -> UIView {
        let root = UIView.root(300, 200)
        root.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
        return root
    }

    @Test(
        "Right to left: leading 100 is 100 from the right edge, left 100 does not move",
        .rows("S0-89"))
    func mirror() {
        let root = root(rightToLeft: true)
        let mirrored = UIView.constrained(in: root)
        let fixed = UIView.constrained(in: root)
        for view in [mirrored, fixed] {
            view.fix(width: 50, height: 20)
            view.topAnchor.constraint(equalTo: root.topAnchor).on()
        }
        mirrored.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100).on()
        fixed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100).on()
        root.layoutIfNeeded()
        #expect(mirrored.frame.minX == 150)
        #expect(fixed.frame.minX == 100)
    }

    @Test(
        "Right to left: the sign of constants and the sense of inequalities are mirrored",
        .rows("S0-89"))
    func inequalities() {
        for rightToLeft in [false, true] {
            let root = root(rightToLeft: rightToLeft)
            let view = UIView.constrained(in: root)
            view.fix(width: 50, height: 20)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(
                    greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
                view.trailingAnchor.constraint(
                    lessThanOrEqualTo: root.trailingAnchor, constant: -40),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor).priority(500),
            ])
            root.layoutIfNeeded()
            #expect(view.frame.minX == (rightToLeft ? 220 : 30))
        }
    }

    @Test("Right to left: constraints mirror when the direction changes", .rows("S0-89"))
    func change() {
        let root = root(rightToLeft: false)
        let view = UIView.constrained(in: root)
        view.fix(width: 50, height: 20)
        view.place(x: 20, y: 0)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 230)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 20)
    }

    @Test("Right to left: a constant may change", .rows("S0-89"))
    func constant() {
        let root = root(rightToLeft: true)
        let view = UIView.constrained(in: root)
        view.fix(width: 50, height: 20)
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        view.topAnchor.constraint(equalTo: root.topAnchor).on()
        root.layoutIfNeeded()
        #expect(view.frame.minX == 250)
        leading.constant = 15
        root.layoutIfNeeded()
        #expect(view.frame.minX == 235)
    }

    @Test("Right to left: distances are measured in the direction of text")
    func distances() {
        for rightToLeft in [false, true] {
            let root = root(rightToLeft: rightToLeft)
            let first = UIView.constrained(in: root)
            let second = UIView.constrained(in: root)
            for view in [first, second] {
                view.fix(width: 50, height: 20)
                view.topAnchor.constraint(equalTo: root.topAnchor).on()
            }
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).on()
            first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
                .constraint(equalToConstant: 25).on()
            root.layoutIfNeeded()
            let expected: [CGFloat] = rightToLeft ? [240, 165] : [10, 85]
            #expect([first.frame.minX, second.frame.minX] == expected)
        }
    }

    @Test(
        "Right to left: every attribute places the edge that it names", .rows("S0-89"),
        arguments: [false, true])
    func attributes(rightToLeft: Bool) {
        typealias Attribute = NSLayoutConstraint.Attribute
        let places: [(Attribute, (CGRect) -> CGFloat)] = [
            (.left, \.minX), (.right, \.maxX), (.top, \.minY), (.bottom, \.maxY),
            (.leading, rightToLeft ? \.maxX : \.minX), (.trailing, rightToLeft ? \.minX : \.maxX),
            (.centerX, \.midX), (.centerY, \.midY), (.lastBaseline, \.maxY),
            (.firstBaseline, \.minY),
            (.width, \.width), (.height, \.height),
        ]
        for (attribute, place) in places {
            let root = root(rightToLeft: rightToLeft)
            let view = UIView.constrained(in: root)
            let other = UIView(frame: CGRect(x: 40, y: 50, width: 70, height: 90))
            root.addSubview(other)
            view.widthAnchor.constraint(equalToConstant: 30).priority(900).on()
            view.heightAnchor.constraint(equalToConstant: 30).priority(900).on()
            NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: .equal, toItem: other,
                attribute: attribute, multiplier: 1, constant: 0
            ).on()
            root.layoutIfNeeded()
            #expect(place(view.frame) == place(other.frame), "\(attribute)")
        }
    }
}
