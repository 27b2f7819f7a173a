import Foundation

/// A stamp of a database file that changes with every write.
package struct FileStamp: Equatable, Sendable {
    private let numbers: [Int]

    /// `true` if the file's write-ahead log contains data that is not in the file yet.
    package let hasLog: Bool

    /// Reads the stamp of a file; `nil` when it cannot be reached.
    package init?(path: String) {
        // The log is next to the file that a link leads to.
        let path = (path as NSString).resolvingSymlinksInPath
        var file = stat()
        guard stat(path, &file) == 0 else { return nil }
        numbers = [
            Int(bitPattern: UInt(file.st_dev)), Int(bitPattern: UInt(file.st_ino)),
            Int(file.st_size), file.st_mtim.tv_sec, file.st_mtim.tv_nsec,
        ]
        var log = stat()
        hasLog = stat(path + "-wal", &log) == 0 && log.st_size > 0
    }
}
