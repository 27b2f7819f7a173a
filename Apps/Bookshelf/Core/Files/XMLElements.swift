import Foundation
import FoundationXML

/// The elements of an XML document in their order, without the prefixes of their names.
///
/// External entities are not loaded.
struct XMLElements {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    private let elements: [Element]

    /// Reads a document; `nil` for one that is malformed or longer than a number of bytes.
    init?(_ data: Data, mostBytes: Int) {
        guard data.count <= mostBytes else { return nil }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        let collector = Collector()
        parser.delegate = collector
        guard parser.parse() else { return nil }
        elements = collector.elements
    }

    /// The elements of a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// The texts of the elements of a name, without empty ones.
    func texts(_ name: String) -> [String] {
        all(name).map(\.text.trimmed).filter { !$0.isEmpty }
    }

    private final class Collector: NSObject, XMLParserDelegate {
        /// The most elements and characters that are kept; a document with more is cut off.
        private static let most = 100_000

        var elements: [Element] = []
        private var open: [Int] = []
        private var length = 0

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            guard elements.count < Self.most else { return parser.abortParsing() }
            let name = elementName.split(separator: ":").last.map(String.init) ?? elementName
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            guard let index = open.last, length < Self.most * 10 else { return }
            length += string.utf8.count
            elements[index].text += string
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
            qualifiedName: String?
        ) { _ = open.popLast() }
    }
}
