public import Foundation
import UIKitCore

nonisolated extension NSAttributedString {
    /// The kind of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")

        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")

        /// HTML. Only the text and its styles are read: nothing is loaded or run.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")

        /// The raw value of the `String.Encoding` of plain text and HTML; UTF-8 without it.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")

        /// Attributes of text that has none of its own.
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// An option of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The ``DocumentType``; found by the data's first characters without it.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")

        /// The raw value of the `String.Encoding` of plain text and HTML; UTF-8 without it.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding")

        /// Attributes of text that has none of its own.
        public static let defaultAttributes = DocumentReadingOptionKey(
            rawValue: "DefaultAttributes")
    }

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: Its kind and encoding.
    ///   - dict: Set to its properties, unless `nil`.
    /// - Throws: A `CocoaError` if the data is not text of the encoding, or no document of the
    ///   kind.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<[DocumentAttributeKey: Any]>? = nil
    ) throws {
        let type = Self.documentType(options[.documentType], of: data)
        let standard = options[.defaultAttributes] as? [Key: Any] ?? [:]
        dict?.pointee = [.documentType: type]
        let result: NSAttributedString
        switch type {
        case .rtf: result = try RichTextReader.read(data, attributes: standard)
        case .html:
            result = HTMLReader.read(try Self.text(data, options), attributes: standard)
        default:
            result = NSAttributedString(string: try Self.text(data, options), attributes: standard)
        }
        self.init(attributedString: result)
    }

    /// Reads a document in a file. See ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<[DocumentAttributeKey: Any]>? = nil
    ) throws {
        try self.init(
            data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func documentType(_ option: Any?, of data: Data) -> DocumentType {
        if let type = option as? DocumentType { return type }
        if let name = option as? String { return DocumentType(rawValue: name) }
        let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        if start.hasPrefix("{\\rtf") { return .rtf }
        let text = start.drop { $0.isWhitespace }
        return text.hasPrefix("<!doctype html") || text.hasPrefix("<html") ? .html : .plain
    }

    private static func text(_ data: Data, _ options: [DocumentReadingOptionKey: Any]) throws
        -> String
    {
        let number = options[.characterEncoding]
        let raw = number as? UInt ?? (number as? Int).flatMap { UInt(exactly: $0) }
        let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }

    /// Returns a range as a document.
    ///
    /// - Parameters:
    ///   - range: The range of the text.
    ///   - dict: The properties with the kind of the document; plain text without it.
    /// - Throws: A `CocoaError` if the text has characters that the encoding lacks.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        let part = attributedSubstring(from: range)
        let type =
            dict[.documentType] as? DocumentType
            ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) } ?? .plain
        switch type {
        case .rtf: return Data(RichTextWriter.document(part).utf8)
        case .html: return Data(HTMLWriter.document(part).utf8)
        default:
            let raw = dict[.characterEncoding] as? UInt
            let encoding = raw.map { String.Encoding(rawValue: $0) } ?? .utf8
            guard let data = part.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        }
    }
}
