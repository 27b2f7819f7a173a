import Foundation

/// A process that waits for the end of this one, then stops a server and removes its folder.
///
/// It reads from a pipe that nothing is written to: the system closes the other end when this
/// process ends, by a crash too.
final class ServerGuardian: Sendable {
    private static let script = """
        cat >/dev/null
        pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid"
        while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
        rm -rf "$2"
        """

    private let pipe: Int32

    /// - Parameters:
    ///   - folder: What to remove.
    ///   - data: The cluster, which need not be there yet.
    init(of folder: URL, data: URL) throws {
        let pipe = Pipe()
        // Kept past the life of the handle, and from the programs that this process starts.
        self.pipe = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.script, "guardian", data.path, folder.path]
        process.standardInput = pipe.fileHandleForReading
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try pipe.fileHandleForWriting.close()
    }

    deinit { close(pipe) }
}
