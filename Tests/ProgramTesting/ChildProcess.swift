package import Foundation
import Glibc

/// A program that a test runs beside itself and whose output it waits for, line by line.
///
/// Every wait ends after ``patience`` seconds at most, so that a broken program fails its test
/// instead of keeping it.
package final class ChildProcess {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    package static let patience = 20.0

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()
    private var unread: [UInt8] = []

    /// Every line that was waited for or passed over.
    package private(set) var lines: [String] = []

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - environment: What differs from this process's own environment; `nil` removes a variable.
    ///   - folder: Where it runs; by default where this process does.
    package init(
        _ path: String, _ arguments: [String] = [], environment: [String: String?] = [:],
        in folder: URL? = nil
    ) throws {
        if let folder { process.currentDirectoryURL = folder }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var all = ProcessInfo.processInfo.environment
        for (name, value) in environment { all[name] = value }
        process.environment = all
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    package var id: Int32 { process.processIdentifier }

    /// The first of these programs' paths that exists.
    package static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
            .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// The path of a program of this package: in the folder that the environment's
    /// `TOUCHSTONE_PROGRAMS` names, as `make check-release` does, else where the tests were built.
    package static func pathOfProduct(_ name: String) throws -> String {
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let built = [
            tests, URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL,
        ]
        .map { $0.deletingLastPathComponent() }
        let chosen = ProcessInfo.processInfo.environment["TOUCHSTONE_PROGRAMS"]
        let folders = chosen.map { [URL(fileURLWithPath: $0)] } ?? built
        let path = folders.map { $0.appendingPathComponent(name).path }
            .first(where: FileManager.default.isExecutableFile)
        guard let path else { throw Failure(description: "\(name) is in none of \(folders)") }
        return path
    }

    package func send(_ line: String) {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
    }

    package func signal(_ signal: Int32) { kill(id, signal) }

    // MARK: Waiting

    /// Waits for the next line that is `wanted`, passing over others.
    @discardableResult
    package func wait(for wanted: String) throws -> String {
        try wait(for: wanted) { $0 == wanted }
    }

    /// Waits for the next line that is as wanted, passing over others.
    @discardableResult
    package func wait(
        for what: String, patience: Double = ChildProcess.patience, where isWanted: (String) -> Bool
    ) throws -> String {
        let deadline = Self.now + patience
        while let line = readLine(until: deadline) {
            lines.append(line)
            if isWanted(line) { return line }
        }
        throw Failure(description: "Waited for “\(what)”, but read only \(lines)")
    }

    /// Seconds of the machine's clock, which no headless app of the same process replaces.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func readLine(until deadline: Double) -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: unread[..<end], as: UTF8.self)
                unread.removeFirst(end + 1)
                return line
            }
            let descriptor = output.fileHandleForReading.fileDescriptor
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let milliseconds = Int32(max(0, (deadline - Self.now) * 1_000))
            let ready = poll(&request, 1, milliseconds)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 4_096)
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            unread += buffer[..<count]
        }
    }

    /// Waits for the end of the program.
    ///
    /// - Returns: Its exit code, or the negative of the signal that ended it, and what it wrote to
    ///   standard error.
    package func end() throws -> (code: Int32, errors: String) {
        let deadline = Self.now + Self.patience
        while let line = readLine(until: deadline) { lines.append(line) }
        guard Self.now < deadline else {
            throw Failure(description: "The program did not end. It wrote \(lines)")
        }
        process.waitUntilExit()
        let text = String(
            decoding: errors.fileHandleForReading.dataToEnd(), as: UTF8.self)
        let sign: Int32 = process.terminationReason == .exit ? 1 : -1
        return (sign * process.terminationStatus, text)
    }

    /// How many seconds of a processor the program has used.
    package func processorTime() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
        let fields = text[(text.lastIndex(of: ")") ?? text.startIndex)...].split(separator: " ")
        let ticks = fields[12...13].compactMap { Double($0) }.reduce(0, +)
        return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Runs a program to its end.
    ///
    /// - Returns: What it wrote to standard output.
    @discardableResult
    package static func run(
        _ name: String, _ arguments: [String], environment: [String: String?]
    ) throws -> Data {
        guard let path = path(of: name) else { throw Failure(description: "\(name) is missing") }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var all = ProcessInfo.processInfo.environment
        for (name, value) in environment { all[name] = value }
        process.environment = all
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.dataToEnd()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(name) \(arguments) failed")
        }
        return data
    }
}

extension FileHandle {
    /// Everything up to the end, however often a signal interrupts the reading.
    package func dataToEnd() -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
            if count > 0 {
                data += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return data
            }
        }
    }
}
