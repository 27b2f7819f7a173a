import Testing
import UIKit
import UIKitTesting

@Suite("Focus guides")
struct FocusGuideTests {
    private let app: HeadlessApp
    private let controller = UIViewController()

    init() {
        let controller = controller
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
    }

    private func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: y, width: 80, height: 30)
        controller.view.addSubview(button)
        return button
    }

    private func guide(_ frame: CGRect, to target: UIFocusEnvironment) -> UIFocusGuide {
        let guide = UIFocusGuide()
        let view: UIView = controller.view
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: frame.minX),
            guide.topAnchor.constraint(equalTo: view.topAnchor, constant: frame.minY),
            guide.widthAnchor.constraint(equalToConstant: frame.width),
            guide.heightAnchor.constraint(equalToConstant: frame.height),
        ])
        guide.preferredFocusEnvironments = [target]
        app.settle()
        return guide
    }

    private var focused: UIView? {
        UIFocusSystem.focusSystem(for: app.window)?.focusedItem as? UIView
    }

    @Test("Focus guide: an arrow key toward it moves the focus to its preferred environment")
    func redirects() {
        let start = button("A", 20, 20)
        let target = button("B", 220, 400)
        let guide = guide(CGRect(x: 20, y: 100, width: 80, height: 30), to: target)
        app.keyboard.press(.tab)
        #expect(focused === start)
        app.keyboard.press(.right)
        #expect(focused === start)
        app.keyboard.press(.down)
        #expect(focused === target)
        guide.preferredFocusEnvironments = [start]
        app.keyboard.press(.up)
        #expect(focused === start)
    }

    @Test("Focus guide: a disabled one, and one with nothing inside, does nothing")
    func disabled() {
        let start = button("A", 20, 20)
        let target = button("B", 220, 400)
        let guide = guide(CGRect(x: 20, y: 100, width: 80, height: 30), to: target)
        app.keyboard.press(.tab)
        guide.isEnabled = false
        app.keyboard.press(.down)
        #expect(focused === start)
        guide.isEnabled = true
        target.isEnabled = false
        app.keyboard.press(.down)
        #expect(focused === start)
    }
}
