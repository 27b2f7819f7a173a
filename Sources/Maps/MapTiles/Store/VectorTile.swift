import CVectorTiles
package import CoreGraphics

/// The features of a square of the map, by layers.
package struct VectorTile: Sendable {
    /// A thing on the map.
    package struct Feature: Sendable {
        package enum Kind: Int, Sendable {
            case points = 1
            case lines
            case polygons
        }

        package let kind: Kind

        /// The properties: texts, and numbers as texts are not mixed up.
        let tags: [(key: String, value: Value)]

        /// The points, lines or rings, in the tile's unit square. Rings end without their first
        /// point.
        package let parts: [[CGPoint]]

        /// The text of a property, or `nil`.
        package func text(_ key: String) -> String? {
            for tag in tags where tag.key == key {
                if case .text(let text) = tag.value, !text.isEmpty { return text }
            }
            return nil
        }

        /// The finite number of a property, or `nil`.
        package func number(_ key: String) -> Double? {
            for tag in tags where tag.key == key {
                if case .number(let number) = tag.value, number.isFinite { return number }
            }
            return nil
        }
    }

    enum Value: Sendable {
        case text(String)
        case number(Double)
    }

    /// The features of each layer, in the file's order.
    package private(set) var layers: [String: [Feature]] = [:]

    /// A tile without features.
    package init() {}

    /// Reads a Mapbox Vector Tile, which may be compressed.
    ///
    /// - Throws: The reason why it cannot be read, as words.
    init(_ bytes: UnsafeRawBufferPointer) throws(DamagedTile) {
        let collector = Collector()
        let context = Unmanaged.passUnretained(collector).toOpaque()
        let reason = withExtendedLifetime(collector) {
            cvectortiles_read(bytes.baseAddress, bytes.count, context) { context, feature in
                guard let context, let feature else { return }
                Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().add(feature.pointee)
            }
        }
        if let reason { throw DamagedTile(reason: String(cString: reason)) }
        layers = collector.layers
    }

    package subscript(layer: String) -> [Feature] { layers[layer] ?? [] }
}

/// The reason why a tile cannot be read.
struct DamagedTile: Error { let reason: String }

/// Takes features over from the reader.
private final class Collector {
    var layers: [String: [VectorTile.Feature]] = [:]

    func add(_ feature: CVTFeature) {
        guard let kind = VectorTile.Feature.Kind(rawValue: Int(feature.kind)) else { return }
        let tags = UnsafeBufferPointer(start: feature.tags, count: feature.tagCount).map { tag in
            let value: VectorTile.Value =
                tag.kind == CVTTextValue ? .text(String(tag.text)) : .number(tag.number)
            return (key: String(tag.key), value: value)
        }
        let counts = UnsafeBufferPointer(start: feature.partCounts, count: feature.partCount)
        var next = feature.coordinates
        let scale = 1 / Double(feature.extent)
        let parts = counts.map { count in
            (0..<count).map { _ -> CGPoint in
                guard let point = next else { return .zero }
                next = point + 2
                return CGPoint(x: Double(point[0]) * scale, y: Double(point[1]) * scale)
            }
        }
        layers[String(feature.layer), default: []].append(
            VectorTile.Feature(kind: kind, tags: tags, parts: parts))
    }
}

extension String {
    fileprivate init(_ text: CVTText) {
        let bytes = UnsafeRawBufferPointer(start: text.bytes, count: text.count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
