import Foundation
import Playback
import Testing
import UIKit
import UIKitTesting

/// The texts of all failures of scripts in one golden, so that a change of one is seen and read.
@Suite("Failures of scripts")
struct ScriptFailuresTests {
    /// A screen with buttons that are disabled, covered or out of sight, and an endless animation.
    private final class Buttons: UIViewController {
        private func add(_ name: String, _ frame: CGRect) -> UIButton {
            let button = UIButton(frame: frame)
            button.accessibilityIdentifier = name
            view.addSubview(button)
            return button
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            _ = add("Save", CGRect(x: 10, y: 10, width: 80, height: 30))
            add("Off", CGRect(x: 10, y: 60, width: 80, height: 30)).isEnabled = false
            _ = add("Under", CGRect(x: 10, y: 110, width: 80, height: 30))
            _ = add("Far", CGRect(x: 10, y: 500, width: 80, height: 30))
            _ = add("Cover", CGRect(x: 0, y: 105, width: 200, height: 45))
        }
    }

    /// Scripts that fail, each in another way.
    private static let scripts = [
        "", "{}", "[", "[1]", "[{}]", #"[{"tip": 1}]"#, #"[{"fly": 1}]"#,
        #"[{"tap": "a", "wait": 1}]"#, #"[{"tap": "a", "cuont": 1}]"#, #"[{"tap": 5}]"#,
        #"[{"tap": "a", "tap": "b"}]"#, #"[{"tap": [1]}]"#, #"[{"wait": 5000}]"#,
        #"[{"wait": 1e999}]"#, #"[{"pinch": [1, 1], "from": 2}]"#, #"[{"press": "hyper+z"}]"#,
        #"[{"drag": [[1, 1]]}]"#, #"[{"snapshot": "a.jpg"}]"#, #"[{"snapshot": "gone/a.png"}]"#,
        #"[{"resize": [0, 1]}]"#, #"[{"resize": [16384, 16384]}]"#, #"[{"appearance": "pink"}]"#,
        #"[{"expect": {}}]"#, #"[{"expect": {"find": 1}}]"#,
        #"[{"expect": {"find": "a", "colour": 1}}]"#, #"[{"waitFor": "a"}]"#,
        #"[{"waitFor": {"find": "a"}, "limit": -1}]"#, #"[{"scroll": [1, 1]}]"#,
        #"[{"drag": ["# + Array(repeating: "[1, 1]", count: 10_001).joined(separator: ", ") + "]}]",
        "[\n{\"note\": \"\"},\n{\"tap\": \"Sav\"}]", #"[{"tap": "Off"}]"#, #"[{"tap": "Under"}]"#,
        #"[{"tap": "Far"}]"#, #"[{"longPress": [195, 195]}]"#, #"[{"type": "a"}]"#,
        #"[{"expect": {"find": "Sav"}}]"#, #"[{"expect": {"find": "Save", "exists": false}}]"#,
        #"[{"expect": {"find": "Save", "enabled": false}}]"#,
        #"[{"expect": {"find": "Save", "label": "Keep"}}]"#,
        #"[{"expect": {"find": "Save", "value": "1"}}]"#,
        #"[{"expect": {"find": "Save", "frame": [0, 0, 10, 10]}}]"#,
        "[\n{\"wait\": 1},\n{\"waitFor\": {\"find\": \"Done\"}, \"limit\": 2}]",
        #"[{"snapshot": "/proc/a.png"}]"#,
    ]

    /// Returns the text of the failure of a script on a new app.
    private func failure(
        _ json: String, prepare: (HeadlessApp) -> Void = { _ in }
    ) -> String {
        let app = HeadlessApp(
            size: CGSize(width: 200, height: 200), scale: 1, rootViewController: Buttons())
        prepare(app)
        var text = "The script did not fail."
        do {
            let script = try Script(json: Data(json.utf8), path: "a.json")
            try Player(app: app).play(script)
        } catch {
            text = "\(error)"
        }
        let title = json.count > 100 ? json.prefix(100) + " …" : json
        return "## \(title)\n\n\(text)\n"
    }

    @Test("Failures of scripts: every text is as recorded")
    func all() throws {
        var texts = Self.scripts.map { failure($0) }
        for script in [#"[{"settle": 2}]"#, #"[{"waitFor": {"find": "Done"}, "limit": 1}]"#] {
            texts.append(
                failure(script) { app in
                    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) {
                        app.window.alpha = 0.5
                    }
                })
        }
        let large = String(repeating: " ", count: Script.sizeLimit + 1)
        texts.append(
            failure(large).replacing("## \(large.prefix(100)) …", with: "## \(large.count) bytes"))
        try TextGolden(name: "script-failures").match(texts.joined(separator: "\n"))
    }
}
