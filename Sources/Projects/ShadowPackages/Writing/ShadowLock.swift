public import Foundation
import Glibc

/// A lock on a shadow package, which one process writes at a time.
public struct ShadowLock: Sendable {
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Parameter isTaken: Called if another process has it.
    public init(_ folder: URL, isTaken: () -> Void) throws(ShadowError) {
        let file = folder.appendingPathComponent("lock").path
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        descriptor = open(file, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .unwritable(path: file, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
        isTaken()
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// `true` while a process has the lock of a shadow package.
    public static func isTaken(_ folder: URL) -> Bool {
        let file = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer {
            flock(file, LOCK_UN)
            close(file)
        }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }

    /// Releases the lock.
    public func unlock() {
        // A program that is being started has a copy of the descriptor, which would keep the lock.
        flock(descriptor, LOCK_UN)
        close(descriptor)
    }
}
