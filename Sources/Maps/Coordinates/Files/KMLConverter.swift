/// Converts the places of a KML text (OGC 12-007r2), and copies every other byte.
///
/// Places are the tuples of `coordinates`, the points of `gx:coord`, the latitudes and longitudes
/// of views and models, and the corners of boxes, but nothing below `ExtendedData`, whose contents
/// are user-defined. The syntax of tags is validated as XML. A text without places must be KML by
/// its first element.
struct KMLConverter: ~Copyable {
    /// The elements whose children are halves of coordinates, latitudes before their longitudes.
    private static let groups: [String: [String]] = {
        let point = ["latitude", "longitude"]
        let box = ["south", "west", "north", "east"]
        return [
            "LookAt": point, "Camera": point, "Location": point, "LatLonBox": box,
            "LatLonAltBox": box,
        ]
    }()

    /// An element whose children are halves of coordinates, and the children read so far.
    private struct Group {
        let tag: MarkupEditor.Tag
        let names: [String]
        var halves: [String: (degrees: Double, range: Range<Int>)] = [:]
    }

    private var markup: MarkupEditor
    private let conversion: SystemConversion
    private var report = ConversionReport()
    private var group: Group?

    /// The number of open elements with user-defined contents.
    private var foreignDepth = 0

    init(text: consuming ByteEditor, conversion: SystemConversion) {
        markup = MarkupEditor(text: text)
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) -> ConversionReport {
        while let tag = try markup.nextTag() {
            if tag.isEnd { try end(tag) } else { try begin(tag) }
        }
        if let group { throw incomplete(group) }
        try markup.check(
            root: "kml", called: "a KML file", hasPlaces: report != ConversionReport())
        try markup.text.finish()
        return report
    }

    // MARK: Elements

    private mutating func begin(_ tag: MarkupEditor.Tag) throws(FileError) {
        while try markup.nextAttribute(of: tag) != nil {
            let quote = try markup.skipQuote(of: tag)
            try markup.skipValue(of: tag, to: quote)
        }
        if markup.isEmptyElement { return }
        if tag.name == "ExtendedData" { foreignDepth += 1 }
        guard foreignDepth == 0 else { return }
        if group?.names.contains(tag.name) == true {
            try readHalf(tag)
        } else if group == nil {
            switch tag.name {
            case "coordinates": try readPlaces(of: tag, separatedBy: UInt8(ascii: ","))
            case "coord": try readPlaces(of: tag, separatedBy: nil)
            default: group = Self.groups[tag.name].map { Group(tag: tag, names: $0) }
            }
        }
    }

    private mutating func end(_ tag: MarkupEditor.Tag) throws(FileError) {
        if tag.name == "ExtendedData" { foreignDepth = max(foreignDepth - 1, 0) }
        guard let group, group.tag.name == tag.name else { return }
        guard group.halves.isEmpty else { throw incomplete(group) }
        self.group = nil
    }

    // MARK: Halves

    private mutating func readHalf(_ tag: MarkupEditor.Tag) throws(FileError) {
        guard group?.halves[tag.name] == nil else {
            throw FileError(
                .unexpected(found: "“\(tag.name)” twice", expected: "once"), at: tag.position)
        }
        group?.halves[tag.name] = try markup.readDegrees(
            called: tag.name, upTo: UInt8(ascii: "<"), in: tag)
        guard let group, group.halves.count == group.names.count else { return }
        self.group = nil
        try write(group)
    }

    /// Writes the held bytes with both halves of each of a group's coordinates.
    private mutating func write(_ group: Group) throws(FileError) {
        var replacements: [(range: Range<Int>, degrees: Double)] = []
        for index in stride(from: 0, to: group.names.count, by: 2) {
            guard let latitude = group.halves[group.names[index]],
                let longitude = group.halves[group.names[index + 1]]
            else { preconditionFailure("All of \(group.names) were read.") }
            let place = try conversion.apply(
                latitude: latitude.degrees, longitude: longitude.degrees, at: group.tag.position)
            if place.latitude != latitude.degrees || place.longitude != longitude.degrees {
                replacements.append((latitude.range, place.latitude))
                replacements.append((longitude.range, place.longitude))
            }
            if group.names.count == 2 {
                report.count(latitude: latitude.degrees, longitude: longitude.degrees, as: place)
            }
        }
        try markup.text.release(
            replacements.sorted { $0.range.lowerBound < $1.range.lowerBound })
    }

    private func incomplete(_ group: Group) -> FileError {
        FileError(
            .unexpected(
                found: """
                    “\(group.tag.name)” with only some of \(group.names.joined(separator: ", "))
                    """, expected: "all"),
            at: group.tag.position)
    }

    // MARK: Tuples

    /// Converts tuples of longitude, latitude and perhaps altitude, up to the next tag.
    ///
    /// - Parameter separator: The byte between the numbers of a tuple, around which spaces are
    ///   accepted; `nil` for spaces alone and a single tuple.
    private mutating func readPlaces(
        of tag: MarkupEditor.Tag, separatedBy separator: UInt8?
    ) throws(FileError) {
        while try markup.nextContent(of: tag) != UInt8(ascii: "<") {
            let position = markup.text.position
            try markup.text.hold()
            let longitude = try markup.takeNumber(of: tag)
            let longitudeEnd = try markup.text.heldCount()
            try skip(separator, of: tag)
            _ = try markup.nextContent(of: tag)
            let latitudeStart = try markup.text.heldCount()
            let latitude = try markup.takeNumber(of: tag)
            let place = try conversion.apply(
                latitude: latitude, longitude: longitude, at: position)
            if report.count(latitude: latitude, longitude: longitude, as: place) {
                try markup.text.release(
                    place.longitude, longitudeEnd..<latitudeStart, place.latitude)
            } else {
                try markup.text.release()
            }
            let next = try markup.nextContent(of: tag)
            if let separator {
                guard next == separator else { continue }
                try skip(separator, of: tag)
            } else if next == UInt8(ascii: "<") {
                continue
            }
            _ = try markup.takeNumber(of: tag)
        }
    }

    private mutating func skip(
        _ separator: UInt8?, of tag: MarkupEditor.Tag
    ) throws(FileError) {
        let byte = try markup.nextContent(of: tag)
        guard let separator else { return }
        guard byte == separator else {
            throw markup.unexpected(byte, expected: FileError.name(of: separator))
        }
        markup.text.skip()
        _ = try markup.nextContent(of: tag)
    }
}

extension MarkupEditor {
    /// Skips spaces in an element's text, and returns the next byte without consuming it.
    fileprivate mutating func nextContent(of tag: Tag) throws(FileError) -> UInt8 {
        try text.skipSpace()
        guard let byte = try text.peek() else {
            throw FileError(.end(within: "“\(tag.name)”"), at: tag.position)
        }
        return byte
    }

    /// Skips a number in an element's text, and returns it.
    fileprivate mutating func takeNumber(of tag: Tag) throws(FileError) -> Double {
        let byte = try nextContent(of: tag)
        try text.look()
        guard let number = try text.takeNumber() else {
            throw unexpected(byte, expected: "a number of degrees")
        }
        return number
    }
}
