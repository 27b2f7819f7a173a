import CommandLineKit
import Foundation
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

    /// Runs `swift` with words, and returns its exit code.
    func run(_ words: [String]) throws -> Int32 {
        let bar = ProgressBar("swift \(words[0])", console: console)
        defer { bar.finish() }
        Descendants.endWithProcess()
        // SwiftPM compiles a manifest again when any variable changes. These change with each
        // shell.
        for name in ["_", "OLDPWD", "SHLVL"] { unsetenv(name) }
        return try ChildProgram("swift", words, environment: environment).run { line in
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
