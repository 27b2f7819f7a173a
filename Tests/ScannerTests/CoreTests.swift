import CodePictures
import CoreGraphics
import Foundation
import ImageIO
import QRMaking
import QRPayloads
import ScannerCore
import Testing
import UIKitTesting

@Suite("Scanner: history and files")
struct CoreTests {
    @Test("History: it survives a restart, in a file that only the user can read")
    func saved() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a/history.json")
        let first = ScanHistory(file: file)
        try first.add(kind: "qr", text: "中文 🙂", origin: .camera)
        try first.add(kind: "ean13", text: "4006381333931", origin: .file)
        try first.add(kind: "qr", text: "中文 🙂", origin: .screen)
        let second = ScanHistory(file: file)
        #expect(second.codes.map(\.text) == ["中文 🙂", "4006381333931"])
        #expect(second.loadingError == nil)
        let rights = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect((rights[.posixPermissions] as? Int) == 0o600)
    }

    @Test("History: a damaged file is kept, and reported")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "history.json")
        try Data("[{\"text\": \"a".utf8).write(to: file)
        let history = ScanHistory(file: file)
        let kept = folder.url.appending(path: "history-damaged-1.json").path
        #expect(history.loadingError == .damaged(keptAt: kept))
        #expect(FileManager.default.fileExists(atPath: kept))
        try history.add(kind: "qr", text: "b", origin: .camera)
        #expect(ScanHistory(file: file).codes.map(\.text) == ["b"])
    }

    @Test("History: two programs with one file keep the codes of both")
    func shared() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "history.json")
        let first = ScanHistory(file: file)
        let second = ScanHistory(file: file)
        try first.add(kind: "qr", text: "a", origin: .camera)
        try second.add(kind: "qr", text: "b", origin: .camera)
        let last = try first.add(kind: "qr", text: "c", origin: .camera)
        #expect(first.codes.map(\.text) == ["c", "b", "a"])
        #expect(ScanHistory(file: file).codes.map(\.text) == ["c", "b", "a"])
        try second.remove(last.id)
        #expect(ScanHistory(file: file).codes.map(\.text) == ["b", "a"])
    }

    @Test("History: a file that cannot be written keeps the codes on the screen")
    func full() throws {
        let history = ScanHistory(file: URL(filePath: "/dev/null/history.json"))
        #expect(throws: ScanHistoryError.self) {
            try history.add(kind: "qr", text: "a", origin: .camera)
        }
        #expect(history.codes.map(\.text) == ["a"])
    }

    @Test("History: after a failed write the next one keeps what another program saved since")
    func failedBetween() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "history.json")
        var time = Date(timeIntervalSince1970: 1_790_000_000)
        func now() -> Date {
            time += 1
            return time
        }
        let (first, second) = (ScanHistory(file: file, now: now), ScanHistory(file: file, now: now))
        let gone = try first.add(kind: "qr", text: "gone", origin: .camera)
        // A folder in the way of the new file.
        let part = file.appendingPathExtension("part")
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
        #expect(throws: ScanHistoryError.self) {
            try first.add(kind: "qr", text: "a", origin: .camera)
        }
        #expect(throws: ScanHistoryError.self) { try first.remove(gone.id) }
        let failed = try #require(first.codes.first)
        #expect(first.codes.map(\.text) == ["a"])
        try FileManager.default.removeItem(at: part)
        try second.add(kind: "qr", text: "b", origin: .camera)
        try first.add(kind: "qr", text: "c", origin: .camera)
        #expect(first.codes.map(\.text) == ["c", "b", "a"])
        #expect(ScanHistory(file: file).codes == first.codes)
        // The code has the identity and the time of its first attempt.
        #expect(first.codes.last == failed)
    }

    @Test("History: a file that is damaged while the app runs is kept under another name")
    func damagedBetween() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "history.json")
        let history = ScanHistory(file: file)
        try history.add(kind: "qr", text: "a", origin: .camera)
        try Data("[{".utf8).write(to: file)
        let kept = folder.url.appending(path: "history-damaged-1.json")
        #expect(throws: ScanHistoryError.damaged(keptAt: kept.path)) {
            try history.add(kind: "qr", text: "b", origin: .camera)
        }
        #expect((try? String(contentsOf: kept, encoding: .utf8)) == "[{")
        #expect(ScanHistory(file: file).codes.map(\.text) == ["b", "a"])
    }

    @Test("Export: a table that spreadsheets read, and that runs nothing")
    func table() throws {
        let history = ScanHistory { Date(timeIntervalSince1970: 0) }
        try history.add(kind: "qr", text: "=HYPERLINK(\"http://evil.example\")", origin: .camera)
        try history.add(kind: "qr", text: "two\nlines, 中文", origin: .camera)
        #expect(
            ScanHistory.table(of: history.codes) == """
                time,kind,text\r
                1970-01-01T00:00:00Z,qr,"two
                lines, 中文"\r
                1970-01-01T00:00:00Z,qr,"'=HYPERLINK(""http://evil.example"")"\r\n
                """)
    }

    @Test("Files: a PDF's pages and a damaged file")
    func files() async throws {
        let folder = try TemporaryFolder()
        let pdf = folder.url.appending(path: "page.PDF")
        try QRPicture("on paper").pdf().write(to: pdf)
        #expect(try await CodeFile.pictures(in: pdf).flatMap(\.codes).map(\.text) == ["on paper"])
        let broken = folder.url.appending(path: "broken.png")
        try Data([0x89, 0x50, 0x4E, 0x47]).write(to: broken)
        await #expect(throws: CodeFileError.self) { try await CodeFile.pictures(in: broken) }
        let missing = folder.url.appending(path: "missing.pdf")
        await #expect(throws: CodeFileError.unreadable(name: "missing.pdf", reason: "")) {
            try await CodeFile.pictures(in: missing)
        }
    }

    @Test("Files: an animation gives each of its codes once")
    func animation() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.gif")
        try CodePicture.gif(["one", nil, "two", "one"]).write(to: file)
        let pictures = try await CodeFile.pictures(in: file)
        #expect(pictures.map { $0.codes.map(\.text) } == [["one"], ["two"]])
    }

    @Test("Files: all 64 codes of a sheet are read")
    func sheet() async throws {
        let texts = (0..<64).map { "https://a.example/\($0 + 10)" }
        let sheet = CodePicture.sheet(of: texts, columns: 8)
        let pictures = try await CodeFile.pictures(in: sheet, named: "sheet")
        #expect(pictures.count == 1)
        #expect(Set(pictures.flatMap(\.codes).map(\.text)) == Set(texts))
    }

    @Test("Files: a picture of a hundred million pixels is refused with its size")
    func megapixels() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "large.pgm")
        try Data("P5 10000 10000 255\n".utf8).write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        // A file with a hole, which takes no room.
        try handle.truncate(atOffset: 100_000_019)
        try handle.close()
        do {
            _ = try await CodeFile.pictures(in: file)
            Issue.record("The picture was read.")
        } catch {
            guard case .unreadable("large.pgm", let reason) = error else { throw error }
            #expect(reason.contains("10000") && reason.contains("64 million"))
        }
    }

    @Test(
        "Actions: what is dangerous can only be copied",
        arguments: [
            "javascript:1", "data:,a", "file:///a", "blob:a", "about:blank", "vbscript:1",
            "tel:*#06#", "just text",
        ])
    func copyOnly(text: String) {
        #expect(QRPayload(parsing: text).actions == [.copy(QRPayload(parsing: text).text)])
    }

    @Test("Actions: addresses without a scheme are pages of the web")
    func bare() throws {
        let url = try #require(URL(string: "http://www.example.com"))
        #expect(QRPayload(parsing: "www.example.com").actions.first == .openPage(url))
    }
}
