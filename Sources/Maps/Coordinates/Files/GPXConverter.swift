import TextReading

/// Converts the attributes `lat` and `lon` of the elements of a GPX text, and copies every other
/// byte.
///
/// `bounds` elements have `minlat`, `minlon`, `maxlat` and `maxlon`, which are converted as two
/// corners. The syntax of tags is validated as XML. A text without coordinates must be GPX by its
/// first element.
struct GPXConverter: ~Copyable {
    /// An attribute that is half of a coordinate.
    private struct Half {
        let name: String
        let degrees: Double

        /// The range of the number in the held bytes.
        let range: Range<Int>
    }

    /// The prefixes of `lat` and `lon` in attribute names.
    private static let prefixes = ["", "min", "max"]
    private static let names = prefixes.flatMap { [$0 + "lat", $0 + "lon"] }

    private static let mostNameBytes = 256

    private var text: ByteEditor
    private let conversion: SystemConversion
    private var report = ConversionReport()

    /// The name of the first element without its prefix, and its position.
    private var root: (name: String, position: FileError.Position)?

    /// The coordinates of the current tag.
    private var halves: [Half] = []

    /// The name of the current attribute.
    private var name: [UInt8] = []

    init(text: consuming ByteEditor, conversion: SystemConversion) {
        self.text = text
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) -> ConversionReport {
        var hasTags = false
        while let byte = try text.peek() {
            if byte == UInt8(ascii: "<") {
                hasTags = true
                try readMarkup()
            } else {
                text.skip(to: UInt8(ascii: "<"))
            }
        }
        guard hasTags else {
            throw FileError(.unexpected(found: "a text without elements", expected: "a GPX file"))
        }
        if let root, root.name != "gpx", report == ConversionReport() {
            throw FileError(
                .unexpected(found: "the element “\(root.name)”", expected: "a GPX file"),
                at: root.position)
        }
        try text.finish()
        return report
    }

    // MARK: Markup

    private mutating func readMarkup() throws(FileError) {
        try text.look()
        if text.isNext("<!--") {
            try skipSection("<!--", end: "-->", called: "a comment")
        } else if text.isNext("<![CDATA[") {
            try skipSection("<![CDATA[", end: "]]>", called: "a section of characters")
        } else if text.isNext("<?") {
            try skipSection("<?", end: "?>", called: "a processing instruction")
        } else if text.isNext("<!") {
            try skipSection("<!", end: ">", called: "a declaration")
        } else if text.isNext("</") {
            try skipSection("</", end: ">", called: "a tag")
        } else {
            try readElement()
        }
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

    private mutating func readElement() throws(FileError) {
        let position = text.position
        text.skip()
        _ = try takeName(in: position)
        if root == nil {
            let localName = name.split(separator: UInt8(ascii: ":")).last ?? []
            root = (String(decoding: localName, as: UTF8.self), position)
        }
        while try readAttribute(in: position) {}
        try writeHalves(at: position)
    }

    /// Reads an attribute, or the end of a tag that begins at `position`. Returns `true` for an
    /// attribute.
    private mutating func readAttribute(
        in position: FileError.Position
    ) throws(FileError) -> Bool {
        try text.skipSpace()
        var byte = try next(in: position)
        if byte == UInt8(ascii: "/") {
            text.skip()
            byte = try next(in: position)
            guard byte == UInt8(ascii: ">") else { throw unexpected(byte, expected: "“>”") }
        }
        if byte == UInt8(ascii: ">") {
            text.skip()
            return false
        }
        let name = try takeName(in: position)
        try text.skipSpace()
        let equals = try next(in: position)
        guard equals == UInt8(ascii: "=") else { throw unexpected(equals, expected: "“=”") }
        text.skip()
        try text.skipSpace()
        let quote = try next(in: position)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw unexpected(quote, expected: "a quote")
        }
        text.skip()
        if let name { try readHalf(name, upTo: quote, in: position) }
        while try next(in: position) != quote { text.skip(to: quote) }
        text.skip()
        return true
    }

    /// Skips the name of an element or attribute, and returns it if it is one of ``names``.
    private mutating func takeName(in position: FileError.Position) throws(FileError) -> String? {
        name.removeAll(keepingCapacity: true)
        while true {
            let byte = try next(in: position)
            guard byte > 0x20, !"\"'<>/=".utf8.contains(byte) else { break }
            guard name.count < Self.mostNameBytes else {
                throw unexpected(byte, expected: "the end of a name")
            }
            name.append(byte)
            text.skip()
        }
        guard !name.isEmpty else { throw unexpected(try next(in: position), expected: "a name") }
        return Self.names.first { $0.utf8.elementsEqual(name) }
    }

    // MARK: Coordinates

    private mutating func readHalf(
        _ name: String, upTo quote: UInt8, in tag: FileError.Position
    ) throws(FileError) {
        guard !halves.contains(where: { $0.name == name }) else {
            throw FileError(.unexpected(found: "“\(name)” twice", expected: "once"), at: tag)
        }
        try text.hold()
        try text.look()
        let value = text.nextText { $0 != quote }
        guard let degrees = Self.number(value) else {
            throw FileError(
                .unexpected(
                    found: "\(name)=“\(value.prefix(40))”", expected: "a number of degrees"),
                at: tag)
        }
        let start = try text.heldCount()
        for _ in value.utf8 { text.skipAny() }
        halves.append(Half(name: name, degrees: degrees, range: start..<(try text.heldCount())))
    }

    /// Parses an attribute's number, ignoring surrounding spaces.
    private static func number(_ text: String) -> Double? {
        let bytes = text.utf8.drop { $0 <= 0x20 }
        let end = bytes.lastIndex { $0 > 0x20 }.map { bytes.index(after: $0) } ?? bytes.startIndex
        return JSONNumber.decimal(Substring(bytes[..<end]))
    }

    /// Writes the tag that begins at `position` if it has coordinates.
    private mutating func writeHalves(at position: FileError.Position) throws(FileError) {
        guard !halves.isEmpty else { return }
        var replacements: [(range: Range<Int>, degrees: Double)] = []
        for prefix in Self.prefixes {
            let latitude = halves.first { $0.name == prefix + "lat" }
            let longitude = halves.first { $0.name == prefix + "lon" }
            guard let latitude, let longitude else {
                if latitude == nil, longitude == nil { continue }
                throw FileError(
                    .unexpected(
                        found: "a tag with only one of \(prefix)lat and \(prefix)lon",
                        expected: "both"), at: position)
            }
            do {
                let place = try conversion.apply(
                    latitude: latitude.degrees, longitude: longitude.degrees)
                replacements.append((latitude.range, place.latitude))
                replacements.append((longitude.range, place.longitude))
                if prefix.isEmpty {
                    report.count(
                        latitude: latitude.degrees, longitude: longitude.degrees, as: place)
                }
            } catch {
                throw FileError(.coordinate(error), at: position)
            }
        }
        try text.release(replacements.sorted { $0.range.lowerBound < $1.range.lowerBound })
        halves.removeAll(keepingCapacity: true)
    }

    // MARK: Errors

    /// Returns the next byte of a tag that begins at `position`.
    private mutating func next(in position: FileError.Position) throws(FileError) -> UInt8 {
        guard let byte = try text.peek() else {
            throw FileError(.end(within: "a tag"), at: position)
        }
        return byte
    }

    private func unexpected(_ byte: UInt8, expected: String) -> FileError {
        FileError(
            .unexpected(found: FileError.name(of: byte), expected: expected), at: text.position)
    }
}
