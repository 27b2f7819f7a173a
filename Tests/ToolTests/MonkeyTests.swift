import Foundation
import Playback
import ProgramTesting
import Testing
import UIKit
import UIKitTesting

@Suite("Monkey")
struct MonkeyTests {
    /// A screen with a button, a text field and a list.
    private final class PlainController: UIViewController {
        private(set) var taps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            button.setTitle("Go", for: .normal)
            button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
            view.addSubview(button)
            view.addSubview(UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40)))
        }
    }

    private func steps(seed: UInt64) throws -> (steps: [ScriptStep], taps: Int) {
        let controller = PlainController()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), rootViewController: controller)
        var monkey = Monkey(app: app, seed: seed)
        let player = Player(app: app, ineffectiveSteps: .play)
        let steps = try (0..<150).map { _ in
            let step = monkey.nextStep()
            try player.play(Script([step], path: "monkey"))
            return step
        }
        return (steps, controller.taps)
    }

    @Test("Monkey: the same seed makes the same steps, which reach controls; another makes others")
    func isReproducible() throws {
        let first = try steps(seed: 7)
        #expect(try steps(seed: 7).steps == first.steps)
        #expect(try steps(seed: 8).steps != first.steps)
        #expect(first.taps > 10)
    }

    @Test("Script: steps written as JSON are read as the same steps")
    func json() throws {
        var steps = try steps(seed: 3).steps
        steps.append(.expect(.init(find: "Go")))
        steps.append(.tap(.element("“A\"\n"), count: 2, pressure: 0.5))
        let script = try Script(json: Data(Script.json(steps).utf8), path: "written")
        #expect(script.steps == steps)
    }

    @Test("Shrinking: leaves the elements that matter, in order, and ends in few attempts")
    func shrinking() {
        var attempts = 0
        let shrunk = Shrinking.shrink(Array(0..<1000)) { list in
            attempts += 1
            return list.contains(17) && list.contains(503)
        }
        #expect(shrunk == [17, 503])
        #expect(attempts < 100)
        #expect(Shrinking.shrink([1, 2, 3]) { _ in true } == [])
        #expect(Shrinking.shrink([1, 2, 3], attempts: 0) { _ in true } == [1, 2, 3])
    }

    @Test("monkey: an app's program plays random steps, and keeps each in its journal")
    func program() throws {
        let child = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"),
            ["monkey", "touchpainter", "--steps", "30", "--seed", "2"],
            environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8"])
        let end = try child.end()
        #expect(end.code == 0, "\(end.errors)")
        #expect(child.lines.first?.hasPrefix("30 steps with seed 2: no failure") == true)
    }
}
