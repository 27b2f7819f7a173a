import TestSupport
import Testing
import UIKit

@Suite("Responder chain")
@MainActor
struct ResponderChainTests {
    private final class RespondingDelegate: UIResponder, UIApplicationDelegate {
        var moves = 0

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
    }

    private final class PlainDelegate: UIApplicationDelegate {}

    @Test(
        "Responder chain: field, superviews, controller, window, application, delegate",
        .rows("S0-38", "S4-03")
    )
    func wholeChain() throws {
        let controller = UIViewController()
        let delegate = RespondingDelegate()
        let app = try AppFixture(delegate: delegate, rootViewController: controller)
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        controller.view.addSubview(parent)
        parent.addSubview(field)

        let expected: [UIResponder] = [
            field, parent, controller.view, controller, app.window, app.application, delegate,
        ]
        #expect(Array(field.chain) == expected)
    }

    @Test("Responder chain: leaves out a delegate that is not a responder", .rows("S0-38"))
    func plainDelegate() throws {
        let delegate = PlainDelegate()
        let app = try AppFixture(delegate: delegate)
        #expect(Array(app.window.chain) == [app.window, app.application])
    }

    @Test("Responder chain: a child's view, the child, the superview of its view", .rows("S0-38"))
    func childController() throws {
        let root = UIViewController()
        let child = UIViewController()
        let app = try AppFixture(rootViewController: root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(
            Array(child.view.chain) == [
                child.view, child, root.view, root, app.window, app.application,
            ])
    }

    @Test("Responder chain: evaluates next at each hop, so it follows a moved view", .rows("S0-37"))
    func dynamicChain() throws {
        final class Mover: UIView {
            var destination: UIView?

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                destination?.addSubview(self)
                super.touchesBegan(touches, with: event)
            }
        }
        final class Recorder: UIView {
            var count = 0

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let app = try AppFixture()
        let first = Recorder(frame: app.window.bounds)
        let second = Recorder(frame: app.window.bounds)
        let mover = Mover(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        app.window.addSubview(second)
        app.window.addSubview(first)
        first.addSubview(mover)
        mover.destination = second
        try app.point(.began, 10, 10)
        #expect(first.count == 0)
        #expect(second.count == 1)
    }

    @Test("Responder chain: drops an event without a handler, and counts it", .rows("S4-07"))
    func discarded() throws {
        let app = try AppFixture()
        app.window.addSubview(UIView(frame: app.window.bounds))
        try app.point(.began, 10, 10)
        try app.point(.ended, 10, 10)
        #expect(app.application.discardedEventCount == 2)
    }

    @Test("Responder chain: passes an unhandled touch on to the delegate")
    func reachesDelegate() throws {
        let delegate = RespondingDelegate()
        let app = try AppFixture(delegate: delegate, rootViewController: UIViewController())
        try app.point(.began, 10, 10)
        try app.point(.moved, 20, 10)
        #expect(delegate.moves == 1)
        #expect(app.application.discardedEventCount == 1)
    }

    // MARK: Actions

    private class Actor: UIView {
        var performed: [String] = []
        var isWilling = true

        func act(_ sender: Any?) { performed.append("act") }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            isWilling && super.canPerformAction(action, withSender: sender)
        }
    }

    @Test("Responder chain: finds the nearest responder that can perform an action")
    func actionTarget() throws {
        let outer = Actor()
        let inner = Actor()
        let leaf = UIView()
        outer.addSubview(inner)
        inner.addSubview(leaf)
        let action = Selector(Actor.act(_:))
        #expect(leaf.target(forAction: action, withSender: nil) as? Actor === inner)
        inner.isWilling = false
        #expect(leaf.target(forAction: action, withSender: nil) as? Actor === outer)
        outer.isWilling = false
        #expect(leaf.target(forAction: action, withSender: nil) == nil)
    }

    @Test("Responder chain: an untargeted action starts at its sender without a first responder")
    func untargetedAction() throws {
        let app = try AppFixture()
        let actor = Actor(frame: app.window.bounds)
        let sender = UIView()
        app.window.addSubview(actor)
        actor.addSubview(sender)
        let action = Selector(Actor.act(_:))
        #expect(app.application.sendAction(action, to: nil, from: sender, for: nil))
        #expect(actor.performed == ["act"])
        actor.isWilling = false
        #expect(!app.application.sendAction(action, to: nil, from: sender, for: nil))
        #expect(actor.performed == ["act"])
    }
}
