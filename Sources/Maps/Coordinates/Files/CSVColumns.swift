/// The columns of the coordinates in a CSV file. Case is ignored.
public struct CSVColumns: Hashable, Sendable {
    /// The name of the column of latitudes, or of metres to the north; `nil` searches for the usual
    /// names.
    public var latitude: String?

    /// The name of the column of longitudes, or of metres to the east; `nil` searches for the usual
    /// names.
    public var longitude: String?

    public init(latitude: String? = nil, longitude: String? = nil) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// `lat`, `latitude` or `纬度`; `lon`, `lng`, `long`, `longitude` or `经度`; for metres `y` and
    /// `x`.
    public static let usual = CSVColumns()

    /// Returns the index of the latitudes in a header row.
    func latitudeIndex(in header: [String], of system: SystemKind) throws(FileError) -> Int {
        let usual = system.isInMetres ? ["y"] : ["lat", "latitude", "纬度", "緯度"]
        return try index(of: latitude.map { [$0.lowercased()] } ?? usual, in: header)
    }

    /// Returns the index of the longitudes in a header row.
    func longitudeIndex(in header: [String], of system: SystemKind) throws(FileError) -> Int {
        let usual = system.isInMetres ? ["x"] : ["lon", "lng", "long", "longitude", "经度", "經度"]
        return try index(of: longitude.map { [$0.lowercased()] } ?? usual, in: header)
    }

    private func index(of names: [String], in header: [String]) throws(FileError) -> Int {
        let index = header.firstIndex { names.contains($0.lowercased()) }
        guard let index else { throw FileError(.column(names[0], header: header)) }
        return index
    }
}
