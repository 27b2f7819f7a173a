import Platform
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

@Suite("Application life cycle")
@MainActor
struct LifeTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("will finish, \(application.lifeState)")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            log.append("did finish, \(application.lifeState)")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) {
            log.append("background")
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            log.append("foreground")
        }
        func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
    }

    @Test(
        "Application: notifies the delegate of each step, from launch to termination",
        .rows("S4-10"))
    func delegateCalls() throws {
        let delegate = Delegate()
        let app = try AppFixture(delegate: delegate)
        app.application.enter(.inactive)
        app.application.enter(.background)
        app.application.enter(.suspended)
        app.application.enter(.background)
        app.application.enter(.inactive)
        app.application.enter(.active)
        app.application.terminate()
        #expect(
            delegate.log == [
                "will finish, notRunning", "did finish, inactive", "active", "resign",
                "background", "foreground", "active", "resign", "terminate",
            ])
        #expect(app.application.lifeState == .notRunning)
    }

    @Test("Application: termination while suspended sends no notification", .rows("S4-10"))
    func endWhileSuspended() throws {
        let delegate = Delegate()
        let app = try AppFixture(delegate: delegate)
        app.application.enter(.inactive)
        app.application.enter(.background)
        app.application.enter(.suspended)
        app.application.terminate()
        #expect(delegate.log.last == "background")
        #expect(app.application.lifeState == .notRunning)
    }

    @Test("Undo: changes outside events and those of each event are separate steps")
    func undoSteps() throws {
        final class Changer: UIView {
            var total = 0
            func change() {
                total += 1
                undoManager?.registerUndo(withTarget: self) { $0.total -= 1 }
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { change() }
        }
        let app = try AppFixture()
        let view = Changer(frame: app.window.bounds)
        app.window.addSubview(view)
        app.host.settle()
        let undoManager = try #require(view.undoManager)
        view.change()
        view.change()
        app.host.settle()
        #expect(undoManager.groupingLevel == 0)
        view.change()
        try app.point(.began, 5, 5)
        #expect(view.total == 4)
        let totals = (0..<3).map { _ in
            undoManager.undo()
            return view.total
        }
        #expect(totals == [3, 2, 0])
    }

    @Test("Application: allows exactly eleven life state transitions", .rows("S4-10"))
    func legalTransitions() {
        let legal = ApplicationLifeState.allCases.flatMap { state in
            state.successors.map { "\(state)>\($0)" }
        }
        #expect(
            Set(legal) == [
                "notRunning>inactive", "notRunning>background", "inactive>active",
                "inactive>background", "inactive>notRunning", "active>inactive",
                "background>inactive", "background>suspended", "background>notRunning",
                "suspended>background", "suspended>notRunning",
            ])
    }

    @Test(
        "Application: a transition from active to suspended stops the program with advice",
        .rows("S4-10"))
    func illegalTransition() async throws {
        let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                try AppFixture().application.enter(.suspended)
            }
        }
        let advice = try Advice(#require(exit).standardErrorContent)
        #expect(advice.says("An application that is active cannot become suspended"))
    }

    @Test("Application: is inactive while another desktop window is active")
    func activation() throws {
        let app = try AppFixture()
        #expect(app.application.applicationState == .active)
        try app.hostWindow.deactivate()
        #expect(app.application.applicationState == .inactive)
        try app.hostWindow.activate()
        #expect(app.application.applicationState == .active)
    }

    @Test("Application: ends when the desktop's window of its last scene is closed")
    func lastWindow() throws {
        let app = try AppFixture()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        other.isHidden = false
        #expect(app.application.windows == [app.window, other])
        #expect(app.host.windows.count == 1)
        app.window.isHidden = true
        #expect(app.application.windows == [other])
        #expect(app.window.hostWindow == nil)
        app.host.windows.last?.closeByHand()
        #expect(app.application.windows.isEmpty)
        #expect(other.isHidden)
        #expect(app.host.run() == 0)
    }

    @Test("Windows: one at a time is key, the last that was made key")
    func keyWindow() throws {
        let app = try AppFixture()
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(app.window.isKeyWindow)
        other.makeKeyAndVisible()
        #expect(other.isKeyWindow)
        #expect(!app.window.isKeyWindow)
        other.isHidden = true
        #expect(app.window.isKeyWindow)
    }

    @Test("Application: makeDelegate(of:) uses the init of a class known at run time")
    func makesDelegate() {
        final class Custom: UIResponder, UIApplicationDelegate {
            var number = 0
            override init() {
                super.init()
                number = 7
            }
        }
        let type: any UIApplicationDelegate.Type = Custom.self
        let delegate = UIApplication.makeDelegate(of: type)
        #expect((delegate as? Custom)?.number == 7)
    }

    @Test("Application: shows no frames while idle and one after a change")
    func framesOnDemand() throws {
        let app = try AppFixture()
        app.host.settle()
        let count = try app.hostWindow.presentations.count
        app.host.advance(by: 1)
        #expect(try app.hostWindow.presentations.count == count)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .red
        app.window.addSubview(view)
        app.host.advance(by: 1)
        let new = try app.hostWindow.presentations.dropFirst(count)
        #expect(new.map(\.damage) == [[PixelRect(x: 10, y: 20, width: 30, height: 40)]])
        let pixel = try app.hostWindow.picture?[15, 30]
        let red = try #require(pixel)
        #expect(red & 0xFF00_0000 == 0xFF00_0000 && red >> 16 & 0xFF > 200)
    }

    @Test("Window: is black where no view covers it")
    func emptyWindow() throws {
        let app = try AppFixture()
        app.host.settle()
        #expect(try app.hostWindow.picture?[5, 5] == 0xFF00_0000)
    }

    @Test("Window: it and its root view adopt the size of the desktop's window")
    func resizing() throws {
        let controller = UIViewController()
        let app = try AppFixture(rootViewController: controller)
        try app.hostWindow.resize(to: CGSize(width: 500, height: 200))
        #expect(app.window.bounds.size == CGSize(width: 500, height: 200))
        #expect(controller.view.frame == app.window.bounds)
    }
}
