import Foundation

/// What tells a database file from what it is after somebody has written to it.
struct FileStamp: Equatable {
    private let numbers: [Int]

    /// Whether there is something in the file's log that is not in the file yet.
    let hasLog: Bool

    /// Looks at a file; gives `nil` when it cannot be reached.
    init?(path: String) {
        // The log is beside the file that a link leads to.
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
