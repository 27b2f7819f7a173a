import SQLite
import Synchronization

/// Places in one SQLite file.
///
///     let store = try SQLitePlaceStore(path: "places.db")
///     let request = AroundRequest(center: gps, radius: 500, categories: [.food])
///     let page = try await store.around(request)
///
/// Searches by name use the file's index, see `NameKeys`. The first search around a point reads the
/// points around it from the file; the second reads all points into memory, which are about 32 MB
/// and a sixth of a second for a million places, and is followed by much faster ones.
/// Pages of the file are cached, up to 64 MB for each concurrent search. Any number of searches and
/// one insertion can run concurrently, and other programs can read the file, but only one store may
/// insert: others do not see its additions in memory.
public final class SQLitePlaceStore: PlaceStore {
    /// The access of a store to its file.
    public enum Access: Sendable {
        /// Search only. The file must exist.
        case readOnly

        /// Search and insert. A file that is missing or empty becomes a store without places.
        case readWrite
    }

    /// The path of the file.
    public let path: String

    private let readers: SQLitePool
    let writer: PlaceWriter?
    private let points = Mutex(Points())
    let directories = NameDirectoryCache()

    /// The points in memory.
    private struct Points {
        /// `nil` until they are read.
        var grid: PlaceGrid?

        /// The file's generation of the points.
        var generation: Int64 = -1

        /// `true` after a search around a point.
        var wereSearched = false
    }

    /// Opens a file.
    ///
    /// - Throws: ``PlaceStoreError`` when it cannot be reached, is not a store of places, is newer
    ///   or damaged. A file that can be read but not written opens, and refuses insertions.
    public init(path: String, access: Access = .readWrite) throws(PlaceStoreError) {
        self.path = path
        do {
            let connection = try PlaceSchema.connection(
                path: path, access: access == .readOnly ? .readOnly : .readWrite)
            try PlaceSchema.prepare(connection, path: path)
            guard connection.isCurrent else { throw SQLiteError.changedWhileRead }
            let isReadOnly = connection.isReadOnly
            let reader =
                isReadOnly
                ? connection : try PlaceSchema.connection(path: path, access: .readOnly)
            readers = SQLitePool(path: path, first: reader)
            writer = isReadOnly ? nil : PlaceWriter(connection, directories: directories)
        } catch let error as SQLiteError {
            throw PlaceStoreError(error.reason, store: path)
        } catch let error as PlaceStoreError {
            throw error
        } catch {
            throw PlaceStoreError(.failed("\(error)"), store: path)
        }
    }
}

// MARK: - Searching

extension SQLitePlaceStore {
    /// Returns the places of some categories around a point.
    public func around(_ request: AroundRequest) async throws(PlaceStoreError) -> PlacePage {
        try isFirstAroundPoint() ? aroundInFile(request) : aroundInMemory(request)
    }

    /// Returns `true` for the first search around a point, unless the points are in memory.
    private func isFirstAroundPoint() -> Bool {
        points.withLock { points in
            defer { points.wereSearched = true }
            return points.grid == nil && !points.wereSearched
        }
    }

    /// Reads the points around the point from the file.
    private func aroundInFile(_ request: AroundRequest) throws(PlaceStoreError) -> PlacePage {
        try readSnapshot { connection throws(SQLiteError) in
            let tiles = PlaceTiles(connection: connection)
            let grid = PlaceGrid(try tiles.around(request.center, radius: request.radius))
            return try page(
                of: request, in: grid, NameDirectory.generation(connection), connection)
        }
    }

    private func aroundInMemory(_ request: AroundRequest) throws(PlaceStoreError) -> PlacePage {
        try read { connection throws(SQLiteError) in
            let (grid, generation) = try loadedPoints(connection)
            return try page(of: request, in: grid, generation, connection)
        }
    }

    private func page(
        of request: AroundRequest, in grid: PlaceGrid, _ generation: Int64,
        _ connection: SQLiteConnection
    ) throws(SQLiteError) -> PlacePage {
        let nearest =
            request.kinds.isEmpty
            ? grid.around(request) : try nearestOfKinds(request, in: grid, connection)
        let page = nearest.dropFirst(request.paging.offset)
        return PlacePage(
            places: try places(page.prefix(request.paging.size), of: generation, connection),
            hasMore: page.count > request.paging.size)
    }

    /// Returns the places of a request with kinds, reading the rows of those near enough.
    private func nearestOfKinds(
        _ request: AroundRequest, in grid: PlaceGrid, _ connection: SQLiteConnection
    ) throws(SQLiteError) -> [NearestPlaces.Found] {
        var failure: SQLiteError?
        let nearest = grid.around(request) { entry in
            guard failure == nil else { return false }
            do throws(SQLiteError) {
                return try connection.place(entry.id).map(request.accepts) ?? false
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        return nearest
    }

    /// Returns the points in memory, and reads them if they are not there.
    private func loadedPoints(
        _ connection: SQLiteConnection
    ) throws(SQLiteError) -> (PlaceGrid, generation: Int64) {
        // An insertion that follows changes the points when they are read.
        try points.withLock { points throws(SQLiteError) in
            if let grid = points.grid { return (grid, points.generation) }
            let (entries, generation) = try connection.nestedSnapshot {
                connection throws(SQLiteError) in
                (
                    try PlaceTiles(connection: connection).all(),
                    try NameDirectory.generation(connection)
                )
            }
            let grid = PlaceGrid(entries)
            points.grid = grid
            points.generation = generation
            return (grid, generation)
        }
    }

    /// Returns the places at points in memory, without those removed since the points' generation.
    private func places(
        _ nearest: ArraySlice<NearestPlaces.Found>, of generation: Int64,
        _ connection: SQLiteConnection
    ) throws(SQLiteError) -> [FoundPlace] {
        var places: [FoundPlace] = []
        places.reserveCapacity(nearest.count)
        do throws(SQLiteError) {
            try PlaceReader(connection).visit(nearest.map(\.id)) { place in
                let distance = nearest[nearest.startIndex + places.count].distance
                places.append(FoundPlace(place: place, distance: distance))
            }
        } catch {
            guard try NameDirectory.generation(connection) != generation else { throw error }
            places = []
            for near in nearest {
                guard let place = try connection.place(near.id) else { continue }
                places.append(FoundPlace(place: place, distance: near.distance))
            }
        }
        return places
    }

    /// Returns the places that match a keyword, using the file's index of names.
    public func search(_ request: KeywordRequest) async throws(PlaceStoreError) -> PlacePage {
        let page = try matches(of: request)
        guard request.breadth == .similarNames, request.keyword.words.count > 1,
            page.places.isEmpty || page.suggestion != nil
        else { return page }
        if request.paging.offset > 0 {
            var first = request
            first.paging = .first
            let firstPage = try matches(of: first)
            guard firstPage.places.isEmpty || firstPage.suggestion != nil else { return page }
        }
        return try await placesNearNamedPlace(request) ?? page
    }

    private func matches(of request: KeywordRequest) throws(PlaceStoreError) -> PlacePage {
        let isInFile = request.near != nil && isFirstAroundPoint()
        return try readSnapshot { connection throws(SQLiteError) in
            try KeywordSearch(
                request: request, connection: connection,
                points: { () throws(SQLiteError) in
                    isInFile
                        ? .file(PlaceTiles(connection: connection))
                        : .memory(try self.loadedPoints(connection).0)
                },
                directory: directories.directory(connection)
            ).page()
        }
    }

    /// Returns the place with an id; `nil` for none.
    public func place(_ id: Place.ID) async throws(PlaceStoreError) -> Place? {
        try read { connection throws(SQLiteError) in try connection.place(id) }
    }

    /// Returns the number of places.
    public func count() async throws(PlaceStoreError) -> Int {
        if let count = points.withLock({ $0.grid?.count }) { return count }
        return try read { connection throws(SQLiteError) in
            try directories.directory(connection).count
        }
    }

    /// Checks the whole file for damage, which takes about as long as importing it. Searches detect
    /// only damage in the parts they read.
    ///
    /// - Throws: ``PlaceStoreError/Reason/damaged(_:)`` with the first problem.
    public func check() async throws(PlaceStoreError) {
        try readSnapshot { connection throws(SQLiteError) in
            try PlaceCheck(
                connection: connection, directory: directories.directory(connection)
            ).run()
        }
    }

    /// Reads with one statement, which is consistent by itself, or where consistency does not
    /// matter.
    func read<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(PlaceStoreError) -> Result {
        do {
            return try readers.lend(body)
        } catch {
            throw PlaceStoreError(error.reason, store: path)
        }
    }

    /// Reads with several statements, consistently.
    func readSnapshot<Result>(
        _ body: (SQLiteConnection) throws(SQLiteError) -> Result
    ) throws(PlaceStoreError) -> Result {
        try read { connection throws(SQLiteError) in try connection.snapshot(body) }
    }
}

// MARK: - Following insertions

extension SQLitePlaceStore {
    /// Updates the points in memory to a generation of the file.
    ///
    /// - Parameter moves: The changes; `nil` when all places are gone.
    func follow(_ moves: [PlaceMove]?, generation: Int64) {
        points.withLock {
            // Points that are read later are in the file already.
            guard $0.grid != nil, $0.generation < generation else { return }
            if let moves { $0.grid?.apply(moves) } else { $0.grid = PlaceGrid() }
            $0.generation = generation
        }
    }
}
