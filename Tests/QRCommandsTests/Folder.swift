import Foundation

/// A temporary folder, removed at the end of the test.
final class Folder {
    let url = FileManager.default.temporaryDirectory
        .appending(path: "touchstone-qr-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    func contents(_ name: String) throws -> Data {
        try Data(contentsOf: url.appending(path: name))
    }
}
