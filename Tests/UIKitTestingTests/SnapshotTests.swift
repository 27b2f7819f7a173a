import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Snapshots")
struct SnapshotTests {
    private let picture = Snapshot(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_4000])

    @Test("Snapshot: survives a round trip through PNG")
    func roundTrip() throws {
        let image = try #require(UIImage(data: picture.pngData())?.cgImage)
        #expect(Snapshot(image: image) == picture)
    }

    @Test("Snapshot: a missing golden reports how to record one")
    func missing() throws {
        let error = try #require(throws: GoldenMismatch.self) {
            try picture.matchGolden("never-recorded")
        }
        #expect("\(error)".contains("RECORD=1"))
    }

    @Test(
        "Snapshot: a mismatch reports the number and size of differences, and writes one picture of all"
    )
    func differs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-\(UUID().uuidString)")
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try picture.write(to: goldens.appendingPathComponent("two.png"))
        let test = folder.appendingPathComponent("Test.swift").path

        try picture.matchGolden("two", file: test)

        let other = Snapshot(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8000_4800])
        let error = try #require(throws: GoldenMismatch.self) {
            try other.matchGolden("two", file: test)
        }
        guard case .otherPixels(_, let count, let largest, let path) = error else {
            Issue.record("Another error than expected: \(error)")
            return
        }
        #expect(count == 1)
        #expect(largest == 8)
        // Golden, picture and differences, with gaps of eight pixels.
        let written = try #require(UIImage(contentsOfFile: path)?.cgImage)
        let shown = Snapshot(image: written)
        #expect(shown.width == 3 * 2 + 2 * 8)
        #expect(shown[1, 0] == picture[1, 0])
        #expect(shown[11, 0] == other[1, 0])
        #expect([shown[20, 0], shown[21, 0]] == [0xFFFF_FFFF, 0xFFFF_0000])
    }

    @Test("Snapshot: differences are written in the package of the test")
    func place() throws {
        let package = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-\(UUID().uuidString)")
        let tests = package.appendingPathComponent("Tests/CardTests")
        try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: package) }
        try Data().write(to: package.appendingPathComponent("Package.swift"))
        let error = try #require(throws: GoldenMismatch.self) {
            try picture.matchGolden("card", file: tests.appendingPathComponent("T.swift").path)
        }
        let written = package.path + "/.build/golden-differences/Tests/CardTests/card.png"
        #expect("\(error)".contains(written))
        #expect(FileManager.default.fileExists(atPath: written))
    }

    @Test("Snapshot: another size than its golden's reports both sizes")
    func otherSize() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "snapshot-\(UUID().uuidString)")
        let goldens = folder.appendingPathComponent("Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try picture.write(to: goldens.appendingPathComponent("two.png"))
        let larger = Snapshot(width: 1, height: 1, pixels: [0])
        let error = try #require(throws: GoldenMismatch.self) {
            try larger.matchGolden("two", file: folder.appendingPathComponent("T.swift").path)
        }
        #expect("\(error)".contains("2 × 1"))
        #expect("\(error)".contains("1 × 1"))
    }
}
