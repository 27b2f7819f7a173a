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

    /// The byte between fields.
    let separator: UInt8

    /// The size of the header row in bytes.
    let bytes: UInt64

    private static let latitudeNames = [
        "lat", "latitude", "wgs_lat", "gcj_lat", "bd_lat", "y", "纬度", "緯度",
    ]
    private static let longitudeNames = [
        "lon", "lng", "long", "longitude", "wgs_lon", "gcj_lon", "bd_lon", "x", "经度", "經度",
    ]
    private static let keys = [
        "name_en": "name:en", "english_name": "name:en", "name_zh": "name:zh", "名称": "name",
        "名稱": "name", "名字": "name", "店名": "name", "地名": "name", "英文名": "name:en",
        "英文名称": "name:en", "别名": "alt_name", "別名": "alt_name", "分类": "category",
        "類別": "category", "类型": "category", "市": "city", "街道": "addr:street",
        "门牌号": "addr:housenumber", "详细地址": "address", "行政区": "region", "区县": "region",
        "title": "name", "aliases": "alt_name", "type": "category", "types": "category",
        "amap_top": "category", "类别": "category", "城市": "city", "地址": "address",
        "区": "region", "district": "region",
    ]

    /// The columns of which one must be there: those with a name in any language.
    private static let names: [String] = {
        let own = ["name", "name:en", "name:zh"]
        return own + keys.filter { own.contains($0.value) }.keys
    }()

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
        separator = rows.separator
        let latitude = try Self.column(Self.latitudeNames, in: header)
        let longitude = try Self.column(Self.longitudeNames, in: header)
        _ = try Self.column(Self.names, in: header)
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
