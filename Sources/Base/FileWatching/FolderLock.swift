package import Foundation
import Glibc

/// A lock on a folder, by which processes that write the same files take turns.
package enum FolderLock {
    /// Calls `body` while no other process that asks so works in a folder. Waits for one that does.
    ///
    /// A folder that cannot be opened or locked leaves `body` to itself, which reports what it
    /// cannot write.
    package static func holding<Result, Failure: Error>(
        _ folder: URL, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer {
            if descriptor >= 0 {
                // A program that is being started has a copy of the descriptor.
                flock(descriptor, LOCK_UN)
                close(descriptor)
            }
        }
        while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        return try body()
    }
}
