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

    private var markup: MarkupEditor
    private let conversion: SystemConversion
    private var report = ConversionReport()

    /// The coordinates of the current tag.
    private var halves: [Half] = []

    init(text: consuming ByteEditor, conversion: SystemConversion) {
        markup = MarkupEditor(text: text)
        self.conversion = conversion
    }

    consuming func convert() throws(FileError) -> ConversionReport {
        while let tag = try markup.nextTag() {
            if !tag.isEnd { try readAttributes(of: tag) }
        }
        try markup.check(
            root: "gpx", called: "a GPX file", hasPlaces: report != ConversionReport())
        try markup.text.finish()
        return report
    }

    private mutating func readAttributes(of tag: MarkupEditor.Tag) throws(FileError) {
        while let name = try markup.nextAttribute(of: tag) {
            let quote = try markup.skipQuote(of: tag)
            if Self.names.contains(name) { try readHalf(name, upTo: quote, in: tag) }
            try markup.skipValue(of: tag, to: quote)
        }
        try writeHalves(at: tag.position)
    }

    private mutating func readHalf(
        _ name: String, upTo quote: UInt8, in tag: MarkupEditor.Tag
    ) throws(FileError) {
        guard !halves.contains(where: { $0.name == name }) else {
            throw FileError(
                .unexpected(found: "“\(name)” twice", expected: "once"), at: tag.position)
        }
        let (degrees, range) = try markup.readDegrees(called: name, upTo: quote, in: tag)
        halves.append(Half(name: name, degrees: degrees, range: range))
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
            let place = try conversion.apply(
                latitude: latitude.degrees, longitude: longitude.degrees, at: position)
            if place.latitude != latitude.degrees || place.longitude != longitude.degrees {
                replacements.append((latitude.range, place.latitude))
                replacements.append((longitude.range, place.longitude))
            }
            if prefix.isEmpty {
                report.count(
                    latitude: latitude.degrees, longitude: longitude.degrees, as: place)
            }
        }
        try markup.text.release(
            replacements.sorted { $0.range.lowerBound < $1.range.lowerBound })
        halves.removeAll(keepingCapacity: true)
    }
}

extension SystemConversion {
    /// Converts a coordinate of a file.
    ///
    /// - Parameter position: The position of the error.
    func apply(
        latitude: Double, longitude: Double, at position: FileError.Position
    ) throws(FileError) -> (latitude: Double, longitude: Double) {
        do throws(CoordinateError) {
            return try apply(latitude: latitude, longitude: longitude)
        } catch {
            throw FileError(.coordinate(error), at: position)
        }
    }
}
