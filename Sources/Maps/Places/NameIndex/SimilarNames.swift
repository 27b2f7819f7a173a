/// A search for places whose names are similar to a keyword, with an index of names.
///
/// Every correction of the keyword is looked up: first those that are a whole name, then, if there
/// is none, those that are a part of one.
package struct SimilarNames<Failure: Error> {
    package let request: KeywordRequest

    /// Returns those of some keys that a place may have.
    package let existing: (Set<UInt32>) throws(Failure) -> Set<UInt32>

    /// Returns the first places that probably have all of some keys, up to a number.
    package let places: ([UInt32], Int) throws(Failure) -> [Place]

    package init(
        _ request: KeywordRequest,
        existing: @escaping (Set<UInt32>) throws(Failure) -> Set<UInt32>,
        places: @escaping ([UInt32], Int) throws(Failure) -> [Place]
    ) {
        self.request = request
        self.existing = existing
        self.places = places
    }

    /// The number of matches from which nothing similar is searched.
    package static var enoughMatches: Int { 5 }

    /// The maximum number of places that are compared with each correction.
    private static var mostCompared: Int { 200 }

    /// A place with the correction that found it.
    private struct Match {
        let place: Place
        let correction: Keyword

        /// The position of the correction.
        let order: Int

        let rank: MatchRank

        /// The distance from the point of the request, in metres; 0 without one.
        let distance: Double
    }

    /// Returns the first similar places, the likeliest first, and the name that was probably meant.
    ///
    /// - Parameter known: The ids of places that match without a correction.
    package func first(
        _ count: Int, except known: Set<Int64>
    ) throws(Failure) -> (places: [FoundPlace], name: String?) {
        let corrections = request.keyword.corrections
        var matches = try matches(corrections, rank: .exact, except: known)
        if matches.isEmpty, request.keyword.mayBePart {
            matches = try self.matches(corrections, rank: .part, except: known)
        }
        let found = matches.prefix(count).map { match in
            FoundPlace(
                place: match.place, distance: request.near == nil ? nil : match.distance)
        }
        return (found, matches.first.map { $0.correction.bestName(of: $0.place) })
    }

    private func matches(
        _ corrections: [Keyword], rank: MatchRank, except known: Set<Int64>
    ) throws(Failure) -> [Match] {
        let keys = corrections.map { NameKeys.required(by: $0, rank: rank) }
        let existing = try existing(Set(keys.joined()))
        var matches: [Match] = []
        var seen = known
        for (order, (correction, keys)) in zip(corrections, keys).enumerated()
        where !keys.isEmpty && existing.isSuperset(of: keys) {
            for place in try places(keys, Self.mostCompared)
            where !seen.contains(place.id) && request.accepts(place) {
                guard let found = correction.rank(inNamesOf: place), found <= rank
                else { continue }
                seen.insert(place.id)
                matches.append(
                    Match(
                        place: place, correction: correction, order: order, rank: found,
                        distance: request.near?.distance(to: place.coordinate) ?? 0))
            }
        }
        return matches.sorted { Self.isBefore($0, $1) }
    }

    private static func isBefore(_ first: Match, _ second: Match) -> Bool {
        func key(_ match: Match) -> (Int, Int, Int, Int, Double, Int64) {
            (
                match.rank.rawValue, match.place.importance.rawValue,
                -(match.place.population ?? 0), match.order, match.distance, match.place.id
            )
        }
        return key(first) < key(second)
    }
}
