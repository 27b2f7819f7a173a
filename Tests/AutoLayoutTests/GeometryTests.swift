import Testing
import UIKit
@_spi(UIKitInternals) import UIKitCore

@Suite("Solved frames")
struct RoundingTests {
    @Test(
        """
        Solved frame: origin and size are rounded one by one in the superview, halves away from \
        zero
        """,
        arguments: [1, 2, 3] as [CGFloat])
    func thirds(scale: CGFloat) {
        let root = UIView.root(100, 100, scale: scale)
        let views = (0..<3).map { _ in UIView.constrained(in: root) }
        var edge = root.leadingAnchor
        for view in views {
            view.leadingAnchor.constraint(equalTo: edge).on()
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3).on()
            edge = view.trailingAnchor
        }
        root.layoutIfNeeded()
        for (index, view) in views.enumerated() {
            let start = CGFloat(index) * 100 / 3
            #expect(abs(view.frame.minX - (start * scale).rounded() / scale) < 1e-9)
            #expect(abs(view.frame.width - (100 / 3 * scale).rounded() / scale) < 1e-9)
        }
    }

    @Test("Solved frame: rounding is not passed on to subviews")
    func nested() {
        let root = UIView.root(100, 100, scale: 1)
        let outer = UIView.constrained(in: root)
        outer.place(x: 10.4, y: 0)
        outer.fix(width: 20.4, height: 20)
        let inner = UIView.constrained(in: outer)
        inner.place(x: 0.4, y: 0)
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 2).on()
        let beside = UIView.constrained(in: root)
        beside.leadingAnchor.constraint(equalTo: outer.trailingAnchor, constant: 0.4).on()
        root.layoutIfNeeded()
        #expect(outer.frame.minX == 10)
        #expect(outer.frame.width == 20)
        #expect(inner.frame.minX == 0)
        #expect(inner.frame.width == 41)
        #expect(beside.frame.minX == 31)
    }

    @Test("Solved frame: negative positions are rounded away from zero")
    func negative() {
        let root = UIView.root(100, 100, scale: 1)
        let view = UIView.constrained(in: root)
        view.place(x: -10.5, y: 10.5)
        view.fix(width: 0.5, height: 1.5)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: -11, y: 11, width: 1, height: 2))
    }
}

@Suite("Autoresizing masks as constraints")
struct AutoresizingTests {
    @Test("Autoresizing mask: a view placed by its frame holds the views constrained to it")
    func fixed() {
        let root = UIView.root(300, 200)
        let framed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        root.addSubview(framed)
        let view = UIView.constrained(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: framed.topAnchor),
            view.widthAnchor.constraint(equalTo: framed.widthAnchor),
            view.heightAnchor.constraint(equalTo: framed.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(framed.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
        #expect(view.frame == CGRect(x: 65, y: 30, width: 40, height: 50))
        framed.frame = CGRect(x: 0, y: 10, width: 60, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 65, y: 10, width: 60, height: 20))
        framed.center.x += 7
        root.layoutIfNeeded()
        #expect(view.frame.minX == 72)
    }

    @Test("Autoresizing mask: follows a superview that constraints resize")
    func follows() {
        expect([.flexibleWidth], x: 10, width: 130)
        expect([.flexibleLeftMargin], x: 110, width: 30)
        expect([.flexibleLeftMargin, .flexibleRightMargin], x: 24.5, width: 30)
    }

    private func expect(_ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        let root = UIView.root(300, 200)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(outer)
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        outer.addSubview(inner)
        inner.autoresizingMask = mask
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.place(x: 0, y: 0)
        outer.fix(width: 200, height: 100)
        let leaf = UIView.constrained(in: inner)
        NSLayoutConstraint.activate([
            leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame.width == 200)
        #expect(abs(inner.frame.minX - x) < 0.5)
        #expect(inner.frame.width == width)
        #expect(leaf.frame.width == inner.bounds.width)
    }

    @Test("Autoresizing mask: has no effect while its translation is off, and returns with it")
    func toggle() {
        let root = UIView.root(300, 200)
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(view)
        view.place(x: 50, y: 60)
        view.fix(width: 70, height: 80)
        _ = conflicts { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test("Autoresizing mask: views without constraints do not participate in Auto Layout")
    func untouched() {
        let root = UIView.root(300, 200)
        let plain = UIView(frame: CGRect(x: 0.123, y: 2, width: 3.456, height: 4))
        plain.autoresizingMask = [.flexibleWidth]
        root.addSubview(plain)
        UIView.constrained(in: root).place(x: 10, y: 10)
        root.layoutIfNeeded()
        #expect(plain.frame == CGRect(x: 0.123, y: 2, width: 3.456, height: 4))
        #expect(!plain.takesPartInAutoLayout)
    }

    @Test(
        "Autoresizing mask: a view placed by constraints returns to its place with the next layout")
    func moved() {
        let root = UIView.root(300, 200)
        let view = UIView.constrained(in: root)
        view.place(x: 50, y: 60)
        view.fix(width: 70, height: 80)
        root.layoutIfNeeded()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(view.frame.width == 10)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
    }
}

@Suite("Alignment")
struct AlignmentTests {
    @Test("Alignment: edges are those of the alignment rectangle")
    func insets() {
        let root = UIView.root(300, 200)
        let view = Shadowed()
        root.addConstrained(view)
        view.place(x: 50, y: 60)
        view.fix(width: 70, height: 80)
        let inner = UIView.constrained(in: view)
        inner.place(x: 0, y: 0)
        let cousin = UIView.constrained(in: root)
        cousin.leadingAnchor.constraint(equalTo: inner.leadingAnchor).on()
        cousin.topAnchor.constraint(equalTo: view.bottomAnchor).on()
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 47, y: 58, width: 74, height: 88))
        #expect(inner.frame.origin == CGPoint(x: 3, y: 2))
        #expect(cousin.frame.origin == CGPoint(x: 50, y: 140))
        #expect(
            view.alignmentRect(forFrame: view.frame) == CGRect(x: 50, y: 60, width: 70, height: 80))
    }

    @Test("Alignment: baselines of views with text")
    func baselines() {
        let root = UIView.root(300, 200)
        let first = Texted(ascent: 15, descent: 5)
        let second = Texted(ascent: 30, descent: 9)
        root.addConstrained(first, second)
        NSLayoutConstraint.activate([
            second.topAnchor.constraint(equalTo: root.topAnchor),
            first.lastBaselineAnchor.constraint(equalTo: second.lastBaselineAnchor),
            first.heightAnchor.constraint(equalToConstant: 20),
            second.heightAnchor.constraint(equalToConstant: 39),
        ])
        let below = Texted(ascent: 12, descent: 4)
        root.addConstrained(below)
        below.firstBaselineAnchor.constraint(equalTo: second.lastBaselineAnchor, constant: 40).on()
        root.layoutIfNeeded()
        #expect(first.frame.minY == 15)
        #expect(below.frame.minY == 58)
        first.ascent = 10
        first.descent = 10
        first.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(first.frame.maxY == 40)
    }

    @Test("Alignment: a baseline that is first referenced after a layout follows the content, too")
    func laterBaseline() {
        let root = UIView.root(300, 200)
        let text = Texted(ascent: 15, descent: 5)
        root.addConstrained(text)
        text.place(x: 0, y: 20)
        root.layoutIfNeeded()
        let below = UIView.constrained(in: root)
        below.topAnchor.constraint(equalTo: text.firstBaselineAnchor).on()
        below.heightAnchor.constraint(equalToConstant: 5).on()
        root.layoutIfNeeded()
        #expect(below.frame.minY == 35)
        text.ascent = 12
        text.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        #expect(below.frame.minY == 32)
    }

    @Test("Alignment: the baseline of a view may be that of a subview")
    func standIn() {
        let root = UIView.root(300, 200)
        let box = Box()
        root.addConstrained(box)
        box.place(x: 0, y: 20)
        let view = UIView.constrained(in: root)
        view.bottomAnchor.constraint(equalTo: box.firstBaselineAnchor).on()
        view.heightAnchor.constraint(equalToConstant: 5).on()
        root.layoutIfNeeded()
        #expect(view.frame.maxY == 42)
    }
}

/// A view with a shadow that sticks out on all sides.
private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 2, left: 3, bottom: 6, right: 1)
    }
}

/// A view with a line of text.
private final class Texted: UIView {
    var ascent: CGFloat
    var descent: CGFloat

    init(ascent: CGFloat, descent: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override var firstBaselineOffsetFromTop: CGFloat { ascent }
    override var lastBaselineOffsetFromBottom: CGFloat { descent }
}

/// A view whose baseline is that of a text in it.
private final class Box: UIView {
    let text = Texted(ascent: 15, descent: 5)

    init() {
        super.init(frame: .zero)
        addConstrained(text)
        text.place(x: 0, y: 7)
    }

    required init?(coder: NSCoder) { return nil }

    override var forFirstBaselineLayout: UIView { text }
}
