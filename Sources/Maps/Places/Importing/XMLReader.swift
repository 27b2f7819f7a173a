import CXMLReader
import Coordinates
import TextEncodings

/// Reads an XML file element by element, in constant memory (libxml2).
///
/// Nothing is fetched from a network, and entities that the file defines are not replaced.
struct XMLReader: ~Copyable {
    /// A part of the text.
    enum Part: Hashable {
        /// The start of an element, by its name without a prefix.
        case start(String, attributes: [String: String])
        case text(String)
        case end(String)
    }

    private let reader: OpaquePointer

    /// The end of an element without content, which follows its start.
    private var pendingEnd: String?

    /// - Parameters:
    ///   - file: An open file at its beginning, which the caller closes.
    ///   - encoding: The encoding, if it is not that which the file declares.
    init(_ file: Int32, encoding: TextEncoding?) throws(FileError) {
        let options =
            XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET
            | XML_PARSE_NOCDATA
        guard let reader = xmlReaderForFd(file, nil, encoding?.name, Int32(options)) else {
            throw FileError(.access("its XML cannot be read"))
        }
        self.reader = reader
    }

    deinit { xmlFreeTextReader(reader) }

    /// The line of the current part, from 1.
    var line: Int {
        max(xmlTextReaderCurrentNode(reader).map { Int(xmlGetLineNo($0)) } ?? 1, 1)
    }

    /// Returns the next part; `nil` at the end.
    mutating func next() throws(FileError) -> Part? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name)
        }
        while true {
            switch xmlTextReaderRead(reader) {
            case 0: return nil
            case 1: break
            default:
                let line = Int(xmlTextReaderGetParserLineNumber(reader))
                throw FileError(
                    .unexpected(found: "a mistake", expected: "XML"),
                    at: FileError.Position(line: max(line, 1), column: 1))
            }
            switch Int(xmlTextReaderNodeType(reader)) {
            case XML_READER_TYPE_ELEMENT:
                let name = Self.text(xmlTextReaderConstLocalName(reader))
                if xmlTextReaderIsEmptyElement(reader) == 1 { pendingEnd = name }
                return .start(name, attributes: attributes)
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA:
                return .text(Self.text(xmlTextReaderConstValue(reader)))
            case XML_READER_TYPE_END_ELEMENT:
                return .end(Self.text(xmlTextReaderConstLocalName(reader)))
            default: continue
            }
        }
    }

    private var attributes: [String: String] {
        var attributes: [String: String] = [:]
        while xmlTextReaderMoveToNextAttribute(reader) == 1 {
            attributes[Self.text(xmlTextReaderConstLocalName(reader))] = Self.text(
                xmlTextReaderConstValue(reader))
        }
        _ = xmlTextReaderMoveToElement(reader)
        return attributes
    }

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}
