/// Makes features of objects, and cuts them into pieces of tiles.
final class MapCollector {
    let pieces: TilePieces

    /// The number of objects on the map.
    private(set) var count = 0

    /// Where places are written; `nil` for the map alone.
    let places: PlaceFeatures?

    init(pieces: TilePieces, places: PlaceFeatures?) {
        self.pieces = pieces
        self.places = places
    }

    /// The keys of names that the map shows.
    private static let nameKeys = ["name", "name:en", "name:zh", "name:zh-Hans", "name:zh-Hant"]

    /// The tags of a feature in tiles.
    private func properties(
        _ feature: MapFeature, _ tags: [String: String], isNamed: Bool
    ) -> [TileTag] {
        var properties: [TileTag] = []
        if !feature.name.isEmpty { properties.append(TileTag("class", feature.name)) }
        if let rank = feature.rank { properties.append(TileTag("rank", "\(rank)")) }
        guard isNamed else { return properties }
        for key in Self.nameKeys {
            if let name = tags[key], !name.isEmpty { properties.append(TileTag(key, name)) }
        }
        return properties
    }

    func addPoint(_ object: TaggedObject, at point: WorldPoint) throws(MapImportError) {
        let tags = object.tags
        var isShown = false
        for feature in [MapFeatureRules.place(tags), MapFeatureRules.poi(tags)] {
            guard let feature else { continue }
            isShown = true
            try addPoint(feature, tags, at: point)
        }
        if isShown { count += 1 }
    }

    private func addPoint(
        _ feature: MapFeature, _ tags: [String: String], at point: WorldPoint
    ) throws(MapImportError) {
        try pieces.add(
            point, layer: feature.layer, tags: properties(feature, tags, isNamed: true),
            zoom: feature.zoom)
    }

    func addLine(_ object: TaggedObject, _ points: [WorldPoint]) throws(MapImportError) {
        try places?.add(object, along: points)
        let tags = object.tags
        let features = MapFeatureRules.lines(tags)
        if !features.isEmpty { count += 1 }
        for feature in features {
            try pieces.add(
                line: points, layer: feature.layer,
                tags: properties(feature, tags, isNamed: feature.layer == .streetName),
                zoom: feature.zoom)
        }
    }

    func addBorder(level: Int, _ points: [WorldPoint]) throws(MapImportError) {
        count += 1
        try pieces.add(
            line: points, layer: .boundary, tags: [TileTag("admin_level", "\(level)")], zoom: 4)
    }

    /// Adds an area of rings, which end without their first point.
    func addArea(
        _ object: TaggedObject, rings: [ArraySlice<WorldPoint>], isInner: [Bool]
    ) throws(MapImportError) {
        let tags = object.tags
        let fill = MapFeatureRules.area(tags)
        let poi = MapFeatureRules.poi(tags)
        let isPlace = places != nil && object.isSearchable
        guard fill != nil || poi != nil || isPlace else { return }
        var area = MapArea(rings: rings, isInner: isInner)
        guard let middle = area.innerPoint else { return }
        if isPlace { try places?.add(object, at: middle) }
        guard fill != nil || poi != nil else { return }
        count += 1
        if let fill {
            try pieces.add(
                &area, layer: fill.layer, tags: properties(fill, tags, isNamed: false),
                zoom: fill.zoom)
            if fill.layer == .water, tags["name"] != nil {
                let name = MapFeature(layer: .waterName, name: fill.name, zoom: 10)
                try addPoint(name, tags, at: middle)
            }
        }
        if let poi { try addPoint(poi, tags, at: middle) }
    }
}

/// A property of a feature in tiles.
struct TileTag {
    let key, value: String

    init(_ key: String, _ value: String) { (self.key, self.value) = (key, value) }
}
