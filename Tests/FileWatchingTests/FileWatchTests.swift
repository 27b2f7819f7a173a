import FileWatching
import Foundation
import Testing

@Suite("File watch")
struct FileWatchTests {
    /// A folder for a test, and the reports of a watch in it: `true` if the file exists then.
    private struct Watched {
        let folder: URL
        let reports: AsyncStream<Bool>
        let watch: FileWatch

        init() throws {
            folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("filewatch-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (reports, continuation) = AsyncStream<Bool>.makeStream()
            self.reports = reports
            let file = folder.appendingPathComponent("a.db")
            watch = try #require(
                FileWatch(file, with: ["-wal"]) {
                    continuation.yield(FileManager.default.fileExists(atPath: file.path))
                })
        }

        func write(_ text: String, to name: String, options: Data.WritingOptions = []) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: options)
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }
    }

    @Test("File watch: reports that a file is added, changed, replaced and removed")
    func changes() async throws {
        let watched = try Watched()
        defer { watched.remove() }
        var reports = watched.reports.makeAsyncIterator()
        try watched.write("1", to: "a.db")
        #expect(await reports.next() == true)
        try watched.write("2", to: "a.db-wal")
        #expect(await reports.next() == true)
        try watched.write("3", to: "a.db", options: .atomic)
        #expect(await reports.next() == true)
        try FileManager.default.removeItem(at: watched.folder.appendingPathComponent("a.db"))
        while await reports.next() == true {}
        withExtendedLifetime(watched.watch) {}
    }

    @Test("File watch: other files of the folder are not reported")
    func others() async throws {
        let watched = try Watched()
        defer { watched.remove() }
        let (all, continuation) = AsyncStream<Void>.makeStream()
        let other = try #require(
            FileWatch(watched.folder.appendingPathComponent("b.db")) { continuation.yield() })
        for name in ["a.db-shm", "xa.db", "b.db"] { try watched.write("1", to: name) }
        for await _ in all { break }
        try watched.write("1", to: "a.db")
        for await isOfFile in watched.reports {
            #expect(isOfFile)
            break
        }
        withExtendedLifetime((watched.watch, other)) {}
    }

    @Test("File watch: a folder that does not exist is not watched")
    func missing() {
        let missing = UUID().uuidString + "/a.db"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(missing)
        #expect(FileWatch(file) {} == nil)
    }
}
