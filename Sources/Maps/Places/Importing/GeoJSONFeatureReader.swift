import Coordinates
import TextReading

/// Reads the features of a GeoJSON text (RFC 7946): of one collection, or a sequence of features.
///
/// Members of properties that are objects, such as `tags` in some exports, count as properties.
/// Arrays among them are ignored.
struct GeoJSONFeatureReader: SourceReader, ~Copyable {
    private var json: JSONReader
    private(set) var attribution: String?
    private(set) var offset: UInt64

    /// `true` if the features are in the array of a collection.
    private var isInCollection: Bool

    /// - Parameters:
    ///   - reader: A reader at the start of the text, or after a feature.
    ///   - isInCollection: `true` if that feature was in a collection.
    init(_ reader: consuming ByteReader, continuesCollection isInCollection: Bool = false) {
        offset = reader.place.offset
        self.isInCollection = isInCollection
        json = JSONReader(reader, within: isInCollection ? [.object, .array] : [])
    }

    /// Returns `true` if a text's features are in a collection.
    static func isCollection(_ reader: consuming ByteReader) throws(FileError) -> Bool {
        var features = GeoJSONFeatureReader(reader)
        _ = try features.next()
        return features.isInCollection
    }

    mutating func next() throws(FileError) -> SourceRecord? {
        do {
            return try nextRecord()
        } catch {
            throw FileError(error)
        }
    }

    private mutating func nextRecord() throws(ReadingError) -> SourceRecord? {
        while true {
            switch try json.next() {
            case .end:
                offset = json.place.offset
                guard offset > 0 else {
                    throw ReadingError(.end(within: "the text, which is empty"))
                }
                return nil
            case .endArray where isInCollection:
                isInCollection = false
                _ = try readMembers(isRest: true)
            case .beginObject:
                guard let record = try readMembers() else { continue }
                offset = json.place.offset
                return record
            default:
                throw ReadingError(
                    .unexpected(found: "a value that is no object", expected: "a feature"),
                    at: json.tokenPlace)
            }
        }
    }

    /// Reads an object. Returns a feature, or `nil` for a collection, whose features follow.
    ///
    /// - Parameter isRest: `true` if the object is a collection whose features were read.
    private mutating func readMembers(isRest: Bool = false) throws(ReadingError) -> SourceRecord? {
        let depth = json.depth
        let place = json.tokenPlace
        var record = SourceRecord(position: place.position, shape: .other("without a geometry"))
        var isFeature = false
        var id: String?
        while try json.next() == .name {
            switch json.string {
            case "features" where depth == 1:
                guard case .beginArray = try json.next() else {
                    throw ReadingError(
                        .unexpected(found: "something else", expected: "an array of features"),
                        at: json.tokenPlace)
                }
                isInCollection = true
                return nil
            case "geometry":
                isFeature = true
                record.shape = try GeometryReader.read(&json)
            case "properties":
                isFeature = true
                try readTags(into: &record.tags)
            case "attribution" where depth == 1: attribution = try readText() ?? attribution
            case "id": id = try readText()
            default: try json.skipValue()
            }
        }
        guard isFeature || isRest || depth > 1 else {
            throw ReadingError(
                .unexpected(
                    found: "an object without “features” and “geometry”", expected: "GeoJSON"),
                at: place)
        }
        record.tags["@id"] = record.tags["@id"] ?? id
        return isRest ? nil : record
    }

    private mutating func readTags(into tags: inout [String: String]) throws(ReadingError) {
        let depth = json.depth
        _ = try json.next()
        while json.depth > depth {
            guard case .name = try json.next() else { continue }
            let name = json.string
            switch try json.next() {
            case .string, .number: tags[name] = json.string
            case .bool(let value): tags[name] = value ? "yes" : "no"
            case .beginArray: try json.skip(toDepth: json.depth - 1)
            default: break
            }
        }
    }

    /// Returns the next value if it is a text or a number.
    private mutating func readText() throws(ReadingError) -> String? {
        let depth = json.depth
        switch try json.next() {
        case .string, .number: return json.string
        default:
            try json.skip(toDepth: depth)
            return nil
        }
    }
}
