import Archives
import Foundation
import Testing

@Suite("Archives")
struct ArchivesTests {
    @Test("Reader: what is no archive is unreadable")
    func garbage() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("archive-\(UUID().uuidString)")
        try Data("no archive".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: ArchiveError.self) {
            try ArchiveReader(file: file).contents(of: ["a"])
        }
    }

    @Test("Reader: entries are found by name, and limits hold while unpacking")
    func entries() throws {
        // A ZIP file with “a”, 6 bytes, packed by Deflate.
        let zip = try #require(Data(base64Encoded: Self.zip))
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("archive-\(UUID().uuidString)")
        try zip.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = ArchiveReader(file: file)
        let found = try reader.contents(of: ["a", "missing"])
        #expect(found == ["a": Data(repeating: 0x78, count: 5000)])
        var limits = ArchiveReader.Limits()
        limits.fileSize = 4999
        #expect(throws: ArchiveError.tooLarge(name: "a", limit: 4999)) {
            try ArchiveReader(file: file, limits: limits).contents(of: ["a"])
        }
        limits.entries = 0
        #expect(throws: ArchiveError.tooManyEntries(0)) {
            try ArchiveReader(file: file, limits: limits).contents(of: ["a"])
        }
    }

    private static let zip =
        "UEsDBBQAAAAIAAAAIQAm8NsAFgAAAIgTAAABAAAAYe3BMQEAAADCoNqLbwo/oAAAAACAtwFQSwECFAMU"
        + "AAAACAAAACEAJvDbABYAAACIEwAAAQAAAAAAAAAAAAAAgAEAAAAAYVBLBQYAAAAAAQABAC8AAAA1AAAA"
        + "AAA="
}
