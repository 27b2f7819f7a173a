import Coordinates

extension ImportRun {
    /// The number of places per look-up.
    private static let placesAtOnce = 500

    /// Verifies that a changed file still contains one of its source's places. Otherwise it is most
    /// likely another file, and all places of the source would be removed at its end.
    ///
    /// - Throws: ``PlaceImportError/Reason/otherContent(source:)``, before anything was stored.
    mutating func requireCommonPlace() async throws {
        let isVersion: Bool
        switch format {
        case .geojson, .osm, .kml, .gpx:
            var features = try geoJSONReader()
            isVersion = try await hasCommonPlace(&features, usualAttribution: usualAttribution)
        case .csv:
            let columns = try csvColumns()
            var rows = try csvReader(columns)
            isVersion = try await hasCommonPlace(
                &rows, usualAttribution: columns.usualAttribution)
        }
        guard isVersion else { throw failure(.otherContent(source: source)) }
    }

    /// Returns `true` if a file contains a place of its source, or the source has none. The file is
    /// read up to the first such place.
    private func hasCommonPlace<Reader: SourceReader & ~Copyable>(
        _ reader: inout Reader, usualAttribution: String
    ) async throws -> Bool {
        var isAtEnd = false
        var failure: FileError?
        while !isAtEnd {
            try Task.checkCancellation()
            var ids: [Place.ID] = []
            do throws(FileError) {
                while ids.count < Self.placesAtOnce {
                    guard let record = try reader.next() else {
                        isAtEnd = true
                        break
                    }
                    let builder = builder(attribution(reader, usually: usualAttribution))
                    guard case .place(let place) = builder.outcome(of: record) else { continue }
                    ids.append(place.id)
                }
            } catch {
                // The records before may suffice.
                failure = error
                isAtEnd = true
            }
            if try await store.hasPlaces(of: source, among: ids) { return true }
        }
        if let failure { throw failure }
        return try await !store.hasPlaces(of: source, among: nil)
    }
}
