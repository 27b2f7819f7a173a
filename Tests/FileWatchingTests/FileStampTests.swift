import FileWatching
import Foundation
import Testing

@Suite("Files that several programs write")
struct FileStampTests {
    /// Calls `body` with a folder that is removed afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("stamps-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("Stamp: a file's stays the same until the file is written or replaced")
    func stamps() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("a")
            #expect(FileStamp(file) == nil)
            try Data("1".utf8).write(to: file)
            let first = FileStamp(file)
            #expect(first != nil && FileStamp(file) == first)
            // The same bytes in a new file.
            try Data("1".utf8).write(to: file, options: .atomic)
            #expect(FileStamp(file) != first)
        }
    }

    @Test("Lock: others wait until the holder has ended, also where it throws")
    func lock() throws {
        try withFolder { folder in
            let other = open(folder.path, O_RDONLY | O_DIRECTORY)
            defer { close(other) }
            #expect(throws: CancellationError.self) {
                try FolderLock.holding(folder) { () throws(CancellationError) in
                    #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
                    throw CancellationError()
                }
            }
            #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        }
    }

    @Test("Lock: a folder that does not exist is not locked, and is not created")
    func missing() throws {
        try withFolder { folder in
            let missing = folder.appendingPathComponent("missing")
            #expect(FolderLock.holding(missing) { 5 } == 5)
            #expect(!FileManager.default.fileExists(atPath: missing.path))
        }
    }
}
