import Foundation
import ProgramTesting
import TestSupport
import Testing

@Suite("Systems that are mixed")
struct MixingTests {
    /// Lines that mix systems, each with what the compiler says about it.
    private static let mixed = [
        ("let moved: Coordinate<BD09> = wgs84", "Coordinate<WGS84>"),
        ("_ = wgs84.distance(to: gcj02)", "Coordinate<GCJ02>"),
        ("_ = wgs84 == gcj02", "Coordinate<GCJ02>"),
        ("_ = wgs84.wgs84()", "wgs84"),
        ("_ = BoundingBox<WGS84>(center: gcj02, radius: 1)", "GCJ02"),
    ]

    /// Lines that convert first.
    private static let converted = [
        "let moved: Coordinate<BD09> = wgs84.bd09()",
        "_ = wgs84.distance(to: gcj02.wgs84())",
    ]

    @Test("do not compile, while what is converted first does", .rows("S2-53"))
    func mixing() throws {
        let lines =
            [
                "import Coordinates",
                "func check(_ wgs84: Coordinate<WGS84>, _ gcj02: Coordinate<GCJ02>) {",
            ] + Self.mixed.map { "do { \($0.0) }" } + Self.converted.map { "do { \($0) }" } + ["}"]
        let output = try Self.typecheck(lines.joined(separator: "\n"))
        let errors = output.matches(of: /mixed\.swift:([0-9]+):[0-9]+: error: (.*)/)
            .reduce(into: [Int: String]()) { $0[(Int($1.1) ?? 0) - 3, default: ""] += $1.2 }
        for (index, (line, words)) in Self.mixed.enumerated() {
            #expect(errors[index]?.contains(words) == true, "\(line): \(output)")
        }
        #expect(errors.keys.allSatisfy(Self.mixed.indices.contains), "\(output)")
    }

    /// What the compiler says about a file that imports modules of this build.
    private static func typecheck(_ text: String) throws -> String {
        let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("mixed.swift")
        try Data(text.utf8).write(to: source)
        let compiler = try ChildProcess(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-swift-version", "6", source.path,
                "-I", build.appendingPathComponent("Modules").path,
                "-module-cache-path", folder.appendingPathComponent("cache").path,
            ])
        return try compiler.end(patience: 300).errors
    }
}
