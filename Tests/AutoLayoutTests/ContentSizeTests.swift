import TestSupport
import Testing
import UIKit
@_spi(UIKitInternals) @testable import UIKitCore

@Suite("Content size")
struct ContentSizeTests {
    /// Two views side by side that fill a width.
    private func row(_ first: UIView, _ second: UIView, width: CGFloat) -> UIView {
        let root = UIView.root(width, 100)
        root.addConstrained(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.topAnchor.constraint(equalTo: root.topAnchor),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        return root
    }

    @Test("Content size: sizes a view without size constraints")
    func alone() {
        let root = UIView.root(300, 100)
        let view = Sized(80, 20)
        root.addConstrained(view)
        view.place(x: 10, y: 5)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 80, height: 20))
    }

    @Test("Content size: a class has one that overrides it, directly or inherited")
    func overriding() {
        class Filled: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 20) }
        }
        class Inheriting: Filled {}
        class Plain: UIView {}
        #expect(OverriddenMethods(of: Inheriting.self).contains(.intrinsicContentSize))
        #expect(!OverriddenMethods(of: Plain.self).contains(.intrinsicContentSize))
        let root = UIView.root(300, 100)
        let view = Inheriting()
        root.addConstrained(view)
        view.place(x: 10, y: 5)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 80, height: 20))
    }

    @Test("Content size: the view with the lower hugging priority is stretched", .rows("S0-97"))
    func hugging() {
        let first = Sized(50, 20)
        let second = Sized(60, 20)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        _ = row(first, second, width: 300)
        #expect(first.frame.width == 50)
        #expect(second.frame.width == 250)
    }

    @Test("Content size: the view with the lower compression resistance is cut", .rows("S0-97"))
    func resistance() {
        let first = Sized(200, 20)
        let second = Sized(200, 20)
        first.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        _ = row(first, second, width: 300)
        #expect(first.frame.width == 100)
        #expect(second.frame.width == 200)
    }

    @Test(
        """
        S0-97: Content size: of equal priorities, the view referenced first stretches or keeps \
        its size
        """,
        arguments: [true, false])
    func ties(firstIsFirst: Bool) {
        let cases: [(CGFloat, CGFloat, CGFloat)] = [(50, 250, 50), (200, 200, 100)]
        for (content, kept, other) in cases {
            let root = UIView.root(300, 100)
            let left = Sized(content, 20)
            let right = Sized(content, 20)
            root.addConstrained(left, right)
            let early = firstIsFirst ? left : right
            let late = firstIsFirst ? right : left
            early.topAnchor.constraint(equalTo: root.topAnchor).on()
            late.topAnchor.constraint(equalTo: root.topAnchor).on()
            NSLayoutConstraint.activate([
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            #expect(early.frame.width == kept)
            #expect(late.frame.width == other)
        }
    }

    @Test("Content size: is read again after it was invalidated")
    func invalidation() {
        let root = UIView.root(300, 100)
        let view = Sized(80, 20)
        root.addConstrained(view)
        view.place(x: 10, y: 5)
        root.layoutIfNeeded()
        view.size = CGSize(width: 90, height: 30)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 90, height: 30))
        view.size.width = UIView.noIntrinsicMetric
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 0, height: 30))
        view.size.width = 70
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }

    @Test("Content size: a length that is not a number counts as none")
    func nonsense() {
        let root = UIView.root(300, 100)
        let view = Sized(.nan, .infinity)
        root.addConstrained(view)
        view.place(x: 10, y: 5)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 0, height: 0))
    }

    @Test("Content size: height grows where the width is less than one line needs")
    func heightForWidth() {
        let root = UIView.root(300, 200)
        let text = Wrapping(letters: 40)
        let below = Sized(10, 10)
        root.addConstrained(text, below)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 40))
        #expect(below.frame.minY == 40)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(below.frame.minY == 80)
        root.frame.size.width = 800
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 400, height: 20))
        text.letters = 81
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 800, height: 40))
    }

    @Test("Content size: keeps its shape with an aspect ratio constraint")
    func aspectRatio() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        view.place(x: 0, y: 0)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9),
            view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
            view.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor).priority(750),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 300, height: 169))
        root.frame.size.height = 90
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 160, height: 90))
    }
}
