import CommandLineKit
import Foundation
import Glibc
import ShadowPackages

/// A run of SwiftPM: steps of the build are one updating line, everything else is shown at once.
final class SwiftRun {
    /// What was read so far.
    private(set) var output = SwiftOutput()

    private let console: Console

    private let environment: [String: String]

    init(_ console: Console, environment: [String: String] = [:]) {
        self.console = console
        self.environment = environment
    }

    /// The group of processes that SwiftPM runs in, 0 for none. A signal handler reads it.
    nonisolated(unsafe) private static var group: pid_t = 0

    /// Runs `swift` with words, and returns its exit code.
    func run(_ words: [String]) throws -> Int32 {
        let bar = ProgressBar("swift \(words[0])", console: console)
        defer { bar.finish() }
        // A group of its own ends as a whole: compilers and tests, too.
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            Glibc.signal(signal) { _ in
                if SwiftRun.group > 0 { kill(-SwiftRun.group, SIGTERM) }
                Interruption.report()
                _exit(ExitCode.interrupted.rawValue)
            }
        }
        defer { Self.group = 0 }
        let program = ChildProgram("swift", words, environment: environment, startsGroup: true)
        return try program.run(onStart: { Self.group = $0 }) { line in
            switch output.take(line) {
            case .drop: break
            case .progress(let share, let text): bar.update(share, text)
            case .show:
                bar.finish()
                try? StandardOutput.write(Data((line + "\n").utf8), to: console.standardOutput)
            }
        }
    }
}
