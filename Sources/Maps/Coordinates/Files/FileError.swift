/// Why a file of coordinates could not be converted, and where.
public struct FileError: Error, Hashable, Sendable {
    /// A place in a text.
    public struct Position: Hashable, Sendable {
        /// From 1.
        public let line: Int

        /// In bytes of UTF-8, from 1.
        public let column: Int

        /// A place by its line and column, both from 1.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// What is wrong with a file.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be opened or read; the system's own words.
        case access(String)

        /// The new file cannot be made or written; the system's own words.
        case writing(String)

        /// The file is text of another encoding than UTF-8.
        case encoding(String)

        /// The file ends within something.
        case end(within: String)

        /// Something stands instead of something else.
        case unexpected(found: String, expected: String)

        /// Arrays and objects within each other more than this many times.
        case depth(Int)

        /// The two numbers are no coordinate.
        case coordinate(CoordinateError)

        /// The header row of a CSV file has no such column.
        case column(String, header: [String])
    }

    /// What is wrong.
    public let reason: Reason

    /// Where it was met; `nil` when it is not about a place in the text.
    public let position: Position?

    /// The file's path, or `nil` for standard input and output.
    public var path: String?

    public init(_ reason: Reason, at position: Position? = nil, path: String? = nil) {
        self.reason = reason
        self.position = position
        self.path = path
    }
}

extension FileError: CustomStringConvertible {
    /// The place in the form that editors understand, and what happened there.
    public var description: String {
        var place = path ?? (isAboutOutput ? "standard output" : "standard input")
        if let position { place += ":\(position.line):\(position.column)" }
        return "\(place): \(sentence)"
    }

    /// The error, about the file at `path` when it does not know which file it is about.
    public func about(_ path: String) -> FileError {
        self.path == nil ? FileError(reason, at: position, path: path) : self
    }

    /// Whether ``path`` is the new file's.
    public var isAboutOutput: Bool {
        if case .writing = reason { true } else { false }
    }

    private var sentence: String {
        switch reason {
        case .access(let words): "It cannot be read: \(words)."
        case .writing(let words): "It cannot be written: \(words)."
        case .encoding(let name): "The file is \(name). Save it as UTF-8."
        case .end(let within):
            "The file ends within \(within). Was it cut off?"
        case .unexpected(let found, let expected):
            "Found \(found) instead of \(expected)."
        case .depth(let most): "Arrays and objects are nested more than \(most) times."
        case .coordinate(let error): error.description
        case .column(let name, let header):
            """
            The header row has no column “\(name)”. It has \
            \(header.map { "“\($0)”" }.joined(separator: ", ")).
            """
        }
    }
}

extension FileError {
    /// What a byte is called in messages.
    static func name(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: " "): "a space"
        case UInt8(ascii: "\t"): "a tab"
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of a line"
        case 0x21..<0x7F: "“\(UnicodeScalar(byte))”"
        default: "byte \(byte)"
        }
    }
}
