import Coordinates

/// A search by name.
///
/// Matches have three groups, the better ranks first. Within a group they are in the order of their
/// ids, in which the index of names is sorted, so that a first page reads little: the next group is
/// not searched when a group fills the page. Searches with a point are in `KeywordSearch+Near`.
struct KeywordSearch {
    let request: KeywordRequest
    let connection: SQLiteConnection
    let grid: PlaceGrid
    let directory: NameDirectory
    private let postings: PostingBlockReader

    init(
        request: KeywordRequest, connection: SQLiteConnection, grid: PlaceGrid,
        directory: NameDirectory
    ) throws(SQLiteError) {
        self.request = request
        self.connection = connection
        self.grid = grid
        self.directory = directory
        postings = try PostingBlockReader(connection)
    }

    func page() throws(SQLiteError) -> PlacePage {
        let found =
            if let center = request.near { try places(near: center) } else { try placesInOrder() }
        let page = found.dropFirst(request.paging.offset)
        return PlacePage(
            places: Array(page.prefix(request.paging.size)),
            hasMore: page.count > request.paging.size)
    }

    /// The number of places that determine the page and whether there are more.
    var wantedCount: Int { request.paging.offset + request.paging.size + 1 }

    static let ranks: [MatchRank] = [.exact, .beginning, .part]
}

// MARK: - Matching

extension KeywordSearch {
    var categories: [PlaceCategory] {
        request.categories.isEmpty ? PlaceCategory.allCases : request.categories
    }

    /// Returns the rank of a candidate; `nil` when it does not match.
    func rank(of place: Place) -> MatchRank? {
        if let city = request.city, place.city != city, place.region != city { return nil }
        if let bounds = request.bounds, !bounds.contains(place.coordinate) { return nil }
        guard categories.contains(place.category) else { return nil }
        return request.keyword.rank(of: place)
    }

    /// Returns the candidates of all ranks.
    func candidates() throws(SQLiteError) -> NameMatches {
        try candidates(requiring: NameKeys.required(by: request.keyword, rank: .part))
    }

    /// Returns the candidates of a rank.
    ///
    /// - Parameter all: The candidates of all ranks, not yet iterated.
    func candidates(
        for rank: MatchRank, among all: NameMatches
    ) throws(SQLiteError) -> NameMatches {
        switch rank {
        case .beginning where request.keyword.words == [request.keyword.whole]:
            // With several words, the transition from one to the next is more selective than each
            // of them.
            try all.having(NameKeys.beginning(of: request.keyword))
        case .exact, .beginning:
            try candidates(requiring: NameKeys.required(by: request.keyword, rank: rank))
        case .part: all
        }
    }

    private func candidates(requiring keys: [UInt32]) throws(SQLiteError) -> NameMatches {
        var required = keys.map { [$0] }
        if let city = request.city, let key = NameKeys.city(city) { required.append([key]) }
        if !request.categories.isEmpty {
            required.append(request.categories.map { NameKeys.category($0) })
        }
        return try NameMatches(postings, directory: directory, required: required)
    }
}

// MARK: - Without a point

extension KeywordSearch {
    /// A place that was read, with its rank, or `nil` if it does not match.
    private struct Match {
        let place: Place
        let rank: MatchRank?
    }

    /// The minimum number of places per read, because not all of them may match.
    private static let leastReadAtOnce = 4

    /// The number of places after which the places within the bounds are determined first.
    private static let mostReadWithoutBounds = 200

    /// Returns the first places of all ranks.
    private func placesInOrder() throws(SQLiteError) -> [FoundPlace] {
        var found: [FoundPlace] = []
        var known: [Int64: Match] = [:]
        var within: IDSet?
        var all = try candidates()
        // If the candidates hardly fill a page all have to be read anyway, which is faster at once.
        if try all.likelyCount() < wantedCount, let few = try all.ids(atMost: 2 * wantedCount) {
            try read(few, into: &known)
            return Self.ranks.flatMap { rank in
                few.compactMap { known[$0] }.filter { $0.rank == rank }
                    .map { FoundPlace(place: $0.place, distance: nil) }
            }
        }
        for rank in Self.ranks where found.count < wantedCount {
            var candidates = try candidates(for: rank, among: all)
            while found.count < wantedCount {
                let count = max(wantedCount - found.count, Self.leastReadAtOnce)
                var ids = try candidates.ids(first: min(count, PlaceReader.mostAtOnce))
                if ids.isEmpty { break }
                if let within { ids.removeAll { !within.contains($0) } }
                try read(ids, into: &known)
                for case let match? in ids.map({ known[$0] }) where match.rank == rank {
                    found.append(FoundPlace(place: match.place, distance: nil))
                }
                if within == nil, let bounds = request.bounds,
                    known.count > Self.mostReadWithoutBounds
                {
                    within = IDSet(grid.places(in: bounds, categories: categories))
                }
                if Task.isCancelled { throw .cancelled }
            }
        }
        return Array(found.prefix(wantedCount))
    }

    /// Reads those of some places that are not cached.
    private func read(_ ids: [Int64], into known: inout [Int64: Match]) throws(SQLiteError) {
        let unknown = ids.filter { known[$0] == nil }
        for place in try PlaceReader(connection).places(unknown) {
            known[place.id] = Match(place: place, rank: rank(of: place))
        }
    }
}
