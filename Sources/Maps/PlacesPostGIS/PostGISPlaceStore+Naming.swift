import Coordinates
public import Places
import PostgreSQL

extension PostGISPlaceStore {
    public func search(_ request: KeywordRequest) async throws(PlaceStoreError) -> PlacePage {
        let page = try await matches(of: request)
        guard request.breadth == .similarNames, request.keyword.words.count > 1,
            page.places.isEmpty || page.suggestion != nil
        else { return page }
        if request.paging.offset > 0 {
            var first = request
            first.paging = .first
            let firstPage = try await matches(of: first)
            guard firstPage.places.isEmpty || firstPage.suggestion != nil else { return page }
        }
        return try await placesNearNamedPlace(request) ?? page
    }

    private func matches(
        of request: KeywordRequest
    ) async throws(PlaceStoreError) -> PlacePage {
        let count = request.paging.offset + request.paging.size + 1
        let (found, suggestion) = try await pool.perform { session throws(PostgresFailure) in
            var found: [FoundPlace] = []
            for group in KeywordGroup.groups(of: request)
            where found.count < count && group.isSearched(after: found.count, of: request) {
                let wanted = count - found.count
                let ofGroup = try Self.selection(of: group, request)
                    .first(group.readCount(for: wanted), in: session)
                found += group.ranked(ofGroup, by: request.keyword).prefix(wanted)
            }
            guard request.breadth == .similarNames,
                found.count < SimilarNames<PostgresFailure>.enoughMatches,
                found.first.map({ request.keyword.rank(of: $0.place) }) != .exact
            else { return (found, nil as String?) }
            let similar = try Self.similarNames(request, session)
                .first(count - found.count, except: Set(found.map(\.id)))
            return (found + similar.places, found.isEmpty ? similar.name : nil)
        }
        return PlacePage(
            places: Array(found.dropFirst(request.paging.offset).prefix(request.paging.size)),
            hasMore: found.count >= count, suggestion: suggestion)
    }

    private static func selection(
        of group: KeywordGroup, _ request: KeywordRequest
    ) -> PlaceSelection {
        var selection = PlaceSelection(origin: request.near)
        let city = request.city.flatMap(NameKeys.city).map { [$0] } ?? []
        let importance = group.importance.map { [NameKeys.importance($0)] } ?? []
        if group.rank == .elsewhere {
            selection.add(keys: city + importance)
            for keys in NameKeys.requiredElsewhere(by: request.keyword) {
                selection.add(oneOf: keys)
            }
        } else {
            let keys = NameKeys.required(by: request.keyword, rank: group.rank ?? .part)
            selection.add(keys: keys + city + importance)
        }
        if group.isWithinReach == true { selection.add(filterWithin: KeywordGroup.reach) }
        selection.add(categories: request.categories)
        if let bounds = request.bounds { selection.add(bounds) }
        selection.isWanted = { found in
            guard request.accepts(found.place), let rank = request.keyword.rank(of: found.place)
            else { return false }
            return group.contains(found.place, rank: rank, distance: found.distance)
        }
        return selection
    }

    private static func similarNames(
        _ request: KeywordRequest, _ session: PostgresSession
    ) -> SimilarNames<PostgresFailure> {
        SimilarNames(
            request,
            existing: { keys throws(PostgresFailure) in
                let rows = try session.query(
                    """
                    SELECT key FROM unnest($1::integer[]) AS key
                    WHERE EXISTS (SELECT FROM places WHERE name_keys @> ARRAY[key])
                    """, [PostgresArray.text(of: keys)])
                return Set(
                    (0..<rows.count).compactMap { rows.text($0, 0) }
                        .compactMap { Int32($0) }.map { UInt32(bitPattern: $0) })
            },
            places: { keys, count throws(PostgresFailure) in
                var selection = PlaceSelection()
                selection.add(keys: keys + (request.city.flatMap(NameKeys.city).map { [$0] } ?? []))
                selection.add(categories: request.categories)
                return try selection.first(count, in: session).map(\.place)
            })
    }
}
