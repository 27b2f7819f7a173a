import TextReading

/// Reads the tags of an XML text and validates their syntax, while its ``text`` copies the bytes.
struct MarkupEditor: ~Copyable {
    /// The beginning of a start tag, or a whole end tag.
    struct Tag {
        /// The name without its prefix.
        let name: String

        let isEnd: Bool
        let position: FileError.Position
    }

    private static let mostNameBytes = 256

    /// The bytes.
    var text: ByteEditor

    /// The first element.
    private(set) var root: Tag?

    /// `true` if the last start tag that was read to its end has no content.
    private(set) var isEmptyElement = false

    /// The name that was read last.
    private var name: [UInt8] = []

    init(text: consuming ByteEditor) { self.text = text }

    // MARK: Tags

    /// Skips to the next tag, and over its name, or over all of it if it is an end tag.
    ///
    /// - Returns: `nil` at the end of the text.
    mutating func nextTag() throws(FileError) -> Tag? {
        while let byte = try text.peek() {
            guard byte == UInt8(ascii: "<") else {
                text.skip(to: UInt8(ascii: "<"))
                continue
            }
            if let tag = try readMarkup() { return tag }
        }
        return nil
    }

    /// Skips to the next attribute of a start tag and to its value, or over the end of the tag.
    ///
    /// - Returns: The attribute's name; `nil` at the end.
    mutating func nextAttribute(of tag: Tag) throws(FileError) -> String? {
        try text.skipSpace()
        var byte = try next(in: tag)
        isEmptyElement = byte == UInt8(ascii: "/")
        if isEmptyElement {
            text.skip()
            byte = try next(in: tag)
            guard byte == UInt8(ascii: ">") else { throw unexpected(byte, expected: "“>”") }
        }
        if byte == UInt8(ascii: ">") {
            text.skip()
            return nil
        }
        try readName(at: tag.position)
        try text.skipSpace()
        let equals = try next(in: tag)
        guard equals == UInt8(ascii: "=") else { throw unexpected(equals, expected: "“=”") }
        text.skip()
        try text.skipSpace()
        let quote = try next(in: tag)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw unexpected(quote, expected: "a quote")
        }
        return String(decoding: name, as: UTF8.self)
    }

    /// Skips an attribute's value with its quotes, after its first bytes were read.
    mutating func skipValue(of tag: Tag, to quote: UInt8) throws(FileError) {
        while try next(in: tag) != quote { text.skip(to: quote) }
        text.skip()
    }

    /// Skips the opening quote of an attribute's value.
    ///
    /// - Returns: The quote.
    mutating func skipQuote(of tag: Tag) throws(FileError) -> UInt8 {
        let quote = try next(in: tag)
        text.skip()
        return quote
    }

    /// Reads a number of degrees that ends before `end` or a space, as part of the held bytes.
    ///
    /// - Parameter name: The number's name in the error.
    mutating func readDegrees(
        called name: String, upTo end: UInt8, in tag: Tag
    ) throws(FileError) -> (degrees: Double, range: Range<Int>) {
        try text.hold()
        try text.look()
        let value = text.nextText { $0 != end }
        guard let degrees = Self.number(value) else {
            throw FileError(
                .unexpected(
                    found: "\(name)=“\(value.prefix(40))”", expected: "a number of degrees"),
                at: tag.position)
        }
        let start = try text.heldCount()
        for _ in value.utf8 { text.skipAny() }
        return (degrees, start..<(try text.heldCount()))
    }

    /// Parses a number, ignoring surrounding spaces.
    private static func number(_ text: String) -> Double? {
        let bytes = text.utf8.drop { $0 <= 0x20 }
        let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
        return JSONNumber.decimal(Substring(bytes[..<end]))
    }

    // MARK: Syntax

    /// Skips a tag's beginning, an end tag or a section, and returns the tag.
    private mutating func readMarkup() throws(FileError) -> Tag? {
        let position = text.position
        try text.look()
        if text.isNext("<!--") {
            try skipSection("<!--", end: "-->", called: "a comment")
        } else if text.isNext("<![CDATA[") {
            try skipSection("<![CDATA[", end: "]]>", called: "a section of characters")
        } else if text.isNext("<?") {
            try skipSection("<?", end: "?>", called: "a processing instruction")
        } else if text.isNext("<!") {
            try skipSection("<!", end: ">", called: "a declaration")
        } else {
            let isEnd = text.isNext("</")
            text.skip(isEnd ? 2 : 1)
            let tag = Tag(
                name: try readLocalName(at: position), isEnd: isEnd, position: position)
            if isEnd {
                while try next(in: tag) != UInt8(ascii: ">") { text.skipAny() }
                text.skip()
            } else if root == nil {
                root = tag
            }
            return tag
        }
        return nil
    }

    /// Skips a section that ends at the first occurrence of a text.
    private mutating func skipSection(
        _ start: StaticString, end: StaticString, called name: String
    ) throws(FileError) {
        let position = text.position
        text.skip(start.utf8CodeUnitCount)
        while try text.peek() != nil {
            try text.look()
            if text.isNext(end) { return text.skip(end.utf8CodeUnitCount) }
            text.skipAny()
            text.skip(to: end.utf8Start[0])
        }
        throw FileError(.end(within: name), at: position)
    }

    /// Skips the name of an element, and returns it without its prefix.
    private mutating func readLocalName(
        at position: FileError.Position
    ) throws(FileError) -> String {
        try readName(at: position)
        let local = name.split(separator: UInt8(ascii: ":")).last ?? []
        return String(decoding: local, as: UTF8.self)
    }

    /// Skips the name of an element or attribute, and keeps it.
    private mutating func readName(at position: FileError.Position) throws(FileError) {
        name.removeAll(keepingCapacity: true)
        while true {
            let byte = try next(at: position)
            guard byte > 0x20, !"\"'<>/=".utf8.contains(byte) else { break }
            guard name.count < Self.mostNameBytes else {
                throw unexpected(byte, expected: "the end of a name")
            }
            name.append(byte)
            text.skip()
        }
        guard !name.isEmpty else { throw unexpected(try next(at: position), expected: "a name") }
    }

    /// Returns the next byte of a tag.
    private mutating func next(in tag: Tag) throws(FileError) -> UInt8 {
        try next(at: tag.position)
    }

    private mutating func next(at position: FileError.Position) throws(FileError) -> UInt8 {
        guard let byte = try text.peek() else {
            throw FileError(.end(within: "a tag"), at: position)
        }
        return byte
    }

    // MARK: Errors

    /// The error for a byte that should be something else.
    func unexpected(_ byte: UInt8, expected: String) -> FileError {
        FileError(
            .unexpected(found: FileError.name(of: byte), expected: expected), at: text.position)
    }

    /// Throws unless the text has tags, and the first element is `name` or places were found.
    func check(root name: String, called format: String, hasPlaces: Bool) throws(FileError) {
        guard let root else {
            throw FileError(.unexpected(found: "a text without elements", expected: format))
        }
        guard root.name == name || hasPlaces else {
            throw FileError(
                .unexpected(found: "the element “\(root.name)”", expected: format),
                at: root.position)
        }
    }
}
