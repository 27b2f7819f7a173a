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
        let parser = XMLParser(data: Self.withoutEmptyInstructions(Self.readable(data)))
        parser.shouldResolveExternalEntities = false
        let collector = Collector()
        parser.delegate = collector
        guard parser.parse() else { return nil }
        elements = collector.elements
    }

    /// The document with U+FFFD for what is no UTF-8, unless it names another encoding: of errors
    /// at such bytes, Foundation's parser cannot report any, and ends the program.
    private static func readable(_ data: Data) -> Data {
        let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        let declared = start.firstMatch(of: /<\?xml[^>]*encoding\s*=\s*["']([a-z0-9._-]+)/)?.1
        guard !hasMark, declared == nil || declared == "utf-8" else { return data }
        return String(validating: data, as: UTF8.self) == nil
            ? Data(String(decoding: data, as: UTF8.self).utf8) : data
    }

    /// The document without processing instructions like `<?page?>`: of one that has no data,
    /// Foundation's parser ends the program.
    private static func withoutEmptyInstructions(_ data: Data) -> Data {
        var (kept, rest) = (Data(), data)
        while let start = rest.firstRange(of: "<?".utf8) {
            let end = rest[start.upperBound...].firstRange(of: "?>".utf8)
            let name = rest[start.upperBound..<(end?.lowerBound ?? rest.endIndex)]
            let isEmpty = end != nil && !name.contains { $0 <= UInt8(ascii: " ") }
            let next = isEmpty ? end?.upperBound ?? rest.endIndex : start.upperBound
            kept += rest[..<(isEmpty ? start.lowerBound : next)]
            rest = rest[next...]
        }
        return kept + rest
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
