import Testing
import UIKit

@Suite("Controls whose methods are overridden")
@MainActor
struct OverriddenMethodsOfControlsTests {
    private final class Recorder: UIButton {
        var calls: [String] = []

        override var buttonType: UIButton.ButtonType { .custom }
        override var isTracking: Bool { true }

        override func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
            calls.append("add")
            super.addTarget(target, action: action, for: events)
        }

        override func removeTarget(
            _ target: Any?, action: Selector?, for events: UIControl.Event
        ) {
            calls.append("remove")
            super.removeTarget(target, action: action, for: events)
        }

        override func sendActions(for events: UIControl.Event) {
            calls.append("send")
            super.sendActions(for: events)
        }
    }

    private final class Target: NSObject {
        var count = 0
        func press() { count += 1 }
    }

    @Test("Control: adding, removing and sending pass through the overridden methods")
    func overriding() {
        let button = Recorder()
        let target = Target()
        button.addTarget(target, action: Target.press, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.removeTarget(target, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(button.calls == ["add", "send", "remove", "send"] && target.count == 1)
        #expect((button as UIControl).isTracking)
    }

    private final class Parent: UIViewController {
        override func overrideTraitCollection(
            forChild childViewController: UIViewController
        ) -> UITraitCollection? { UITraitCollection(userInterfaceStyle: .dark) }
    }

    @Test("Controller: a parent's overridden method decides the traits of its children")
    func traits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(parent.view.traitCollection.userInterfaceStyle == .light)
    }
}
