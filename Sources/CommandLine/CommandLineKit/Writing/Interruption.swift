import Glibc

/// Ctrl-C and SIGTERM, which end every program of the project with exit code 130.
public enum Interruption {
    /// Ends the process with a line and exit code 130 at the next of the two signals.
    ///
    /// A program that opens a window replaces this: its loop ends instead.
    static func endsProcess() {
        _ = line
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            sigaddset(&signals, signal)
            Glibc.signal(signal) { _ in
                Interruption.report()
                _exit(ExitCode.interrupted.rawValue)
            }
        }
        // A program that was started by a thread that blocks signals inherits that.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Writes the line of an interrupted program, below the “^C” of the terminal. May be called by
    /// a signal handler after ``endsProcess()``.
    public static func report() { _ = write(STDERR_FILENO, line.baseAddress, line.count) }

    /// The line, in memory that is never released.
    nonisolated(unsafe) private static let line: UnsafeRawBufferPointer = {
        let text = Array("\n\(Console.programName): interrupted\n".utf8)
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
        memory.copyBytes(from: text)
        return UnsafeRawBufferPointer(memory)
    }()
}
