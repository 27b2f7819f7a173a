import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Many transitions leave nothing behind; with `THOROUGH=1` a thousand of each kind.
@Suite("Leaks of transitions")
@MainActor
struct TransitionLeakTests {
    private let root = UIViewController()
    private let navigation: UINavigationController
    private let app: HeadlessApp

    init() {
        let navigation = UINavigationController(rootViewController: root)
        self.navigation = navigation
        app = HeadlessApp(size: CGSize(width: 375, height: 667), rootViewController: navigation)
        app.settle()
    }

    private func screen() -> UIViewController {
        let screen = UIViewController()
        screen.view.addSubview(UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30)))
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        return screen
    }

    @Test("Leaks: none by pushes, cancelled swipes and pops")
    func stack() throws {
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            navigation.pushViewController(screen(), animated: true)
            app.settle()
            app.finger.drag(
                from: CGPoint(x: 3, y: 300), to: CGPoint(x: 90, y: 300), duration: 0.5)
            app.settle()
            #expect(navigation.viewControllers.count == 2)
            navigation.popViewController(animated: true)
        }
    }

    @Test("Leaks: none by presentations, cancelled drags of sheets and dismissals")
    func presentations() throws {
        let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .overFullScreen]
        var cycle = 0
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            cycle += 1
            let screen = screen()
            screen.modalPresentationStyle = styles[cycle % 3]
            root.present(screen, animated: true)
            app.settle()
            if cycle % 3 == 0 {
                app.finger.drag(
                    from: CGPoint(x: 180, y: 60), to: CGPoint(x: 180, y: 130), duration: 0.5)
                app.settle()
            }
            #expect(root.presentedViewController == nil || screen.presentingViewController != nil)
            root.dismiss(animated: true)
        }
    }

    @Test("Leaks: none by alerts and popovers")
    func alerts() throws {
        var cycle = 0
        try app.expectNoLeaks(cycles: Thorough.leakCycles) {
            cycle += 1
            let alert = UIAlertController(
                title: "Title", message: nil,
                preferredStyle: cycle.isMultiple(of: 2) ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if cycle.isMultiple(of: 2) { alert.addTextField() }
            root.present(alert, animated: true)
            app.settle()
            root.dismiss(animated: true)
        }
    }
}
