import Foundation

/// A folder for a test, removed at its end.
nonisolated struct TemporaryFolder: ~Copyable {
    private let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("planboard-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}
