import Foundation

/// Writes the places of an extract, as features of GeoJSON on a line each.
final class PlaceFeatures {
    private let file: FileHandle
    private var pending: [UInt8] = []

    init(_ file: FileHandle) { self.file = file }

    /// Writes a node at its place, in 1e-7 degrees.
    func add(
        _ object: TaggedObject, longitude: Int32, latitude: Int32
    ) throws(MapImportError) {
        guard object.isSearchable else { return }
        try write(
            object, type: "Point",
            coordinates: "[\(Double(longitude) / 1e7),\(Double(latitude) / 1e7)]")
    }

    /// Writes an object at a point.
    func add(_ object: TaggedObject, at point: WorldPoint) throws(MapImportError) {
        guard object.isSearchable else { return }
        try write(object, type: "Point", coordinates: Self.text(point))
    }

    /// Writes a street with a name along a line.
    func add(_ object: TaggedObject, along line: [WorldPoint]) throws(MapImportError) {
        guard object.isSearchable, object.tags["highway"] != nil else { return }
        let points = line.map { Self.text($0) }.joined(separator: ",")
        try write(object, type: "LineString", coordinates: "[\(points)]")
    }

    private static func text(_ point: WorldPoint) -> String {
        // Points of the flat map are exact to a centimetre.
        func digits(_ degrees: Double) -> String { "\((degrees * 1e6).rounded() / 1e6)" }
        return "[\(digits(point.longitude)),\(digits(point.latitude))]"
    }

    private func write(
        _ object: TaggedObject, type: String, coordinates: String
    ) throws(MapImportError) {
        pending += "{\"type\":\"Feature\",\"properties\":{\"@type\":\"\(object.type)\"".utf8
        pending += ",\"@id\":\(object.id)".utf8
        for (key, value) in object.tags.sorted(by: { $0.key < $1.key }) where key.first != "@" {
            pending.append(UInt8(ascii: ","))
            addText(key)
            pending.append(UInt8(ascii: ":"))
            addText(value)
        }
        pending += "},\"geometry\":{\"type\":\"\(type)\",\"coordinates\":\(coordinates)}}\n".utf8
        if pending.count >= 1 << 16 { try flush() }
    }

    private func addText(_ text: String) {
        pending.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                pending.append(UInt8(ascii: "\\"))
                pending.append(byte)
            case 0..<32: pending += String(format: "\\u%04x", Int(byte)).utf8
            default: pending.append(byte)
            }
        }
        pending.append(UInt8(ascii: "\""))
    }

    /// Writes what waits.
    func flush() throws(MapImportError) {
        do {
            try file.write(contentsOf: pending)
        } catch {
            throw MapImportError(
                path: "places", reason: .unwritable(error.localizedDescription))
        }
        pending.removeAll(keepingCapacity: true)
    }
}
