import Foundation

/// A file that is written beside the one whose place it takes when it is whole.
struct UnfinishedFile: ~Copyable {
    let handle: FileHandle
    private let path: String
    private let unfinishedPath: String

    /// - Parameter path: Where the file is to be. What is there stays until ``finish()``.
    init(for path: String) throws(FileError) {
        let unfinishedPath = path + ".part"
        let descriptor = open(unfinishedPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw Self.refusal(path) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        self.path = path
        self.unfinishedPath = unfinishedPath
    }

    /// Without ``finish()`` nothing is left of it.
    deinit { unlink(unfinishedPath) }

    /// Puts the file in its place.
    consuming func finish() throws(FileError) {
        guard rename(unfinishedPath, path) == 0 else { throw Self.refusal(path) }
    }

    /// What the system has against it.
    private static func refusal(_ path: String) -> FileError {
        FileError(.writing(String(cString: strerror(errno))), path: path)
    }
}
