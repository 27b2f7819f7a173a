import Foundation

/// A folder of files that is removed with the last reference to it.
final class TestFolder: Sendable {
    let path: String

    init() {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("xcode-\(UUID().uuidString)").resolvingSymlinksInPath()
        path = url.path
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The absolute path of a file in the folder.
    func at(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, with the folders that it needs.
    func write(_ name: String, _ text: String = "") throws {
        let url = URL(fileURLWithPath: at(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: false, encoding: .utf8)
    }

    /// Writes several empty files.
    func write(_ names: [String]) throws {
        for name in names { try write(name) }
    }

    /// Makes an empty folder.
    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: at(name), withIntermediateDirectories: true)
    }

    /// `path` without the folder, for expectations.
    func relative(_ path: String) -> String {
        path.hasPrefix(self.path + "/") ? String(path.dropFirst(self.path.count + 1)) : path
    }
}
