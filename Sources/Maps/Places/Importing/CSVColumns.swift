import Coordinates
import TextReading

/// The meaning of the columns in a CSV file of places.
struct CSVColumns {
    let latitude: Int
    let longitude: Int

    /// The number of columns.
    let count: Int

    /// All other columns, by the OpenStreetMap keys of their contents.
    let others: [(index: Int, key: String)]

    /// `true` if a column contains OpenStreetMap identifiers.
    let isOpenStreetMap: Bool

    /// The size of the header row in bytes.
    let bytes: UInt64

    private static let latitudeNames = [
        "lat", "latitude", "wgs_lat", "gcj_lat", "bd_lat", "y", "纬度",
    ]
    private static let longitudeNames = [
        "lon", "lng", "long", "longitude", "wgs_lon", "gcj_lon", "bd_lon", "x", "经度",
    ]
    private static let keys = [
        "name_en": "name:en", "english_name": "name:en", "name_zh": "name:zh", "名称": "name",
        "title": "name", "aliases": "alt_name", "type": "category", "types": "category",
        "amap_top": "category", "类别": "category", "城市": "city", "地址": "address",
        "区": "region", "district": "region",
    ]

    /// The default attribution of the places.
    var usualAttribution: String { isOpenStreetMap ? PlaceImport.openStreetMap : "" }

    /// Reads the header row.
    ///
    /// - Throws: ``FileError`` when the row is missing or lacks a column.
    init(_ reader: consuming ByteReader) throws(FileError) {
        var rows = CSVRowReader(reader)
        let header: [String]
        do {
            header = try rows.readHeader()
        } catch {
            throw FileError(error)
        }
        bytes = rows.place.offset
        let latitude = try Self.column(Self.latitudeNames, in: header)
        let longitude = try Self.column(Self.longitudeNames, in: header)
        _ = try Self.column(["name", "名称", "title", "name:en", "name_en", "name_zh"], in: header)
        self.latitude = latitude
        self.longitude = longitude
        count = header.count
        isOpenStreetMap = header.contains { ["osm_id", "@id"].contains($0.lowercased()) }
        others = header.enumerated().filter { $0.offset != latitude && $0.offset != longitude }
            .map { ($0.offset, Self.keys[$0.element.lowercased()] ?? $0.element) }
    }

    private static func column(_ names: [String], in header: [String]) throws(FileError) -> Int {
        for name in names {
            if let index = header.firstIndex(where: { $0.lowercased() == name }) { return index }
        }
        throw FileError(.column(names[0], header: header))
    }
}
