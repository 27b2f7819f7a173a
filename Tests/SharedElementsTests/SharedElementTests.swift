import SharedElements
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite("Shared elements")
final class SharedElementTests {
    let app: HeadlessApp
    private let controller = UIViewController()
    let container: UIView
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let small = UIView(frame: CGRect(x: 20, y: 300, width: 60, height: 40))
    let large = UIView(frame: CGRect(x: 40, y: 50, width: 240, height: 160))
    private var events: [String] = []

    init() {
        let controller = controller
        app = HeadlessApp(size: CGSize(width: 320, height: 480), rootViewController: controller)
        container = controller.view
        container.addSubview(list)
        container.addSubview(page)
        small.backgroundColor = .red
        small.layer.cornerRadius = 10
        large.backgroundColor = .blue
        small.sharedElementKey = "cover"
        large.sharedElementKey = "cover"
        list.addSubview(small)
        page.addSubview(large)
        large.alpha = 0
        app.advance(by: 0)
    }

    private func transition() -> SharedElementTransition {
        app.advance(by: 0)
        let transition = SharedElementTransition(from: list, to: page, in: container)
        transition.easing = .linear
        transition.onEvent = { self.events.append("\($0.kind) \($0.end) to \($0.target)") }
        return transition
    }

    private var copy: UIView? { container.subviews.count > 2 ? container.subviews.last : nil }

    @Test("Shared element: measure, copy, hide, move, arrive, remove", .rows("S2-10"))
    func steps() throws {
        let transition = transition()
        #expect(transition.keys == ["cover"])
        transition.move(to: .destination)
        let copy = try #require(copy)
        #expect(copy.frame == small.frame && copy.layer.cornerRadius == 10)
        #expect(small.alpha == 0 && large.alpha == 0)
        app.advance(by: 0.25)
        #expect(abs(copy.frame.midX - (50 + 160) / 2) < 8 && abs(copy.bounds.width - 150) < 8)
        #expect(abs(copy.frame.midY - (320 + 130) / 2) < 8 && abs(copy.layer.cornerRadius - 5) < 1)
        #expect(small.alpha == 0 && large.alpha == 0)
        app.settle()
        #expect(copy.frame == large.frame && copy.layer.cornerRadius == 0)
        #expect(copy.superview == nil && large.alpha == 1 && small.alpha == 0)
    }

    @Test("Shared element: its opacity becomes that of the other end, and each end keeps its own")
    func opacity() throws {
        small.alpha = 0.4
        large.alpha = 0.8
        let transition = transition()
        transition.fractionComplete = 0.5
        #expect(abs(try #require(copy).alpha - 0.6) < 0.01)
        transition.move(to: .destination)
        app.settle()
        #expect(abs(large.alpha - 0.8) < 0.01 && small.alpha == 0)
        transition.move(to: .source)
        app.settle()
        #expect(abs(small.alpha - 0.4) < 0.01 && large.alpha == 0)
    }

    @Test(
        "Shared element: events of both ends, the one it leaves first, there and back",
        .rows("S2-11"))
    func eventOrder() {
        let transition = transition()
        transition.move(to: .destination)
        app.settle()
        transition.move(to: .source)
        #expect(small.alpha == 0 && large.alpha == 0)
        app.settle()
        #expect(small.alpha == 1 && large.alpha == 0)
        #expect(
            events == [
                "willStart source to destination", "willStart destination to destination",
                "didFinish source to destination", "didFinish destination to destination",
                "willStart destination to source", "willStart source to source",
                "didFinish destination to source", "didFinish source to source",
            ])
    }

    @Test("Shared element: without its other end it does not move", .rows("S2-09"))
    func unpaired() {
        large.sharedElementKey = "other"
        let transition = transition()
        var isDone = false
        transition.move(to: .destination) { isDone = true }
        #expect(transition.keys.isEmpty && isDone && small.alpha == 1 && copy == nil)
    }

    @Test("Shared element: of two with one key, the one in front moves", .rows("S2-09"))
    func duplicates() {
        let other = UIView(frame: CGRect(x: 200, y: 300, width: 60, height: 40))
        other.sharedElementKey = "cover"
        list.addSubview(other)
        let transition = transition()
        transition.move(to: .destination)
        #expect(copy?.frame == other.frame && small.alpha == 1)
        app.settle()
    }

    @Test("Shared element: arrives although its transition was released on its way")
    func released() {
        transition().move(to: .destination)
        app.settle()
        #expect(large.alpha == 1 && copy == nil)
    }

    @Test("Shared element: turned round on its way, it returns from where it is")
    func interrupted() throws {
        let transition = transition()
        transition.move(to: .destination)
        app.advance(by: 0.2)
        let width = try #require(copy).bounds.width
        transition.move(to: .source)
        app.advance(by: 0.05)
        #expect(try #require(copy).bounds.width < width)
        app.settle()
        #expect(small.alpha == 1 && large.alpha == 0 && copy == nil)
        #expect(transition.target == .source && !transition.isActive)
    }

    @Test("Shared element: follows a finger, and goes on when it lifts")
    func finger() throws {
        let transition = transition()
        transition.fractionComplete = 0.5
        #expect(try #require(copy).bounds.width == 150)
        app.advance(by: 1)
        #expect(copy?.bounds.width == 150)
        transition.move(to: .destination)
        app.settle()
        #expect(large.alpha == 1 && copy == nil)
    }

    @Test("Shared element: follows an end that scrolls or is laid out meanwhile")
    func layoutChange() {
        let transition = transition()
        transition.move(to: .destination)
        app.advance(by: 0.45)
        large.frame.origin.y = 200
        app.advance(by: 0.04)
        #expect((copy?.frame.minY ?? 0) > 180)
        app.settle()
    }

    @Test("Shared element: a source that vanishes lets it arrive")
    func vanished() {
        let transition = transition()
        transition.move(to: .destination)
        app.advance(by: 0.1)
        small.removeFromSuperview()
        app.settle()
        #expect(large.alpha == 1 && copy == nil)
    }

    @Test("Shared element: fifty move at once, and none is seen twice")
    func many() {
        for index in 0..<50 {
            let (start, end) = (UIView(), UIView())
            start.frame = CGRect(x: index % 10 * 30, y: index / 10 * 30, width: 20, height: 20)
            end.frame = start.frame.offsetBy(dx: 10, dy: 200)
            start.sharedElementKey = "\(index)"
            end.sharedElementKey = "\(index)"
            list.addSubview(start)
            page.addSubview(end)
        }
        let transition = transition()
        #expect(transition.keys.count == 51)
        transition.move(to: .destination)
        for _ in 0..<10 {
            app.advance(by: 0.04)
            #expect(container.subviews.count == 53)
            #expect(page.subviews.allSatisfy { $0.alpha == 0 })
        }
        app.settle()
        #expect(container.subviews.count == 2)
        #expect(
            page.subviews.allSatisfy { $0.alpha == 1 } && list.subviews.allSatisfy { $0.alpha == 0 }
        )
    }

    @Test(
        "Shared element: with reduced motion it fades in its old and its new place",
        arguments: [true, false])
    func reducedMotion(byUser: Bool) {
        let transition = transition()
        app.host.reducesMotion = byUser
        transition.reducesMotion = !byUser
        transition.easing = .inBack()
        transition.move(to: .destination)
        app.advance(by: 0.1)
        #expect(copy?.frame == small.frame && (copy?.alpha ?? 0) > 0.5)
        app.advance(by: 0.3)
        #expect(copy?.frame == large.frame && (copy?.alpha ?? 0) > 0.5)
        app.settle()
        #expect(large.alpha == 1)
    }
}
