import Testing
import UIKit
import UIKitTesting

@Suite("The question before a navigation controller goes back")
@MainActor
struct BackQuestionTests {
    private final class Asking: UINavigationController, UINavigationBarDelegate {
        var mayPop = false
        var asked = 0

        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
        ) -> Bool {
            asked += 1
            return mayPop
        }
    }

    @Test("A subclass that is a delegate of bars is asked by its own bar")
    func asks() throws {
        let root = UIViewController()
        root.title = "Root"
        let navigation = Asking(rootViewController: root)
        let app = HeadlessApp(
            size: CGSize(width: 375, height: 667), rootViewController: navigation)
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        app.settle()
        try app.finger.tap(on: "Root")
        app.settle()
        #expect(navigation.topViewController === next && navigation.asked == 1)
        navigation.mayPop = true
        try app.finger.tap(on: "Root")
        app.settle()
        #expect(navigation.topViewController === root && navigation.asked == 2)
    }
}
