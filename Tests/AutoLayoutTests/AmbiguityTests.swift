import TestSupport
import Testing
import UIKit
import UIKitCore

@Suite("Ambiguous layouts")
struct AmbiguityTests {
    @Test(
        "Ambiguity: distinguishes enough constraints from too few, and names the free views",
        .rows("S0-94"))
    func diagnoses() {
        let root = UIView.root(300, 200)
        let enough = UIView.constrained(in: root)
        enough.place(x: 10, y: 10)
        enough.fix(width: 30, height: 30)
        let tooFew = UIView.constrained(in: root)
        tooFew.fix(width: 30, height: 30)
        tooFew.topAnchor.constraint(equalTo: root.topAnchor).on()
        #expect(!enough.hasAmbiguousLayout)
        #expect(tooFew.hasAmbiguousLayout)
        tooFew.leadingAnchor.constraint(equalTo: enough.trailingAnchor).on()
        #expect(!tooFew.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
        #expect(!UIView().hasAmbiguousLayout)
    }

    @Test("Ambiguity: an ambiguous layout is resolved the same way each time", .rows("S0-94"))
    func sameFrames() {
        var frames: Set<[CGRect]> = []
        for _ in 0..<5 {
            let root = UIView.root(300, 200)
            let views = (0..<4).map { _ in UIView.constrained(in: root) }
            for (one, next) in zip(views, views.dropFirst()) {
                next.leadingAnchor.constraint(
                    greaterThanOrEqualTo: one.trailingAnchor, constant: 5
                ).on()
                next.widthAnchor.constraint(equalTo: one.widthAnchor).on()
            }
            root.layoutIfNeeded()
            frames.insert(views.map(\.frame))
        }
        #expect(frames.count == 1)
    }

    @Test("Ambiguity: a free length is 0, and the position takes what is left")
    func freeLength() {
        let root = UIView.root(375, 667)
        for _ in 0..<8 {
            let view = UIView.constrained(in: root)
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20).on()
        }
        root.layoutIfNeeded()
        for view in root.subviews {
            #expect(view.frame == CGRect(x: 375, y: 647, width: 0, height: 0))
        }
    }

    @Test(
        "Ambiguity: an inequality is tight where only a position is free",
        arguments: [(0.0, 23.0), (40, 52)])
    func tightInequality(least: CGFloat, most: CGFloat) {
        let root = UIView.root(375, 667)
        let upper = UIView.constrained(in: root)
        let lower = UIView.constrained(in: root)
        for view in [upper, lower] { view.fix(width: 100, height: 100) }
        let anchor = root.leadingAnchor
        upper.leadingAnchor.constraint(lessThanOrEqualTo: anchor, constant: most).on()
        lower.leadingAnchor.constraint(greaterThanOrEqualTo: anchor, constant: least).on()
        root.layoutIfNeeded()
        #expect(upper.frame.minX == most)
        #expect(lower.frame.minX == least)
        // Between two inequalities, the position is as near to 0 as it can.
        upper.leadingAnchor.constraint(greaterThanOrEqualTo: anchor, constant: least).on()
        root.layoutIfNeeded()
        #expect(upper.frame.minX == least)
    }

    @Test("Ambiguity: a length is free before an inequality between positions is tight")
    func lengthBeforeInequality() {
        let root = UIView.root(375, 667)
        let view = UIView.constrained(in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).on()
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).on()
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        #expect(view.frame.width == 0)
    }

    @Test("Ambiguity: exercising it shows another equally good layout, and then the first again")
    func exercise() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        view.fix(width: 30, height: 30)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let first = view.frame
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        let second = view.frame
        #expect(first != second)
        #expect(second.minX >= 0 && second.maxX <= 300)
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame == first)
    }

    @Test("Ambiguity: is found in layout guides")
    func guides() {
        let root = UIView.root(300, 200)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: root.topAnchor).on()
        #expect(guide.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10),
        ])
        #expect(!guide.hasAmbiguousLayout)
    }
}

@Suite("Layout reasons")
struct ReasonTests {
    @Test("Layout reasons: name the constraints that decided a view's position, nearest first")
    func chain() {
        let root = UIView.root(300, 200)
        let first = UIView.constrained(in: root)
        let second = UIView.constrained(in: root)
        let left = first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).on()
        let width = first.widthAnchor.constraint(equalToConstant: 50).on()
        let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).on()
        let end = second.trailingAnchor.constraint(equalTo: root.trailingAnchor).on()
        let loose = second.widthAnchor.constraint(lessThanOrEqualToConstant: 900).on()
        let affecting = second.constraintsAffectingLayout(for: .horizontal)
        #expect(affecting.first == gap)
        #expect(Set(affecting) == [gap, left, width, end])
        #expect(!affecting.contains(loose))
        #expect(second.constraintsAffectingLayout(for: .vertical).isEmpty)
    }

    @Test("Layout reasons: name content sizes and the source lines of constraints")
    func content() throws {
        let root = UIView.root(300, 200)
        let view = Sized(80, 20)
        root.addConstrained(view)
        let line = UInt(#line + 1)
        let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor).on()
        view.topAnchor.constraint(equalTo: root.topAnchor).on()
        let reasons = view.layoutReasons(for: .right).map(\.description)
        #expect(reasons.count == 2)
        #expect(reasons.contains { $0.contains("content size of Sized: width") })
        #expect(constraint.origin.line == line)
        #expect("\(constraint.origin)" == "AutoLayoutTests/AmbiguityTests.swift:\(line)")
    }
}
