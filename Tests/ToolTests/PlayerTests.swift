import Foundation
import Playback
import Testing
import TouchPainterCore
import TouchPainterUI
import UIKit
import UIKitTesting

@Suite("Player")
struct PlayerTests {
    private let painting: Painting
    private let app: HeadlessApp

    init() {
        let painting = Painting()
        self.painting = painting
        app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1,
            rootViewController: CanvasViewController(painting: painting))
    }

    private func play(_ json: String) throws {
        try Player(app: app).play(Script(json: Data(json.utf8), path: "cat.json"))
    }

    /// The failure of the expectation in a script of one step.
    private func mismatch(_ step: String) -> ExpectationFailure.Mismatch? {
        do {
            try play("[\(step)]")
            return nil
        } catch {
            return (error as? ExpectationFailure)?.mismatch
        }
    }

    /// The warnings of a script.
    private func warnings(_ json: String) throws -> [String] {
        var warnings: [String] = []
        let player = Player(app: app, ineffectiveSteps: .warn { warnings.append($0) })
        try player.play(Script(json: Data(json.utf8), path: "cat.json"))
        return warnings
    }

    @Test("Player: touches and typing without effect are warned of, with their line")
    func doubts() throws {
        let disabled = try warnings("[{\"note\": \"\"},\n{\"tap\": \"Undo\"}]")
        #expect(
            disabled == [
                "“cat.json”, step 2 (line 2): “Undo” is disabled, so the touch has no effect."
            ])
        let typing = try warnings(#"[{"type": "a"}]"#)
        #expect(typing.first?.contains("Nothing receives the typed text.") == true)
        #expect(try warnings(#"[{"tap": [50, 50]}, {"tap": "Undo"}, {"tap": "Canvas"}]"#) == [])
        let cover = UIButton(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        cover.accessibilityLabel = "Cover"
        app.window.addSubview(cover)
        let covered = try warnings(#"[{"tap": "Canvas"}]"#)
        #expect(covered.first?.contains("“Canvas” is covered by “Cover”") == true)
        let label = UILabel(frame: cover.frame)
        label.isUserInteractionEnabled = true
        app.window.addSubview(label)
        let nothing = try warnings(#"[{"tap": [5, 5]}]"#)
        #expect(nothing.first?.contains("Nothing reacts to a touch at (5.0, 5.0).") == true)
    }

    @Test(
        "Player: a touch or typing without effect fails with its line and the views",
        arguments: [
            (#"{"tap": "Undo"}"#, "“Undo” is disabled, so the touch has no effect."),
            (#"{"tap": [5, 5]}"#, "Nothing reacts to a touch at (5.0, 5.0)."),
            (#"{"longPress": [5, 5]}"#, "Nothing reacts to a touch at (5.0, 5.0)."),
            (#"{"type": "a"}"#, "Nothing receives the typed text. Tap a text field first."),
        ])
    func ineffectiveSteps(step: String, reason: String) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.isUserInteractionEnabled = true
        app.window.addSubview(label)
        let error = try #require(throws: ScriptError.self) { try play("[{\"wait\": 0},\n\(step)]") }
        let lines = "\(error)".split(separator: "\n")
        #expect(
            lines.first
                == "“cat.json”, step 2 (line 2): \(reason) Play with --warn to go on all the same. The window has:"
        )
        #expect(lines.dropFirst().first == "  UIWindow (0 0; 320 480) key")
        #expect(lines.count > 3)
        #expect(error.exitCode.rawValue == 1)
    }

    @Test("Player: a controller, a view or a recogniser that handles touches is no doubt")
    func handlers() throws {
        final class Touched: UIViewController {
            var touches = 0
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches += 1
            }
        }
        let controller = Touched()
        let other = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: controller)
        let script = try Script(json: Data(#"[{"tap": [50, 50]}]"#.utf8), path: "cat.json")
        try Player(app: other).play(script)
        #expect(controller.touches == 1)
        let plain = HeadlessApp(
            size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
        #expect(throws: ScriptError.self) { try Player(app: plain).play(script) }
        plain.window.addGestureRecognizer(UITapGestureRecognizer())
        try Player(app: plain).play(script)
    }

    @Test("Player: a settle step waits until the app is idle, or reports what keeps it busy")
    func settles() throws {
        UIView.animate(withDuration: 2) { app.window.alpha = 0.9 }
        let start = app.host.now
        try play(#"[{"settle": 10}]"#)
        #expect(app.host.now - start >= 2)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { app.window.alpha = 0.5 }
        let error = #expect(throws: ScriptError.self) { try play(#"[{"settle": 3}]"#) }
        #expect(error?.description.contains("not idle after 3.0 seconds") == true)
        #expect(error?.description.contains("the animation “opacity” of UIWindow") == true)
    }

    @Test("Player: a waitFor step ends with the frame in which the element is as expected")
    func waitsForElements() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Uploading"
        app.window.addSubview(label)
        Task {
            try await Task.sleep(for: .seconds(3))
            label.text = "Uploaded"
        }
        let start = app.host.now
        try play(#"[{"waitFor": {"find": "Uploading"}}]"#)
        #expect(app.host.now == start)
        try play(#"[{"waitFor": {"find": "Uploaded"}, "limit": 4}]"#)
        #expect((3...3.1).contains(app.host.now - start))
        try play(#"[{"waitFor": {"find": "Uploading", "exists": false}}]"#)
    }

    @Test("Player: a waitFor step without success reports the line, the wait and the views")
    func waitsInVain() throws {
        let start = app.host.now
        let failure = try #require(throws: ExpectationFailure.self) {
            try play(
                "[{\"wait\": 1},\n{\"waitFor\": {\"find\": \"Undo\", \"enabled\": true}, \"limit\": 2}]"
            )
        }
        #expect((3...3.1).contains(app.host.now - start))
        #expect(failure.mismatch == .enabled(found: false))
        #expect(failure.waited == 2 && failure.busyReasons == [])
        let lines = failure.description.split(separator: "\n")
        #expect(
            lines.first == """
                “cat.json”, step 2 (line 2): “Undo” should be enabled, and is disabled. The step waited 2.0 seconds \
                of the app's time; the app is idle. The window has:
                """)
        #expect(lines.dropFirst().first == "  UIWindow (0 0; 320 480) key")
    }

    @Test("Player: a script draws, taps buttons and presses keys")
    func drawing() throws {
        try play(
            """
            [
              {"drag": [[40, 60], [200, 60], [200, 220]], "duration": 0.5},
              {"tap": [100, 300], "count": 2},
              {"tap": "Undo"},
              {"press": "ctrl+z"},
              {"press": "ctrl+shift+z"},
              {"drag": [[10, 10], [20, 20]], "pen": 0.5},
              {"wait": 1}
            ]
            """)
        let kinds = painting.scribble.marks.map { "\(type(of: $0))" }
        #expect(kinds == ["Stroke", "Dot", "Stroke"])
    }

    /// A list of rows that count their taps, longer than the window, and a label outside of the
    /// window.
    private final class LongList: UIViewController {
        private(set) var taps: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UIScrollView(frame: CGRect(x: 0, y: 40, width: 320, height: 400))
            list.contentSize = CGSize(width: 320, height: 40 * 44)
            for index in 0..<40 {
                let row = UIButton(type: .custom)
                row.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44)
                row.setTitle("Row \(index)", for: .normal)
                row.addAction(
                    UIAction { [weak self] _ in self?.taps.append(index) }, for: .touchUpInside)
                list.addSubview(row)
            }
            view.addSubview(list)
            let beyond = UILabel(frame: CGRect(x: 0, y: 900, width: 100, height: 20))
            beyond.text = "Beyond"
            view.addSubview(beyond)
        }
    }

    @Test("Player: an element is scrolled into sight, and one that cannot be is reported")
    func scrolling() throws {
        let list = LongList()
        let app = HeadlessApp(
            size: CGSize(width: 320, height: 480), scale: 1, rootViewController: list)
        func play(_ json: String) throws {
            try Player(app: app).play(Script(json: Data(json.utf8), path: "list.json"))
        }
        try play(#"[{"tap": "Row 30"}, {"tap": "Row 2"}, {"tap": "Row 3"}]"#)
        #expect(list.taps == [30, 2, 3])
        let error = #expect(throws: ScriptError.self) { try play(#"[{"tap": "Beyond"}]"#) }
        #expect(
            error?.description == """
                “list.json”, step 1 (line 1): “Beyond” is out of sight: its middle lies at (50, 910). Make the window larger, or \
                bring it into sight in a step before.
                """)
        #expect(error?.exitCode == .mistake)
    }

    @Test("Player: a drag passes exactly through every point, at an even pace")
    func corners() throws {
        let start = app.host.now
        try play(#"[{"drag": [[40, 60], [200, 60], [200, 100]], "duration": 1}]"#)
        let places = try #require(painting.scribble.marks.first).makeEnumerator()
            .filter { $0 is Vertex }.map(\.location)
        #expect(places.first == CGPoint(x: 40, y: 60))
        #expect(places.contains(CGPoint(x: 200, y: 60)))
        #expect(places.last == CGPoint(x: 200, y: 100))
        // 60 events per second, and one frame after the lift.
        #expect(places.count == 61)
        #expect(abs(app.host.now - start - 1 - 1.0 / 60) < 1e-6)
    }

    @Test("Player: a missing element ends the script and reports the existing names")
    func noElement() throws {
        let error = #expect(throws: ScriptError.self) {
            try play(#"[{"tap": [50, 50]}, {"tap": "Und"}]"#)
        }
        guard case .noElement("cat.json", 2, 1, "Und", let names, nil) = try #require(error) else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(Set(names).isSuperset(of: ["Canvas", "Trash", "Undo", "Redo"]))
        #expect(error?.exitCode == .mistake)
        #expect(error?.description.contains("Did you mean “Undo”?") == true)
        // The previous step was played.
        #expect(painting.scribble.marks.count == 1)
    }

    @Test("Player: a met expectation has no effect")
    func met() throws {
        try play(
            """
            [
              {"expect": {"find": "Undo", "enabled": false, "label": "Undo"}},
              {"expect": {"find": "Canvas", "frame": [0, 0, 320, 436]}},
              {"expect": {"find": "Dragon", "exists": false}},
              {"tap": [50, 50]},
              {"expect": {"find": "Undo", "enabled": true}},
              {"resize": [400, 300]},
              {"expect": {"find": "Canvas", "frame": [0, 0, 400, 256]}}
            ]
            """)
    }

    @Test("Player: a failed expectation reports the actual state")
    func notMet() throws {
        #expect(
            mismatch(#"{"expect": {"find": "Undo", "enabled": true}}"#) == .enabled(found: false))
        #expect(
            mismatch(#"{"expect": {"find": "Undo", "label": "Back"}}"#)
                == .label(expected: "Back", found: "Undo"))
        #expect(
            mismatch(#"{"expect": {"find": "Undo", "value": "1"}}"#)
                == .value(expected: "1", found: nil))
        #expect(
            mismatch(#"{"expect": {"find": "Canvas", "frame": [0, 0, 320, 435]}}"#)
                == .frame(
                    expected: CGRect(x: 0, y: 0, width: 320, height: 435),
                    found: CGRect(x: 0, y: 0, width: 320, height: 436)))
        #expect(
            mismatch(#"{"expect": {"find": "Canvas", "exists": false}}"#)
                == .present(frame: CGRect(x: 0, y: 0, width: 320, height: 436)))
        guard case .missing(let names, nil) = mismatch(#"{"expect": {"find": "Dragon"}}"#) else {
            Issue.record("A missing element was found.")
            return
        }
        #expect(names.contains("Undo"))
        let failure = #expect(throws: ExpectationFailure.self) {
            try play(#"[{"wait": 0}, {"expect": {"find": "Redo", "enabled": true}}]"#)
        }
        #expect(
            failure?.description.hasPrefix(
                """
                “cat.json”, step 2 (line 1): “Redo” should be enabled, and is disabled. The window has:
                  UIWindow (0 0; 320 480) key
                """) == true)
    }

    @Test("Player: a window too large for a picture is refused before the first step")
    func tooLarge() {
        let error = #expect(throws: ScriptError.self) {
            try play(#"[{"tap": [50, 50]}, {"resize": [16384, 16384]}]"#)
        }
        #expect(
            error
                == .tooManyPixels(
                    path: "cat.json", step: 2, line: 1,
                    size: CGSize(width: 16384, height: 16384), scale: 1))
        #expect(painting.scribble.isEmpty)
    }

    @Test("Player: pictures and views are written, and a failed write reports the reason")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("player-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try play(
            """
            [{"snapshot": "\(folder.path)/a.png"}, {"describe": "\(folder.path)/a.txt"}]
            """)
        let picture = try Data(contentsOf: folder.appendingPathComponent("a.png"))
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let views = try String(
            contentsOf: folder.appendingPathComponent("a.txt"), encoding: .utf8)
        #expect(views.contains("CanvasView"))

        let taken = folder.appendingPathComponent("taken.png")
        try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
        let error = #expect(throws: ScriptError.self) {
            try play(#"[{"snapshot": "\#(taken.path)"}]"#)
        }
        #expect(error?.exitCode == .failure)
        #expect(error?.description.contains("a folder has that name") == true)
    }

    @Test("Player: TouchPainter's recording is a valid script that ends with a picture")
    func recording() throws {
        let script = try Script(json: TouchPainterRecording.script, path: "recording")
        try Player(app: app).play(script)
        #expect(painting.scribble.marks.count == script.steps.count)
        #expect(painting.scribble.marks.count { $0 is Dot } == 9)
    }
}
