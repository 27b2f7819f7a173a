import Testing
import UIKit

@testable import UIKitCore

@Suite("View hierarchy")
@MainActor
struct ViewHierarchyTests {
    private final class Log { var lines: [String] = [] }

    private final class Noting: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { return nil }

        override func willMove(toSuperview view: UIView?) {
            log.lines.append("\(name) will \(view == nil ? "leave" : "enter") superview")
        }
        override func didMoveToSuperview() {
            log.lines.append("\(name) did \(superview == nil ? "leave" : "enter") superview")
        }
        override func willMove(toWindow window: UIWindow?) {
            log.lines.append("\(name) will \(window == nil ? "leave" : "enter") window")
        }
        override func didMoveToWindow() {
            log.lines.append("\(name) did \(window == nil ? "leave" : "enter") window")
        }
        override func didAddSubview(_ subview: UIView) { log.lines.append("\(name) added") }
        override func willRemoveSubview(_ subview: UIView) { log.lines.append("\(name) removes") }
    }

    @Test("View hierarchy: notifies moved views, before and after")
    func callbacks() throws {
        let app = try AppFixture()
        let log = Log()
        let parent = Noting("parent", log)
        let child = Noting("child", log)
        parent.addSubview(child)
        #expect(
            log.lines == [
                "child will enter superview", "child did enter superview", "parent added",
            ])
        log.lines = []
        app.window.addSubview(parent)
        #expect(
            log.lines == [
                "parent will enter superview", "parent will enter window",
                "child will enter window", "parent did enter window", "child did enter window",
                "parent did enter superview",
            ])
        log.lines = []
        child.removeFromSuperview()
        #expect(
            log.lines == [
                "parent removes", "child will leave superview", "child will leave window",
                "child did leave window", "child did leave superview",
            ])
    }

    @Test("View hierarchy: subviews and layers keep the same order")
    func order() {
        let root = UIView()
        let views = (0..<5).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        func tags() -> [Int] {
            #expect(root.layer.sublayers?.map { $0.delegate as? UIView } == root.subviews)
            return root.subviews.map(\.tag)
        }
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        #expect(tags() == [2, 0, 1])
        root.insertSubview(views[3], belowSubview: views[1])
        root.insertSubview(views[4], aboveSubview: views[2])
        #expect(tags() == [2, 4, 0, 3, 1])
        root.bringSubviewToFront(views[4])
        root.sendSubviewToBack(views[1])
        #expect(tags() == [1, 2, 0, 3, 4])
        root.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(tags() == [3, 2, 0, 1, 4])
        root.insertSubview(views[3], aboveSubview: views[4])
        #expect(tags() == [2, 0, 1, 4, 3])
        root.insertSubview(views[3], belowSubview: views[0])
        #expect(tags() == [2, 3, 0, 1, 4])
        views[0].removeFromSuperview()
        #expect(tags() == [2, 3, 1, 4])
    }

    @Test("View hierarchy: layout may bring subviews to the front, and is not repeated for it")
    func reorderInLayout() {
        final class Pile: UIView {
            var layoutCount = 0
            let cards = [UIView(), UIView()]

            override func layoutSubviews() {
                super.layoutSubviews()
                layoutCount += 1
                for card in cards { bringSubviewToFront(card) }
                sendSubviewToBack(cards[1])
            }
        }
        let pile = Pile()
        for card in pile.cards { pile.addSubview(card) }
        pile.layoutIfNeeded()
        #expect(pile.layoutCount == 1)
        #expect(pile.subviews == [pile.cards[1], pile.cards[0]])
        #expect(pile.layer.sublayers == pile.subviews.map(\.layer))
    }

    @Test("View hierarchy: adding removes a view from its old superview; finds by tag and descent")
    func moving() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        let grandchild = UIView()
        grandchild.tag = 7
        child.addSubview(grandchild)
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.viewWithTag(7) === grandchild)
        #expect(grandchild.isDescendant(of: second))
        #expect(grandchild.isDescendant(of: grandchild))
        #expect(!second.isDescendant(of: child))
    }

    @Test("Tint: colour and dimming are inherited until a view has its own")
    func tint() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let root = Tinted()
        let middle = Tinted()
        let leaf = Tinted()
        root.addSubview(middle)
        middle.addSubview(leaf)
        var counts: [Int] { [root.count, middle.count, leaf.count] }
        root.tintColor = .red
        #expect(leaf.tintColor == UIColor.red)
        #expect(counts == [1, 1, 1])
        middle.tintColor = .green
        #expect(leaf.tintColor == UIColor.green)
        #expect(counts == [1, 2, 2])
        root.tintAdjustmentMode = .dimmed
        #expect(leaf.tintAdjustmentMode == .dimmed)
        #expect(leaf.tintColor != UIColor.green)
    }

    @Test("Tint: a change notifies the views that inherit it, and no others")
    func tintChanges() {
        final class Tinted: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let root = Tinted()
        let colored = Tinted()
        let normal = Tinted()
        root.addSubview(colored)
        root.addSubview(normal)
        colored.tintColor = .green
        normal.tintAdjustmentMode = .normal
        var counts: [Int] { [root.count, colored.count, normal.count] }
        #expect(counts == [0, 1, 0])
        root.tintColor = .red
        #expect(counts == [1, 1, 1])
        root.tintAdjustmentMode = .dimmed
        #expect(counts == [2, 2, 1])
        let sibling = UIView()
        root.addSubview(sibling)
        let moved = Tinted()
        root.addSubview(moved)
        #expect(moved.count == 1)
        sibling.addSubview(moved)
        #expect(moved.count == 1)
        moved.removeFromSuperview()
        #expect(moved.count == 2)
    }

    @Test("Traits: light and dark reach every view, its colours and its observers")
    func traits() throws {
        let app = try AppFixture()
        let view = UIView()
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.backgroundColor = color
        app.window.addSubview(view)
        var previous: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old) in
            previous.append(old.userInterfaceStyle)
        }
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        app.host.appearance = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        #expect(previous == [.light])
        view.overrideUserInterfaceStyle = .light
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        #expect(previous == [.light, .dark])
    }

    @Test("Traits: a view created in the light is notified when it is added in the dark")
    func traitsOfNewViews() throws {
        let app = try AppFixture()
        let view = UIView()
        let inner = UIView()
        view.addSubview(inner)
        inner.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        app.host.appearance = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        app.window.addSubview(view)
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test("Traits: subviews inherit from a class that overrides traitCollection")
    func overriddenTraits() {
        final class Dark: UIView {
            override var traitCollection: UITraitCollection {
                super.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
            }
        }
        let view = UIView()
        let holder = Dark()
        holder.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("Safe area: a controller's additional insets reach the views inside, where they overlap")
    func safeArea() throws {
        let controller = UIViewController()
        let app = try AppFixture(rootViewController: controller)
        let inner = UIView(frame: CGRect(x: 5, y: 10, width: 100, height: 100))
        controller.view.addSubview(inner)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 20, bottom: 0, right: 0)
        app.window.layOutIfNeeded()
        #expect(
            inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 15, bottom: 0, right: 0))
        #expect(inner.layoutMargins == UIEdgeInsets(top: 42, left: 23, bottom: 8, right: 8))
    }

    @Test("View hierarchy: a view outlives its superview, and its layer the superlayer")
    func outlives() {
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
        #expect(child.layer.superlayer == nil)
        child.center.x = 5
        child.backgroundColor = .red
    }

    // MARK: Method tables

    @Test(
        "Method tables: only a class that overrides draw(_:), directly or inherited, has a bitmap")
    func overriddenMethods() {
        class Drawing: UIView {
            override func draw(_ rect: CGRect) { super.draw(rect) }
        }
        class StillDrawing: Drawing {}
        class Enlarged: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
            override func layoutSubviews() {}
        }
        #expect(OverriddenMethods(of: UIView.self).isEmpty)
        #expect(OverriddenMethods(of: UIWindow.self) == .layoutSubviews)
        #expect(OverriddenMethods(of: Drawing.self) == .draw)
        #expect(OverriddenMethods(of: StillDrawing.self) == .draw)
        #expect(OverriddenMethods(of: Enlarged.self) == [.pointInside, .layoutSubviews])
    }

    @Test("View: its layer is of its layerClass, created by the class's init")
    func layerClass() {
        final class Counting: CAShapeLayer {
            var number = 0
            override init() {
                super.init()
                number = 5
            }
            override init(layer: Any) { super.init(layer: layer) }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        final class Shaped: UIView {
            override class var layerClass: AnyClass { Counting.self }
        }
        #expect((Shaped().layer as? Counting)?.number == 5)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    // MARK: Describing

    @Test("View description: is a stable tree of the properties that differ from the defaults")
    func describing() throws {
        let controller = UIViewController()
        let app = try AppFixture(rootViewController: controller)
        let view = UIView(frame: CGRect(x: 1.5, y: 2.25, width: 30, height: 1.0 / 3))
        view.alpha = 0.5
        view.accessibilityIdentifier = "a \"b\""
        view.tag = 3
        controller.view.addSubview(view)
        let expected = """
            UIWindow (0 0; 400 300) key
              UIView (0 0; 400 300) controller=UIViewController
                UIView (1.5 2.25; 30 0.333) alpha=0.5 tag=3 identifier="a \\"b\\""

            """
        #expect(app.window.describeTree() == expected)
        #expect(app.window.describeTree() == expected)
    }
}
