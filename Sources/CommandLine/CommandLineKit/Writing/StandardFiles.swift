import Foundation
import Glibc

/// The standard input, output and error of the process.
enum StandardFiles {
    /// Opens those that the process was started without, in such a way that using them fails.
    ///
    /// Otherwise the first file that the process opens would be its standard output, and what is
    /// printed would be written into it.
    static func openMissing() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free descriptor is opened, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes a message for the user to standard error. One that cannot be written is lost: there
    /// is nowhere to report that.
    static func report(_ text: String) {
        var text = text
        text.withUTF8 { bytes in _ = try? write(UnsafeRawBufferPointer(bytes), to: STDERR_FILENO) }
    }

    /// Writes all bytes to an open file.
    static func write(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
    ) throws(StandardOutput.Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = UnsafeRawBufferPointer(rebasing: rest)
            let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw StandardOutput.Failure(reason: String(cString: strerror(errno)))
            }
            rest = rest.dropFirst(count)
        }
    }
}
