import TestSupport
import Testing
import UIKit

@Suite("Tree changes")
struct TreeChangeTests {
    @Test("Tree changes: constraints created before their views were added take effect")
    func before() {
        let root = UIView.root(300, 200)
        let card = UIView()
        let text = Sized(40, 20)
        card.addConstrained(text)
        text.place(x: 7, y: 7)
        card.layoutIfNeeded()
        #expect(text.frame.origin == CGPoint(x: 7, y: 7))
        root.addConstrained(card)
        card.place(x: 100, y: 100)
        card.trailingAnchor.constraint(equalTo: text.trailingAnchor).on()
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 7, y: 7, width: 40, height: 20))
        #expect(card.frame == CGRect(x: 100, y: 100, width: 47, height: 0))
    }

    @Test("Tree changes: a part moved to another place is laid out there")
    func moving() {
        let root = UIView.root(300, 200)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 100))
        root.addSubview(left)
        root.addSubview(right)
        let card = UIView.constrained(in: left)
        let inner = UIView.constrained(in: card)
        inner.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5).on()
        func fill(_ view: UIView) {
            card.place(x: 0, y: 0)
            card.widthAnchor.constraint(equalTo: view.widthAnchor).on()
        }
        fill(left)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 50)
        right.addSubview(card)
        #expect(left.constraints.isEmpty)
        fill(right)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        card.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(card.constraints.count == 1)
    }

    @Test("Tree changes: a part with autoresizing masks and guides may be removed")
    func masksAndGuides() {
        let root = UIView.root(300, 200)
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.autoresizingMask = .flexibleWidth
        root.addSubview(outer)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        let guide = UILayoutGuide()
        inner.addLayoutGuide(guide)
        let leaf = UIView.constrained(in: inner)
        let tied = leaf.widthAnchor.constraint(equalTo: root.widthAnchor).on()
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
            guide.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            outer.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.width == 90)
        outer.removeFromSuperview()
        #expect(!tied.isActive)
        root.layoutIfNeeded()
        outer.frame.size.width = 50
        outer.layoutIfNeeded()
        #expect(guide.layoutFrame.width == 40)
    }

    @Test("Tree changes: a removed part is not retained")
    func lifetime() {
        let root = UIView.root(300, 200)
        weak var gone: UIView?
        do {
            let view = UIView.constrained(in: root)
            let inner = UIView.constrained(in: view)
            view.place(x: 1, y: 1)
            inner.place(x: 1, y: 1)
            root.layoutIfNeeded()
            view.removeFromSuperview()
            gone = inner
        }
        #expect(gone == nil)
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
    }

    @Test(
        "Tree changes: an edited tree is laid out like one that was built at once",
        arguments: 0..<16)
    func incremental(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var edited = Board(count: 7)
        var log: [Board.Edit] = []
        for step in 0..<40 {
            let edit = Board.Edit(step, &generator)
            edited.apply(edit)
            log.append(edit)
            if step % 3 == 0 { edited.layOut() }
        }
        edited.layOut()
        var built = Board(count: 7)
        for edit in log { built.apply(edit) }
        built.layOut()
        #expect(edited.frames == built.frames)
    }
}

/// Some views and the constraints that edits made on them.
@MainActor
private struct Board {
    let root = UIView.root(400, 300)
    var views: [Sized] = []
    var constraints: [NSLayoutConstraint] = []

    /// One change.
    struct Edit {
        var kind: Int
        var first: Int
        var second: Int
        var number: CGFloat
        var priority: Float

        init(_ step: Int, _ generator: inout SeededGenerator) {
            kind = step < 8 ? 0 : Int.random(in: 0..<9, using: &generator)
            first = Int.random(in: 0..<7, using: &generator)
            second = Int.random(in: 0..<1000, using: &generator)
            number = CGFloat(Int.random(in: 0..<60, using: &generator))
            priority = Float(Int.random(in: 1..<1000, using: &generator))
        }
    }

    init(count: Int) {
        for index in 0..<count {
            let view = Sized(CGFloat(20 + index * 3), 10)
            root.addConstrained(view)
            views.append(view)
            // All take part from the start, so that ties do not depend on the edits.
            view.topAnchor.constraint(equalTo: root.topAnchor).on()
        }
    }

    mutating func apply(_ edit: Edit) {
        let view = views[edit.first]
        let other = views[edit.second % views.count]
        switch edit.kind {
        case 0, 1, 2:
            let anchor = view === other ? root.leadingAnchor : other.trailingAnchor
            let relations = [
                view.leadingAnchor.constraint(equalTo: anchor, constant: edit.number),
                view.leadingAnchor.constraint(greaterThanOrEqualTo: anchor, constant: edit.number),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            ]
            constraints.append(relations[edit.second % 3].priority(edit.priority).on())
        case 3:
            constraints.append(
                view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 2)
                    .priority(edit.priority).on())
        case 4:
            if !constraints.isEmpty {
                constraints.remove(at: edit.second % constraints.count).isActive = false
            }
        case 5:
            if !constraints.isEmpty {
                constraints[edit.second % constraints.count].constant = edit.number
            }
        case 6:
            if !constraints.isEmpty {
                constraints[edit.second % constraints.count].priority =
                    UILayoutPriority(edit.priority)
            }
        case 7: view.size.width = edit.number
        default: root.frame.size.width = 200 + edit.number * 5
        }
    }

    func layOut() { root.layoutIfNeeded() }

    var frames: [CGRect] { views.map(\.frame) }
}
