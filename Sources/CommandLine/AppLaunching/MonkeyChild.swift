import Foundation
import Playback

/// A process that plays the monkey's steps on this program's app.
struct MonkeyChild {
    /// The first word of the message about a fault that the app survived.
    nonisolated static let faultPrefix = "Fault: "

    /// The seconds of real time that a step may take.
    private static let patience = 10.0

    /// The end of a process.
    struct End {
        /// The failure; `nil` after success.
        let failure: String?

        /// The steps that were played, the failing one last.
        let steps: [ScriptStep]
    }

    /// The options of the run: size, appearance, language.
    let words: [String]

    /// Plays random steps in another process.
    func play(seed: Int, steps: Int) throws -> End {
        try run(["--seed=\(seed)", "--steps=\(steps)"])
    }

    /// Plays the steps of a script in another process.
    func play(_ steps: [ScriptStep]) throws -> End {
        let file = Self.temporaryFile("script.json")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Script.json(steps).utf8).write(to: file)
        return try run(["--script=\(file.path)"])
    }

    private func run(_ options: [String]) throws -> End {
        let journal = Self.temporaryFile("journal")
        let errors = Self.temporaryFile("errors")
        defer { for file in [journal, errors] { try? FileManager.default.removeItem(at: file) } }
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["monkey", "--journal=\(journal.path)"] + options + words
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let hung = Self.wait(for: process, writing: journal)
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let failure = hung ? "a step took \(Self.patience) seconds" : Self.failure(process, text)
        return End(failure: failure, steps: try Self.steps(journal))
    }

    /// Waits for the end of a process, and kills it when its journal stops growing.
    private static func wait(for process: Process, writing journal: URL) -> Bool {
        var size: UInt64 = 0
        var lastGrowth = Date()
        while process.isRunning {
            usleep(5000)
            let attributes = try? FileManager.default.attributesOfItem(atPath: journal.path)
            let current = (attributes?[.size] as? NSNumber)?.uint64Value ?? 0
            if current != size { (size, lastGrowth) = (current, Date()) }
            if Date().timeIntervalSince(lastGrowth) > patience {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                return true
            }
        }
        return false
    }

    /// The failure of a process that ended, the same text for the same cause.
    private static func failure(_ process: Process, _ errors: String) -> String? {
        let lines = errors.split(separator: "\n")
        if process.terminationReason == .uncaughtSignal {
            let beginnings = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
            return lines.first { line in beginnings.contains { line.contains($0) } }
                .map(Self.withoutAddresses)
                ?? "the process ended by signal \(process.terminationStatus)"
        }
        guard process.terminationStatus != 0 else { return nil }
        let fault = lines.last { $0.contains(faultPrefix) } ?? lines.last ?? "exit code 1"
        return fault.range(of: faultPrefix).map { String(fault[$0.upperBound...]) }
            ?? String(fault)
    }

    /// Returns a message that is the same in each process.
    private static func withoutAddresses(_ message: Substring) -> String {
        String(message).replacing(/0x[0-9a-f]+/, with: "0x…")
    }

    private static func steps(_ journal: URL) throws -> [ScriptStep] {
        guard let text = try? String(contentsOf: journal, encoding: .utf8) else { return [] }
        let list = text.split(separator: "\n").joined(separator: ",\n")
        return try Script(json: Data("[\(list)]".utf8), path: journal.path).steps
    }

    private static func temporaryFile(_ name: String) -> URL {
        FileManager.default.temporaryDirectory
            .appendingPathComponent("monkey-\(UUID().uuidString)-\(name)")
    }
}
