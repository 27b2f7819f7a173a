import Foundation
import Playback
import Testing

@Suite("Huge scripts")
struct HugeScriptTests {
    @Test("Script: a file of 100 MB is refused in one message, without reading it")
    func hugeFile() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("huge-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        // A sparse file has a size but no contents.
        #expect(FileManager.default.createFile(atPath: url.path, contents: nil))
        let file = try FileHandle(forWritingTo: url)
        try file.truncate(atOffset: 100_000_000)
        try file.close()
        let error = try #require(throws: ScriptError.self) { try Script(path: url.path) }
        #expect(error == .tooLarge(path: url.path))
        #expect(!"\(error)".contains("\n"))
    }
}
