import Foundation
import ProgramTesting
import Testing

@Suite("touchstone new")
struct NewPackageTests {
    /// Writes a package into a new folder.
    private func new(
        _ words: String...
    ) throws -> (folder: URL, code: Int32, output: String, errors: String) {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = try ChildProcess.pathOfProduct("touchstone")
        let child = try ChildProcess(
            "/usr/bin/env", ["-C", folder.path, program, "new"] + words,
            environment: ["LC_ALL": "C.UTF-8"])
        let end = try child.end()
        return (folder, end.code, child.lines.joined(separator: "\n"), end.errors)
    }

    @Test(
        "new: writes a package with app, program, tests and workflow",
        arguments: ["app", "navigation", "tabs", "notes"])
    func files(template: String) throws {
        let result = try new("Diary", "--template", template)
        defer { try? FileManager.default.removeItem(at: result.folder) }
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("Wrote the package Diary. Next:"))
        let package = result.folder.appendingPathComponent("Diary")
        for path in [
            "Package.swift", "README.md", ".github/workflows/test.yml", "Sources/Diary/main.swift",
            "Sources/DiaryUI/AppDelegate.swift", "Tests/DiaryTests/DiaryTests.swift",
        ] {
            let text = try String(
                contentsOf: package.appendingPathComponent(path), encoding: .utf8)
            #expect(!text.isEmpty && !text.contains("__Name__"), "\(path)")
        }
        let manifest = try ChildProcess.run(
            "swift", ["package", "--package-path", package.path, "dump-package"], environment: [:])
        #expect(String(decoding: manifest, as: UTF8.self).contains("TouchstoneMain"))
    }

    @Test("new: takes Touchstone from a repository, and refuses names that no module can have")
    func mistakes() throws {
        let address = "https://example.org/touchstone.git"
        let remote = try new("Diary", "--touchstone", address)
        defer { try? FileManager.default.removeItem(at: remote.folder) }
        let manifest = try String(
            contentsOf: remote.folder.appendingPathComponent("Diary/Package.swift"), encoding: .utf8
        )
        #expect(manifest.contains("url: \"\(address)\""))
        for name in ["diary", "../Diary", "UIKit", "My Diary"] {
            let result = try new(name)
            defer { try? FileManager.default.removeItem(at: result.folder) }
            #expect(result.code == 2, "\(name)")
            #expect(result.errors.contains("a capital letter"))
        }
    }
}
