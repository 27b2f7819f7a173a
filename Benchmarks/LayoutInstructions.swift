import Foundation
import LayoutWorkloads

/// The number of instructions executed for a layout, counted by Valgrind, independent of other
/// load.
///
/// The program runs itself with some repetitions and with twice as many. The difference is that of
/// the repetitions alone, without start-up and preparation.
@MainActor
enum LayoutInstructions {
    /// The argument that makes this program repeat one work and exit: `--once W4 100 3`.
    static let onceArgument = "--once"

    /// A work to count.
    private struct Subject {
        let name: String

        /// The maximum number of instructions, or `nil` if they are only reported.
        let limit: Double?

        let repetitions: Int

        let work: @MainActor (_ count: Int) -> @MainActor () -> Void
    }

    private static let subjects: [Subject] =
        [
            solving(.flat, limit: 1.9e6), solving(.nested, limit: 0.30e6),
            solving(.chain, limit: 0.33e6), solving(.chainOfLabels, limit: 0.47e6),
            solving(.fillEqually, limit: nil), solving(.cells, limit: 2.5e6),
            solving(.cellsWithDefaults, limit: nil),
        ] + [
            editing("W5 on W3", .chain) { $0.resize() },
            editing("W5 on W4", .cells) { $0.resize() },
            editing("W5d", .cellsWithDefaults) { $0.resize() },
            editing("W6", .cells) { $0.removeAndInsertCell() },
            editing("W7", .cells) { $0.changeTitle() },
        ] + UIKitLayoutBenchmark.subjects.flatMap { throughUIKit($0, $1) }

    private static func solving(_ workload: LayoutWorkload, limit: Double?) -> Subject {
        Subject(name: workload.name, limit: limit, repetitions: 5) {
            LayoutBenchmark.solving(workload, count: $0)
        }
    }

    private static func editing(
        _ name: String, _ workload: LayoutWorkload,
        _ edit: @escaping @MainActor (LayoutSubject) -> Void
    ) -> Subject {
        Subject(name: name, limit: nil, repetitions: 100) {
            LayoutEditBenchmark.editing(workload, $0, edit)
        }
    }

    /// Returns a workload through UIKit, and its views alone.
    private static func throughUIKit(
        _ workload: LayoutWorkload, _ makeViews: @escaping UIKitLayoutBenchmark.MakingViews
    ) -> [Subject] {
        [
            Subject(name: "\(workload.name) through UIKit", limit: nil, repetitions: 5) {
                UIKitLayoutBenchmark.laying(out: workload, $0, makeViews)
            },
            Subject(name: "\(workload.name), views alone", limit: nil, repetitions: 5) {
                let shape = makeViews($0, workload.makeSystem($0))
                return { _ = LayoutViews.bare(like: shape) }
            },
        ]
    }

    /// Repeats the work named by the arguments, and exits.
    static func runOnce(_ arguments: [String]) -> Never {
        guard arguments.count == 3, let count = Int(arguments[1]),
            let repetitions = Int(arguments[2]),
            let subject = subjects.first(where: { $0.name == arguments[0] })
        else {
            let names = subjects.map { "“\($0.name)”" }.joined(separator: ", ")
            print("\(onceArgument) needs one of \(names), then N, then how many repetitions.")
            exit(2)
        }
        let work = subject.work(count)
        for _ in 0..<repetitions { work() }
        exit(0)
    }

    /// The argument that makes this program count instructions.
    static let argument = "--instructions"

    static let report = Report(name: argument) {
        let program = try makeProgram()
        defer { try? FileManager.default.removeItem(at: program) }
        var table = Report.Table(
            introduction: "Instructions at N = 100, counted by `valgrind --tool=callgrind`.",
            columns: ["work", "instructions", "limit", "kept"])
        for subject in subjects {
            let count = try instructions(subject, of: program)
            let isKept = subject.limit.map { count <= $0 } ?? true
            table.rows.append([
                subject.name, format(count), subject.limit.map { "≤ " + format($0) } ?? "–",
                isKept ? "yes" : "NO",
            ])
            table.isWithinLimits = table.isWithinLimits && isKept
        }
        return table
    }

    private static func format(_ count: Double) -> String {
        count < 1e5
            ? String(format: "%.1f thousand", count / 1e3)
            : String(format: "%.2f million", count / 1e6)
    }

    /// Copies this program without its debug information, which Valgrind cannot read.
    private static func makeProgram() throws -> URL {
        let copy = FileManager.default.temporaryDirectory
            .appendingPathComponent("benchmarks-\(ProcessInfo.processInfo.processIdentifier)")
        let strip = try Process.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            arguments: ["strip", "-S", "-o", copy.path, CommandLine.arguments[0]])
        strip.waitUntilExit()
        return copy
    }

    /// Returns the instructions of one repetition.
    private static func instructions(_ subject: Subject, of program: URL) throws -> Double {
        let few = try collect(subject, of: program, repetitions: subject.repetitions)
        let twice = try collect(subject, of: program, repetitions: subject.repetitions * 2)
        return (twice - few) / Double(subject.repetitions)
    }

    /// Returns the instructions of a whole run.
    private static func collect(_ subject: Subject, of program: URL, repetitions: Int) throws
        -> Double
    {
        let valgrind = Process()
        valgrind.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        valgrind.arguments = [
            "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
            program.path, onceArgument, subject.name, "100", "\(repetitions)",
        ]
        let output = Pipe()
        valgrind.standardError = output
        try valgrind.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        valgrind.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        let line = text.split(separator: "\n").first { $0.contains("Collected :") }
        guard valgrind.terminationStatus == 0, let line,
            let count = line.split(separator: " ").last.flatMap({ Double($0) })
        else { throw CountingError(output: text) }
        return count
    }

    /// Valgrind is missing, or its output contains no count.
    struct CountingError: Error, CustomStringConvertible {
        let output: String

        var description: String {
            "Valgrind counted nothing. Is it installed (`sudo apt install valgrind`)? It said: \(output)"
        }
    }
}
