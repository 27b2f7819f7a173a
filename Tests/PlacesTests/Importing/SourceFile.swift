import Foundation

/// A file that is gone with this value.
final class SourceFile: Sendable {
    let path: String

    init(_ text: String = "", extension pathExtension: String) throws {
        path = "/tmp/touchstone-\(UUID().uuidString).\(pathExtension)"
        try write(text)
    }

    deinit { unlink(path) }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
