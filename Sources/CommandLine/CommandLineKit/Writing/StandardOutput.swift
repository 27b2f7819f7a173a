@preconcurrency import Glibc

/// What a command printed, on its way out: it waits in memory, so that a full disk may show only at the end.
public enum StandardOutput {
    /// Hands everything that was printed to the system.
    ///
    /// - Returns: Why not all of it could be written; `nil` when it was.
    public static func finish() -> String? { finish(stdout) }

    static func finish(_ stream: UnsafeMutablePointer<FILE>?) -> String? {
        guard let stream else { return nil }
        errno = 0
        guard fflush(stream) != 0 || ferror(stream) != 0 else { return nil }
        // What was told when an earlier part was refused is gone.
        let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
        return "The standard output cannot be written\(reason)."
    }
}
