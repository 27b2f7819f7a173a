import Foundation
import Testing
import UIKit
import UIKitTesting

/// A view that counts its actions.
private final class Receiver: UIResponder {
    var count = 0
    func act() { count += 1 }
}

/// Each test runs in a process of its own, because other suites have applications.
@Suite("Processes without an application")
struct NoApplicationTests {
    @Test("UIScreen: without an application, TOUCHSTONE_SCREEN describes it")
    func namedScreen() async {
        await #expect(processExitsWith: .success) {
            setenv("TOUCHSTONE_SCREEN", "390x844@3", 1)
            await MainActor.run {
                precondition(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
                precondition(UIScreen.main.scale == 3)
            }
        }
        await #expect(processExitsWith: .failure) {
            setenv("TOUCHSTONE_SCREEN", "large", 1)
            await MainActor.run { _ = UIScreen.main.bounds }
        }
    }

    @Test("UIApplication: without one, a stand-in with a screen of 375 by 667 points at scale 2")
    func standIn() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                #expect(UIApplication.shared === UIApplication.shared)
                #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
                #expect(UIScreen.main.scale == 2)
                #expect(UIApplication.shared.applicationState == .active)
            }
        }
    }

    @Test("UIDevice: the screen of a process without an application is that of a phone, always")
    func standInIdiom() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                precondition(UIDevice.current.userInterfaceIdiom == .phone)
                _ = UIApplication.shared
                precondition(UIDevice.current.userInterfaceIdiom == .phone)
                let traits = UIScreen.main.traitCollection
                precondition(traits.horizontalSizeClass == .compact)
                let window = UIWindow(frame: UIScreen.main.bounds)
                precondition(window.traitCollection.userInterfaceIdiom == .phone)
                precondition(window.traitCollection.horizontalSizeClass == .compact)
            }
        }
    }

    @Test("UIWindow: is shown and laid out without an application")
    func window() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                defer { window.isHidden = true }
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                controller.view.addSubview(label)
                label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20)
                    .isActive = true
                label.widthAnchor.constraint(equalToConstant: 100).isActive = true
                label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive =
                    true
                window.layoutIfNeeded()
                #expect(window.isKeyWindow)
                #expect(controller.view.window === window)
                #expect(label.frame.minX == 137.5)
                #expect(label.frame.minY == 20)
                #expect(UIApplication.shared.windows.contains { $0 === window })
            }
        }
    }

    @Test("UIControl: sends its actions without an application")
    func actions() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let receiver = Receiver()
                let button = UIButton(type: .system)
                button.addTarget(receiver, action: Receiver.act, for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
                withExtendedLifetime(receiver) { #expect(receiver.count == 1) }
            }
        }
    }

    @Test("UIView: changes are not animated without an application")
    func animations() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                _ = UIApplication.shared
                let view = UIView()
                UIView.animate(withDuration: 1) { view.alpha = 0.5 }
                #expect(view.alpha == 0.5)
                #expect(view.layer.animationKeys() ?? [] == [])
            }
        }
    }

    @Test("UIWindow: shown by a test without an application, it is not in that of another test")
    func windowBesideAnApp() async {
        await #expect(processExitsWith: .success) { await showWindowBesideAnApp() }
    }
}

/// Shows a window in a task that has no application, while another task has one.
private func showWindowBesideAnApp() async {
    var other: HeadlessApp?
    let test = Task {
        while other == nil { await Task.yield() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        return window
    }
    let size = CGSize(width: 60, height: 50)
    let otherTest = Task { other = HeadlessApp(size: size, rootViewController: UIViewController()) }
    let window = await test.value
    await otherTest.value
    #expect(UIApplication.shared.windows.contains(window))
    #expect(other?.application.windows.contains(window) == false)
    #expect(other?.application.keyWindow === other?.application.windows.first)
}
