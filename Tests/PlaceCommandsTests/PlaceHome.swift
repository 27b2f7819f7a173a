import CommandLineKit
import Foundation
import PlaceCommands
import Synchronization

/// A home folder of a test's own, and what the tool says there.
struct PlaceHome: ~Copyable {
    let path = "/tmp/touchstone-\(UUID().uuidString)"
    private let said = Said()

    /// What is said while a command runs.
    private final class Said: Sendable {
        let lines = Mutex<[String]>([])
    }

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var lines: [String] { said.lines.withLock { $0 } }

    func answer(_ words: String...) async -> ToolResponse {
        let said = said
        return await PlaceTool(environment: ["HOME": path]).respond(to: words) { line in
            said.lines.withLock { $0.append(line) }
        }
    }

    /// Writes a file, and tells its path.
    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }
}
