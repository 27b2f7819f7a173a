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
        var header: Header
        var scribble: ScribbleMemento

        private enum Key: String, CodingKey, CaseIterable { case format, version, scribble }

        init(_ scribble: ScribbleMemento) {
            header = Header(format: PaintingFile.format, version: PaintingFile.version)
            self.scribble = scribble
        }

        init(from decoder: any Decoder) throws {
            header = try Header(from: decoder)
            let container = try decoder.container(keyedBy: Key.self)
            scribble = try container.decode(ScribbleMemento.self, forKey: .scribble)
                .with(unknownInFile: UnknownMembers(in: decoder, besides: Key.self))
        }

        func encode(to encoder: any Encoder) throws {
            try scribble.unknownInFile.encode(to: encoder)
            try header.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(
                scribble.with(unknownInFile: UnknownMembers()), forKey: .scribble)
        }
    }

    /// The bytes of a file.
    public static func data(of memento: ScribbleMemento) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(Contents(memento))
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
