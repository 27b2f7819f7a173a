import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A screen whose root view has a recogniser, with a control in its middle.
private final class Screen {
    let control: UIControl
    let app: HeadlessApp
    private(set) var actions = 0
    private(set) var gestures = 0

    init(_ control: UIControl, _ event: UIControl.Event, _ recognizer: UIGestureRecognizer) {
        self.control = control
        control.frame = CGRect(x: 50, y: 80, width: 100, height: 40)
        let controller = UIViewController()
        controller.view.addSubview(control)
        controller.view.addGestureRecognizer(recognizer)
        app = HeadlessApp(
            size: CGSize(width: 200, height: 200), rootViewController: controller)
        control.addAction(UIAction { [unowned self] _ in actions += 1 }, for: event)
        recognizer.addTarget(self, action: Screen.recognised)
    }

    func recognised() { gestures += 1 }
}

/// A target whose method takes no control.
private final class Form {
    func submit(_ name: String) {}
}

@Suite("Controls and superviews' recognisers")
struct ControlGestureTests {
    @Test("Button: keeps its tap under a superview's tap recogniser")
    func button() {
        let screen = Screen(UIButton(), .touchUpInside, UITapGestureRecognizer())
        screen.app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(screen.actions == 1)
        #expect(screen.gestures == 0)
        screen.app.finger.tap(at: CGPoint(x: 10, y: 10))
        #expect(screen.gestures == 1)
    }

    @Test("Button: a superview's double tap, and the tap on a disabled button, are recognised")
    func others() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let screen = Screen(UIButton(), .touchUpInside, double)
        screen.app.finger.doubleTap(at: CGPoint(x: 100, y: 100))
        #expect(screen.gestures == 1)
        let disabled = Screen(UIButton(), .touchUpInside, UITapGestureRecognizer())
        disabled.control.isEnabled = false
        disabled.app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(disabled.gestures == 1)
    }

    @Test("Slider: keeps its thumb under a superview's swipe along it")
    func slider() {
        let slider = UISlider()
        let screen = Screen(slider, .valueChanged, UISwipeGestureRecognizer())
        screen.app.finger.drag(
            from: CGPoint(x: 66, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.1)
        #expect(screen.gestures == 0)
        #expect(slider.value > 0.8)
    }

    @Test("Slider: a superview's swipe across it is recognised")
    func across() {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .up
        let screen = Screen(UISlider(), .valueChanged, swipe)
        screen.app.finger.drag(
            from: CGPoint(x: 66, y: 100), to: CGPoint(x: 66, y: 20), duration: 0.1)
        #expect(screen.gestures == 1)
    }

    @Test("Empty button: has Apple's 30 by 34 points")
    func emptyButton() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 34))
    }

    @Test("Action: pictures in it follow the appearance and the scale of the control's screen")
    func traits() throws {
        let button = UIButton()
        let controller = UIViewController()
        controller.view.addSubview(button)
        let app = HeadlessApp(
            size: CGSize(width: 100, height: 100), scale: 3, appearance: .dark,
            rootViewController: controller)
        var picture: UIImage?
        var color: UIColor?
        button.addAction(
            UIAction { _ in
                color = UIColor.label.resolvedColor(with: .current)
                picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
            }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(picture?.scale == 3)
        #expect(color == UIColor.label.resolvedColor(with: app.window.traitCollection))
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(UITraitCollection.current.displayScale == 3)
    }

    @Test("Action whose method takes another type: is reported once, with the types")
    func wrongType() async throws {
        let exit = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let form = Form()
                let button = UIButton()
                button.addTarget(form, action: Form.submit, for: .touchUpInside)
                let app = HeadlessApp(
                    size: CGSize(width: 10, height: 10), rootViewController: UIViewController())
                button.sendActions(for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                withExtendedLifetime((app, form)) {}
            }
        }
        let text = try String(decoding: #require(exit).standardErrorContent, as: UTF8.self)
        #expect(text.components(separatedBy: "A method of Form is not called").count == 2)
        #expect(text.contains("takes a String, but UIButton was sent"))
    }
}
