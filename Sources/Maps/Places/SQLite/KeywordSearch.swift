import Coordinates
import SQLite

/// A search by name.
///
/// Matches have groups, see ``KeywordGroup``. Within a group they are in the order of their ids, in
/// which the index of names is sorted, so that a first page reads little: the next group is not
/// searched when a group fills the page. Searches with a point are in `KeywordSearch+Near`.
struct KeywordSearch {
    let request: KeywordRequest
    let connection: SQLiteConnection

    /// Returns the points of all places, which few searches need.
    let points: () throws(SQLiteError) -> PlacePoints

    let directory: NameDirectory
    private let postings: PostingBlockReader

    init(
        request: KeywordRequest, connection: SQLiteConnection,
        points: @escaping () throws(SQLiteError) -> PlacePoints, directory: NameDirectory
    ) throws(SQLiteError) {
        self.request = request
        self.connection = connection
        self.points = points
        self.directory = directory
        postings = try PostingBlockReader(connection)
    }

    func page() throws(SQLiteError) -> PlacePage {
        var found =
            if let center = request.near { try places(near: center) } else { try placesInOrder() }
        var suggestion: String?
        if request.breadth == .similarNames, found.count < SimilarNames<SQLiteError>.enoughMatches,
            found.first.map({ request.keyword.rank(of: $0.place) }) != .exact
        {
            let similar = try similarPlaces(wantedCount - found.count, except: found)
            if found.isEmpty { suggestion = similar.name }
            found += similar.places
        }
        let page = found.dropFirst(request.paging.offset)
        return PlacePage(
            places: Array(page.prefix(request.paging.size)),
            hasMore: page.count > request.paging.size, suggestion: suggestion)
    }

    /// The number of places that determine the page and whether there are more.
    var wantedCount: Int { request.paging.offset + request.paging.size + 1 }
}

// MARK: - Matching

extension KeywordSearch {
    var categories: [PlaceCategory] {
        request.categories.isEmpty ? PlaceCategory.allCases : request.categories
    }

    /// Returns the rank of a candidate; `nil` when it does not match.
    func rank(of place: Place) -> MatchRank? {
        request.accepts(place) ? request.keyword.rank(of: place) : nil
    }

    /// Returns the candidates whose names match with any rank.
    func candidates() throws(SQLiteError) -> NameMatches {
        try candidates(requiring: NameKeys.required(by: request.keyword, rank: .part))
    }

    /// Returns candidates of a group, with others that are no better.
    ///
    /// - Parameter all: The candidates whose names match, not yet iterated.
    func candidates(
        for group: KeywordGroup, among all: NameMatches
    ) throws(SQLiteError) -> NameMatches {
        let matches =
            switch group.rank {
            case .beginning where request.keyword.words == [request.keyword.whole]:
                // With several words, the transition from one to the next is more selective than
                // each of them.
                try all.having(NameKeys.beginning(of: request.keyword))
            case .exact?, .beginning?:
                try candidates(
                    requiring: NameKeys.required(
                        by: request.keyword, rank: group.rank ?? .part))
            case .elsewhere?:
                try candidates(
                    requiringOneOf: NameKeys.requiredElsewhere(by: request.keyword))
            case .part?, nil: all
            }
        // Nearly all places are ordinary.
        guard let importance = group.importance, importance != .ordinary else { return matches }
        return try matches.having(NameKeys.importance(importance))
    }

    private func candidates(requiring keys: [UInt32]) throws(SQLiteError) -> NameMatches {
        try candidates(requiringOneOf: keys.map { [$0] })
    }

    private func candidates(
        requiringOneOf keys: [[UInt32]]
    ) throws(SQLiteError) -> NameMatches {
        var required = keys
        if let city = request.city, let key = NameKeys.city(city) { required.append([key]) }
        if !request.categories.isEmpty {
            required.append(request.categories.map { NameKeys.category($0) })
        }
        return try NameMatches(postings, directory: directory, required: required)
    }
}

// MARK: - Similar names

extension KeywordSearch {
    private func similarPlaces(
        _ count: Int, except known: [FoundPlace]
    ) throws(SQLiteError) -> (places: [FoundPlace], name: String?) {
        try SimilarNames<SQLiteError>(
            request,
            existing: { keys throws(SQLiteError) in
                if Task.isCancelled { throw .cancelled }
                var found: Set<UInt32> = []
                for key in keys.sorted() where try exists(key) { found.insert(key) }
                return found
            },
            places: { keys, count throws(SQLiteError) in
                if Task.isCancelled { throw .cancelled }
                var candidates = try candidates(requiring: keys)
                return try PlaceReader(connection).places(candidates.ids(first: count))
            }
        ).first(count, except: Set(known.map(\.id)))
    }

    private func exists(_ key: UInt32) throws(SQLiteError) -> Bool {
        for segment in directory.segments {
            var cursor = PostingCursor(postings, key: key, segment: segment.number)
            if try cursor.entry(from: 0) != nil { return true }
        }
        return false
    }
}

// MARK: - Without a point

extension KeywordSearch {
    /// A place that was read, with its rank, or `nil` if it does not match.
    private struct Match {
        let place: Place
        let rank: MatchRank?

        func found(in group: KeywordGroup) -> FoundPlace? {
            guard let rank, group.contains(place, rank: rank, distance: nil) else { return nil }
            return FoundPlace(place: place, distance: nil)
        }
    }

    /// The minimum number of places per read, because not all of them may match.
    private static let leastReadAtOnce = 4

    /// The number of places after which the places within the bounds are determined first.
    private static let mostReadWithoutBounds = 200

    /// Returns the first places of all groups.
    private func placesInOrder() throws(SQLiteError) -> [FoundPlace] {
        var found: [FoundPlace] = []
        var known: [Int64: Match] = [:]
        var within: IDSet?
        var groups = KeywordGroup.groups(of: request)[...]
        var all = try candidates()
        // If the candidates hardly fill a page all have to be read anyway, which is faster at once.
        if try all.likelyCount() < wantedCount, let few = try all.ids(atMost: 2 * wantedCount) {
            try read(few, into: &known)
            let end = groups.firstIndex { $0.rank == .elsewhere } ?? groups.endIndex
            found = groups[..<end].flatMap { group in
                group.ranked(few.compactMap { known[$0]?.found(in: group) }, by: request.keyword)
            }
            groups = groups[end...]
        }
        for group in groups where found.count < wantedCount {
            var candidates = try candidates(for: group, among: all)
            var ofGroup: [FoundPlace] = []
            let readCount = group.readCount(for: wantedCount - found.count)
            while ofGroup.count < readCount {
                let count = max(readCount - ofGroup.count, Self.leastReadAtOnce)
                var ids = try candidates.ids(first: min(count, PlaceReader.mostAtOnce))
                if ids.isEmpty { break }
                if let within { ids.removeAll { !within.contains($0) } }
                try read(ids, into: &known)
                ofGroup += ids.compactMap { known[$0]?.found(in: group) }
                if within == nil, let bounds = request.bounds,
                    known.count > Self.mostReadWithoutBounds
                {
                    within = IDSet(try points().all().places(in: bounds, categories: categories))
                }
                if Task.isCancelled { throw .cancelled }
            }
            found += group.ranked(ofGroup, by: request.keyword)
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
