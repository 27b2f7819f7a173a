/// Places that can be searched.
///
/// ``SQLitePlaceStore`` keeps them in one file and is the one to start with; `PostGISPlaceStore` of
/// the module PlacesPostGIS keeps them on a server, for more places than one machine can hold. Both
/// give the same answers to the same requests.
public protocol PlaceStore: Sendable {
    /// The places around a point.
    func around(_ request: AroundRequest) async throws(PlaceStoreError) -> PlacePage

    /// The places that have a keyword in their names.
    func search(_ request: KeywordRequest) async throws(PlaceStoreError) -> PlacePage

    /// The places that somebody may mean who has typed a part of a name.
    func tips(_ request: TipsRequest) async throws(PlaceStoreError) -> [PlaceTip]

    /// The place with this id, or `nil`.
    func place(_ id: Place.ID) async throws(PlaceStoreError) -> Place?

    /// Adds places, or replaces those with the same ids: all of them or, when an error is thrown,
    /// none. Of several places with one id in the batch the last counts.
    ///
    /// - Parameter state: How far an import has come with these places; stored together with them.
    ///   They belong to its source from then on, or to none.
    func insert(_ places: [Place], state: ImportState?) async throws(PlaceStoreError)

    /// Ends an import: adds its last places, as ``insert(_:state:)`` does, and removes those that
    /// belong to its source since an earlier ``ImportState/run``. All of that or, when an error is
    /// thrown, nothing.
    ///
    /// - Returns: How many places were removed.
    @discardableResult
    func finishImport(
        with places: [Place], state: ImportState
    ) async throws(PlaceStoreError) -> Int

    /// How many places there are.
    func count() async throws(PlaceStoreError) -> Int

    /// Whether there are places that belong to a source.
    ///
    /// - Parameter ids: Which places to look at; `nil` for all.
    func hasPlaces(
        of source: String, among ids: [Place.ID]?
    ) async throws(PlaceStoreError) -> Bool

    /// How far the import of a source has come, or `nil` when it never began.
    func importState(of source: String) async throws(PlaceStoreError) -> ImportState?

    /// Whom to name where places are shown: the attributions of all sources, without repetition,
    /// sorted.
    func attributions() async throws(PlaceStoreError) -> [String]
}

extension PlaceStore {
    /// Adds places, or replaces those with the same ids: all of them or, when an error is thrown,
    /// none.
    public func insert(_ places: [Place]) async throws(PlaceStoreError) {
        try await insert(places, state: nil)
    }

    /// The first page of the request's search, with the names that fit.
    public func tips(_ request: TipsRequest) async throws(PlaceStoreError) -> [PlaceTip] {
        try await search(request.search).places.map { found in
            PlaceTip(
                place: found.place, matchedName: request.search.keyword.bestName(of: found.place),
                distance: found.distance)
        }
    }
}
