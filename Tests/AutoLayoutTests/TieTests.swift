import TestSupport
import Testing
import UIKit
@_spi(UIKitInternals) import UIKitCore

@Suite("Equal priorities")
struct TieTests {
    @Test("Content size: across, text on several lines is cut before a single line", .rows("S0-97"))
    func cutting() {
        let (wrapping, single) = (Wrapping(letters: 40), Sized(200, 20))
        row(wrapping, single, width: 300)
        #expect(single.frame.width == 200)
        #expect(wrapping.frame.width == 100)
    }

    @Test(
        "Content size: across, text on several lines stretches before a single line", .rows("S0-97")
    )
    func stretching() {
        let (single, wrapping) = (Sized(50, 20), Wrapping(letters: 2))
        row(single, wrapping, width: 300)
        #expect(single.frame.width == 50)
        #expect(wrapping.frame.width == 250)
    }

    @Test(
        "Content size: of several texts on several lines, the one referenced last stretches first")
    func lastWrapping() {
        let (first, second, single) = (Wrapping(letters: 2), Wrapping(letters: 2), Sized(50, 20))
        row(first, second, single, width: 300)
        #expect([first, second, single].map(\.frame.width) == [20, 230, 50])
    }

    @Test("Content size: down, text on several lines stretches as if it were a single line")
    func vertical() {
        let (single, wrapping) = (Sized(50, 20), Wrapping(letters: 2))
        let root = UIView.root(100, 300)
        root.addConstrained(single, wrapping)
        NSLayoutConstraint.activate([
            single.topAnchor.constraint(equalTo: root.topAnchor),
            wrapping.topAnchor.constraint(equalTo: single.bottomAnchor),
            wrapping.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(wrapping.frame.height == 20)
        #expect(single.frame.height == 280)
    }

    @Test(
        "Constraint: of equal preferences, that of the view referenced first gives way",
        arguments: [true, false], [100, 200])
    func preferences(firstIsFirst: Bool, length: CGFloat) {
        let root = UIView.root(250, 100)
        let left = UIView.constrained(in: root)
        let right = UIView.constrained(in: root)
        let (early, late) = firstIsFirst ? (left, right) : (right, left)
        early.topAnchor.constraint(equalTo: root.topAnchor).on()
        // The order of activation does not matter.
        late.widthAnchor.constraint(equalToConstant: length).priority(500).on()
        early.widthAnchor.constraint(equalToConstant: length).priority(500).on()
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(late.frame.width == length)
        #expect(early.frame.width == 250 - length)
    }

    @Test("Constraint: the order among equal preferences never costs a larger sum of violations")
    func sum() {
        let root = UIView.root(300, 100)
        let views = (0..<3).map { _ in UIView.constrained(in: root) }
        views.forEach { $0.topAnchor.constraint(equalTo: root.topAnchor).on() }
        // If the first gave way to the two others, both of which would follow it, the sum of the
        // violations would be 100 instead of 200.
        views[0].widthAnchor.constraint(equalToConstant: 100).priority(500).on()
        for view in views[1...] {
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).on()
            view.widthAnchor.constraint(equalToConstant: 200).priority(500).on()
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [200, 200, 200])
    }

    /// Lays out views side by side across a root view.
    private func row(_ views: UIView..., width: CGFloat) {
        let root = UIView.root(width, 100)
        var edge = root.leadingAnchor
        for view in views {
            root.addConstrained(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).on()
            view.leadingAnchor.constraint(equalTo: edge).on()
            edge = view.trailingAnchor
        }
        root.trailingAnchor.constraint(equalTo: edge).on()
        root.layoutIfNeeded()
    }
}
