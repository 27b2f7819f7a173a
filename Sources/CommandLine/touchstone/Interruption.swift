import Glibc

/// Ctrl-C.
enum Interruption {
    /// Makes ctrl-C and SIGTERM end the process with a line and exit code 130, at once. For a process that
    /// opens no window: one that does ends when its loop is told to.
    static func endsProcess() {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            sigaddset(&signals, signal)
            Glibc.signal(signal, endProcess)
        }
        // A program that is started from a thread without signals would have none either.
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Says so, below the “^C” of the terminal. Only calls what may be called from a signal handler.
    nonisolated static func say() {
        let line: StaticString = "\ntouchstone: interrupted\n"
        _ = write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
    }
}

nonisolated private func endProcess(_ signal: Int32) {
    Interruption.say()
    _exit(130)
}
