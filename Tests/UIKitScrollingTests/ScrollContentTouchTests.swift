import Testing
import UIKit
import UIKitTesting

@Suite("Touches of scroll view content")
struct ScrollContentTouchTests {
    private final class Content: UIView {
        var events: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            events.append("began")
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            events.append("ended")
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            events.append("cancelled")
        }
    }

    private final class Choosy: UIScrollView {
        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool { false }
    }

    private let content = Content(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))

    private func world(_ scrollView: UIScrollView = UIScrollView()) -> ScrollWorld {
        let world = ScrollWorld(scrollView, contentSize: CGSize(width: 200, height: 1000))
        world.scrollView.addSubview(content)
        return world
    }

    @Test("Content touches: arrive after 150 milliseconds without a drag")
    func delayed() {
        let world = world()
        world.app.finger.down(at: CGPoint(x: 100, y: 100))
        world.app.advance(by: 0.14)
        #expect(content.events.isEmpty)
        world.app.advance(by: 0.02)
        #expect(content.events == ["began"])
        world.app.finger.up()
        #expect(content.events == ["began", "ended"])
    }

    @Test("Content touches: arrive when the finger lifts earlier")
    func tapped() {
        let world = world()
        world.app.finger.tap(at: CGPoint(x: 100, y: 100))
        #expect(content.events == ["began", "ended"])
    }

    @Test("Content touches: those of a drag do not arrive")
    func dragged() {
        let world = world()
        world.app.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        #expect(content.events.isEmpty && world.y > 0)
    }

    @Test("Content touches: are cancelled when a drag begins later")
    func cancelled() {
        let world = world()
        world.app.finger.down(at: CGPoint(x: 100, y: 200))
        world.app.advance(by: 0.3)
        world.app.finger.move(to: CGPoint(x: 100, y: 150))
        #expect(content.events == ["began", "cancelled"] && world.y == 40)
    }

    @Test("Content touches: arrive at once when delaysContentTouches is false")
    func immediate() {
        let world = world()
        world.scrollView.delaysContentTouches = false
        world.app.finger.down(at: CGPoint(x: 100, y: 200))
        #expect(content.events == ["began"])
    }

    @Test("Content touches: stay with the content when they cannot be cancelled")
    func kept() {
        let world = world()
        world.scrollView.canCancelContentTouches = false
        world.app.finger.down(at: CGPoint(x: 100, y: 200))
        world.app.advance(by: 0.3)
        world.app.finger.move(to: CGPoint(x: 100, y: 150))
        world.app.finger.up()
        #expect(content.events == ["began", "ended"] && world.y == 0)
    }

    @Test("Content touches: stay with a control that the finger has pressed for a while")
    func control() {
        let world = world()
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        content.addSubview(slider)
        world.app.finger.down(at: CGPoint(x: 16, y: 17))
        world.app.advance(by: 0.3)
        world.app.finger.move(to: CGPoint(x: 100, y: 80), duration: 0.1)
        #expect(slider.value > 0.3 && world.y == 0)
    }

    @Test("Content touches: a scroll view can deny them to its content")
    func refused() {
        let world = world(Choosy())
        world.app.finger.longPress(at: CGPoint(x: 100, y: 100), for: 0.5)
        #expect(content.events.isEmpty)
        world.app.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
        #expect(world.y > 0)
    }
}
