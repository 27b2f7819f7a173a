import TextReading

/// Reads a GeoJSON geometry and reduces it to a representative point.
struct GeometryReader {
    private var kind = ""
    private var collector = CornerCollector()

    /// Reads the next value: a geometry or `null`.
    static func read(_ json: inout JSONReader) throws(ReadingError) -> SourceShape {
        let depth = json.depth
        guard case .beginObject = try json.next() else {
            try json.skip(toDepth: depth)
            return .other("without a geometry")
        }
        var geometry = GeometryReader()
        while try json.next() == .name {
            switch json.string {
            case "type": try geometry.readKind(&json)
            case "coordinates": try geometry.readCoordinates(&json)
            default: try json.skipValue()
            }
        }
        return geometry.shape
    }

    private mutating func readKind(_ json: inout JSONReader) throws(ReadingError) {
        let depth = json.depth
        if case .string = try json.next() { kind = json.string }
        try json.skip(toDepth: depth)
    }

    private mutating func readCoordinates(_ json: inout JSONReader) throws(ReadingError) {
        let outside = json.depth
        repeat {
            switch try json.next() {
            case .number(let value): collector.take(value)
            case .beginArray: collector.beginArray()
            case .endArray: collector.endArray()
            default: collector.fail()
            }
        } while json.depth > outside
    }

    private var shape: SourceShape {
        let heights = [
            "Point": 0, "LineString": 1, "MultiLineString": 2, "Polygon": 2, "MultiPolygon": 3,
        ]
        guard let height = heights[kind] else {
            return kind.isEmpty ? .wrong("Its geometry has no type.") : .other("a \(kind)")
        }
        guard collector.height == height, !collector.hasFailed else {
            return .wrong("It has no coordinates as a \(kind) has them.")
        }
        if kind.hasSuffix("LineString") { return .line(collector.longestLine, words: "a \(kind)") }
        let point = height == 0 ? collector.lastPoint : collector.greatestPolygon?.innerPoint
        return point.map { .point($0) } ?? .wrong("Its \(kind) has no corner.")
    }
}
