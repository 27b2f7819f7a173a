import Testing
import UIKit
import UIKitTesting

/// A controller with a square to find, drag, pinch and type into.
private final class ProbeController: UIViewController {
    let square = ProbeView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.isMultipleTouchEnabled = true
        square.backgroundColor = .red
        square.accessibilityLabel = "Square"
        square.accessibilityIdentifier = "probe.square"
        view.addSubview(square)
    }
}

/// A view that logs its input.
private final class ProbeView: UIView, UIKeyInput {
    var log: [String] = []
    var text = ""

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let samples = event?.coalescedTouches(for: touch)?.count ?? 0
            log.append("moved \(samples)")
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("cancelled", touches)
    }

    private func write(_ word: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            log.append("\(word) (\(Int(place.x)) \(Int(place.y)))")
        }
    }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

@Suite("Headless apps")
struct HeadlessAppTests {
    private let controller = ProbeController()
    private let app: HeadlessApp

    init() {
        let controller = controller
        app = HeadlessApp(
            size: CGSize(width: 120, height: 100), scale: 2, rootViewController: controller)
    }

    @Test("Headless app: shows its root view controller at the given size and scale")
    func shows() {
        let picture = app.snapshot()
        #expect(picture.width == 240)
        #expect(picture.height == 200)
        #expect(picture[0, 0] == 0xFFFF_FFFF)
        #expect(picture[2 * 40, 2 * 50] == 0xFFFF_0000)
    }

    @Test("Headless app: a run always results in the same bytes")
    func isStable() {
        let again = HeadlessApp(
            size: CGSize(width: 120, height: 100), scale: 2, rootViewController: ProbeController())
        #expect(again.snapshot() == app.snapshot())
        #expect(again.describe() == app.describe())
    }

    @Test("Headless app: finds elements by identifier before label, and lists their names")
    func finds() throws {
        #expect(app.find("probe.square")?.view === controller.square)
        #expect(app.find("Square")?.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
        #expect(app.find("Circle") == nil)
        #expect(app.elementNames() == ["probe.square"])
        controller.square.isHidden = true
        #expect(app.find("Square") == nil)
    }

    @Test("Headless app: taps and drags reach the view under the finger, one report per frame")
    func touches() throws {
        try app.finger.tap(on: "Square")
        #expect(controller.square.log == ["began (20 20)", "ended (20 20)"])
        controller.square.log = []
        app.finger.drag(
            from: CGPoint(x: 25, y: 35), to: CGPoint(x: 55, y: 65), duration: 3.0 / 60)
        #expect(
            controller.square.log == [
                "began (5 5)", "moved 1", "moved 1", "moved 1", "ended (35 35)",
            ])
    }

    @Test("Headless app: only gestures advance its clock")
    func time() {
        let start = app.host.now
        app.finger.drag(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 9, y: 9), duration: 0.5)
        #expect(abs(app.host.now - start - 0.5 - 1.0 / 60) < 1e-6)
        app.advance(by: 2)
        #expect(abs(app.host.now - start - 2.5 - 1.0 / 60) < 1e-6)
    }

    @Test("Headless app: a pen's samples between frames arrive as coalesced touches")
    func pen() {
        let points = (0...6).map { Pen.Point(CGPoint(x: 25 + $0, y: 40), pressure: 0.5) }
        app.pen.draw(through: points, samplesPerReport: 3)
        #expect(controller.square.log == ["began (5 10)", "moved 3", "moved 3", "ended (11 10)"])
    }

    @Test("Headless app: text reaches the first responder, Chinese too")
    func types() {
        controller.square.becomeFirstResponder()
        app.keyboard.type("ok 你好")
        #expect(controller.square.text == "ok 你好")
        app.keyboard.press(.delete)
        #expect(controller.square.text == "ok 你")
    }

    @Test("Headless app: switches to dark and back")
    func appearance() {
        controller.view.backgroundColor = .systemBackground
        app.settle()
        #expect(app.snapshot()[0, 0] == 0xFFFF_FFFF)
        app.setAppearance(.dark)
        #expect(app.snapshot()[0, 0] == 0xFF00_0000)
    }

    @Test("Headless app: adopts a new window size")
    func resizes() {
        app.resize(to: CGSize(width: 60, height: 50))
        #expect(app.snapshot().width == 120)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 60, height: 50))
    }

    @Test("Headless app: describes its views as text, one per line")
    func describes() {
        #expect(
            app.describe() == """
                UIWindow (0 0; 120 100) key
                  UIView (0 0; 120 100) controller=ProbeController backgroundColor=#FFFFFF
                    ProbeView (20 30; 40 40) backgroundColor=#FF0000 identifier="probe.square" \
                label="Square"

                """)
    }

    @Test("Headless app: a pinch puts two fingers around a point, moves them apart and lifts both")
    func pinches() {
        let catcher = ProbeView(frame: controller.view.bounds)
        catcher.isMultipleTouchEnabled = true
        controller.view.addSubview(catcher)
        app.pinch(at: CGPoint(x: 60, y: 50), from: 20, to: 80, duration: 1.0 / 60)
        #expect(
            catcher.log == [
                "began (50 50)", "began (70 50)", "moved 1", "moved 1", "ended (20 50)",
                "ended (100 50)",
            ])
    }
}
