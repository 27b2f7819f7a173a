public import Foundation
import FoundationGaps

/// A format of files that boards are exported to and imported from.
public enum BoardFileFormat: String, Hashable, Sendable, CaseIterable {
    case json, csv, markdown

    /// The format that a file's name ends in.
    public init?(path: String) {
        switch (path as NSString).pathExtension.lowercased() {
        case "json": self = .json
        case "csv": self = .csv
        case "md", "markdown": self = .markdown
        default: return nil
        }
    }

    /// What the names of such files end in.
    public var pathExtension: String { self == .markdown ? "md" : rawValue }

    public func write(_ outline: BoardOutline) throws -> Data {
        switch self {
        case .json:
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            encoder.dateEncodingStrategy = .iso8601
            return try encoder.encode(outline) + Data("\n".utf8)
        case .csv: return Data(BoardCSV.text(of: outline).utf8)
        case .markdown: return Data(BoardMarkdown.text(of: outline).utf8)
        }
    }

    /// Reads a file. JSON may be Trello's too.
    public func read(_ data: Data) throws(BoardFileError) -> BoardOutline {
        let outline: BoardOutline
        switch self {
        case .json:
            let decoder = SafeJSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            if let board = try? decoder.decode(TrelloBoard.self, from: data) {
                outline = board.outline
                break
            }
            do { outline = try decoder.decode(BoardOutline.self, from: data) } catch {
                throw .notReadable(.json, Self.sentence(error))
            }
        case .csv: outline = try BoardCSV.read(data)
        case .markdown: outline = BoardMarkdown.read(String(decoding: data, as: UTF8.self))
        }
        guard !outline.columns.isEmpty else { throw .nothing(self) }
        return outline
    }

    private static func sentence(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "“\(key.stringValue)” is missing in \(place(context))"
        case DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            "\(place(context)) has a value of another kind"
        default: "it is cut short or no JSON"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }
        return path.isEmpty ? "the file" : "“\(path.joined(separator: " "))”"
    }
}

/// A reason why a file cannot be imported.
public enum BoardFileError: Error, Hashable, Sendable {
    case notReadable(BoardFileFormat, String)

    /// The file has no column.
    case nothing(BoardFileFormat)
}

extension BoardFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notReadable(let format, let reason):
            "The file cannot be read as \(format.rawValue): \(reason). Nothing was imported."
        case .nothing(.json): "The file has no columns."
        case .nothing(.csv):
            "The file has no cards. Its first row names the columns “column” and “title”."
        case .nothing(.markdown): "The file has no headings “## …” with cards “- [ ] …” below."
        }
    }
}
