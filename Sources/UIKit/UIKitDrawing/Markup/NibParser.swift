package import Foundation
package import FoundationXML

/// Reads a nib file's XML into elements, within bounds.
///
/// External entities are not read, and a file with a document type of its own is refused: Xcode
/// writes none, and entities that grow are declared there. In another encoding than UTF-8 the
/// declarations could not be seen, so such a file is refused too.
package nonisolated final class NibParser: NSObject, XMLParserDelegate {
    /// A file that cannot be read, and why.
    package struct Failure: Error, CustomStringConvertible {
        package let path: String
        package let line: Int
        package let reason: String

        package var description: String { "“\(path)”, line \(line): \(reason)." }
    }

    /// The deepest nesting of elements that is read.
    package static let deepest = 256

    /// The most elements that are read.
    package static let mostElements = 200_000

    /// The largest file that is read, in bytes.
    package static let mostBytes = 64 << 20

    /// An element that is being read.
    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [NibElement] = []
        var text = ""
    }

    private var open: [Open] = []
    private var root: NibElement?
    private var count = 0
    private let mostElements: Int
    private var failure: (line: Int, reason: String)?

    private init(mostElements: Int) { self.mostElements = mostElements }

    /// `true` for a file with a processing instruction like `<?page?>`, at which Foundation's
    /// parser ends the program.
    private static func hasEmptyInstruction(_ data: Data) -> Bool {
        var rest = data
        while let start = rest.firstRange(of: "<?".utf8) {
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "?>".utf8) else { return false }
            if !rest[..<end.lowerBound].contains(where: { $0 <= UInt8(ascii: " ") }) { return true }
        }
        return false
    }

    /// Reads the contents of a file.
    package static func read(
        _ data: Data, path: String, mostElements: Int = NibParser.mostElements
    ) throws(Failure) -> NibElement {
        guard data.count <= mostBytes else {
            throw Failure(path: path, line: 1, reason: "the file is larger than 64 megabytes")
        }
        guard data.range(of: Data("<!DOCTYPE".utf8)) == nil,
            data.range(of: Data("<!ENTITY".utf8)) == nil
        else {
            throw Failure(path: path, line: 1, reason: "nib files declare no document type")
        }
        guard String(validating: data, as: UTF8.self) != nil, !data.contains(0) else {
            throw Failure(path: path, line: 1, reason: "nib files are encoded in UTF-8")
        }
        guard !hasEmptyInstruction(data) else {
            throw Failure(path: path, line: 1, reason: "a processing instruction has no data")
        }
        let reader = NibParser(mostElements: mostElements)
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let isComplete = parser.parse()
        if let failure = reader.failure {
            throw Failure(path: path, line: failure.line, reason: failure.reason)
        }
        guard isComplete, let root = reader.root else {
            throw Failure(
                path: path, line: max(1, parser.lineNumber), reason: "the XML is not complete")
        }
        return root
    }

    package func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        count += 1
        if open.count >= Self.deepest { fail(parser, "elements are nested too deeply") }
        if count > mostElements { fail(parser, "there are too many elements") }
        open.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
    }

    package func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    package func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard let last = open.popLast() else { return }
        let element = NibElement(
            name: last.name, attributes: last.attributes, children: last.children, text: last.text,
            line: last.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    package func parser(
        _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
    ) { fail(parser, "nib files declare no entities") }

    private func fail(_ parser: XMLParser, _ reason: String) {
        if failure == nil { failure = (parser.lineNumber, reason) }
        parser.abortParsing()
    }
}
