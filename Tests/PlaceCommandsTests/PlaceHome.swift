import CommandLineKit
import Foundation
import PlaceCommands
import Synchronization

/// A temporary home folder of a test, with the messages of commands that use it.
struct PlaceHome: ~Copyable {
    let path = "/tmp/touchstone-\(UUID().uuidString)"
    private let said = Said()

    /// The progress lines of running commands.
    private final class Said: Sendable {
        let lines = Mutex<[String]>([])
    }

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var lines: [String] { said.lines.withLock { $0 } }

    func answer(_ words: String...) async -> CommandResponse { await answer(words) }

    func answer(_ words: [String]) async -> CommandResponse {
        let said = said
        return await respond(to: words, home: path) { message in
            guard case .line(let line) = message else { return }
            said.lines.withLock { $0.append(line) }
        }
    }

    /// Writes a file, and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }
}

/// Answers a command line for the user whose folder is `home`.
func respond(
    to words: [String], home: String, redrawsProgress: Bool = false,
    receive: @escaping @Sendable (Console.Message) -> Void = { _ in }
) async -> CommandResponse {
    await PlaceCommands.family.respond(
        to: words, called: "touchstone places",
        console: Console(
            redrawsProgress: redrawsProgress, environment: ["HOME": home], receive: receive))
}
