public import TextReading

/// The reason why a file of coordinates could not be converted, and its position.
public struct FileError: Error, Hashable, Sendable {
    /// A position in a text.
    public typealias Position = BytePosition

    /// The problem with a file.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be opened or read; the system's message.
        case access(String)

        /// The new file cannot be created or written; the system's message.
        case writing(String)

        /// The file is text in an encoding other than UTF-8.
        case encoding(String)

        /// The file ends within a syntactic element.
        case end(within: String)

        /// A syntactic element was expected but another found.
        case unexpected(found: String, expected: String)

        /// Arrays and objects are nested more deeply than this.
        case depth(Int)

        /// The two numbers are not a valid coordinate.
        case coordinate(CoordinateError)

        /// The header row of a CSV file has no such column.
        case column(String, header: [String])
    }

    /// The problem.
    public let reason: Reason

    /// The position of the problem; `nil` if it has none in the text.
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
    /// The position in the form that editors understand, and the problem.
    public var description: String {
        var place = path ?? (isAboutOutput ? "standard output" : "standard input")
        if let position { place += ":\(position.line):\(position.column)" }
        return "\(place): \(sentence)"
    }

    /// Returns the error with `path`, unless it already has a path.
    public func about(_ path: String) -> FileError {
        self.path == nil ? FileError(reason, at: position, path: path) : self
    }

    /// `true` if ``path`` is the new file's.
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
    /// Returns a byte's name in messages.
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
