import Testing
import UIKit
import UIKitTesting

@Suite("Target-action")
struct TargetActionTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let recorder = Recorder()

    init() {
        control.tag = 7
    }

    @Test("Target-action: calls methods with up to two arguments, in the order added")
    func arguments() {
        let app = HeadlessApp.showing(control)
        control.addTarget(recorder, action: Recorder.plain, for: .touchUpInside)
        control.addTarget(recorder, action: Recorder.withSender, for: .touchUpInside)
        control.addTarget(recorder, action: Recorder.withEvent, for: .touchUpInside)
        app.finger.tap(at: CGPoint(x: 70, y: 40))
        #expect(recorder.events == ["plain", "sender 7", "event"])
    }

    @Test("Target-action: calls methods for the registered events only")
    func events() {
        let app = HeadlessApp.showing(control)
        control.addTarget(recorder, action: Recorder.plain, for: [.valueChanged, .editingChanged])
        control.sendActions(for: .touchDown)
        #expect(recorder.events.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(recorder.events == ["plain"])
        #expect(control.allControlEvents == [.valueChanged, .editingChanged])
        app.settle()
    }

    @Test("Target-action: does not retain the target")
    func weakTarget() {
        let app = HeadlessApp.showing(control)
        var target: Recorder? = Recorder()
        weak let observed = target
        control.addTarget(target, action: Recorder.plain, for: .touchDown)
        target = nil
        #expect(observed == nil)
        control.sendActions(for: .touchDown)
        #expect(control.allTargets.isEmpty)
        app.settle()
    }

    @Test("Target-action: without a target, calls the first responder in the chain with the method")
    func responderChain() {
        final class Holder: UIView {
            var count = 0
            func paint() { count += 1 }
        }
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        holder.addSubview(control)
        let app = HeadlessApp.showing(holder)
        control.addTarget(nil, action: Holder.paint, for: .touchUpInside)
        app.finger.tap(at: CGPoint(x: 70, y: 40))
        #expect(holder.count == 1)
    }

    @Test("Target-action: removes only the given method, target or event")
    func removing() {
        let app = HeadlessApp.showing(control)
        let plain = Selector(Recorder.plain, name: "plain")
        let sender = Selector(Recorder.withSender, name: "withSender(_:)")
        control.addTarget(recorder, action: plain, for: [.touchDown, .touchUpInside])
        control.addTarget(recorder, action: sender, for: .touchDown)
        #expect(
            control.actions(forTarget: recorder, forControlEvent: .touchDown)
                == ["plain", "withSender(_:)"])

        control.removeTarget(recorder, action: plain, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(recorder.events == ["sender 7", "plain"])

        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .allEvents)
        #expect(recorder.events.count == 2)
        #expect(control.actions(forTarget: recorder, forControlEvent: .touchDown) == nil)
        app.settle()
    }

    @Test(
        "Control actions: have the control as sender, and replace those with the same identifier"
    )
    func closures() {
        let app = HeadlessApp.showing(control)
        let identifier = UIAction.Identifier("same")
        control.addAction(
            UIAction(identifier: identifier) { [recorder] _ in recorder.note("first") },
            for: .touchDown)
        let second = UIAction(identifier: identifier) { [recorder] action in
            recorder.note("second \((action.sender as? UIControl)?.tag ?? 0)")
        }
        control.addAction(second, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(recorder.events == ["second 7"])
        #expect(second.sender == nil)

        control.removeAction(identifiedBy: identifier, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(recorder.events.count == 1)
        app.settle()
    }

    @Test("Control events: have Apple's raw values")
    func rawValues() {
        #expect(UIControl.Event.touchUpInside.rawValue == 64)
        #expect(UIControl.Event.valueChanged.rawValue == 4096)
        #expect(UIControl.Event.editingDidEndOnExit.rawValue == 1 << 19)
        #expect(UIControl.State.selected.rawValue == 4)
    }
}
