import Foundation
import ProjectPlans
import ShadowPackages
import Testing

/// A folder with a project, and with a porting tool that copies sources and writes down its calls.
final class Workplace {
    let root: URL

    var project: URL { root.appendingPathComponent("project") }
    var shadow: URL { root.appendingPathComponent("shadow") }

    init() throws {
        root = FileManager.default.temporaryDirectory
            .appendingPathComponent("shadow \(UUID().uuidString)")
        let tool = """
            #!/bin/sh
            echo "$@" >> "\(root.path)/calls"
            while [ $# -gt 0 ]; do
                case $1 in
                    --output) output=$2; mkdir -p "$output"; shift ;;
                    --suffix | --context | --module | --program) shift ;;
                    *.swift) name=$(basename "$1" .swift); cp "$1" "$output/$name+Ported.swift" ;;
                esac
                shift
            done
            """
        try write(tool, to: "tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: toolPath)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private var toolPath: String { root.path + "/tool" }
    var tool: PortingTool { PortingTool(path: toolPath) }

    func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The number of times that the tool ran since this was asked for the last time.
    func calls() throws -> Int {
        let file = root.appendingPathComponent("calls")
        defer { try? FileManager.default.removeItem(at: file) }
        guard FileManager.default.fileExists(atPath: file.path) else { return 0 }
        return try text("calls").split(separator: "\n").count
    }

    /// The paths below a folder, sorted.
    func files(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(
            atPath: root.appendingPathComponent(folder).path
        ).sorted()
    }

    /// The plan of the package in ``project``.
    func plan(
        substitutes: [String: URL] = [:], includesTests: Bool = true
    ) throws -> ProjectPlan {
        var reader = PackageReader(
            substitutes: substitutes, cache: root.appendingPathComponent("cache"),
            includesTests: includesTests)
        return try reader.plan(of: project)
    }

    /// Runs `git` in a folder below ``root``, and returns the first line that it prints.
    @discardableResult
    func git(_ words: String, in folder: String) throws -> String {
        try git(words, inFolder: root.appendingPathComponent(folder).path)
    }

    @discardableResult
    func git(_ words: String, inFolder folder: String) throws -> String {
        let who = ["-c", "user.name=A", "-c", "user.email=a@localhost", "-C", folder]
        let list = words.split(separator: " ").map(String.init)
        let end = try ChildProgram("git", who + list).run()
        return end.output.split(separator: "\n").first.map(String.init) ?? ""
    }
}
