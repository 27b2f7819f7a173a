import Coordinates

extension ImportRun {
    /// How many places are looked up at a time.
    private static let placesAtOnce = 500

    /// Sees that a file that has changed still has one of the places that its source brought. Else
    /// it is another file, most likely, and all that the source brought would be removed at its
    /// end.
    ///
    /// - Throws: ``PlaceImportError/Reason/otherContent(source:)``, before anything was stored.
    mutating func requireCommonPlace() async throws {
        let isVersion: Bool
        switch format {
        case .geojson:
            var features = try geoJSONReader()
            isVersion = try await hasCommonPlace(
                &features, usualAttribution: PlaceImport.openStreetMap)
        case .csv:
            let columns = try csvColumns()
            var rows = try csvReader(columns)
            isVersion = try await hasCommonPlace(
                &rows, usualAttribution: columns.usualAttribution)
        }
        guard isVersion else { throw failure(.otherContent(source: source)) }
    }

    /// Whether a file has a place that its source has brought, or the source has none. It is read
    /// up to the first.
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
                // What came before may be enough.
                failure = error
                isAtEnd = true
            }
            if try await store.hasPlaces(of: source, among: ids) { return true }
        }
        if let failure { throw failure }
        return try await !store.hasPlaces(of: source, among: nil)
    }
}
