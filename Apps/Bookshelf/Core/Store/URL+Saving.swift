import FileWatching
package import Foundation

extension URL {
    /// Calls `body` while no other process that asks so works in the folder, which is made if there
    /// is none.
    func whileLocked<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The closure reports a folder that cannot be made: it writes there.
        try? FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
        return try FolderLock.holding(self, body)
    }

    /// The file of a name and an ending in this folder, or with a number between them from 2 on if
    /// there is such a file.
    package func freeFile(named name: String, ending: String = "") -> URL {
        var file = appendingPathComponent(name + ending)
        var number = 2
        while FileManager.default.fileExists(atPath: file.path) {
            file = appendingPathComponent("\(name) \(number)\(ending)")
            number += 1
        }
        return file
    }
}
