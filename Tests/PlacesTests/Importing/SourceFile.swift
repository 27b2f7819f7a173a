import Foundation

/// A file that is gone with this value.
final class SourceFile: Sendable {
    let path: String

    convenience init(_ text: String = "", extension pathExtension: String) throws {
        try self.init(Data(text.utf8), extension: pathExtension)
    }

    init(_ data: Data, extension pathExtension: String) throws {
        path = "/tmp/touchstone-\(UUID().uuidString).\(pathExtension)"
        try data.write(to: URL(fileURLWithPath: path))
    }

    deinit { unlink(path) }

    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
}
