public import Foundation

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

    /// The name of the format, which is the same in all languages.
    public var title: String {
        switch self {
        case .json: "JSON"
        case .csv: "CSV"
        case .markdown: "Markdown"
        }
    }

    /// What the names of such files end in.
    public var pathExtension: String { self == .markdown ? "md" : rawValue }

    public func write(_ outline: BoardOutline) throws -> Data {
        switch self {
        case .json: return try BoardJSON.data(of: outline)
        case .csv: return Data(BoardCSV.text(of: outline).utf8)
        case .markdown: return Data(BoardMarkdown.text(of: outline).utf8)
        }
    }

    /// Reads a file. JSON may be Trello's too.
    public func read(_ data: Data) throws(BoardFileError) -> BoardImport {
        var reading =
            switch self {
            case .json: try BoardJSON.read(data)
            case .csv: try BoardCSV.read(data)
            case .markdown: BoardMarkdown.read(String(decoding: data, as: UTF8.self))
            }
        guard !reading.outline.columns.isEmpty else { throw .nothing(self) }
        for index in reading.outline.columns.indices
        where reading.outline.columns[index].title.allSatisfy(\.isWhitespace) {
            reading.outline.columns[index].title = title
        }
        return reading
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
