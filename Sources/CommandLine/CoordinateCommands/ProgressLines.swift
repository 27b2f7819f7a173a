import Foundation
import Synchronization

/// What a person at the terminal hears of a long file: a line after every quarter of a gigabyte.
final class ProgressLines: Sendable {
    private static let step = 256_000_000

    private let name: String

    /// Bytes of the whole file; `nil` when they are not known beforehand.
    private let size: Int?

    private let stepsTold = Mutex(0)

    init(of file: FileHandle, called name: String) {
        self.name = name
        var status = stat()
        let isFile =
            fstat(file.fileDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : nil
    }

    /// The line to be said now that so many bytes were read, if any.
    func line(after bytesRead: Int) -> String? {
        let steps = bytesRead / Self.step
        let isNews = stepsTold.withLock { told in
            defer { told = max(told, steps) }
            return steps > told
        }
        guard isNews else { return nil }
        let megabytes = bytesRead / 1_000_000
        return "\(name): \(megabytes)\(size.map { " of \($0 / 1_000_000)" } ?? "") MB"
    }
}
