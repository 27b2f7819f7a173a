public import Foundation
import FoundationGaps

/// Reads and writes drawings: JSON with a name of the format, a version and the marks.
///
/// The format is described in `Documentation/Painting-Format.md`.
public enum PaintingFile {
    /// The ending of files with a drawing.
    public static let pathExtension = "painting"

    /// The version that is written, and the newest that is read.
    public static let version = 2

    private static let format = "touchpainter"

    private struct Header: Codable {
        var format: String
        var version: Int
    }

    private struct Contents: Codable {
        var format: String
        var version: Int
        var scribble: ScribbleMemento

        var header: Header { Header(format: format, version: version) }
    }

    /// The bytes of a file.
    public static func data(of memento: ScribbleMemento) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            Contents(format: format, version: version, scribble: memento))
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameter path: Names the file in errors.
    public static func memento(
        from data: Data, path: String
    ) throws(PaintingFileError) -> ScribbleMemento {
        let decoder = SafeJSONDecoder()
        let contents = try? decoder.decode(Contents.self, from: data)
        // Bytes are read twice only if the first time fails, as it may for newer versions.
        let header = contents?.header ?? (try? decoder.decode(Header.self, from: data))
        guard let header, header.format == format else {
            throw .damaged(path: path, reason: "it is not a drawing, or its end is missing")
        }
        guard header.version <= version else {
            throw .tooNew(path: path, version: header.version)
        }
        guard let contents else {
            throw .damaged(path: path, reason: "its marks cannot be read")
        }
        return contents.scribble
    }

    /// Reads a drawing from a file.
    public static func scribble(at url: URL) throws(PaintingFileError) -> Scribble {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(path: url.lastPathComponent, reason: "it is gone or not readable")
        }
        let memento = try memento(from: data, path: url.lastPathComponent)
        do {
            return try Scribble(memento)
        } catch {
            throw .damaged(path: url.lastPathComponent, reason: error.reason)
        }
    }
}
