import Foundation
import ProgramTesting
import Testing
import UIKit
import UIKitTesting

@testable import faultyapp

@Suite("An app's program")
struct AppProgramTests {
    private func run(
        _ program: String, _ words: String..., language: String = "C.UTF-8",
        environment: [String: String?] = [:]
    ) throws -> (output: String, code: Int32, errors: String) {
        let own = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": language]
        let child = try ChildProcess(
            ChildProcess.pathOfProduct(program), words,
            environment: own.merging(environment) { $1 })
        let end = try child.end()
        return (child.lines.joined(separator: "\n"), end.code, end.errors)
    }

    @Test("AppProgram: accepts the options of touchstone run and uses its own name in messages")
    func options() throws {
        let help = try run("TouchPainter", "--help")
        #expect(help.output.hasPrefix("TouchPainter paints with a finger, a pen or a mouse.\n"))
        #expect(help.output.contains("--snapshot FILE.png"))
        let mistake = try run("TouchPainter", "--hedless")
        #expect(mistake.code == 2)
        #expect(
            mistake.errors
                == "TouchPainter: “TouchPainter” has no option “--hedless”. Did you mean “--headless”?\n"
        )
    }

    @Test("AppProgram: describes its views in the language of the environment")
    func language() throws {
        let chinese = try run(
            "TouchPainter", "--describe", "/dev/stdout", language: "zh_CN.UTF-8")
        #expect(chinese.code == 0, "\(chinese.errors)")
        #expect(chinese.output.contains("撤销"))
        #expect(try run("TouchPainter", "--describe", "/dev/stdout").output.contains("Undo"))
    }

    @Test("TouchPainter: a script saves drawings in the folder of the environment, else nowhere")
    func folder() throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString)")
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let script = folder.appendingPathComponent("save.json")
        try Data(#"[{"drag": [[40, 60], [200, 90]]}, {"press": "ctrl+s"}, {"settle": 5}]"#.utf8)
            .write(to: script)
        func saved(isNamed: Bool) throws -> [String] {
            let end = try run(
                "TouchPainter", "--script", script.path, "--describe", "/dev/null",
                environment: ["TOUCHPAINTER_FOLDER": isNamed ? folder.path : nil])
            #expect(end.code == 0, "\(end.errors)")
            return try files.contentsOfDirectory(atPath: folder.path).sorted()
        }
        #expect(try saved(isNamed: false) == ["save.json"])
        #expect(try saved(isNamed: true) == ["drawings", "save.json"])
        let drawings = folder.appendingPathComponent("drawings/drawings").path
        #expect(try files.contentsOfDirectory(atPath: drawings).contains("scribble-1.painting"))
    }

    @Test("AppProgram: an app marked with @main, without a main.swift, has all options")
    func delegateAlone() throws {
        let help = try run("faultyapp", "--help")
        #expect(help.code == 0, "\(help.errors)")
        #expect(help.output.contains("--snapshot FILE.png"))
        let tree = try run("faultyapp", "--describe", "/dev/stdout", "--size", "300x400")
        #expect(tree.code == 0, "\(tree.errors)")
        #expect(tree.output.contains("UIWindow (0 0; 300 400)"), "\(tree.output)")
        #expect(tree.output.contains("Arm"))
        #expect(try run("faultyapp", "layout").code == 0)
    }

    @Test("AppProgram: a test launches the delegate of its own target")
    @MainActor
    func ownTarget() throws {
        let app = HeadlessApp(size: CGSize(width: 300, height: 400), delegate: FaultyApp())
        #expect(app.window.frame.size == CGSize(width: 300, height: 400))
        try app.finger.tap(on: "Arm")
    }

    @Test("AppProgram: the main.swift of the guide compiles in Swift 5 and 6", arguments: [5, 6])
    func guide(version: Int) throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let text = try String(
            contentsOf: root.appendingPathComponent("Documentation/Testing.md"), encoding: .utf8)
        let after = text.split(separator: "`main.swift`:").last ?? ""
        let code = after.split(separator: "```swift\n").dropFirst().first?.split(separator: "```")
            .first
        let output = try typecheck(
            """
            import TouchstoneMain
            import UIKit

            final class AppDelegate: UIResponder, UIApplicationDelegate {
                init(size: CGSize) { super.init() }
            }

            \(code ?? "")
            """, version: version)
        #expect(code?.contains("AppProgram(") == true)
        #expect(!output.contains("error:"), "\(output)")
    }

    /// The compiler's output for the text of a `main.swift`.
    private func typecheck(_ text: String, version: Int) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("guide-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        try Data(text.utf8).write(to: file)
        return try SwiftCompiler().typecheck(file, version: version)
    }

    @Test("Ported selectors: methods of controllers give no warning", arguments: [5, 6])
    func selectors(version: Int) throws {
        let output = try typecheck(
            """
            import UIKit

            class Page: UIViewController {
                func go() {}
                func tap(_ sender: UIButton) {}
                func listen() {
                    _ = UIBarButtonItem(
                        barButtonSystemItem: .add, target: self,
                        action: Selector(Page.go, name: "go"))
                    _ = UITapGestureRecognizer(target: self, action: Selector(Page.tap(_:)))
                    NotificationCenter.default.addObserver(
                        self, selector: Selector(Page.go, name: "go"), name: nil, object: nil)
                }
            }
            """, version: version)
        #expect(!output.contains("warning:") && !output.contains("error:"), "\(output)")
    }

    @Test("AppProgram: reports its layout as touchstone layout does")
    func layout() throws {
        let own = try run("LayoutLab", "layout")
        #expect(own.code == 0, "\(own.errors)")
        #expect(own.output.hasSuffix("No conflicts, nothing ambiguous."), "\(own)")
        #expect(try run("touchstone", "layout", "layoutlab").output == own.output)
        let mistake = try run("touchstone", "layout", "LayoutLab", "--why", "nobody.top")
        #expect(mistake.code == 2)
        #expect(mistake.errors.hasPrefix("touchstone: No view is called “nobody”."))
    }

    @Test("touchstone: links no app, and neither UIKit nor a windowing library")
    func links() throws {
        let program = try ChildProcess.pathOfProduct("touchstone")
        let libraries = try ChildProcess.run("ldd", [program], environment: [:])
        let names = String(decoding: libraries, as: UTF8.self)
        // Loaded at their first call, or by an app's own program.
        for library in [
            "gtk-4", "poppler", "archive", "curl", "pq", "cgraph", "zbar", "xml2", "FoundationXML",
            "gstreamer-1.0", "gstapp-1.0", "microhttpd",
        ] {
            #expect(!names.contains("lib\(library)."), "\(library)")
            #expect(!names.contains("lib\(library)-"), "\(library)")
        }
    }
}
