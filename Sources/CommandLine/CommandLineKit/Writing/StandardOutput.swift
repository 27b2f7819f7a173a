@preconcurrency import Glibc

/// The buffered standard output. A full disk may show only when the buffer is written at the end.
public enum StandardOutput {
    /// Writes everything that was printed.
    ///
    /// - Returns: The reason why not all of it could be written; `nil` if it was.
    public static func finish() -> String? { finish(stdout) }

    static func finish(_ stream: UnsafeMutablePointer<FILE>?) -> String? {
        guard let stream else { return nil }
        errno = 0
        guard fflush(stream) != 0 || ferror(stream) != 0 else { return nil }
        // The reason of an earlier refusal is lost.
        let reason = errno == 0 ? "" : ": \(String(cString: strerror(errno)))"
        return "The standard output cannot be written\(reason)."
    }
}
