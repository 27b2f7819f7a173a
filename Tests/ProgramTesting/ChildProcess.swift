import CProgramTesting
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

    package let id: Int32

    private let output: Int32
    private let errors: Int32
    private let input: Int32
    private var status: Int32?
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
        // The program inherits these three descriptors and no other: not the pipes of programs that
        // other tests start meanwhile, which would then not end while this one runs. What it writes
        // to standard error never blocks it.
        let (theirInput, input) = try Self.pipe()
        let (output, theirOutput) = try Self.pipe()
        (self.input, self.output, errors) = (input, output, ts_make_memory_file())
        defer { [theirInput, theirOutput].forEach { close($0) } }

        var all = ProcessInfo.processInfo.environment
        for (name, value) in environment { all[name] = value }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = all.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var id: pid_t = 0
        let failure = ts_start(
            &id, path, &words, &variables, folder?.path, [theirInput, theirOutput, errors])
        self.id = id
        guard failure == 0 else {
            status = 127 << 8
            throw Failure(description: "\(path): \(String(cString: strerror(failure)))")
        }
    }

    deinit {
        if status == nil {
            kill(id, SIGKILL)
            while waitpid(id, nil, 0) < 0, errno == EINTR {}
        }
        [input, output, errors].forEach { close($0) }
    }

    /// The two ends of a pipe that no other program inherits.
    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        let failure = ts_make_pipe(&ends)
        guard failure == 0 else {
            throw Failure(description: "No pipe: \(String(cString: strerror(failure)))")
        }
        return (ends[0], ends[1])
    }

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
        let bytes = Array((line + "\n").utf8)
        var sent = 0
        while sent < bytes.count {
            let count = write(input, Array(bytes[sent...]), bytes.count - sent)
            if count < 0, errno != EINTR { return }
            sent += max(0, count)
        }
    }

    /// Sends a signal, unless the program has ended.
    package func signal(_ signal: Int32) {
        if !hasEnded { kill(id, signal) }
    }

    private var hasEnded: Bool {
        var code: Int32 = 0
        if status == nil, waitpid(id, &code, WNOHANG) == id { status = code }
        return status != nil
    }

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
            guard readMore(until: deadline) else { return nil }
        }
    }

    /// Reads what the program wrote since.
    ///
    /// - Returns: `false` when its output has ended, or the time is over.
    private func readMore(until deadline: Double) -> Bool {
        while true {
            var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let ready = poll(&request, 1, Int32(max(0, (deadline - Self.now) * 1_000)))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return false }
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(output, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            unread += buffer.prefix(max(0, count))
            return count > 0
        }
    }

    /// Waits for the end of the program.
    ///
    /// - Returns: Its exit code, or the negative of the signal that ended it, and what it wrote to
    ///   standard error.
    package func end(
        patience: Double = ChildProcess.patience
    ) throws -> (code: Int32, errors: String) {
        let deadline = Self.now + patience
        while let line = readLine(until: deadline) { lines.append(line) }
        while !hasEnded, Self.now < deadline { poll(nil, 0, 2) }
        guard let status else {
            throw Failure(
                description: "The program did not end. It wrote \(lines), and \(errorText)")
        }
        let signal = status & 0x7f
        return (signal == 0 ? status >> 8 & 0xff : -signal, errorText)
    }

    /// What the program wrote to standard error.
    private var errorText: String {
        var bytes = [UInt8](repeating: 0, count: max(0, Int(lseek(errors, 0, SEEK_END))))
        let count = pread(errors, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
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
    /// - Parameter patience: How many seconds it may take.
    /// - Returns: What it wrote to standard output.
    @discardableResult
    package static func run(
        _ name: String, _ arguments: [String], environment: [String: String?],
        patience: Double = 60
    ) throws -> Data {
        guard let path = path(of: name) else { throw Failure(description: "\(name) is missing") }
        let child = try ChildProcess(path, arguments, environment: environment)
        let deadline = now + patience
        while child.readMore(until: deadline) {}
        let bytes = child.unread
        child.unread = []
        let end = try child.end(patience: max(0, deadline - now))
        guard end.code == 0 else {
            throw Failure(description: "\(name) \(arguments) ended with \(end.code): \(end.errors)")
        }
        return Data(bytes)
    }
}
