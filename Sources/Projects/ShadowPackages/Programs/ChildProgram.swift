import Foundation
import Glibc

/// A program that runs while this one waits for its lines.
///
/// It stays in this process's group, so that Ctrl-C in a terminal ends both.
public struct ChildProgram: Sendable {
    /// The program, as a path or a name on `PATH`.
    public let program: String

    /// The words after the program's name.
    public let arguments: [String]

    /// What differs from this process's environment.
    public let environment: [String: String]

    /// Creates a program, which runs later.
    public init(
        _ program: String, _ arguments: [String], environment: [String: String] = [:]
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// What a program printed, and its exit code.
    public struct End: Hashable, Sendable {
        /// The exit code; 128 and the signal's number for a program that a signal ended.
        public let code: Int32

        /// What it printed.
        public let output: String
    }

    /// Runs the program to its end, and collects what it prints.
    ///
    /// - Parameter withErrors: `true` to include what it prints to standard error; `false` leaves
    ///   that to this process's.
    public func run(withErrors: Bool = true) throws(ShadowError) -> End {
        var lines: [String] = []
        let code = try run(withErrors: withErrors) { lines.append($0) }
        return End(code: code, output: lines.map { $0 + "\n" }.joined())
    }

    /// Runs the program, hands over each line as it comes, and returns the exit code: 128 and the
    /// signal's number for a program that a signal ended.
    public func run(
        withErrors: Bool = true, onLine: (String) -> Void
    ) throws(ShadowError) -> Int32 {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        if withErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What this process ignores, and its threads block, reaches others.
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var blocked = sigset_t()
        sigemptyset(&blocked)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        var id: pid_t = 0
        var problem = posix_spawnp(&id, program, &actions, &attributes, &words, &settings)
        // A program that is being installed: the process that writes it is about to close it.
        for _ in 0..<50 where problem == ETXTBSY {
            usleep(20_000)
            problem = posix_spawnp(&id, program, &actions, &attributes, &words, &settings)
        }
        close(ends[1])
        guard problem == 0 else { throw failure(problem) }
        Self.read(ends[0], onLine)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private func failure(_ code: Int32) -> ShadowError {
        .programMissing(name: program, reason: String(cString: strerror(code)))
    }

    private static func read(_ descriptor: Int32, _ onLine: (String) -> Void) {
        var unread: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            unread += buffer[..<count]
            while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: unread[..<end], as: UTF8.self))
                unread.removeSubrange(...end)
            }
        }
        if !unread.isEmpty { onLine(String(decoding: unread, as: UTF8.self)) }
    }
}
