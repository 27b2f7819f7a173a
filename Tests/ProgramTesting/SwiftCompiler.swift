package import Foundation

/// The Swift compiler with the search paths of this build's modules.
package struct SwiftCompiler {
    package init() {}

    /// Returns the compiler's output for a file that imports modules of this package.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - version: The language mode, as of `-swift-version`.
    package func typecheck(_ source: URL, version: Int = 6) throws -> String {
        let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        let headers = try run(
            "pkg-config",
            [
                "--cflags-only-I", "pangocairo", "pangofc", "libpng", "gdk-pixbuf-2.0", "gtk4",
                "gtk4-unix-print", "enchant-2", "x11", "wayland-client",
            ])
        let systemHouse = root.appendingPathComponent("Sources/System").path
        let system = try FileManager.default.contentsOfDirectory(atPath: systemHouse).sorted()
            .flatMap { ["-I", "\(systemHouse)/\($0)"] }
        let shims = try FileManager.default.contentsOfDirectory(atPath: build.path).sorted()
            .map { build.appendingPathComponent("\($0)/module.modulemap").path }
            .filter(FileManager.default.fileExists(atPath:))
        return try run(
            "swiftc",
            [
                "-typecheck", "-swift-version", "\(version)", source.path,
                "-I", build.appendingPathComponent("Modules").path,
                // A separate cache: compilers see the build's under two paths, which they refuse.
                "-module-cache-path", build.appendingPathComponent("SnippetCache").path,
            ] + shims.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + system
                + headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", "\($0)"] })
    }

    /// Returns everything that a program printed.
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let child = try ChildProcess("/usr/bin/env", [program] + arguments)
        let end = try child.end(patience: 300)
        return child.lines.map { $0 + "\n" }.joined() + end.errors
    }
}
