import Testing
import UIKit
import UIKitTesting

/// A field whose keyboard and bar are views of controllers.
private final class ControllerField: UITextField {
    let keys = UIInputViewController()
    let bar = UIInputViewController()
    override var inputViewController: UIInputViewController? { keys }
    override var inputAccessoryViewController: UIInputViewController? { bar }
}

@Suite("Edit menus of older apps, controllers of input views")
struct OlderMenuTests {
    @Test("UIMenuController: the arrow's direction decides about above and below")
    func arrows() throws {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        view.text = "word"
        let app = HeadlessApp.showing(view)
        view.becomeFirstResponder()
        app.settle()
        let menu = UIMenuController.shared
        for (direction, isBelow) in [
            (UIMenuController.ArrowDirection.default, false), (.up, true), (.down, false),
        ] {
            menu.arrowDirection = direction
            menu.showMenu(from: view, rect: view.bounds)
            app.settle()
            #expect(menu.isMenuVisible)
            #expect((menu.menuFrame.minY > view.frame.maxY) == isBelow, "\(direction)")
            menu.hideMenu()
            app.settle()
            #expect(menu.menuFrame == .zero)
        }
        menu.arrowDirection = .default
    }

    @Test("Controllers of input views: their views are the keyboard and the bar above it")
    func controllers() {
        let field = ControllerField(frame: CGRect(x: 20, y: 20, width: 100, height: 34))
        field.keys.view.frame.size.height = 120
        field.bar.view.frame.size.height = 44
        let app = HeadlessApp.showing(field)
        field.becomeFirstResponder()
        app.settle()
        #expect(field.keys.view.window === app.window && field.bar.view.window === app.window)
        let keys = field.keys.view.convert(field.keys.view.bounds, to: nil)
        let bar = field.bar.view.convert(field.bar.view.bounds, to: nil)
        #expect(keys.height == 120 && bar.height == 44 && bar.maxY == keys.minY)
    }
}
