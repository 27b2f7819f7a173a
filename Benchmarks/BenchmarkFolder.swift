import Foundation

/// The folder of the files that benchmarks make. It is removed when the program ends.
nonisolated enum BenchmarkFolder {
    private static let url: URL = {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-benchmarks-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            preconditionFailure("Benchmarks cannot write to \(url.path): \(error)")
        }
        atexit { try? FileManager.default.removeItem(at: BenchmarkFolder.url) }
        return url
    }()

    /// The place of a new file or folder, whose name begins with `name`.
    static func place(_ name: String, ending: String = "") -> URL {
        url.appendingPathComponent("\(name)-\(UUID().uuidString)\(ending)")
    }
}
