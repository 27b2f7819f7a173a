import Foundation
import Testing
import UIKit
import UIKitTesting

/// What users of UIKit ask most often in public: touches, accessibility, undo and the pasteboard.
@Suite("Situations: editing")
struct EditingSituationTests {
    private let page = UIViewController()
    private let app: HeadlessApp

    init() {
        let page = page
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: page)
    }

    private static let middle = CGPoint(x: 180, y: 300)

    private final class Taps: NSObject {
        var calls: [String] = []
        func single() { calls.append("single") }
        func double() { calls.append("double") }
        func pan(_ pan: UIPanGestureRecognizer) { calls.append("pan \(pan.state.rawValue)") }
        func press(_ press: UILongPressGestureRecognizer) {
            calls.append("press \(press.state.rawValue)")
        }
    }

    @Test("Taps: a single one waits for the double one to fail")
    func doubleTap() {
        let taps = Taps()
        let single = UITapGestureRecognizer(target: taps, action: Taps.single)
        let double = UITapGestureRecognizer(target: taps, action: Taps.double)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        page.view.addGestureRecognizer(single)
        page.view.addGestureRecognizer(double)
        app.finger.doubleTap(at: Self.middle)
        app.advance(by: 1)
        #expect(taps.calls == ["double"])
        app.finger.tap(at: Self.middle)
        app.advance(by: 0.1)
        #expect(taps.calls == ["double"])
        app.advance(by: 1)
        #expect(taps.calls == ["double", "single"])
    }

    @Test("Taps: a control keeps its tap from a recogniser of its superview")
    func controlInTap() {
        let taps = Taps()
        page.view.addGestureRecognizer(UITapGestureRecognizer(target: taps, action: Taps.single))
        let button = UIButton(frame: CGRect(x: 100, y: 250, width: 200, height: 100))
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
        app.finger.tap(at: Self.middle)
        #expect(count == 1 && taps.calls.isEmpty)
        button.isEnabled = false
        app.finger.tap(at: Self.middle)
        #expect(count == 1)
    }

    @Test("Pan: disabled or removed while it runs, it is cancelled once and never ends")
    func cancelledPan() {
        for removes in [false, true] {
            let taps = Taps()
            let pan = UIPanGestureRecognizer(target: taps, action: Taps.pan)
            page.view.addGestureRecognizer(pan)
            app.finger.down(at: Self.middle)
            app.finger.move(to: CGPoint(x: 240, y: 300), duration: 0.1)
            if removes { page.view.removeGestureRecognizer(pan) } else { pan.isEnabled = false }
            app.finger.move(to: CGPoint(x: 280, y: 300), duration: 0.1)
            app.finger.up()
            app.settle()
            #expect(taps.calls.first == "pan 1")
            #expect(!taps.calls.contains("pan 3"))
            #expect(taps.calls.filter { $0 == "pan 4" }.count <= 1)
            if !removes { #expect(taps.calls.last == "pan 4") }
            page.view.removeGestureRecognizer(pan)
        }
    }

    @Test("Pan: a translation that is set to zero counts from there")
    func translation() {
        final class Mover: NSObject {
            var total: CGFloat = 0
            func move(_ pan: UIPanGestureRecognizer) {
                total += pan.translation(in: pan.view).x
                pan.setTranslation(.zero, in: pan.view)
            }
        }
        let mover = Mover()
        let pan = UIPanGestureRecognizer(target: mover, action: Mover.move)
        page.view.addGestureRecognizer(pan)
        app.finger.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300), duration: 0.3)
        #expect(mover.total <= 100 && mover.total >= 85)
    }

    @Test("Long press: a move before its time fails it, one after it is reported")
    func longPress() {
        let taps = Taps()
        page.view.addGestureRecognizer(
            UILongPressGestureRecognizer(target: taps, action: Taps.press))
        app.finger.down(at: Self.middle)
        app.advance(by: 0.2)
        app.finger.move(to: CGPoint(x: 220, y: 300), duration: 0.05)
        app.advance(by: 1)
        app.finger.up()
        #expect(taps.calls.isEmpty)
        app.finger.down(at: Self.middle)
        app.advance(by: 0.6)
        #expect(taps.calls == ["press 1"])
        app.finger.move(to: CGPoint(x: 240, y: 300))
        app.finger.up()
        #expect(taps.calls.contains("press 2") && taps.calls.last == "press 3")
    }

    @Test("Touches: a recogniser that recognises cancels those of its view, if it may")
    func cancelledTouches() {
        final class Surface: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("began")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("ended")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("cancelled")
            }
        }
        for cancels in [true, false] {
            let surface = Surface(frame: page.view.bounds)
            let pan = UIPanGestureRecognizer(target: nil, action: Taps.pan)
            pan.cancelsTouchesInView = cancels
            surface.addGestureRecognizer(pan)
            page.view.addSubview(surface)
            app.finger.drag(from: Self.middle, to: CGPoint(x: 280, y: 300), duration: 0.2)
            #expect(surface.calls == ["began", cancels ? "cancelled" : "ended"])
            surface.removeFromSuperview()
        }
    }

    // MARK: Accessibility

    @Test("Accessibility: an element's frame in its container follows the container")
    func elementFrames() {
        let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
        let element = UIAccessibilityElement(accessibilityContainer: chart)
        element.accessibilityLabel = "March"
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
        chart.accessibilityElements = [element]
        page.view.addSubview(chart)
        #expect(element.accessibilityFrame == CGRect(x: 30, y: 120, width: 30, height: 40))
        chart.frame.origin.y = 300
        #expect(element.accessibilityFrame == CGRect(x: 30, y: 320, width: 30, height: 40))
        #expect(chart.accessibilityElementCount() == 1)
        #expect(chart.index(ofAccessibilityElement: element) == 0)
    }

    @Test("Accessibility: traits and values of buttons, switches and custom actions")
    func traits() {
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(button.accessibilityLabel == "Send" && button.isAccessibilityElement)
        #expect(button.accessibilityTraits.contains(.button))
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits.isSuperset(of: [.button, .notEnabled, .selected]))
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        var names: [String] = []
        button.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Later") { action in
                names.append(action.name)
                return true
            }
        ]
        let action = button.accessibilityCustomActions?.first
        #expect(action.flatMap { $0.actionHandler?($0) } == true && names == ["Later"])
    }

    // MARK: Undo

    @Test("Undo in text: typing is undone and done again; text set by code is no step")
    func textUndo() throws {
        let field = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        page.view.addSubview(field)
        field.becomeFirstResponder()
        app.keyboard.type("abc")
        app.settle()
        let manager = try #require(field.undoManager)
        #expect(manager.canUndo)
        manager.undo()
        #expect(field.text == "")
        manager.redo()
        #expect(field.text == "abc")
        field.text = "other"
        while manager.canUndo { manager.undo() }
        app.settle()
        app.keyboard.type("!")
        #expect(field.text.contains("!"))
    }

    @Test("Undo: registering while undoing makes the step to be done again, with its name")
    func undoManager() {
        final class Counter {
            var value = 0
            let manager = UndoManager()
            func set(_ new: Int) {
                let old = value
                manager.registerUndo(withTarget: self) { $0.set(old) }
                manager.setActionName("Count")
                value = new
            }
        }
        let counter = Counter()
        counter.manager.groupsByEvent = false
        for value in 1...3 {
            counter.manager.beginUndoGrouping()
            counter.set(value)
            counter.manager.endUndoGrouping()
        }
        counter.manager.undo()
        counter.manager.undo()
        #expect(counter.value == 1 && counter.manager.redoActionName == "Count")
        counter.manager.redo()
        #expect(counter.value == 2 && counter.manager.canRedo)
        counter.manager.beginUndoGrouping()
        counter.set(9)
        counter.manager.endUndoGrouping()
        #expect(!counter.manager.canRedo && counter.manager.undoActionName == "Count")
        counter.manager.removeAllActions(withTarget: counter)
        #expect(!counter.manager.canUndo)
    }

    // MARK: Pasteboard

    @Test("Pasteboard: texts, several items, addresses and clearing")
    func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        #expect(!board.hasStrings && board.numberOfItems == 0)
        let count = board.changeCount
        board.string = "one"
        #expect(board.changeCount > count && board.hasStrings && board.string == "one")
        board.strings = ["two", "three"]
        #expect(board.numberOfItems == 2 && board.string == "two")
        #expect(board.strings == ["two", "three"])
        board.url = URL(string: "https://example.org/a")
        #expect(board.hasURLs && board.url?.path == "/a")
        board.color = .red
        #expect(board.hasColors && !board.hasImages)
        board.items = []
        #expect(board.numberOfItems == 0 && board.string == nil && !board.hasURLs)
        UIPasteboard.remove(withName: board.name)
    }
}
