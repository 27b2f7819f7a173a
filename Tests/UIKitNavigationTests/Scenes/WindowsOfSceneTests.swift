import Testing
import UIKit
import UIKitTesting

@Suite("Scenes: several windows in one")
struct WindowsOfSceneTests {
    /// A window that gets the touches of its subviews alone, as libraries of toasts have.
    private final class PassThroughWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self || hit === rootViewController?.view ? nil : hit
        }
    }

    fileprivate static let size = CGSize(width: 400, height: 300)
    private static let badge = CGRect(x: 300, y: 200, width: 60, height: 40)

    private let app = HeadlessApp(
        size: size, scale: 1, rootViewController: WindowsOfSceneTests.page())

    private static func page() -> UIViewController {
        let page = UIViewController()
        page.view.backgroundColor = .white
        return page
    }

    private func button(_ name: String, _ frame: CGRect, _ taps: Taps) -> UIButton {
        let button = UIButton(frame: frame)
        button.accessibilityIdentifier = name
        button.backgroundColor = .red
        button.addAction(UIAction { _ in taps.names.append(name) }, for: .touchUpInside)
        return button
    }

    private final class Taps { var names: [String] = [] }

    /// A window over the content, with a red button at ``badge``.
    private func overlay(_ taps: Taps, level: UIWindow.Level = .alert) -> PassThroughWindow {
        let window = PassThroughWindow(frame: CGRect(origin: .zero, size: Self.size))
        window.windowLevel = level
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(button("above", Self.badge, taps))
        return window
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 { app.snapshot()[x, y] & 0xFFFFFF }

    private static let red: UInt32 = 0xFF0000
    private static let green: UInt32 = 0x00FF00
    private static let white: UInt32 = 0xFFFFFF

    @Test("Windows: one of a higher level is drawn over the content of its scene")
    func drawing() throws {
        let window = overlay(Taps())
        window.isHidden = false
        app.settle()
        #expect(app.host.windows.count == 1)
        #expect(pixel(310, 210) == Self.red)
        #expect(pixel(10, 10) == Self.white)
        window.isHidden = true
        app.settle()
        #expect(app.host.windows.count == 1)
        #expect(pixel(310, 210) == Self.white)
    }

    @Test("Windows: the frame of a small one is its place in the scene, for drawing and touches")
    func place() throws {
        let taps = Taps()
        let window = UIWindow(frame: CGRect(x: 100, y: 80, width: 50, height: 50))
        window.backgroundColor = .green
        let inner = button("inner", CGRect(x: 10, y: 10, width: 30, height: 30), taps)
        window.addSubview(inner)
        window.isHidden = false
        app.settle()
        #expect(app.window.frame.size == Self.size)
        #expect(window.frame == CGRect(x: 100, y: 80, width: 50, height: 50))
        #expect(pixel(102, 82) == Self.green)
        #expect(pixel(125, 105) == Self.red)
        #expect(pixel(10, 10) == Self.white)
        app.finger.tap(at: CGPoint(x: 125, y: 105))
        #expect(taps.names == ["inner"])
        #expect(inner.convert(CGPoint.zero, to: app.window) == CGPoint(x: 110, y: 90))
        try app.finger.tap(on: "inner")
        #expect(taps.names == ["inner", "inner"])
    }

    @Test("Windows: one above gets the taps of its views and passes the others on")
    func touches() throws {
        let taps = Taps()
        let below = button("below", CGRect(x: 0, y: 0, width: 400, height: 300), taps)
        app.window.rootViewController?.view.addSubview(below)
        let window = overlay(taps)
        window.isHidden = false
        app.settle()
        app.finger.tap(at: CGPoint(x: 320, y: 220))
        app.finger.tap(at: CGPoint(x: 50, y: 50))
        app.mouse.click(at: CGPoint(x: 330, y: 220))
        #expect(taps.names == ["above", "below", "above"])
        try app.finger.tap(on: "above")
        try app.finger.tap(on: "below")
        #expect(taps.names == ["above", "below", "above", "above", "below"])
    }

    @Test("Windows: a touch stays with the window in which it began")
    func dragging() {
        final class Pad: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("began")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("moved")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("ended")
            }
        }
        let pad = Pad(frame: CGRect(origin: .zero, size: Self.size))
        app.window.rootViewController?.view.addSubview(pad)
        let window = overlay(Taps())
        window.isHidden = false
        app.settle()
        app.finger.down(at: CGPoint(x: 50, y: 50))
        app.finger.move(to: CGPoint(x: 320, y: 220))
        app.finger.up()
        #expect(pad.log == ["began", "moved", "ended"])
    }

    @Test("Windows: the level decides over the order, and then the time of showing")
    func levels() {
        let (first, second, third) = (UIWindow(), UIWindow(), UIWindow())
        for (window, color) in [(first, UIColor.red), (second, .blue), (third, .black)] {
            window.backgroundColor = color
        }
        first.windowLevel = .alert
        for window in [first, second, third] { window.isHidden = false }
        app.settle()
        #expect(app.application.windows == [app.window, second, third, first])
        #expect(pixel(5, 5) != 0)
        third.windowLevel = .alert + 1
        app.settle()
        #expect(app.application.windows == [app.window, second, first, third])
        #expect(pixel(5, 5) == 0)
    }

    @Test("Windows: one that is shown does not take the keys, one made key does until it is hidden")
    func keyWindow() {
        let main = app.window
        let window = overlay(Taps())
        window.isHidden = false
        #expect(main.isKeyWindow)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        window.rootViewController?.view.addSubview(field)
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow)
        field.becomeFirstResponder()
        app.keyboard.type("abc")
        #expect(field.text == "abc")
        window.isHidden = true
        #expect(main.isKeyWindow)
        #expect(app.application.windows == [main])
    }

    @Test("Windows: those that fill their scene follow its size, others keep theirs")
    func resizing() {
        let window = overlay(Taps())
        window.isHidden = false
        let small = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        small.isHidden = false
        app.resize(to: CGSize(width: 500, height: 350))
        #expect(window.bounds.size == CGSize(width: 500, height: 350))
        #expect(small.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("Windows: another one may replace the first, which is then hidden")
    func replacing() {
        let main = app.window
        let next = UIWindow(frame: UIScreen.main.bounds)
        next.rootViewController = Self.page()
        next.rootViewController?.view.backgroundColor = .red
        next.makeKeyAndVisible()
        main.isHidden = true
        app.settle()
        #expect(app.host.windows.count == 1)
        #expect(app.window === next)
        #expect(pixel(5, 5) != Self.white)
        app.resize(to: CGSize(width: 500, height: 350))
        #expect(next.bounds.size == CGSize(width: 500, height: 350))
    }

    @Test("Windows: closing the desktop's window closes all of its scene")
    func closing() {
        let window = overlay(Taps())
        window.isHidden = false
        app.closeByHand()
        #expect(app.application.windows.isEmpty)
        #expect(window.isHidden)
    }

    @Test("Scenes: an app without scene delegates has one connected scene with its windows")
    func implicitScene() throws {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = try #require(scenes.first)
        #expect(scenes.count == 1)
        #expect(scene.keyWindow === app.window)
        #expect(scene.activationState == .foregroundActive)
        #expect(app.window.windowScene === scene)
        let window = UIWindow(windowScene: scene)
        #expect(window.bounds.size == Self.size)
        window.isHidden = false
        #expect(scene.windows == [app.window, window])
        #expect(app.host.windows.count == 1)
        #expect(!app.application.supportsMultipleScenes)
    }
}
