import Foundation
import Testing

/// The plugin builds a small package beside the tool of this build.
@Suite("The build plugin")
struct PluginTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("touchstone-plugin-\(UUID().uuidString)")

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The package of the plugin, with the tool as it is built.
    private func writePlugin() throws {
        let tool = "touchstone-port.artifactbundle"
        try write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Port",
                products: [.plugin(name: "TouchstonePort", targets: ["TouchstonePort"])],
                targets: [
                    .binaryTarget(name: "touchstone-port", path: "\(tool)"),
                    .plugin(
                        name: "TouchstonePort", capability: .buildTool(),
                        dependencies: ["touchstone-port"]),
                ])
            """, to: "Port/Package.swift")
        try write(
            """
            {"schemaVersion": "1.0", "artifacts": {"touchstone-port": {"type": "executable",
            "version": "1.0.0", "variants": [{"path": "bin/touchstone-port",
            "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]}]}}}
            """, to: "Port/\(tool)/info.json")
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Plugins/TouchstonePort/TouchstonePort.swift")
        let plugin = try String(contentsOf: sources, encoding: .utf8)
        try write(plugin, to: "Port/Plugins/TouchstonePort/TouchstonePort.swift")
        let built = try #require(Bundle.main.executableURL).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("touchstone-port")
        let bin = folder.appendingPathComponent("Port/\(tool)/bin")
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: bin.appendingPathComponent("touchstone-port"), withDestinationURL: built)
    }

    /// Builds the package, and returns what the build printed if it failed.
    private func failure() throws -> String? {
        let build = Process()
        build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        build.arguments = ["swift", "build", "--package-path", folder.path + "/App"]
        let output = Pipe()
        (build.standardOutput, build.standardError) = (output, output)
        try build.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        build.waitUntilExit()
        return build.terminationStatus == 0 ? nil : text
    }

    private func ported(_ target: String) throws -> [String] {
        let output = folder.appendingPathComponent(
            "App/.build/plugins/outputs/app/\(target)/destination/TouchstonePort/Ported")
        return try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    }

    @Test("exclude: holds for ported files; iOSSources names folders and single files")
    func files() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try writePlugin()
        let plugin = "plugins: [.plugin(name: \"TouchstonePort\", package: \"Port\")]"
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../Port")],
                targets: [
                    .target(
                        name: "Plain", exclude: ["Old.swift", "Older"], sources: ["Linux.swift"],
                        \(plugin)),
                    .target(
                        name: "Listed", exclude: ["Old.swift"], sources: ["Linux.swift"],
                        \(plugin)),
                ])
            """, to: "App/Package.swift")
        let refused = "#error(\"This file is not ported.\")\n"
        for target in ["Plain", "Listed"] {
            try write("", to: "App/Sources/\(target)/Linux.swift")
            try write("@objc class Page {}\n", to: "App/Sources/\(target)/Page.swift")
            try write(refused, to: "App/Sources/\(target)/Old.swift")
        }
        try write(refused, to: "App/Sources/Plain/Older/Deep.swift")
        try write("@objc class Part {}\n", to: "App/Sources/Plain/Parts/Part.swift")
        try write("Sources/Listed\nMore/One.swift\nShared\n", to: "App/Sources/Listed/iOSSources")
        try write("@objc class One {}\n", to: "App/More/One.swift")
        try write(refused, to: "App/More/Two.swift")
        try write("@objc class Both {}\n", to: "App/Shared/Deep/Both.swift")

        #expect(try failure() == nil)
        #expect(try ported("Plain") == ["Page+Ported.swift", "Part+Ported.swift"])
        #expect(
            try ported("Listed") == ["Both+Ported.swift", "One+Ported.swift", "Page+Ported.swift"])
    }
}
