import Testing
import UIKit
@_spi(UIKitInternals) import UIKitCore

@Suite("Lifetimes")
struct LifetimeTests {
    @Test("Lifetime: a constraint forgets a deallocated item")
    func constraintOutlivesItems() {
        let (constraint, other) = {
            let view = UIView()
            let other = UIView()
            view.addSubview(other)
            return (other.leftAnchor.constraint(equalTo: view.leftAnchor), other)
        }()
        #expect(constraint.firstItem === other)
        #expect(constraint.secondItem == nil)
        #expect(constraint.secondAttribute == .left)
        #expect(other.superview == nil)
    }

    @Test("Lifetime: a constraint is deactivated when its owner is deallocated")
    func constraintOutlivesOwner() {
        let view = UIView()
        let constraint = {
            let root = UIView.root(100, 100)
            root.addConstrained(view)
            let constraint = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).on()
            root.layoutIfNeeded()
            #expect(view.frame.minX == 3)
            return constraint
        }()
        #expect(!constraint.isActive)
        #expect(view.superview == nil)
        #expect(!view.takesPartInAutoLayout)
        constraint.constant = 5
        #expect(constraint.constant == 5)
    }

    @Test("Lifetime: a subtree is laid out in the next tree when its topmost view is deallocated")
    func subtreeOutlivesRoot() {
        let panel = UIView()
        let inner = UIView()
        panel.addConstrained(inner)
        inner.place(x: 7, y: 9)
        inner.fix(width: 20, height: 30)
        do {
            let root = UIView.root(100, 100)
            root.addSubview(panel)
            root.layoutIfNeeded()
        }
        #expect(panel.superview == nil)
        inner.constraints.first?.constant = 25
        let next = UIView.root(200, 200)
        next.addSubview(panel)
        next.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 9, width: 25, height: 30))
    }

    @Test(
        "Lifetime: a constraint of a deallocated item never references the view that came after it")
    func nothingIsInherited() {
        let root = UIView.root(100, 100)
        var orphans: [NSLayoutConstraint] = []
        var anchors: [NSLayoutXAxisAnchor] = []
        for round in 0..<200 {
            let view = UIView()
            root.addConstrained(view)
            let width = view.widthAnchor.constraint(equalToConstant: CGFloat(round)).on()
            view.place(x: 1, y: 2)
            view.heightAnchor.constraint(equalToConstant: 5).on()
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 1, y: 2, width: CGFloat(round), height: 5))
            #expect(orphans.allSatisfy { $0.firstItem == nil && !$0.isActive })
            #expect(!anchors.contains(view.leftAnchor))
            orphans.append(width)
            anchors.append(view.leftAnchor)
            view.removeFromSuperview()
        }
        for orphan in orphans {
            orphan.constant += 1
            orphan.isActive = false
        }
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
    }

    @Test(
        """
        Lifetime: a constraint of a deallocated item references none of the 70,000 guides that \
        come after it
        """)
    func numbersDoNotComeAgain() {
        var orphan: NSLayoutConstraint?
        for round in 0..<70_000 {
            let guide = UILayoutGuide()
            let anchor = guide.leftAnchor
            if round == 0 { orphan = anchor.constraint(equalTo: anchor) }
            let isFirst = orphan?.firstItem === guide
            #expect(isFirst == (round == 0))
            if isFirst != (round == 0) { break }
        }
        #expect(orphan != nil)
    }

    @Test("Lifetime: views and guides deep in a deallocated owner release its constraints")
    func deepItemsOutliveOwner() {
        let panel = UIView()
        let inner = UIView()
        let guide = UILayoutGuide()
        panel.addSubview(inner)
        inner.addLayoutGuide(guide)
        weak var deep: NSLayoutConstraint?
        weak var ofGuide: NSLayoutConstraint?
        weak var direct: NSLayoutConstraint?
        do {
            let root = UIView.root(100, 100)
            root.addSubview(panel)
            deep = inner.widthAnchor.constraint(equalTo: root.widthAnchor).on()
            ofGuide = guide.topAnchor.constraint(equalTo: root.topAnchor).on()
            direct = panel.leftAnchor.constraint(equalTo: root.leftAnchor).on()
            root.layoutIfNeeded()
            #expect(root.constraints.count == 3)
        }
        #expect(deep == nil && ofGuide == nil && direct == nil)
        // Removing a view visits the constraints that reference it.
        let next = UIView.root(100, 100)
        next.addSubview(panel)
        inner.removeLayoutGuide(guide)
        inner.removeFromSuperview()
        panel.removeFromSuperview()
        #expect(next.constraints.isEmpty)
    }

    @Test(
        """
        Lifetime: a view that waits for its place gets it in the next tree when its superview is \
        deallocated
        """)
    func waitingViewOutlivesSuperview() {
        let inner = UIView()
        let neighbour = UIView()
        do {
            let panel = UIView.root(100, 100)
            for view in [neighbour, inner] { panel.addConstrained(view) }
            inner.place(x: 3, y: 4)
            inner.fix(width: 5, height: 6)
            panel.layoutIfNeeded()
            // Other frames, which the panel's next layout would put right.
            for view in [neighbour, inner] {
                view.frame = CGRect(x: 50, y: 50, width: 9, height: 9)
            }
        }
        let next = UIView.root(100, 100)
        next.addSubview(inner)
        inner.place(x: 7, y: 8)
        next.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 7, y: 8, width: 5, height: 6))
    }

    @Test("Lifetime: views that wait for their places may leave in any order")
    func waitingViewsLeave() {
        for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
            let root = UIView.root(100, 100)
            let views = (0..<4).map { index in
                let view = UIView()
                root.addConstrained(view)
                view.place(x: CGFloat(index), y: 0)
                view.fix(width: 10, height: 10)
                return view
            }
            root.layoutIfNeeded()
            for view in views { view.frame.origin.x = 90 }
            for index in order { views[index].removeFromSuperview() }
            root.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(views[3].frame.minX == 3)
        }
    }

    @Test("Lifetime: a guide forgets a deallocated view, and its constraints")
    func guideOutlivesView() {
        let guide = UILayoutGuide()
        let anchor = guide.leftAnchor
        do {
            let view = UIView.root(100, 100)
            view.addLayoutGuide(guide)
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4).on()
            view.layoutIfNeeded()
            #expect(guide.layoutFrame.minX == 4)
        }
        #expect(guide.owningView == nil)
        #expect(guide.layoutFrame == .zero)
        #expect(guide.leftAnchor == anchor)
    }

    @Test("Lifetime: a view forgets its deallocated window and controller")
    func viewOutlivesWindow() {
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.addSubview(view)
            #expect(inner.window === window)
        }
        #expect(inner.window == nil)
        #expect(view.window == nil)
        do {
            let controller = UIViewController()
            controller.view = view
            #expect(view.next === controller)
        }
        #expect(view.next == nil)
    }

    @Test("Lifetime: a layer that outlives its view has no delegate")
    func layerOutlivesView() {
        let layer = {
            let view = UIView()
            #expect(view.layer.delegate === view)
            return view.layer
        }()
        #expect(layer.delegate == nil)
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
    }

    @Test("Lifetime: Auto Layout retains no view")
    func nothingIsKept() {
        weak var root: UIView?
        weak var inner: UIView?
        weak var constraint: NSLayoutConstraint?
        do {
            let view = UIView.root(100, 100)
            let subview = UIView.constrained(in: view)
            subview.place(x: 1, y: 1)
            subview.fix(width: 10, height: 10)
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            guide.topAnchor.constraint(equalTo: subview.bottomAnchor).on()
            view.layoutIfNeeded()
            (root, inner, constraint) = (view, subview, subview.constraints.first)
            #expect(constraint != nil)
        }
        #expect(root == nil)
        #expect(inner == nil)
        #expect(constraint == nil)
    }
}
