import Foundation

/// The machine of a measurement.
enum Machine {
    /// Returns the date, the commit and the processor as a Markdown paragraph for measurements made
    /// by a command.
    static func header(by command: String) -> String {
        let cpu = line(of: "/proc/cpuinfo", startingWith: "model name") ?? "an unknown processor"
        let cores = ProcessInfo.processInfo.processorCount
        return """
            Measured \(ISO8601DateFormatter().string(from: Date())) at commit \(commit ?? "unknown"), on \(cpu) \
            (\(cores) cores), release build, by `\(command)`. Median and minimum of one run; what is compared ran turn by turn. \
            The solver alone is timed by a core's own time, which does not pass while other programs have the core.

            """
    }

    private static func line(of path: String, startingWith prefix: String) -> String? {
        let text = try? String(contentsOfFile: path, encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix(prefix) }
        return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static var commit: String? {
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "rev-parse", "--short", "HEAD"]
        let output = Pipe()
        git.standardOutput = output
        git.standardError = FileHandle.nullDevice
        guard (try? git.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        git.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        return text.isEmpty ? nil : text
    }
}
