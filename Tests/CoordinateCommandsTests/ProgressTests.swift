import Foundation
import Testing

@testable import CoordinateCommands

@Suite("Progress of a long file")
struct ProgressTests {
    @Test("is told after every quarter of a gigabyte, once")
    func steps() throws {
        let folder = try Folder()
        let path = try folder.file("long.csv", "")
        #expect(truncate(path, 1_000_000_000) == 0)
        let handle = try #require(FileHandle(forReadingAtPath: path))
        let progress = ProgressLines(of: handle, called: "long.csv")
        let lines = [65_536, 255_999_999, 256_000_000, 257_000_000, 900_000_000, 1_000_000_000]
            .map { progress.line(after: $0) }
        #expect(
            lines == [nil, nil, "long.csv: 256 of 1000 MB", nil, "long.csv: 900 of 1000 MB", nil])
    }

    @Test("knows no end where there is none, as in a pipe")
    func pipe() {
        let pipe = Pipe()
        let progress = ProgressLines(of: pipe.fileHandleForReading, called: "input")
        #expect(progress.line(after: 300_000_000) == "input: 300 MB")
    }
}
