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
        // It starts some twenty programs, on a machine that other tests keep busy.
        let end = try ChildProcess(script, arguments).end(patience: 240)
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
            let program = line.dropFirst(6).prefix { $0 != "\"" }
            #expect(FileManager.default.isExecutableFile(atPath: String(program)))
            #expect(line.hasSuffix("%F") == (app == "TouchPainter"))
            #expect(entry.contains("Name=\(app)\nComment=\(app) "))
        }
        // Files of TouchPainter open by a double click.
        let type = "application/vnd.touchstone.painting"
        #expect(
            try text("share/applications/touchstone-TouchPainter.desktop")
                .contains("\nMimeType=\(type);\n"))
        #expect(
            try text("share/mime/packages/touchstone-TouchPainter.xml")
                .contains("<mime-type type=\"\(type)\">"))
        #expect(try text("share/bash-completion/completions/touchstone").contains("_touchstone()"))
        #expect(try text("share/zsh/site-functions/_touchstone").hasPrefix("#compdef touchstone"))
        #expect(
            try text("share/fish/vendor_completions.d/touchstone.fish").contains("complete -c"))
        #expect(try text("share/man/man1/touchstone.1").hasPrefix(".TH TOUCHSTONE 1"))
    }

    @Test("desktop entry: an app from iOS has its name, and the largest picture of its icon")
    func desktopEntry() throws {
        let icons = prefix.appendingPathComponent("Sources/A.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
        let start = Data([0x89] + Array("PNG".utf8) + [UInt8](repeating: 0, count: 14))
        for width in [64, 200, 120] as [UInt8] {
            try (start + [0, width]).write(to: icons.appendingPathComponent("\(width).png"))
        }
        try Data(
            """
            <key>CFBundleDisplayName</key>
            <string>My Books</string>
            <key>UIApplicationShortcutItems</key>
            <array>
            <dict>
            <key>UIApplicationShortcutItemType</key>
            <string>org.example.new book</string>
            <key>UIApplicationShortcutItemTitle</key>
            <string>Pen &amp; paper</string>
            </dict>
            </array>
            """.utf8
        )
        .write(to: prefix.appendingPathComponent("Sources/Info.plist"))
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Scripts/desktop-entry").standardizedFileURL.path
        let end = try ChildProcess(
            script, [prefix.path + "/bin/other", prefix.path + "/Sources", prefix.path]
        ).end()
        #expect(end.code == 0, "\(end.errors)")
        let entry = try text("share/applications/other.desktop")
        #expect(entry.contains("\nName=My Books\nExec=\"\(prefix.path)/bin/other\"\n"))
        #expect(entry.contains("\nIcon=\(prefix.path)/share/icons/other.png\n"))
        #expect(entry.contains("\nActions=org-example-new-book;\n"))
        #expect(
            entry.contains(
                """
                [Desktop Action org-example-new-book]
                Name=Pen & paper
                Exec=env "TOUCHSTONE_SHORTCUT=org.example.new book" "\(prefix.path)/bin/other"
                """))
        let icon = try Data(contentsOf: prefix.appendingPathComponent("share/icons/other.png"))
        #expect(icon.last == 200)
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
