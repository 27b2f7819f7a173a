import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Scroll views: settings of single axes")
struct ScrollSettingTests {
    @Test("bouncesVertically: without it content stops at its end, and still bounces sideways")
    func bouncing() {
        let world = ScrollWorld(contentSize: CGSize(width: 400, height: 600))
        world.scrollView.bouncesVertically = false
        world.app.finger.down(at: CGPoint(x: 100, y: 50))
        world.app.finger.move(to: CGPoint(x: 100, y: 250), duration: 0.2)
        #expect(world.y == 0)
        world.app.finger.up()
        world.app.settle()
        world.app.finger.down(at: CGPoint(x: 50, y: 50))
        world.app.finger.move(to: CGPoint(x: 180, y: 50), duration: 0.2)
        #expect(world.scrollView.contentOffset.x < 0)
        world.app.finger.up()
        world.app.settle()
        #expect(world.scrollView.contentOffset == .zero)
    }

    @Test("contentAlignmentPoint: smaller content lies there, larger content begins at the start")
    func alignment() {
        let world = ScrollWorld(contentSize: CGSize(width: 100, height: 100))
        world.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(world.scrollView.contentOffset == CGPoint(x: -50, y: -200))
        world.scrollView.contentInset.top = 20
        #expect(world.y == -200)
        world.scrollView.contentSize = CGSize(width: 300, height: 500)
        #expect(world.scrollView.contentOffset == CGPoint(x: 0, y: -20))
        world.scrollView.contentSize = CGSize(width: 150, height: 100)
        #expect(world.scrollView.contentOffset == CGPoint(x: -25, y: -200))
    }

    @Test("allowsKeyboardScrolling: without it page keys do not scroll")
    func keys() {
        let world = ScrollWorld(contentSize: CGSize(width: 200, height: 2000))
        world.scrollView.allowsKeyboardScrolling = false
        world.app.keyboard.press(.pageDown)
        world.app.settle()
        #expect(world.y == 0)
        world.scrollView.allowsKeyboardScrolling = true
        world.app.keyboard.press(.pageDown)
        #expect(world.scrollView.isScrollAnimating)
        world.app.settle()
        #expect(world.y > 0 && !world.scrollView.isScrollAnimating)
    }

    @Test("Scroll view: Page Down goes to the left in content that is read from the right")
    func mirroredKeys() {
        let world = ScrollWorld(contentSize: CGSize(width: 2000, height: 200))
        let view = world.scrollView
        view.semanticContentAttribute = .forceRightToLeft
        view.contentOffset.x = 1000
        world.app.keyboard.press(.pageDown)
        world.app.settle()
        let x = view.contentOffset.x
        #expect(x < 1000)
        world.app.keyboard.press(.pageUp)
        world.app.settle()
        #expect(view.contentOffset.x == 1000)
        world.app.keyboard.press(.end)
        world.app.settle()
        #expect(view.contentOffset.x == 0)
    }

    @Test("transfersVerticalScrollingToParent: without it an outer view stays at the inner's end")
    func nested() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        inner.contentSize = CGSize(width: 200, height: 300)
        let world = ScrollWorld(contentSize: CGSize(width: 200, height: 900))
        world.scrollView.addSubview(inner)
        inner.contentOffset.y = 100
        inner.transfersVerticalScrollingToParent = false
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
        world.app.settle()
        #expect(world.y == 0 && inner.contentOffset.y == 100)
        inner.transfersVerticalScrollingToParent = true
        world.app.mouse.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 50))
        world.app.settle()
        #expect(world.y > 0)
    }

    @Test(
        "Keyboard dismissal with the accessory: dragging ends editing",
        arguments: [
            UIScrollView.KeyboardDismissMode.onDragWithAccessory, .interactiveWithAccessory,
        ]
    )
    func dismissing(mode: UIScrollView.KeyboardDismissMode) {
        let world = ScrollWorld(contentSize: CGSize(width: 200, height: 900))
        world.scrollView.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        world.scrollView.addSubview(field)
        field.becomeFirstResponder()
        world.app.finger.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
        #expect(field.isFirstResponder == (mode == .interactiveWithAccessory))
        world.app.settle()
        world.scrollView.frame.size.height = 200
        world.app.finger.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 290))
        #expect(!field.isFirstResponder)
    }
}
