@preconcurrency import Glibc

/// The buffered standard output. A full disk may show only when the buffer is written at the end.
public enum StandardOutput {
    /// The reason why not all could be written.
    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// The reason in the system's words; empty if it is unknown.
        let reason: String

        public var description: String {
            "The standard output cannot be written\(reason.isEmpty ? "" : ": \(reason)")."
        }
    }

    /// Writes everything that was printed.
    ///
    /// - Returns: The reason why not all of it could be written; `nil` if it was.
    public static func finish() -> String? { finish(stdout) }

    static func finish(_ stream: UnsafeMutablePointer<FILE>?) -> String? {
        guard let stream else { return nil }
        errno = 0
        guard fflush(stream) != 0 || ferror(stream) != 0 else { return nil }
        // The reason of an earlier refusal is lost.
        return Failure(reason: errno == 0 ? "" : String(cString: strerror(errno))).description
    }
}
