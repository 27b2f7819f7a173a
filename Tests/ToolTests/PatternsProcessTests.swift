import Foundation
import ProgramTesting
import Testing

@Suite("touchstone patterns as a process")
struct PatternsProcessTests {
    /// Runs the tool to its end, without a display, in an English environment unless another is
    /// given.
    private func run(
        _ words: [String], environment: [String: String?] = [:]
    ) throws -> (lines: [String], code: Int32, errors: String) {
        let usual: [String: String?] = [
            "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "LC_ALL": "C.UTF-8",
        ]
        let child = try ChildProcess(
            ChildProcess.pathOfProduct("touchstone"), ["patterns"] + words,
            environment: usual.merging(environment) { $1 })
        let end = try child.end()
        return (child.lines, end.code, end.errors)
    }

    @Test("patterns process: an example's output is printed alone")
    func run() throws {
        let outcome = try run(["run", "strategy", "--amount", "250"])
        #expect(outcome.lines == ["结果是250.000000", "结果是245.000000", "结果是200.000000"])
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
    }

    @Test("patterns process: the language is that of the system")
    func language() throws {
        let list = try run(["list"], environment: ["LC_ALL": "zh_CN.UTF-8"])
        #expect(list.lines.first == "创建型")
        #expect(try run(["list"]).lines.first == "Creational")
    }

    @Test("patterns process: a diagram in a pipe has no escape sequences")
    func diagram() throws {
        let outcome = try run(["diagram", "strategy"])
        #expect(outcome.lines.contains { $0.contains("«interface»") })
        #expect(!outcome.lines.joined().contains("\u{1B}"))
    }

    @Test("patterns process: an unknown name ends with exit code 2 and one line of advice")
    func mistakes() throws {
        for (words, help) in [
            (["show", "stratgey"], "Did you mean “strategy”?"),
            (["run", "strategy", "--amount", "much"], "“much” is not a number"),
        ] {
            let outcome = try run(words)
            #expect(outcome.code == 2)
            #expect(outcome.errors.hasPrefix("touchstone: "))
            #expect(outcome.errors.contains(help), "\(outcome.errors)")
            #expect(outcome.errors.count { $0 == "\n" } == 1)
            #expect(outcome.lines.isEmpty)
        }
    }
}
