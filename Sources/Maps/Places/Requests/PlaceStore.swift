/// A store of searchable places.
///
/// ``SQLitePlaceStore`` uses a single file and is the default choice; `PostGISPlaceStore` of the
/// module PlacesPostGIS uses a server, for more places than one machine can hold. Both give the
/// same results for the same requests.
public protocol PlaceStore: Sendable {
    /// Returns the places around a point.
    func around(_ request: AroundRequest) async throws(PlaceStoreError) -> PlacePage

    /// Returns the places whose names match a keyword.
    func search(_ request: KeywordRequest) async throws(PlaceStoreError) -> PlacePage

    /// Returns the places that a partially typed name may refer to.
    func tips(_ request: TipsRequest) async throws(PlaceStoreError) -> [PlaceTip]

    /// Returns the place with this id, or `nil`.
    func place(_ id: Place.ID) async throws(PlaceStoreError) -> Place?

    /// Adds places, or replaces those with the same ids: all of them or, when an error is thrown,
    /// none. Of several places with one id in the batch the last one is stored.
    ///
    /// - Parameters:
    ///   - places: The places to store.
    ///   - state: The state of an import after these places; stored together with them. The places
    ///     belong to its source from then on, or to none.
    func insert(_ places: [Place], state: ImportState?) async throws(PlaceStoreError)

    /// Ends an import: adds its last places, like ``insert(_:state:)``, and removes those of its
    /// source that were last imported by an earlier ``ImportState/run``. All of that or, when an
    /// error is thrown, nothing.
    ///
    /// - Returns: The number of removed places.
    @discardableResult
    func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int

    /// Returns the number of places.
    func count() async throws(PlaceStoreError) -> Int

    /// Returns `true` if there are places of a source.
    ///
    /// - Parameters:
    ///   - source: The source's name, as in `ImportState.source`.
    ///   - ids: The places to consider; `nil` for all.
    func hasPlaces(
        of source: String, among ids: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool

    /// Returns the state of a source's import, or `nil` when it never began.
    func importState(of source: String) async throws(PlaceStoreError) -> ImportState?

    /// Returns all imports, in the order of their sources' names.
    func sources() async throws(PlaceStoreError) -> [PlaceSource]

    /// Removes a source with the places that it brought last: all of them or, when an error is
    /// thrown, none.
    ///
    /// - Returns: The number of removed places, or `nil` when there is no such source.
    @discardableResult
    func removeSource(_ source: String) async throws(PlaceStoreError) -> Int?

    /// Returns the attributions of all sources, without repetition, sorted.
    func attributions() async throws(PlaceStoreError) -> [String]
}

extension PlaceStore {
    /// Adds places, or replaces those with the same ids: all of them or, when an error is thrown,
    /// none.
    public func insert(_ places: [Place]) async throws(PlaceStoreError) {
        try await insert(places, state: nil)
    }

    /// Returns the first page of the request's search, with the matching names.
    public func tips(_ request: TipsRequest) async throws(PlaceStoreError) -> [PlaceTip] {
        try await search(request.search).places.map { found in
            PlaceTip(
                place: found.place, matchedName: request.search.keyword.bestName(of: found.place),
                distance: found.distance)
        }
    }
}
