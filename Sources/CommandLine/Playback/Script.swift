public import CommandLineKit
public import Foundation

/// A list of steps to perform on an app, read from a JSON file and validated as a whole.
///
///     [
///       {"note": "A roof, and undone again"},
///       {"drag": [[40, 200], [160, 90], [280, 200]], "duration": 0.6},
///       {"tap": "Undo"},
///       {"expect": {"find": "Undo", "enabled": false}},
///       {"snapshot": "empty.png"}
///     ]
///
/// Positions are window points from the top-left corner, durations are seconds. The steps:
///
/// | Step | Optional keys |
/// |---|---|
/// | `"drag": [[x, y], …]` | `"duration"` (0.3), `"pen"`: pressure 0…1 draws with a pen |
/// | `"tap": [x, y]` or `"tap": "Undo"` | `"count"` (1), `"pen"` |
/// | `"longPress": [x, y]` or a name | `"duration"` (0.6) |
/// | `"pinch": [x, y]` or a name | `"from"`, `"to"`: the fingers' distance; `"duration"` (0.3) |
/// | `"scroll": [x, y]` | `"by": [dx, dy]`: turns the wheel; positive values scroll on |
/// | `"type": "text"` | |
/// | `"press": "ctrl+z"` | |
/// | `"wait": seconds` | |
/// | `"waitFor": {"find": "Undo", …}` | as in `expect`; `"limit"` (10): the most seconds |
/// | `"settle": seconds` | waits until the app is idle, at most that long |
/// | `"resize": [width, height]` | |
/// | `"appearance": "light"` or `"dark"` | |
/// | `"snapshot": "picture.png"` | |
/// | `"describe": "views.txt"` | |
/// | `"expect": {"find": "Undo", …}` | in it `exists`, `enabled`, `label`, `value`, `frame` |
/// | `"note": "anything"` | every other step accepts a note too |
///
/// Names are accessibility identifiers or labels. File names are relative to the current folder.
public struct Script: Hashable, Sendable {
    /// The maximum size of a script file, in bytes.
    public static let sizeLimit = 10_000_000

    /// The path of the script's file, used in messages.
    public let path: String

    public let steps: [ScriptStep]

    /// The line of each step in the file, counted from 1.
    let lines: [Int]

    /// Reads and validates the script in a file.
    public init(path: String) throws(ScriptError) {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
        guard (size?.intValue ?? 0) <= Self.sizeLimit else { throw .tooLarge(path: path) }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        } catch {
            throw .unreadable(path: path, reason: Self.reason(for: path))
        }
        try self.init(json: data, path: path)
    }

    /// Reads and validates a script.
    ///
    /// - Parameters:
    ///   - json: The file's contents.
    ///   - path: The script's name in messages.
    ///   - folderExists: A function that returns `true` if there is a folder at a path, for files
    ///     that the script writes.
    public init(
        json: Data, path: String, folderExists: @escaping (String) -> Bool = OutputFile.isFolder
    ) throws(ScriptError) {
        guard json.count <= Self.sizeLimit else { throw .tooLarge(path: path) }
        self.path = path
        (steps, lines) = try ScriptReader(
            path: path, text: Array(json), folderExists: folderExists
        ).read()
    }

    /// Creates a script of steps that no file has; step and line are the same in messages.
    public init(_ steps: [ScriptStep], path: String) {
        self.path = path
        self.steps = steps
        lines = Array(1..<steps.count + 1)
    }

    /// The reason why a file could not be read, in plain words.
    private static func reason(for path: String) -> String {
        if OutputFile.isFolder(path) { return "it is a folder" }
        return FileManager.default.fileExists(atPath: path)
            ? "it may not be opened" : "there is no such file"
    }
}
