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

    @Test(
        "monkey: an app's program plays random steps, and keeps each in its journal",
        arguments: [(30, "30 steps"), (1, "1 step")])
    func program(_ steps: Int, _ text: String) throws {
        let child = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"),
            ["monkey", "touchpainter", "--steps", "\(steps)", "--seed", "2"],
            environment: ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8"])
        let end = try child.end()
        #expect(end.code == 0, "\(end.errors)")
        #expect(child.lines.first?.hasPrefix("\(text) with seed 2: no failure") == true)
    }

    @Test("monkey: a crash is found, and shortened to the steps that it takes")
    func crash() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("monkey-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func run(_ words: [String]) throws -> (code: Int32, errors: String) {
            try ChildProcess(
                ChildProcess.pathOfProduct("faultyapp"), words,
                environment: [
                    "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8",
                    "SWIFT_BACKTRACE": "enable=no",
                ], in: folder
            ).end(patience: 120)
        }
        let end = try run(["monkey", "--steps", "500"])
        #expect(end.code == 1)
        #expect(end.errors.contains("An armed app was fired."), "\(end.errors)")
        let path = folder.appendingPathComponent("monkey.json").path
        let steps = try Script(path: path).steps
        #expect(steps.count == 2, "\(steps)")
        // The script does it again, and not without its first step.
        let again = try run(["--headless", "--script", path])
        #expect(again.errors.contains("An armed app was fired."), "\(again.errors)")
        let rest = folder.appendingPathComponent("rest.json")
        try Data(Script.json(Array(steps.dropFirst())).utf8).write(to: rest)
        #expect(try run(["--headless", "--warn", "--script", rest.path]).code == 0)
    }
}
