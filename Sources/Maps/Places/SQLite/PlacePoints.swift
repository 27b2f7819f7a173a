import Coordinates
import SQLite

/// The points of all places, for searches around a point.
enum PlacePoints {
    /// In memory.
    case memory(PlaceGrid)

    /// In the file, where reading those around a point is faster than reading all for one search.
    case file(PlaceTiles)

    /// Returns the points of all places.
    func all() throws(SQLiteError) -> PlaceGrid {
        switch self {
        case .memory(let grid): grid
        case .file(let tiles): PlaceGrid(try tiles.all())
        }
    }

    /// Returns the places around a point that a search keeps, the nearest first.
    ///
    /// - Parameters:
    ///   - radius: In metres; infinity for no limit.
    ///   - candidates: All others are left out of a grid that is read from the file, because
    ///     arranging it takes longer than reading.
    ///   - search: Adds the places of a grid.
    func nearest(
        to center: Coordinate<WGS84>, radius: Double, limit: Int, among candidates: IDSet,
        _ search: (PlaceGrid, inout NearestPlaces) -> Void
    ) throws(SQLiteError) -> [NearestPlaces.Found] {
        func nearest(_ radius: Double, in grid: PlaceGrid) -> [NearestPlaces.Found] {
            var nearest = NearestPlaces(center: center, radius: radius, limit: limit)
            search(grid, &nearest)
            return nearest.sorted
        }
        guard case .file(let tiles) = self else { return nearest(radius, in: try all()) }
        func grid(_ reach: Double) throws(SQLiteError) -> PlaceGrid {
            // Each tile is read once for a reach.
            let near = try tiles.connection.withLittleCache { () throws(SQLiteError) in
                try tiles.around(center, radius: reach) { candidates.contains($0.id) }
            }
            return PlaceGrid(near)
        }
        for reach in Self.reaches where reach < radius {
            let grid = try grid(reach)
            let found = nearest(reach, in: grid)
            if found.count == limit { return found }
        }
        return nearest(radius, in: radius.isFinite ? try grid(radius) : try all())
    }

    /// The distances in metres within which places are searched in the file, one after the other.
    private static let reaches: [Double] = [2_000, 10_000, 50_000]
}
