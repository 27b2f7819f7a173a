import Foundation
import ProgramTesting
import Testing

@Suite("make install")
final class InstallTests {
    /// A prefix that contains another installed program.
    private let prefix: URL
    private let noDisplay: [String: String?] = [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8",
    ]

    init() throws {
        prefix = FileManager.default.temporaryDirectory
            .appendingPathComponent("prefix \(UUID().uuidString)")
        let folder = prefix.appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appendingPathComponent("other"))
    }

    deinit { try? FileManager.default.removeItem(at: prefix) }

    private func install(_ arguments: String...) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/install").standardizedFileURL.path
        let end = try ChildProcess(script, arguments).end()
        #expect(end.code == 0, "\(end.errors)")
    }

    private func installEverything() throws {
        let build = URL(fileURLWithPath: try ChildProcess.pathOfProduct("touchstone"))
            .deletingLastPathComponent()
        try install(prefix.path, build.path)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: prefix.appendingPathComponent(path), encoding: .utf8)
    }

    private func run(_ words: [String]) throws -> (lines: [String], code: Int32, errors: String) {
        let child = try ChildProcess(
            prefix.appendingPathComponent("bin/touchstone").path, words, environment: noDisplay,
            in: prefix)
        let end = try child.end()
        return (child.lines, end.code, end.errors)
    }

    @Test("install: the command runs the installed apps, which desktop entries name")
    func install() throws {
        try installEverything()
        let outcome = try run(["run", "TouchPainter", "--snapshot", "bin/a.png"])
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(FileManager.default.fileExists(atPath: prefix.path + "/bin/a.png"))
        for app in ["TouchPainter", "LayoutLab"] {
            let entry = try text("share/applications/touchstone-\(app).desktop")
            let line = try #require(entry.split(separator: "\n").first { $0.hasPrefix("Exec=") })
            let program = line.dropFirst(5).filter { $0 != "\"" }
            #expect(FileManager.default.isExecutableFile(atPath: program))
            #expect(entry.contains("Name=\(app)\nComment=\(app) "))
        }
        #expect(try text("share/bash-completion/completions/touchstone").contains("_touchstone()"))
        #expect(try text("share/zsh/site-functions/_touchstone").hasPrefix("#compdef touchstone"))
        #expect(
            try text("share/fish/vendor_completions.d/touchstone.fish").contains("complete -c"))
        #expect(try text("share/man/man1/touchstone.1").hasPrefix(".TH TOUCHSTONE 1"))
    }

    @Test("install: a missing app is reported with the command that builds it")
    func missingApp() throws {
        try installEverything()
        let app = prefix.appendingPathComponent("libexec/touchstone/LayoutLab")
        try FileManager.default.removeItem(at: app)
        let outcome = try run(["run", "LayoutLab"])
        #expect(outcome.code == 1)
        #expect(
            outcome.errors == """
                touchstone: LayoutLab cannot be started: there is no program “\(app.path)”. \
                “make run APP=LayoutLab” builds it.

                """)
    }

    @Test("uninstall: exactly the installed files are removed, also after installing twice")
    func uninstall() throws {
        try installEverything()
        try installEverything()
        try install("--remove", prefix.path)
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: prefix.path).sorted() == [
                "bin", "bin/other",
            ])
    }
}
