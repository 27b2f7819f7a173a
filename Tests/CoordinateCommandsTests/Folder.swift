import CommandLineKit
import Foundation
import Synchronization

/// A temporary folder, removed at the end of the test.
struct Folder: ~Copyable {
    private let url = FileManager.default.temporaryDirectory
        .appending(path: "touchstone-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file, and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(path: name))
        return path(name)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}

/// The messages of a command.
final class Lines: Sendable {
    private let messages = Mutex<[Console.Message]>([])

    var all: [Console.Message] { messages.withLock { $0 } }

    @Sendable func add(_ message: Console.Message) { messages.withLock { $0.append(message) } }
}
