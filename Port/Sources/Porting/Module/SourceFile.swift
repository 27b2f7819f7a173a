public import Foundation
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file of iOS source, parsed.
struct SourceFile {
    /// The path that diagnostics show.
    let path: String

    /// The bytes of the file.
    let bytes: [UInt8]

    /// The syntax tree of ``bytes``; empty if these are nested too deeply to be parsed.
    let tree: SourceFileSyntax

    /// The place of the bracket that is nested too deeply; `nil` for none.
    private let deepBracket: Int?

    private let lineStarts: [Int]

    init(path: String, text: String) {
        self.path = path
        let bytes = Array(text.utf8)
        self.bytes = bytes
        // Blanks between an attribute and its arguments are a mistake from Swift 6 on alone.
        deepBracket = Nesting.firstTooDeep(in: bytes)
        var parser = Parser(deepBracket == nil ? text : "", swiftVersion: .v5)
        tree = SourceFileSyntax.parse(from: &parser)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The number of the line that holds the byte at `offset`, from 1.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The line on which `node` begins, from 1.
    func line(of node: some SyntaxProtocol) -> Int {
        line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// Text after a line that refers the compiler to the lines of this file.
    func located(_ bytes: [UInt8]) -> String {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(name)\", line: 1)\n"
            + String(decoding: bytes, as: UTF8.self)
    }

    /// The first mistake of the parser with its line; `nil` for source that parses.
    var syntaxError: (line: Int, message: String)? {
        if let deepBracket {
            let message = "more than \(Nesting.limit) square brackets are nested here"
            return (line(at: deepBracket), message)
        }
        guard tree.hasError else { return nil }
        return ParseDiagnosticsGenerator.diagnostics(for: tree).first {
            $0.diagMessage.severity == .error
        }.map { (line(at: $0.position.utf8Offset), $0.message) }
    }
}

/// A file of iOS source as a caller hands it in.
public struct InputFile: Hashable, Sendable {
    /// The path that diagnostics of the ported file show.
    public var path: String

    /// The source.
    public var text: String

    /// Creates a file from its text.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// Reads a file.
    public init(contentsOf file: URL) throws {
        path = file.path
        text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
