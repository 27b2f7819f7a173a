import Foundation
import FoundationXML

/// An element of a file of XML.
struct XMLFileElement {
    let name: String
    let attributes: [String: String]
    let children: [XMLFileElement]
    let text: String
    let line: Int

    /// The first child of a name.
    func child(_ name: String) -> XMLFileElement? { children.first { $0.name == name } }

    /// The first element on the way down `names`.
    func descendant(_ names: String...) -> XMLFileElement? {
        names.reduce(XMLFileElement?.some(self)) { $0?.child($1) }
    }

    /// The children of a name.
    func children(_ name: String) -> [XMLFileElement] { children.filter { $0.name == name } }
}

/// Reads a file of XML into elements, within bounds.
///
/// Property lists have a document type, whose address is not read. A file that declares entities
/// is refused: those may grow. So is one with processing instructions.
final class XMLFile: NSObject, XMLParserDelegate {
    /// The deepest nesting of elements that is read.
    static let deepest = 128

    /// The most elements that are read.
    static let mostElements = 1_000_000

    private struct Open {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [XMLFileElement] = []
        var text = ""
    }

    private var open: [Open] = []
    private var root: XMLFileElement?
    private var count = 0
    private var failure: (line: Int, reason: String)?

    private override init() {}

    /// Reads the root element of `text`; `path` is for errors.
    static func read(_ text: String, path: String) throws(ProjectError) -> XMLFileElement {
        guard !text.contains("<!ENTITY"), !text.utf8.contains(0) else {
            throw ProjectError(file: path, "entities and null characters are not read")
        }
        // Foundation's parser dies of a processing instruction without data, and none is needed.
        let isDeclared = text.hasPrefix("<?xml") && text.dropFirst(5).first?.isWhitespace ?? false
        if let other = text.dropFirst(isDeclared ? 5 : 0).firstRange(of: "<?") {
            let line = text[..<other.lowerBound].count { $0.isNewline } + 1
            throw ProjectError(file: path, line: line, "processing instructions are not read")
        }
        let declaration = text.prefix { $0 != ">" }.lowercased()
        guard !declaration.contains("encoding") || declaration.contains("utf-8") else {
            throw ProjectError(file: path, line: 1, "only the encoding UTF-8 is read")
        }
        let parser = XMLParser(data: Data(text.utf8))
        let reader = XMLFile()
        parser.delegate = reader
        let isComplete = parser.parse()
        if let failure = reader.failure {
            throw ProjectError(file: path, line: failure.line, failure.reason)
        }
        guard isComplete, let root = reader.root else {
            throw ProjectError(
                file: path, line: max(1, parser.lineNumber), "the XML is damaged or not complete")
        }
        return root
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        count += 1
        if open.count >= Self.deepest { fail(parser, "elements are nested too deeply") }
        if count > Self.mostElements { fail(parser, "there are too many elements") }
        open.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if !open.isEmpty {
            open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard let last = open.popLast() else { return }
        let element = XMLFileElement(
            name: last.name, attributes: last.attributes, children: last.children, text: last.text,
            line: last.line)
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private func fail(_ parser: XMLParser, _ reason: String) {
        if failure == nil { failure = (parser.lineNumber, reason) }
        parser.abortParsing()
    }
}
