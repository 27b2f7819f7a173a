import Foundation

/// Converts the attributes `lat` and `lon` of the elements of a GPX text, and copies every other byte.
///
/// `bounds` elements have `minlat`, `minlon`, `maxlat` and `maxlon`, which are converted as two corners.
struct GPXConverter: ~Copyable {
    private var reader: ByteReader
    private var writer: ByteWriter
    private let conversion: SystemConversion

    /// The tag that is being read, from `<` to `>`.
    private var tag: [UInt8] = []

    init(
        reader: consuming ByteReader, writer: consuming ByteWriter, conversion: SystemConversion
    ) {
        self.reader = reader
        self.writer = writer
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) {
        var hasTags = false
        while let byte = try reader.peek() {
            if byte == UInt8(ascii: "<") {
                hasTags = true
                try convertTag()
            } else {
                try copy()
            }
        }
        guard hasTags else {
            throw FileError(
                .unexpected(found: "a text without elements", expected: "a GPX file"))
        }
        try writer.flush()
    }

    private mutating func copy() throws(FileError) {
        if let byte = try reader.next() { try writer.append(byte) }
    }

    /// Reads a tag, a comment or the like, and writes it, converted where it has coordinates.
    private mutating func convertTag() throws(FileError) {
        let position = reader.position
        tag.removeAll(keepingCapacity: true)
        var quote: UInt8?
        while let byte = try reader.next() {
            tag.append(byte)
            if let open = quote {
                if byte == open { quote = nil }
            } else if isOpenSection {
                // Comments, CDATA and processing instructions have ends of their own.
                if endsSection { return try writer.append(tag) }
                // Long ones are written as they come; only their last bytes matter.
                if tag.count > 4096 {
                    try writer.append(tag[9..<(tag.count - 3)])
                    tag.removeSubrange(9..<(tag.count - 3))
                }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return try writeTag(at: position)
            }
        }
        throw FileError(.end(within: "a tag"), at: position)
    }

    private static let sections: [(start: [UInt8], end: [UInt8])] = [
        (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
        (Array("<?".utf8), Array("?>".utf8)),
    ]

    private var isOpenSection: Bool {
        tag.count > 1 && (tag[1] == UInt8(ascii: "!") || tag[1] == UInt8(ascii: "?"))
            && Self.sections.contains { tag.starts(with: $0.start) || $0.start.starts(with: tag) }
    }

    private var endsSection: Bool {
        Self.sections.contains { section in
            tag.count >= section.start.count + section.end.count
                && tag.starts(with: section.start)
                && tag.suffix(section.end.count) == section.end[...]
        }
    }

    // MARK: Attributes

    private struct Attribute {
        let name: String

        /// Where the value stands in the tag, without its quotes.
        let range: Range<Int>
    }

    private mutating func writeTag(at position: FileError.Position) throws(FileError) {
        let attributes = try attributes(at: position)
        var replacements: [(range: Range<Int>, degrees: Double)] = []
        for prefix in ["", "min", "max"] {
            let latitude = attributes.first { $0.name == prefix + "lat" }
            let longitude = attributes.first { $0.name == prefix + "lon" }
            guard let latitude, let longitude else {
                guard latitude == nil, longitude == nil else {
                    throw FileError(
                        .unexpected(
                            found: "a tag with only one of \(prefix)lat and \(prefix)lon",
                            expected: "both"), at: position)
                }
                continue
            }
            let values = (
                try number(latitude, at: position), try number(longitude, at: position)
            )
            do {
                let place = try conversion.apply(latitude: values.0, longitude: values.1)
                replacements.append((latitude.range, place.latitude))
                replacements.append((longitude.range, place.longitude))
            } catch {
                throw FileError(.coordinate(error), at: position)
            }
        }
        var written = 0
        for replacement in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            try writer.append(tag[written..<replacement.range.lowerBound])
            try writer.append(degrees: replacement.degrees)
            written = replacement.range.upperBound
        }
        try writer.append(tag[written...])
    }

    private func number(
        _ attribute: Attribute, at position: FileError.Position
    ) throws(FileError) -> Double {
        let text = String(decoding: tag[attribute.range], as: UTF8.self)
        guard let value = Double(text.trimmingCharacters(in: .whitespaces)) else {
            throw FileError(
                .unexpected(found: "\(attribute.name)=“\(text)”", expected: "a number of degrees"),
                at: position)
        }
        return value
    }

    /// The attributes of the tag whose names end in `lat` or `lon`.
    private func attributes(at position: FileError.Position) throws(FileError) -> [Attribute] {
        var found: [Attribute] = []
        var index = 1
        while index < tag.count {
            guard tag[index] == UInt8(ascii: "=") else {
                index += 1
                continue
            }
            var nameEnd = index
            while nameEnd > 0, tag[nameEnd - 1] <= 0x20 { nameEnd -= 1 }
            var nameStart = nameEnd
            while nameStart > 0, tag[nameStart - 1] > 0x20 { nameStart -= 1 }
            index += 1
            while index < tag.count, tag[index] <= 0x20 { index += 1 }
            guard index < tag.count,
                tag[index] == UInt8(ascii: "\"") || tag[index] == UInt8(ascii: "'")
            else {
                throw FileError(
                    .unexpected(found: "an attribute without quotes", expected: "quotes"),
                    at: position)
            }
            let valueStart = index + 1
            let valueEnd = tag[valueStart...].firstIndex(of: tag[index]) ?? tag.count
            let name = String(decoding: tag[nameStart..<nameEnd], as: UTF8.self)
            if name.hasSuffix("lat") || name.hasSuffix("lon") {
                found.append(Attribute(name: name, range: valueStart..<valueEnd))
            }
            index = valueEnd + 1
        }
        return found
    }
}
