import Coordinates
import SQLite

extension KeywordSearch {
    /// The maximum number of candidates for which reading all is faster than finding those near the
    /// point.
    private static let mostRead = 1_000

    /// Returns the first places in the order of the request, which has a point.
    ///
    /// If there are few candidates, all are read and sorted. Otherwise the ids of all candidates
    /// are read first.
    func places(near center: Coordinate<WGS84>) throws(SQLiteError) -> [FoundPlace] {
        var found: [FoundPlace] = []
        var groups = KeywordGroup.groups(of: request)[...]
        var all = try candidates()
        if let few = try all.ids(atMost: Self.mostRead) {
            let end = groups.firstIndex { $0.rank == .elsewhere } ?? groups.endIndex
            found = try places(of: Array(groups[..<end]), among: few, near: center)
            groups = groups[end...]
        }
        for group in groups
        where found.count < wantedCount && group.isSearched(after: found.count, of: request) {
            var candidates = try candidates(for: group, among: all)
            let ids = try candidates.ids(first: .max)
            if Task.isCancelled { throw .cancelled }
            let limit = wantedCount - found.count
            found +=
                ids.count > Self.mostRead
                ? try nearest(limit, of: group, among: ids, near: center)
                : Array(try places(of: [group], among: ids, near: center).prefix(limit))
        }
        return found
    }

    /// Returns the matches of groups among some places, the nearest of each group first.
    private func places(
        of groups: [KeywordGroup], among ids: [Int64], near center: Coordinate<WGS84>
    ) throws(SQLiteError) -> [FoundPlace] {
        let reader = try PlaceReader(connection)
        var matches: [(group: Int, found: FoundPlace, distance: Double)] = []
        for start in stride(from: 0, to: ids.count, by: PlaceReader.mostAtOnce) {
            for place in try reader.places(ids[start...].prefix(PlaceReader.mostAtOnce)) {
                let distance = center.distance(to: place.coordinate)
                guard let rank = rank(of: place),
                    let group = groups.firstIndex(where: {
                        $0.contains(place, rank: rank, distance: distance)
                    })
                else { continue }
                matches.append((group, FoundPlace(place: place, distance: distance), distance))
            }
            if Task.isCancelled { throw .cancelled }
        }
        return matches.sorted { first, second in
            (first.group, first.distance, first.found.id)
                < (second.group, second.distance, second.found.id)
        }.map(\.found)
    }

    /// Returns the nearest matches of a group among many candidates.
    private func nearest(
        _ limit: Int, of group: KeywordGroup, among ids: [Int64], near center: Coordinate<WGS84>
    ) throws(SQLiteError) -> [FoundPlace] {
        var matches: [Int64: Place] = [:]
        var rejected: Set<Int64> = []
        var failure: SQLiteError?
        func isWanted(_ id: Int64) -> Bool {
            guard failure == nil, !rejected.contains(id) else { return false }
            if matches[id] != nil { return true }
            do throws(SQLiteError) {
                let place = try connection.indexedPlace(id)
                guard let rank = rank(of: place),
                    group.contains(
                        place, rank: rank, distance: center.distance(to: place.coordinate))
                else {
                    rejected.insert(id)
                    return false
                }
                matches[id] = place
                return true
            } catch {
                failure = error
                return false
            }
        }
        let candidates = IDSet(ids)
        let radius = group.isWithinReach == true ? KeywordGroup.reach : .infinity
        let nearest = try points().nearest(
            to: center, radius: radius, limit: limit, among: candidates
        ) {
            $0.search(categories, for: &$1) { entry in
                candidates.contains(entry.id)
                    && request.bounds?.contains(entry.point.coordinate) ?? true
                    && isWanted(entry.id)
            }
        }
        if let failure { throw failure }
        return nearest.compactMap { near in
            matches[near.id].map { FoundPlace(place: $0, distance: near.distance) }
        }
    }
}
