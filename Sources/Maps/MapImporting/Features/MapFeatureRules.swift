/// A feature of the map in the schema of OpenMapTiles.
struct MapFeature {
    /// The layer of tiles.
    let layer: MapLayer

    /// The class within the layer, or empty.
    let name: String

    /// The least zoom at which it is shown.
    let zoom: Int

    /// The rank among features of its layer, the most important first; `nil` without one.
    var rank: Int?
}

/// The layers of tiles.
enum MapLayer: UInt8, CaseIterable {
    case water, waterway, landcover, landuse, park, aeroway, building, transportation, boundary
    case place
    case waterName = 10
    case streetName, poi

    /// The name in the file.
    var name: StaticString {
        switch self {
        case .water: "water"
        case .waterway: "waterway"
        case .landcover: "landcover"
        case .landuse: "landuse"
        case .park: "park"
        case .aeroway: "aeroway"
        case .building: "building"
        case .transportation: "transportation"
        case .boundary: "boundary"
        case .place: "place"
        case .waterName: "water_name"
        case .streetName: "transportation_name"
        case .poi: "poi"
        }
    }
}

/// The mapping of OpenStreetMap's tags to features, by the wiki's “Map features”.
enum MapFeatureRules {
    /// The keys of tags whose closed ways are lines all the same.
    private static let lineKeys = ["highway", "railway", "barrier", "boundary"]

    /// The keys of tags that areas have.
    private static let areaKeys: Set = [
        "building", "landuse", "natural", "leisure", "amenity", "water", "waterway", "aeroway",
        "tourism", "shop", "historic", "office", "man_made",
    ]

    /// Returns `true` if a closed way with the tags is an area.
    static func isArea(_ tags: [String: String]) -> Bool {
        if let said = tags["area"] { return said == "yes" }
        if tags["natural"] == "coastline" { return false }
        return hasArea(tags) && !lineKeys.contains { tags[$0] != nil }
    }

    /// Returns `true` if the tags are those of an area.
    static func hasArea(_ tags: [String: String]) -> Bool {
        tags.keys.contains { areaKeys.contains($0) }
    }

    // MARK: Lines

    /// Streets: the class, and the least zooms of the line and of its name.
    private static let streets: [String: (name: String, zoom: Int, nameZoom: Int)] = {
        var all: [String: (name: String, zoom: Int, nameZoom: Int)] = [:]
        for (name, zoom, nameZoom, values) in [
            ("motorway", 5, 11, "motorway motorway_link"), ("trunk", 6, 11, "trunk trunk_link"),
            ("primary", 7, 12, "primary primary_link"),
            ("secondary", 9, 12, "secondary secondary_link"),
            ("tertiary", 10, 13, "tertiary tertiary_link"),
            ("minor", 12, 13, "unclassified residential living_street road pedestrian"),
            ("service", 13, 14, "service"), ("track", 13, 14, "track"),
            ("path", 14, 14, "path footway cycleway steps bridleway"),
        ] {
            for value in values.split(separator: " ") {
                all[String(value)] = (name, zoom, nameZoom)
            }
        }
        return all
    }()

    /// Returns the features of a line.
    static func lines(_ tags: [String: String]) -> [MapFeature] {
        if let street = tags["highway"].flatMap({ streets[$0] }) {
            var found = [
                MapFeature(layer: .transportation, name: street.name, zoom: street.zoom)
            ]
            if tags["name"] != nil {
                found.append(
                    MapFeature(layer: .streetName, name: street.name, zoom: street.nameZoom))
            }
            return found
        }
        if let railway = tags["railway"] {
            guard tags["tunnel"] == nil || railway == "rail" else { return [] }
            let zooms = ["rail": 8, "narrow_gauge": 9, "light_rail": 11, "subway": 12, "tram": 13]
            return zooms[railway].map {
                [MapFeature(layer: .transportation, name: "rail", zoom: $0)]
            } ?? []
        }
        if let waterway = tags["waterway"] {
            let zooms = ["river": 8, "canal": 10, "stream": 12, "drain": 13, "ditch": 13]
            guard let zoom = zooms[waterway], tags["tunnel"] == nil else { return [] }
            return [MapFeature(layer: .waterway, name: waterway, zoom: zoom)]
        }
        if let aeroway = tags["aeroway"], ["runway", "taxiway"].contains(aeroway) {
            return [MapFeature(layer: .aeroway, name: aeroway, zoom: 11)]
        }
        return []
    }

    // MARK: Areas

    private static let landcover = [
        "wood": "wood", "forest": "wood", "grassland": "grass", "heath": "grass",
        "scrub": "grass", "grass": "grass", "meadow": "grass", "village_green": "grass",
        "recreation_ground": "grass", "farmland": "farmland", "orchard": "farmland",
        "vineyard": "farmland", "allotments": "farmland", "wetland": "wetland",
        "beach": "sand", "sand": "sand", "dune": "sand", "glacier": "ice",
    ]

    private static let landuse = [
        "residential": "residential", "commercial": "commercial", "industrial": "industrial",
        "retail": "retail", "school": "school", "university": "school", "college": "school",
        "kindergarten": "school", "hospital": "hospital", "cemetery": "cemetery",
        "grave_yard": "cemetery", "pitch": "pitch", "stadium": "stadium",
    ]

    /// Returns the feature that fills an area; `nil` for one that is a place only.
    static func area(_ tags: [String: String]) -> MapFeature? {
        if let building = tags["building"], building != "no" {
            return MapFeature(layer: .building, name: "", zoom: 13)
        }
        let natural = tags["natural"] ?? ""
        let use = tags["landuse"] ?? ""
        if natural == "water" || tags["waterway"] == "riverbank"
            || ["reservoir", "basin"].contains(use)
        {
            return MapFeature(layer: .water, name: "lake", zoom: 5)
        }
        if let leisure = tags["leisure"], ["park", "garden", "nature_reserve"].contains(leisure) {
            return MapFeature(layer: .park, name: leisure, zoom: 9)
        }
        if let aeroway = tags["aeroway"], ["runway", "taxiway", "apron"].contains(aeroway) {
            return MapFeature(layer: .aeroway, name: aeroway, zoom: 11)
        }
        if let name = landcover[natural] ?? landcover[use] {
            return MapFeature(layer: .landcover, name: name, zoom: 7)
        }
        let values = [use, tags["amenity"] ?? "", tags["leisure"] ?? ""]
        return values.lazy.compactMap { landuse[$0] }.first.map {
            MapFeature(layer: .landuse, name: $0, zoom: 8)
        }
    }

    // MARK: Points

    /// Returns the feature of a settlement or a country.
    static func place(_ tags: [String: String]) -> MapFeature? {
        guard let kind = tags["place"], tags["name"] != nil else { return nil }
        let zooms = [
            "country": 4, "state": 4, "province": 4, "city": 4, "town": 7, "village": 9,
            "suburb": 10, "quarter": 11, "neighbourhood": 12, "borough": 11, "hamlet": 11,
        ]
        guard let zoom = zooms[kind] else { return nil }
        let people = Int(tags["population"] ?? "") ?? 0
        let limits = [5_000_000, 1_000_000, 300_000, 100_000, 30_000, 10_000, 3_000, 1_000]
        let rank = 1 + (limits.firstIndex { people >= $0 } ?? limits.count)
        return MapFeature(layer: .place, name: kind, zoom: zoom, rank: rank)
    }

    /// Places of interest by key and value: the class, and the rank, beyond 10 only at zoom 16.
    private static let places: [String: [String: (name: String, rank: Int)]] = {
        var all: [String: [String: (name: String, rank: Int)]] = [:]
        for (key, name, rank, values) in [
            ("railway", "railway", 3, "station halt"), ("aeroway", "airport", 1, "aerodrome"),
            ("amenity", "hospital", 4, "hospital"),
            ("amenity", "college", 5, "university college"),
            ("amenity", "bus", 9, "bus_station"),
            ("amenity", "ferry_terminal", 6, "ferry_terminal"),
            ("amenity", "school", 12, "school"), ("amenity", "kindergarten", 18, "kindergarten"),
            ("amenity", "library", 9, "library"), ("amenity", "theatre", 9, "theatre arts_centre"),
            ("amenity", "cinema", 10, "cinema"), ("amenity", "town_hall", 8, "townhall"),
            ("amenity", "place_of_worship", 11, "place_of_worship"),
            ("amenity", "pharmacy", 12, "pharmacy"), ("amenity", "doctors", 14, "doctors clinic"),
            ("amenity", "dentist", 15, "dentist"), ("amenity", "police", 12, "police"),
            ("amenity", "fire_station", 13, "fire_station"), ("amenity", "post", 13, "post_office"),
            ("amenity", "bank", 15, "bank"), ("amenity", "fuel", 14, "fuel"),
            ("amenity", "parking", 19, "parking"), ("amenity", "restaurant", 15, "restaurant"),
            ("amenity", "fast_food", 17, "fast_food"), ("amenity", "cafe", 15, "cafe"),
            ("amenity", "ice_cream", 17, "ice_cream"), ("amenity", "bar", 16, "bar pub biergarten"),
            ("tourism", "museum", 6, "museum"),
            ("tourism", "attraction", 7, "attraction viewpoint"),
            ("tourism", "zoo", 6, "zoo aquarium theme_park"),
            ("tourism", "art_gallery", 12, "gallery"),
            ("tourism", "lodging", 14, "hotel hostel guest_house motel"),
            ("tourism", "campsite", 14, "camp_site caravan_site"),
            ("historic", "castle", 7, "castle"), ("historic", "monument", 11, "monument memorial"),
            ("leisure", "park", 10, "park garden nature_reserve"),
            ("leisure", "stadium", 9, "stadium sports_centre"),
            ("shop", "shop", 10, "mall department_store"), ("shop", "grocery", 14, "supermarket"),
            ("shop", "bakery", 16, "bakery"), ("shop", "clothing_store", 17, "clothes shoes"),
            ("shop", "alcohol_shop", 18, "alcohol wine"), ("shop", "shop", 18, "*"),
            ("highway", "bus", 18, "bus_stop"),
        ] {
            for value in values.split(separator: " ") {
                all[key, default: [:]][String(value)] = (name, rank)
            }
        }
        return all
    }()

    private static let placeKeys = [
        "railway", "aeroway", "amenity", "tourism", "historic", "leisure", "shop", "highway",
    ]

    /// Returns the feature of a place of interest with a name.
    static func poi(_ tags: [String: String]) -> MapFeature? {
        guard tags["name"] != nil else { return nil }
        for key in placeKeys {
            guard let value = tags[key], let values = places[key],
                let found = values[value] ?? values["*"]
            else { continue }
            return MapFeature(layer: .poi, name: found.name, zoom: 14, rank: found.rank)
        }
        return nil
    }
}
