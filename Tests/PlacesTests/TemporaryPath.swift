import Foundation

/// The path of a file that is not there yet and is gone afterwards, with the files that SQLite puts
/// beside it.
enum TemporaryPath {
    static func with<Result>(_ body: (String) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("places-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder.appendingPathComponent("places.db").path)
    }
}
