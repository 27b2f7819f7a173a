import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Going back by touchpad")
struct TouchpadPopTests {
    private let navigation = UINavigationController(rootViewController: UIViewController())
    private let app: HeadlessApp

    init() {
        let navigation = navigation
        app = HeadlessApp(
            size: CGSize(width: 400, height: 600), rootViewController: navigation)
        app.settle()
    }

    private func push(_ controller: UIViewController = UIViewController()) {
        navigation.pushViewController(controller, animated: false)
        app.settle()
    }

    private func swipe(_ steps: Int, by delta: CGSize = CGSize(width: -30, height: 2)) {
        for _ in 0..<steps {
            app.mouse.scroll(at: CGPoint(x: 200, y: 300), by: delta, isPrecise: true)
        }
    }

    @Test("Touchpad: a swipe back drives the pop, and ends it beyond the middle")
    func goesBack() throws {
        push()
        swipe(4)
        let top = try #require(navigation.viewControllers.last?.view)
        #expect(navigation.viewControllers.count == 1, "The pop runs.")
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        swipe(6)
        app.settle()
        #expect(navigation.viewControllers.count == 1 && top.window != nil)
    }

    @Test("Touchpad: a short slow swipe is cancelled")
    func cancelled() {
        push()
        swipe(12, by: CGSize(width: -4, height: 1))
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("Touchpad: a swipe forward, one up or down, and one on the first screen do nothing")
    func otherDirections() {
        swipe(10)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        push()
        swipe(10, by: CGSize(width: 30, height: 0))
        swipe(10, by: CGSize(width: -20, height: 30))
        app.settle()
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("Touchpad: over a list that scrolls up and down a swipe goes back")
    func overList() {
        let controller = UITableViewController(style: .plain)
        controller.tableView.contentSize = CGSize(width: 400, height: 5_000)
        push(controller)
        controller.tableView.contentSize = CGSize(width: 400, height: 5_000)
        swipe(10)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Touchpad: content that scrolls sideways comes first")
    func overPages() {
        let controller = UIViewController()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        pages.contentSize = CGSize(width: 1_200, height: 600)
        pages.contentOffset.x = 400
        controller.view.addSubview(pages)
        push(controller)
        swipe(5)
        app.settle()
        #expect(navigation.viewControllers.count == 2 && pages.contentOffset.x < 400)
        pages.contentOffset.x = 0
        swipe(10)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Touchpad: from right to left a swipe to the left goes back")
    func mirrored() {
        navigation.view.semanticContentAttribute = .forceRightToLeft
        push()
        swipe(10)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        swipe(10, by: CGSize(width: 30, height: 2))
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
