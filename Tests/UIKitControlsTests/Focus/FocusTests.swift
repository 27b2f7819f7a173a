import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Keyboard focus")
struct FocusTests {
    private let app: HeadlessApp
    private let controller = UIViewController()

    init() {
        let controller = controller
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        controller.view.addSubview(view)
        return view
    }

    private func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return add(button, CGRect(x: x, y: y, width: 80, height: 30))
    }

    private var focused: UIView? {
        UIFocusSystem.focusSystem(for: app.window)?.focusedItem as? UIView
    }

    @Test("Focus: Tab follows rows from top to bottom, not the order of adding, and wraps")
    func readingOrder() {
        let third = button("C", 20, 100)
        let second = button("B", 200, 22)
        let first = button("A", 20, 20)
        let disabled = button("D", 200, 100)
        disabled.isEnabled = false
        #expect(focused == nil && app.focusRing == nil)
        for expected in [first, second, third, first] {
            app.keyboard.press(.tab)
            #expect(focused === expected && expected.isFocused)
        }
        app.keyboard.press(.tab, .shift)
        #expect(focused === third)
    }

    @Test("Focus: a focus system whose window is gone has no item, and moves nothing")
    func windowIsGone() async {
        await #expect(processExitsWith: .success) { await Self.useSystemOfReleasedWindow() }
    }

    private static func useSystemOfReleasedWindow() {
        weak var window: UIWindow?
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 30)
        let controller = UIViewController()
        let system = autoreleasepool {
            let shown = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            shown.rootViewController = controller
            controller.view.addSubview(button)
            window = shown
            let system = UIFocusSystem.focusSystem(for: shown)
            system?.requestFocusUpdate(to: button)
            return system
        }
        precondition(window == nil && system != nil)
        system?.requestFocusUpdate(to: controller)
        system?.updateFocusIfNeeded()
        precondition(system?.focusedItem == nil)
    }

    @Test("Focus: from right to left, a row begins at the right")
    func mirrored() {
        controller.view.semanticContentAttribute = .forceRightToLeft
        let left = button("B", 20, 20)
        let right = button("A", 200, 20)
        app.keyboard.press(.tab)
        #expect(focused === right)
        app.keyboard.press(.tab)
        #expect(focused === left)
    }

    @Test("Focus: the ring surrounds the control, follows it, and goes with a touch")
    func ring() throws {
        let button = button("A", 20, 20)
        app.keyboard.press(.tab)
        app.advance(by: 0.02)
        // 1.5 points of gap and 2.5 of ring.
        #expect(app.focusRing == CGRect(x: 16, y: 16, width: 88, height: 38))
        button.center.y += 100
        app.advance(by: 0.02)
        #expect(app.focusRing == CGRect(x: 16, y: 116, width: 88, height: 38))
        app.finger.tap(at: CGPoint(x: 300, y: 400))
        #expect(app.focusRing == nil && focused == nil)
        // Tab goes on from the control that was touched.
        let other = self.button("B", 20, 300)
        app.finger.tap(at: button.center)
        app.keyboard.press(.tab)
        #expect(focused === button)
        app.keyboard.press(.tab)
        #expect(focused === other)
    }

    @Test("Focus: a ring that clipping would hide stays inside")
    func clipped() {
        let clip = add(UIView(), CGRect(x: 20, y: 20, width: 80, height: 30))
        clip.clipsToBounds = true
        let button = UIButton(frame: clip.bounds)
        clip.addSubview(button)
        app.keyboard.press(.tab)
        app.advance(by: 0.02)
        #expect(app.focusRing == clip.frame)
    }

    @Test("Focus: Space and Return send the events of a tap, once per press")
    func activation() {
        let button = button("A", 20, 20)
        var events: [String] = []
        for (name, event) in [
            ("down", UIControl.Event.touchDown), ("up", .touchUpInside),
            ("primary", .primaryActionTriggered),
        ] {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        app.keyboard.press(.tab)
        app.keyboard.press(.space)
        #expect(events == ["down", "up", "primary"])
        app.keyboard.press(.enter)
        #expect(events.count == 6)
        // A touch takes the focus, so that keys press nothing.
        app.finger.tap(at: CGPoint(x: 300, y: 400))
        app.keyboard.press(.space)
        #expect(events.count == 6)
    }

    @Test("Focus: a group is one step for Tab; arrows move inside, to the nearest")
    func groups() {
        let box = add(UIView(), CGRect(x: 0, y: 100, width: 320, height: 100))
        box.focusGroupIdentifier = "box"
        let before = button("0", 20, 20)
        let inner = (0..<4).map { index in
            let button = button("\(index)", 20 + CGFloat(index % 2) * 120, CGFloat(index / 2) * 40)
            box.addSubview(button)
            return button
        }
        let after = button("9", 20, 300)
        app.keyboard.press(.tab)
        #expect(focused === before)
        app.keyboard.press(.tab)
        #expect(focused === inner[0])
        app.keyboard.press(.right)
        #expect(focused === inner[1])
        app.keyboard.press(.down)
        #expect(focused === inner[3])
        app.keyboard.press(.left)
        #expect(focused === inner[2])
        app.keyboard.press(.up)
        app.keyboard.press(.up)
        #expect(focused === inner[0])
        app.keyboard.press(.right)
        app.keyboard.press(.tab)
        #expect(focused === after)
        // Back to the item that had it last; a prioritised one comes first.
        app.keyboard.press(.tab, .shift)
        #expect(focused === inner[1])
        app.keyboard.press(.tab)
        inner[2].focusGroupPriority = .prioritized
        app.keyboard.press(.tab, .shift)
        #expect(focused === inner[2])
    }

    @Test("Focus: text that has it is edited, and a control after it ends the editing")
    func text() {
        let button = button("A", 20, 20)
        let field = add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 34))
        app.keyboard.press(.tab)
        #expect(focused === button)
        app.keyboard.press(.tab)
        #expect(focused === field && field.isFirstResponder)
        app.keyboard.type("hi")
        #expect(field.text == "hi")
        app.keyboard.press(.tab)
        #expect(focused === button && !field.isFirstResponder)
        // A touch gives the focus to text too, without a ring.
        app.finger.tap(at: field.center)
        #expect(focused === field && app.focusRing == nil)
        app.keyboard.press(.tab, .shift)
        #expect(focused === button)
    }

    @Test("Focus: Tab scrolls to controls out of sight; page keys, Home and End scroll")
    func scrolling() {
        let scrollView = add(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 480))
        scrollView.contentSize = CGSize(width: 320, height: 2_000)
        let top = button("A", 20, 20)
        let bottom = button("B", 20, 1_900)
        scrollView.addSubview(top)
        scrollView.addSubview(bottom)
        // Without a focus, keys scroll the first scroll view.
        app.keyboard.press(.pageDown)
        app.settle()
        #expect(scrollView.contentOffset.y == 440)
        app.keyboard.press(.end)
        app.settle()
        #expect(scrollView.contentOffset.y == 1_520)
        app.keyboard.press(.home)
        app.settle()
        #expect(scrollView.contentOffset.y == 0)
        app.keyboard.press(.tab)
        app.keyboard.press(.tab)
        #expect(focused === bottom)
        #expect(scrollView.bounds.contains(bottom.frame))
        app.keyboard.press(.home)
        app.settle()
        #expect(scrollView.contentOffset.y == 0 && focused === bottom)
    }

    @Test("Focus: a presented controller takes it, Escape dismisses and gives it back")
    func presentation() {
        let opener = button("A", 20, 20)
        _ = button("B", 20, 60)
        let sheet = UIViewController()
        let inner = UIButton(frame: CGRect(x: 20, y: 20, width: 80, height: 30))
        sheet.view.addSubview(inner)
        opener.addAction(
            UIAction { [controller] _ in controller.present(sheet, animated: true) },
            for: .touchUpInside)
        app.keyboard.press(.tab)
        app.keyboard.press(.enter)
        app.settle()
        #expect(focused === inner)
        app.keyboard.press(.tab)
        #expect(focused === inner)
        app.keyboard.press(.escape)
        app.settle()
        #expect(controller.presentedViewController == nil && focused === opener)
        #expect(app.focusRing != nil)
    }

    @Test("Focus: a view that disappears loses it, and Tab goes on from its place")
    func disappearing() {
        let first = button("A", 20, 20)
        let second = button("B", 20, 60)
        let third = button("C", 20, 100)
        app.keyboard.press(.tab)
        app.keyboard.press(.tab)
        #expect(focused === second)
        second.isHidden = true
        app.advance(by: 0.02)
        #expect(focused == nil && app.focusRing == nil)
        _ = first
        second.isHidden = false
        app.keyboard.press(.tab)
        #expect(focused === second)
        app.keyboard.press(.tab)
        #expect(focused === third)
    }

    @Test("Focus: environments are asked and notified, from the item outwards, each once")
    func environments() {
        final class Environment: UIView {
            var log: [String] = []
            var durations: [TimeInterval] = []
            var isWilling = true
            override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { isWilling }
            override func didUpdateFocus(
                in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
            ) {
                let names = [context.previouslyFocusedView, context.nextFocusedView].map {
                    ($0 as? UIButton)?.currentTitle ?? "-"
                }
                log.append(names.joined(separator: ">"))
                coordinator.addCoordinatedAnimations({ self.alpha = 0.9 })
                coordinator.addCoordinatedFocusingAnimations(
                    { self.durations.append($0.duration) },
                    completion: { self.durations.append(0) })
                coordinator.addCoordinatedUnfocusingAnimations({
                    self.durations.append(-$0.duration)
                })
            }
        }
        let box = add(Environment(), CGRect(x: 0, y: 0, width: 320, height: 300))
        let first = button("A", 20, 20)
        let second = button("B", 20, 60)
        box.addSubview(first)
        box.addSubview(second)
        app.keyboard.press(.tab)
        app.keyboard.press(.tab)
        app.settle()
        #expect(box.log == ["->A", "A>B"] && abs(box.alpha - 0.9) < 0.001)
        #expect(box.durations == [0.15, -0.15, 0.15, -0.15, 0, 0])
        box.isWilling = false
        app.keyboard.press(.tab)
        #expect(focused === second)
        box.isWilling = true
        UIFocusSystem.focusSystem(for: box)?.requestFocusUpdate(to: first)
        #expect(focused === first)
    }

    @Test("Focus: an update goes to the preferred environments of the one that needs it")
    func preferred() {
        final class Chooser: UIView {
            var choice: UIView?
            override var preferredFocusEnvironments: [any UIFocusEnvironment] {
                choice.map { [$0] } ?? []
            }
        }
        let box = add(Chooser(), CGRect(x: 0, y: 0, width: 320, height: 300))
        let first = button("A", 20, 20)
        let second = button("B", 20, 60)
        box.addSubview(first)
        box.addSubview(second)
        app.keyboard.press(.tab)
        box.choice = second
        box.setNeedsFocusUpdate()
        #expect(focused === first)
        box.updateFocusIfNeeded()
        #expect(focused === second)
        #expect(UIFocusSystem.environment(box, contains: second))
        #expect(!UIFocusSystem.environment(first, contains: second))
    }

    @Test("Focus: an app may change the ring or do without")
    func effects() {
        let button = button("A", 20, 20)
        let halo = UIFocusHaloEffect(roundedRect: button.bounds, cornerRadius: 4)
        halo.position = .inside
        button.focusEffect = halo
        app.keyboard.press(.tab)
        app.advance(by: 0.02)
        #expect(app.focusRing == button.frame)
        let disc = UIFocusHaloEffect(path: UIBezierPath(ovalIn: button.bounds))
        disc.position = .inside
        button.focusEffect = disc
        button.setNeedsLayout()
        app.advance(by: 0.02)
        #expect(app.focusRing == button.frame)
        let ring = button.superview?.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }
            .first { $0.name == "focus" }
        #expect(ring?.borderWidth == 0)
        #expect(ring?.path == UIBezierPath(ovalIn: button.bounds).cgPath)
        button.focusEffect = nil
        button.setNeedsLayout()
        app.advance(by: 0.02)
        #expect(app.focusRing == nil && button.isFocused)
    }
}
