import Foundation

/// What two paths to the same file or folder have in common.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let number: UInt64

    /// The identity of what `path` leads to, `nil` if there is nothing.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        device = UInt64(status.st_dev)
        number = UInt64(status.st_ino)
    }
}
