import Foundation
import TextReading

/// A place of a KML or GPX file, as far as it has been read.
struct Placemark {
    /// The line of its element.
    let line: Int

    /// The name of the user's datum that is being read.
    var key: String?

    private var properties: [String: String] = [:]

    /// The rings, lines and points, by the names of their elements.
    private var shapes: [String: [[[Double]]]] = [:]

    /// The rings of each polygon, the outer one first.
    private var polygons: [[[[Double]]]] = []

    init(line: Int, id: String?) {
        self.line = line
        if let id { properties["id"] = id }
    }

    /// The keys of OpenStreetMap for simple elements of both formats.
    private static let keys = [
        "name": "name", "address": "address", "phoneNumber": "phone", "desc": "description",
        "description": "description", "cmt": "note", "sym": "symbol", "type": "kind",
    ]

    mutating func add(_ positions: [[Double]], as shape: String) {
        shapes[shape, default: []].append(positions)
    }

    /// Ends an element within the place.
    ///
    /// - Parameters:
    ///   - parent: The name of the element around it.
    ///   - content: Its text.
    mutating func end(_ name: String, in parent: String, _ content: String) {
        switch name {
        case "coordinates":
            let positions = Self.positions(in: content)
            guard parent == "LinearRing" else { return add(positions, as: parent) }
            add(positions, as: "ring")
        case "Polygon":
            polygons.append(shapes.removeValue(forKey: "ring") ?? [])
        case "value", "SimpleData":
            if let key { properties[key] = content.allSatisfy(\.isWhitespace) ? "" : content }
            key = nil
        default:
            guard ["Placemark", "wpt"].contains(parent), let key = Self.keys[name] else { return }
            properties[key] = content.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Reads tuples of longitude, latitude and perhaps altitude. A tuple that is none gives no
    /// numbers.
    private static func positions(in text: String) -> [[Double]] {
        text.split(whereSeparator: \.isWhitespace).map { tuple in
            tuple.split(separator: ",").prefix(2).compactMap { JSONNumber.decimal(String($0)) }
        }
    }

    // MARK: GeoJSON

    struct GeoJSON: Encodable {
        let type = "Feature"
        let properties: [String: String]
        let geometry: Geometry?
    }

    /// A geometry with positions at the depth of its type.
    enum Geometry: Encodable {
        case point([Double])
        case lines([[[Double]]])
        case polygons([[[[Double]]]])

        private enum Key: CodingKey {
            case type
            case coordinates
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: Key.self)
            switch self {
            case .point(let position):
                try values.encode("Point", forKey: .type)
                try values.encode(position, forKey: .coordinates)
            case .lines(let lines):
                try values.encode("MultiLineString", forKey: .type)
                try values.encode(lines, forKey: .coordinates)
            case .polygons(let polygons):
                try values.encode("MultiPolygon", forKey: .type)
                try values.encode(polygons, forKey: .coordinates)
            }
        }
    }

    /// The place as a feature. Of several shapes its areas count, otherwise its first point,
    /// otherwise its lines.
    var geoJSON: GeoJSON {
        GeoJSON(properties: properties, geometry: geometry)
    }

    private var geometry: Geometry? {
        if !polygons.isEmpty { return .polygons(polygons) }
        if let positions = (shapes["Point"] ?? shapes["wpt"])?.first {
            return .point(positions.first ?? [])
        }
        return (shapes["LineString"] ?? shapes["ring"]).map { .lines($0) }
    }
}
