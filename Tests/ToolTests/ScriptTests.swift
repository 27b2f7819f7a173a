import Foundation
import Playback
import TestSupport
import Testing

@Suite("Script")
struct ScriptTests {
    private func script(_ json: String) throws -> Script {
        try Script(json: Data(json.utf8), path: "cat.json") { $0 == "out" }
    }

    /// The problem and the number of a script's invalid step.
    private func problem(_ json: String) -> (step: Int, problem: StepProblem)? {
        do {
            _ = try script(json)
            return nil
        } catch let error as ScriptError {
            guard case .badStep("cat.json", let step, _, let problem) = error else { return nil }
            return (step, problem)
        } catch {
            return nil
        }
    }

    @Test("Script: every kind of step is read")
    func allSteps() throws {
        let script = try script(
            """
            [
              {"drag": [[40, 60], [200, 220]]},
              {"drag": [[1, 2], [3, 4], [5, 6.5]], "duration": 1, "pen": 0.5},
              {"tap": [10, -20]},
              {"tap": "Undo", "count": 2},
              {"longPress": "Undo"},
              {"longPress": [1, 1], "duration": 2},
              {"pinch": [100, 100], "from": 40, "to": 80},
              {"type": "你好"},
              {"press": "Ctrl+Shift+Z"},
              {"wait": 0.5},
              {"waitFor": {"find": "Undo", "exists": false}},
              {"waitFor": {"find": "Undo"}, "limit": 2},
              {"settle": 3},
              {"resize": [320, 480]},
              {"appearance": "dark"},
              {"snapshot": "a.png"},
              {"describe": "out/a.txt", "note": "for the manual"},
              {"expect": {"find": "Undo", "enabled": false, "label": "Undo", "value": "",
                          "exists": true, "frame": [0, 1, 2, 3]}},
              {"note": "the end"}
            ]
            """)
        var expectation = ScriptStep.Expectation(find: "Undo")
        expectation.enabled = false
        expectation.label = "Undo"
        expectation.value = ""
        expectation.frame = CGRect(x: 0, y: 1, width: 2, height: 3)
        var absence = ScriptStep.Expectation(find: "Undo")
        absence.exists = false
        let expected: [ScriptStep] = [
            .drag(
                [CGPoint(x: 40, y: 60), CGPoint(x: 200, y: 220)], duration: 0.3, pressure: nil),
            .drag(
                [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6.5)], duration: 1,
                pressure: 0.5),
            .tap(.point(CGPoint(x: 10, y: -20)), count: 1, pressure: nil),
            .tap(.element("Undo"), count: 2, pressure: nil),
            .longPress(.element("Undo"), duration: 0.6),
            .longPress(.point(CGPoint(x: 1, y: 1)), duration: 2),
            .pinch(.point(CGPoint(x: 100, y: 100)), from: 40, to: 80, duration: 0.3),
            .type("你好"),
            .press(KeyChord(.character("z"), [.ctrl, .shift])),
            .wait(0.5),
            .waitFor(absence, limit: 10),
            .waitFor(ScriptStep.Expectation(find: "Undo"), limit: 2),
            .settle(limit: 3),
            .resize(CGSize(width: 320, height: 480)),
            .appearance(.dark),
            .snapshot(path: "a.png"),
            .describe(path: "out/a.txt"),
            .expect(expectation),
            .note,
        ]
        #expect(script.steps == expected)
    }

    @Test(
        "Script: a bad step is refused with its number, the problem and a suggestion",
        arguments: [
            ("3", StepProblem.notAnObject(found: "a number")),
            ("{}", .unknownStep(keys: [], suggestion: nil)),
            (#"{"dragg": 1}"#, .unknownStep(keys: ["dragg"], suggestion: "drag")),
            (#"{"longpress": 1}"#, .unknownStep(keys: ["longpress"], suggestion: "longPress")),
            (#"{"fly": 1}"#, .unknownStep(keys: ["fly"], suggestion: nil)),
            (#"{"tap": [1, 2], "wait": 1}"#, .twoSteps("tap", "wait")),
            (
                #"{"tap": [1, 2], "durration": 1}"#,
                .unknownKey(
                    "durration", step: "tap", allowed: ["count", "pen", "note"], suggestion: nil)
            ),
            (
                #"{"longPress": "Undo", "durration": 1}"#,
                .unknownKey(
                    "durration", step: "longPress", allowed: ["duration", "note"],
                    suggestion: "duration")
            ),
            (#"{"pinch": [1, 2], "from": 10}"#, .missingKey("to", step: "pinch")),
            (#"{"expect": {"enabled": true}}"#, .missingKey("find", step: "expect")),
            (#"{"waitFor": {"enabled": true}}"#, .missingKey("find", step: "waitFor")),
            (
                #"{"wait": "long"}"#,
                .wrongValue(key: "wait", wanted: "a number", found: "“long”")
            ),
            (#"{"wait": -1}"#, .outOfRange(key: "wait", value: -1, range: 0...3600)),
            (#"{"wait": 1e999}"#, .outOfRange(key: "wait", value: .infinity, range: 0...3600)),
            (#"{"resize": [0, 10]}"#, .outOfRange(key: "resize", value: 0, range: 1...16384)),
            (
                #"{"resize": [100000, 10]}"#,
                .outOfRange(key: "resize", value: 100_000, range: 1...16384)
            ),
            (
                #"{"tap": [1e30, 10]}"#,
                .outOfRange(key: "tap", value: 1e30, range: -100_000...100_000)
            ),
            (
                #"{"drag": [[1, 2], [3, 4]], "pen": 2}"#,
                .outOfRange(key: "pen", value: 2, range: 0...1)
            ),
            (
                #"{"drag": [[1, 2]]}"#,
                .wrongValue(
                    key: "drag", wanted: "a list of two or more places, [[x, y], [x, y], …]",
                    found: "a list of 1")
            ),
            (
                #"{"tap": ""}"#,
                .wrongValue(
                    key: "tap", wanted: "a place like [40, 60] or a name like \"Undo\"",
                    found: "“”")
            ),
            (#"{"press": "ctrl+"}"#, .unknownKeyChord("ctrl+")),
            (#"{"press": "hyper+z"}"#, .unknownKeyChord("hyper+z")),
            (
                #"{"snapshot": "a.jpg"}"#,
                .wrongValue(
                    key: "snapshot", wanted: "the name of a file that ends in “.png”",
                    found: "“a.jpg”")
            ),
            (
                #"{"snapshot": "nowhere/a.png"}"#,
                .noFolder(file: "nowhere/a.png", folder: "nowhere")
            ),
            (
                #"{"expect": {"find": "Undo", "enabeld": true}}"#,
                .unknownKey(
                    "enabeld", step: "expect",
                    allowed: ["find", "exists", "enabled", "label", "value", "frame"],
                    suggestion: "enabled")
            ),
            (
                #"{"appearance": "blue"}"#,
                .wrongValue(key: "appearance", wanted: #""light" or "dark""#, found: "“blue”")
            ),
        ])
    func badSteps(step: String, expected: StepProblem) throws {
        let found = try #require(problem(#"[{"wait": 0}, \#(step)]"#))
        #expect(found.step == 2)
        #expect(found.problem == expected)
    }

    @Test("Script: an error reports the position and a remedy")
    func message() throws {
        let error = #expect(throws: ScriptError.self) {
            try script("[\n  {\"tap\": [1, 2]},\n  {\"dragg\": [[1, 2], [3, 4]]}\n]")
        }
        #expect(
            try #require(error).description
                == "“cat.json”, step 2 (line 3, column 4): there is no step “dragg”. Did you mean “drag”?"
        )
    }

    @Test("Script: JSON that is not a list is refused")
    func notAList() {
        #expect(throws: ScriptError.notAList(path: "cat.json", found: "an object")) {
            try script("{}")
        }
    }

    @Test("Script: an unreadable file is reported")
    func unreadable() throws {
        let error = #expect(throws: ScriptError.self) { try Script(path: "/nowhere/cat.json") }
        #expect(
            error == .unreadable(path: "/nowhere/cat.json", reason: "there is no such file"))
        let folder = #expect(throws: ScriptError.self) { try Script(path: "/tmp") }
        #expect(folder == .unreadable(path: "/tmp", reason: "it is a folder"))
    }

    @Test("Script: a file beyond the size limit is refused")
    func tooLarge() {
        #expect(throws: ScriptError.tooLarge(path: "cat.json")) {
            try Script(json: Data(count: Script.sizeLimit + 1), path: "cat.json")
        }
    }

    @Test(
        "Script: random mutations are read or refused with a message, without a crash",
        arguments: 0..<8)
    func fuzz(seed: UInt64) throws {
        let original = Array(
            #"""
            [{"drag": [[40, 60], [200.5, -2e2]], "duration": 0.3, "pen": 1}, {"tap": "Undo\u00e9"},
             {"pinch": [1, 2], "from": 3, "to": 4}, {"press": "ctrl+shift+z"}, {"wait": 0.5},
             {"resize": [320, 480]}, {"snapshot": "a.png"}, {"note": null},
             {"expect": {"find": "你好", "enabled": false, "frame": [1, 2, 3, 4]}}]
            """#.utf8)
        let alphabet = Array(#"[]{}",:\/u019eE+-.tfn 你“"#.utf8) + [0, 0xFF, 0x80]
        var random = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
                case 2: bytes[index] = alphabet.randomElement(using: &random) ?? 0
                default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
                }
            }
            do {
                _ = try Script(json: Data(bytes), path: "fuzz.json")
            } catch {
                #expect(error.description.contains("“fuzz.json”"))
            }
        }
    }
}
