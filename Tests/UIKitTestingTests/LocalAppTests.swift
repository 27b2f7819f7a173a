import UIKit
import UIKitTesting
import XCTest

/// Apps in local variables of XCTest's asynchronous methods, which end with the method while work
/// of theirs is still dispatched.
nonisolated final class LocalAppTests: XCTestCase {
    @MainActor
    private static func makeApp() -> (HeadlessApp, UILabel) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let app = HeadlessApp(
            size: CGSize(width: 60, height: 50),
            rootViewController: {
                let controller = UIViewController()
                controller.view.addSubview(label)
                return controller
            }())
        return (app, label)
    }

    @MainActor
    private static func startTimer(of label: UILabel, every seconds: Double = 0.01) {
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
            MainActor.assumeIsolated { label.text = "fired" }
        }
    }

    /// An app that is idle ends with the method.
    @MainActor
    func testIdleApp() async {
        let (app, label) = Self.makeApp()
        label.text = "shown"
        app.advance(by: 0.1)
        XCTAssertEqual(label.text, "shown")
    }

    /// An app whose tasks, blocks and timers are not due yet ends with the method.
    @MainActor
    func testAppWithDelayedWork() async {
        let (app, label) = Self.makeApp()
        Task {
            try? await Task.sleep(for: .seconds(0.01))
            label.text = "slept"
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { label.text = "delayed" }
        Self.startTimer(of: label)
        UIView.animate(withDuration: 1) { label.alpha = 0 }
        app.advance(by: 0.005)
        XCTAssertNil(label.text)
    }

    /// An app that awaits in the test ends with the method.
    @MainActor
    func testAwaitingApp() async throws {
        let (app, label) = Self.makeApp()
        Task {
            try? await Task.sleep(for: .seconds(0.02))
            label.text = "slept"
        }
        try await Task.sleep(for: .seconds(0.05))
        await app.settle()
        XCTAssertEqual(label.text, "slept")
        Task { label.text = "last" }
        await Task.yield()
    }

    /// Real time that passes after the method reaches work of an app that is gone.
    @MainActor
    func testTimeAfterApp() async throws {
        do {
            let (app, label) = Self.makeApp()
            Task {
                try? await Task.sleep(for: .seconds(0.01))
                label.text = "slept"
            }
            app.advance(by: 0.001)
            await Task.yield()
        }
        try await Task.sleep(for: .seconds(0.05))
    }

    /// An app that its own task releases, while other tasks of it sleep, ends there.
    @MainActor
    func testAppReleasedByItsTask() async throws {
        let held = Held(Self.makeApp().0)
        Task {
            try? await Task.sleep(for: .seconds(0.01))
            held.app = nil
        }
        Task { try? await Task.sleep(for: .seconds(0.02)) }
        try await Task.sleep(for: .seconds(0.05))
        XCTAssertNil(held.app)
    }

    /// An app that a method outside of the main actor releases ends on the main actor.
    func testMethodOutsideOfMainActor() async throws {
        for _ in 0..<20 {
            let (app, label) = await Self.makeApp()
            await Self.startTimer(of: label, every: 0.0002)
            try await Task.sleep(for: .seconds(0.003))
            _ = await app.settle(limit: 0.001)
        }
    }

    @MainActor
    private final class Held {
        var app: HeadlessApp?

        init(_ app: HeadlessApp) { self.app = app }
    }
}

/// What an app hands out, when nothing else keeps the app.
extension LocalAppTests {
    /// A finger, a pen, a mouse and a keyboard keep their app.
    @MainActor
    func testDevicesOfLocalApp() async {
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        func app() -> HeadlessApp {
            let app = HeadlessApp(
                size: CGSize(width: 60, height: 50),
                rootViewController: {
                    let controller = UIViewController()
                    controller.view.addSubview(button)
                    return controller
                }())
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
            return app
        }
        let center = CGPoint(x: 30, y: 25)
        let finger = app().finger
        finger.down(at: center)
        finger.up()
        XCTAssertEqual(taps, 1)
        app().secondFinger.tap(at: center)
        let mouse = app().mouse
        mouse.click(at: center)
        XCTAssertEqual(taps, 3)
        let keyboard = app().keyboard
        keyboard.press(.tab)
        let pen = app().pen
        pen.draw(through: [Pen.Point(center)])
    }

    /// Every call of `app.finger` returns the same finger, which stays down between calls.
    @MainActor
    func testFingerBetweenCalls() async {
        let (app, _) = Self.makeApp()
        app.finger.down(at: CGPoint(x: 5, y: 5))
        XCTAssertEqual(app.finger.location, CGPoint(x: 5, y: 5))
        app.finger.up()
        XCTAssertNil(app.finger.location)
    }
}
