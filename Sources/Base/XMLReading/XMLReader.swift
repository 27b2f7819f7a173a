import CXMLReader
package import Foundation

/// Reads an XML document element by element (libxml2), in constant memory.
///
/// Nothing is fetched from a network, and entities that the document declares are not replaced.
/// The library is loaded by the first document.
package struct XMLReader: ~Copyable {
    /// A part of the document.
    package enum Part: Hashable {
        /// The start of an element.
        case start(String, attributes: [String: String])
        case text(String)
        case end(String)
    }

    /// What becomes of prefixes, as in `dc:title`.
    package enum Prefixes {
        case kept
        case removed
    }

    private let reader: OpaquePointer

    /// The contents of a document in memory, which the library does not copy.
    private let contents: UnsafeMutableRawBufferPointer?

    /// The document that is read, if it is in memory as a whole.
    private let document: OpaquePointer?

    private let prefixes: Prefixes

    /// The end of an element without content, which follows its start.
    private var pendingEnd: String?

    private static let options =
        XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET | XML_PARSE_NOCDATA
        | XML_PARSE_BIG_LINES

    /// Reads an open file from its beginning; names have no prefixes.
    ///
    /// - Parameters:
    ///   - file: The file's descriptor, which the caller closes.
    ///   - encoding: The name of the encoding, if it is not that which the document declares.
    /// - Throws: ``XMLError`` if memory runs out.
    package init(_ file: Int32, encoding: String?) throws(XMLError) {
        guard let reader = xmlReaderForFd(file, nil, encoding, Int32(Self.options)) else {
            throw XMLError(line: 1, reason: "the XML cannot be read")
        }
        (self.reader, contents, document, prefixes) = (reader, nil, nil, .removed)
    }

    /// Reads a document in memory.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - encoding: The name of the encoding, if it is not that which the document declares.
    ///   - prefixes: What becomes of prefixes in the names of elements and attributes.
    ///   - isDeep: `true` to read more than 256 levels of elements, and texts of any length. The
    ///     caller limits them, and excludes declared entities.
    /// - Throws: ``XMLError`` for a document of more than two gigabytes.
    package init(
        _ data: Data, encoding: String? = nil, prefixes: Prefixes, isDeep: Bool = false
    ) throws(XMLError) {
        let contents = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(data.count, 1), alignment: 1)
        data.copyBytes(to: contents)
        let options = Self.options | (isDeep ? XML_PARSE_HUGE : 0)
        guard let count = Int32(exactly: data.count),
            let reader = xmlReaderForMemory(
                contents.baseAddress, count, nil, encoding, Int32(options))
        else {
            contents.deallocate()
            throw XMLError(line: 1, reason: "the XML cannot be read")
        }
        (self.reader, self.contents, document, self.prefixes) = (reader, contents, nil, prefixes)
    }

    /// Reads what can be read of a document that may be malformed; names have no prefixes.
    ///
    /// - Throws: ``XMLError`` for a document without elements.
    package init(recovering data: Data) throws(XMLError) {
        let options = Int32(Self.options | XML_PARSE_RECOVER)
        let document = data.withUnsafeBytes { bytes in
            Int32(exactly: bytes.count).flatMap {
                xmlReadMemory(bytes.baseAddress, $0, nil, nil, options)
            }
        }
        guard let document, let reader = xmlReaderWalker(document) else {
            throw XMLError(line: 1, reason: "there is no element")
        }
        (self.reader, contents, self.document, prefixes) = (reader, nil, document, .removed)
    }

    deinit {
        xmlFreeTextReader(reader)
        document.map { xmlFreeDoc($0) }
        contents?.deallocate()
    }

    /// The line of the current part, from 1. Beyond line 65,535 it may be the next one.
    package var line: Int {
        max(xmlTextReaderCurrentNode(reader).map { Int(xmlGetLineNo($0)) } ?? 1, 1)
    }

    /// Returns the next part; `nil` at the end.
    ///
    /// - Throws: ``XMLError`` for a document that is malformed or not complete.
    package mutating func next() throws(XMLError) -> Part? {
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
                throw XMLError(line: max(line, 1), reason: "the XML is damaged or not complete")
            }
            switch Int(xmlTextReaderNodeType(reader)) {
            case XML_READER_TYPE_ELEMENT:
                let name = self.name
                if xmlTextReaderIsEmptyElement(reader) == 1 { pendingEnd = name }
                return .start(name, attributes: attributes)
            case XML_READER_TYPE_TEXT, XML_READER_TYPE_CDATA, XML_READER_TYPE_WHITESPACE,
                XML_READER_TYPE_SIGNIFICANT_WHITESPACE:
                return .text(Self.text(xmlTextReaderConstValue(reader)))
            case XML_READER_TYPE_END_ELEMENT: return .end(name)
            default: continue
            }
        }
    }

    private var name: String {
        let name = Self.text(xmlTextReaderConstName(reader))
        // The library keeps a prefix that is not declared.
        guard prefixes == .removed, let colon = name.lastIndex(of: ":") else { return name }
        return String(name[name.index(after: colon)...])
    }

    private var attributes: [String: String] {
        var attributes: [String: String] = [:]
        while xmlTextReaderMoveToNextAttribute(reader) == 1 {
            attributes[name] = Self.text(xmlTextReaderConstValue(reader))
        }
        _ = xmlTextReaderMoveToElement(reader)
        return attributes
    }

    private static func text(_ bytes: UnsafePointer<UInt8>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }
}

/// The reason why an XML document cannot be read, and the line from 1.
package struct XMLError: Error, Hashable {
    package let line: Int
    package let reason: String

    package init(line: Int, reason: String) {
        self.line = line
        self.reason = reason
    }
}
