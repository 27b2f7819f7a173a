import TestSupport
import Testing
import UIKit

/// Whatever an application's delegate is, each responder occurs once in the chain.
@Suite("Responder chain without cycles")
@MainActor
struct ResponderCycleTests {
    private final class DelegateWindow: UIWindow, UIApplicationDelegate {}
    private final class DelegateController: UIViewController, UIApplicationDelegate {}
    private final class DelegateView: UIView, UIApplicationDelegate {}
    private final class DelegateElement: UIAccessibilityElement, UIApplicationDelegate {}
    private final class RespondingDelegate: UIResponder, UIApplicationDelegate {}

    /// A delegate that continues the chain with a responder of the app.
    private final class ReturningDelegate: UIResponder, UIApplicationDelegate {
        weak var successor: UIResponder?
        override var next: UIResponder? { successor }
    }

    /// The interface of the source document's Figure 1: a label, a text field and a button in one
    /// background view, which is in the root view.
    private struct Figure {
        let root: UIView
        let background = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = UILabel()
        let field = UITextField()
        let button = UIButton()

        init(in controller: UIViewController) {
            root = controller.view
            root.addSubview(background)
            for view in [label, field, button] { background.addSubview(view) }
        }

        var leaves: [UIView] { [label, field, button] }
    }

    /// The chain, cut off after more responders than a test makes.
    private func chain(of responder: UIResponder) -> [UIResponder] {
        Array(responder.chain.prefix(200))
    }

    @Test(
        "Responder chain: Figure 1 ends with a delegate that is a plain responder", .rows("S0-38"))
    func figure() throws {
        let controller = UIViewController()
        let delegate = RespondingDelegate()
        let app = try AppFixture(delegate: delegate, rootViewController: controller)
        let figure = Figure(in: controller)
        for leaf in figure.leaves {
            let expected = [
                leaf, figure.background, figure.root, controller, app.window, app.application,
                delegate,
            ]
            #expect(chain(of: leaf) == expected)
        }
    }

    @Test(
        "Responder chain: a delegate that is the root controller occurs once in Figure 1",
        .rows("S0-38"))
    func rootController() throws {
        let controller = DelegateController()
        let app = try AppFixture(delegate: controller, rootViewController: controller)
        let figure = Figure(in: controller)
        for leaf in figure.leaves {
            let expected = [
                leaf, figure.background, figure.root, controller, app.window, app.application,
            ]
            #expect(chain(of: leaf) == expected)
        }
        #expect(chain(of: app.application) == [app.application])
    }

    @Test("Responder chain: a delegate that is a window occurs once in Figure 1", .rows("S0-38"))
    func window() throws {
        let window = DelegateWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let app = try AppFixture(delegate: window)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let figure = Figure(in: controller)
        for leaf in figure.leaves {
            let expected = [
                leaf, figure.background, figure.root, controller, window, app.application,
            ]
            #expect(chain(of: leaf) == expected)
        }
    }

    @Test("Responder chain: a delegate that is a view occurs once in Figure 1", .rows("S0-38"))
    func view() throws {
        let view = DelegateView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let controller = UIViewController()
        let app = try AppFixture(delegate: view, rootViewController: controller)
        let figure = Figure(in: controller)
        figure.background.addSubview(view)
        view.addSubview(figure.field)
        #expect(
            chain(of: figure.field) == [
                figure.field, view, figure.background, figure.root, controller, app.window,
                app.application,
            ])
    }

    @Test("Responder chain: a delegate that leads back to the application is not its successor")
    func leadingBack() throws {
        let delegate = ReturningDelegate()
        let app = try AppFixture(delegate: delegate, rootViewController: UIViewController())
        delegate.successor = app.window
        #expect(chain(of: app.window) == [app.window, app.application])
        #expect(chain(of: delegate) == [delegate, app.window, app.application])
        delegate.successor = nil
        #expect(chain(of: app.window) == [app.window, app.application, delegate])

        let element = DelegateElement(accessibilityContainer: app.window)
        let other = try AppFixture(delegate: element)
        element.accessibilityContainer = other.window
        #expect(chain(of: other.window) == [other.window, other.application])
    }

    @Test(
        "Responder chain: each responder of a random hierarchy occurs once",
        arguments: 0..<60)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let views = (0..<12).map { _ in DelegateView() }
        let controllers = (0..<4).map { _ in DelegateController() }
        let window = DelegateWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var delegates: [any UIApplicationDelegate] = [RespondingDelegate(), window]
        delegates += controllers.map { $0 as any UIApplicationDelegate }
        delegates += views.map { $0 as any UIApplicationDelegate }
        let delegate = delegates[Int.random(in: 0..<delegates.count, using: &random)]
        let app = try AppFixture(delegate: delegate)
        window.rootViewController = controllers[0]
        window.makeKeyAndVisible()
        for controller in controllers.dropFirst() {
            let parent = controllers[0]
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
        }
        for (index, view) in views.enumerated() {
            var hosts: [UIView] = controllers.map { $0.view }
            hosts += Array(views.prefix(index)) as [UIView] + [window]
            hosts[Int.random(in: 0..<hosts.count, using: &random)].addSubview(view)
        }
        // Some leave the window again.
        for view in views where Int.random(in: 0..<5, using: &random) == 0 {
            view.removeFromSuperview()
        }
        var responders: [UIResponder] =
            [window, app.window, app.application]
            + (views as [UIResponder])
        responders += controllers as [UIResponder]
        for responder in responders {
            let chain = chain(of: responder)
            #expect(chain.count < 200)
            #expect(Set(chain.map(ObjectIdentifier.init)).count == chain.count)
        }
    }
}
