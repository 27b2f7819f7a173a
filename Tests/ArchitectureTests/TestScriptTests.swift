import Foundation
import ProgramTesting
import Testing

@Suite("Scripts/test")
struct TestScriptTests {
    @Test("Scripts/test: a run without failures succeeds, and tests are not repeated")
    func success() throws {
        let run = try FakeSuite(failures: [:]).run()
        #expect(run.code == 0, "\(run.output)")
        #expect(!run.output.contains("Repeated alone"))
        #expect(run.output.hasSuffix("2 tests of Swift Testing in 2 processes."))
    }

    @Test("Scripts/test: a test that passes when it is repeated is listed as unsteady, and fails")
    func unsteady() throws {
        let run = try FakeSuite(failures: ["BTests": 1]).run()
        #expect(run.code == 1)
        #expect(run.output.contains("Repeated alone: ^BTests\\.Suite/works\\(\\)\n"))
        #expect(
            run.output.contains("Unsteady, for they passed alone: ^BTests\\.Suite/works\\(\\)\n"))
    }

    @Test("Scripts/test: with ALLOW_UNSTEADY, nothing but unsteady tests succeeds")
    func allowed() throws {
        let allowed = ["ALLOW_UNSTEADY": "1"]
        let run = try FakeSuite(failures: ["BTests": 1]).run(allowed)
        #expect(run.code == 0)
        #expect(run.output.contains("Unsteady, for they passed alone: ^BTests"))
        #expect(try FakeSuite(failures: ["ATests": 100, "BTests": 1]).run(allowed).code == 1)
    }

    @Test("Scripts/test: a test that also fails alone is repeated but not called unsteady")
    func broken() throws {
        for failures in [2, 100] {
            let run = try FakeSuite(failures: ["ATests": failures]).run()
            #expect(run.code == 1)
            #expect(run.output.contains("Repeated alone: ^ATests\\.Suite/works\\(\\)\n"))
            #expect(!run.output.contains("Unsteady"))
        }
    }
}

/// A package of two suites with a test each, which a stand-in for `swift` pretends to run.
private final class FakeSuite {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("suite-\(UUID().uuidString)")

    /// - Parameter failures: How often the test of a suite fails before it passes.
    init(failures: [String: Int]) throws {
        for name in ["ATests", "BTests"] {
            try write("\(failures[name] ?? 0)", to: "Tests/\(name)/failures")
        }
        try write("ATests 2\nBTests 1\n", to: "Tests/times.txt")
        try write(Self.swift, to: "bin/swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.appendingPathComponent("bin/swift").path)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func run(_ variables: [String: String] = [:]) throws -> (code: Int32, output: String) {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
        let script = Repository.root.appendingPathComponent("Scripts/test").path
        var environment: [String: String?] = [
            "ALLOW_UNSTEADY": nil, "TEST_PATIENCE": nil, "SHARDS": "2", "TMPDIR": "/tmp",
            "PATH": "\(folder.appendingPathComponent("bin").path):\(path)",
        ]
        for (name, value) in variables { environment[name] = value }
        let child = try ChildProcess(
            "/usr/bin/env", ["bash", script], environment: environment, in: folder)
        let end = try child.end()
        return (end.code, child.lines.joined(separator: "\n"))
    }

    /// Runs the suite that the pattern after `--filter` begins with, and writes its results.
    private static let swift = #"""
        #!/usr/bin/env bash
        [ "$1" = test ] || exit 0
        while [ $# -gt 0 ]; do
            case $1 in
                --filter) suite=$(grep -o '[AB]Tests' <<< "$2" | head -n 1) ;;
                --xunit-output) file=${2%.xml}-swift-testing.xml ;;
            esac
            shift
        done
        left=$(cat "Tests/$suite/failures")
        echo $((left > 0 ? left - 1 : 0)) > "Tests/$suite/failures"
        if [ -n "${file:-}" ]; then
            {
                echo "<testcase classname=\"$suite.Suite\" name=\"works()\" time=\"0.1\">"
                [ "$left" -eq 0 ] || echo '<failure message="no" />'
                echo '</testcase>'
            } > "$file"
        fi
        echo "Test run with 1 test in 1 suite"
        [ "$left" -eq 0 ]
        """#
}
