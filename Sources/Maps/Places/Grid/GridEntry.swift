/// A place in the grid.
struct GridEntry {
    let id: Int64
    let point: GridPoint
    let category: PlaceCategory
}

/// A sequence of places, 17 bytes each. For most of them only points and categories are read.
struct GridEntries {
    private var ids: [Int64] = []
    private var points: [GridPoint] = []
    private var categories: [PlaceCategory] = []

    init() {}

    /// Reorders entries: the one at `positions[0]` first, and so on.
    init(_ entries: GridEntries, by positions: [UInt32]) {
        ids = positions.map { entries.ids[Int($0)] }
        points = positions.map { entries.points[Int($0)] }
        categories = positions.map { entries.categories[Int($0)] }
    }

    var indices: Range<Int> { ids.indices }

    subscript(index: Int) -> GridEntry {
        GridEntry(id: ids[index], point: points[index], category: categories[index])
    }

    mutating func append(_ entry: GridEntry) {
        ids.append(entry.id)
        points.append(entry.point)
        categories.append(entry.category)
    }
}

/// The number of the square that contains a point, among all squares of its size.
///
/// Squares are numbered along Morton's curve, so that a square's four quarters are consecutive: the
/// numbers of smaller squares begin with the bits of the larger one that contains them.
enum MortonCode {
    /// Returns the number of the point's own square, whose side is one unit.
    static func code(of point: GridPoint) -> UInt64 {
        spread(UInt32(bitPattern: point.x) ^ 0x8000_0000)
            | spread(UInt32(bitPattern: point.y) ^ 0x8000_0000) << 1
    }

    /// Returns the number of a square by its column and row, counted from the south-west.
    static func code(column: UInt32, row: UInt32) -> UInt64 {
        spread(column) | spread(row) << 1
    }

    /// Inserts a zero before each bit.
    private static func spread(_ value: UInt32) -> UInt64 {
        var bits = UInt64(value)
        bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
        bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        bits = (bits | bits << 1) & 0x5555_5555_5555_5555
        return bits
    }
}
