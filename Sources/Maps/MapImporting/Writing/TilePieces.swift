/// The parts of features in tiles, in temporary files until they are written.
final class TilePieces {
    /// The deepest zoom; deeper ones are drawn from its tiles.
    static let deepest = 14

    /// The side of a tile in its own units, and the margin in which lines go on.
    static let extent = 4_096.0
    private static let margin = 64.0

    /// The tile and the memory of a piece.
    struct Entry: BitwiseCopyable {
        let tile: TileKey
        let start: Int
    }

    let entries: ScratchArray<Entry>
    let bytes: ScratchArray<UInt8>
    private let folder: String

    init(folder: String) throws(MapImportError) {
        self.folder = folder
        entries = try ScratchArray(folder: folder)
        bytes = try ScratchArray(folder: folder)
    }

    var isEmpty: Bool { entries.count == 0 }

    // MARK: Points

    func add(
        _ point: WorldPoint, layer: MapLayer, tags: [TileTag], zoom: Int
    ) throws(MapImportError) {
        let place = FlatPoint(point)
        for zoom in zoom...Self.deepest {
            let grid = TileGrid(zoom: zoom)
            let (column, row) = (grid.index(place.x), grid.index(place.y))
            try write(
                [[place]], kind: 1, layer, tags, grid: grid, column: column, row: row)
        }
    }

    // MARK: Lines

    func add(
        line points: [WorldPoint], layer: MapLayer, tags: [TileTag], zoom: Int
    ) throws(MapImportError) {
        // A line that crosses the 180th meridian goes on at the other edge.
        var parts: [[FlatPoint]] = [[]]
        for point in points.lazy.map({ FlatPoint($0) }) {
            if let last = parts.last?.last, abs(point.x - last.x) > WorldPoint.width / 2 {
                parts.append([])
            }
            parts[parts.count - 1].append(point)
        }
        for part in parts where part.count > 1 {
            for zoom in zoom...Self.deepest {
                try add(part, layer: layer, tags: tags, grid: TileGrid(zoom: zoom))
            }
        }
    }

    private func add(
        _ line: [FlatPoint], layer: MapLayer, tags: [TileTag], grid: TileGrid
    ) throws(MapImportError) {
        let line = Clipping.simplified(line, tolerance: grid.tolerance)
        guard let box = FlatBox(line) else { return }
        // A line of less than two pixels is a dot.
        guard max(box.right - box.left, box.bottom - box.top) >= grid.pixel * 2 else { return }
        var tiles: Set<TileKey> = []
        for (start, end) in zip(line, line.dropFirst()) {
            // By columns: the box around a long segment would have millions of tiles.
            for column in grid.indices(min(start.x, end.x), max(start.x, end.x)) {
                let (top, bottom) = grid.heights(from: start, to: end, in: column)
                for row in grid.indices(top, bottom) {
                    tiles.insert(TileKey(zoom: grid.zoom, column: column, row: row))
                }
            }
        }
        for tile in tiles {
            let parts = Clipping.line(line, in: grid.box(tile.column, tile.row))
            guard !parts.isEmpty else { continue }
            try write(
                parts, kind: 2, layer, tags, grid: grid, column: tile.column, row: tile.row)
        }
    }

    // MARK: Areas

    func add(
        _ area: inout MapArea, layer: MapLayer, tags: [TileTag], zoom: Int
    ) throws(MapImportError) {
        // An area across the 180th meridian would cover the world.
        guard let box = FlatBox(area.rings.joined()), box.right - box.left < WorldPoint.width / 2
        else { return }
        for zoom in zoom...Self.deepest {
            let grid = TileGrid(zoom: zoom)
            let rings = area.rings.compactMap { ring -> [FlatPoint]? in
                // Less than four square pixels are a speck.
                let least = zoom == Self.deepest ? 0 : grid.pixel * grid.pixel * 4
                guard abs(MapArea.area(of: ring)) / 2 > least else { return nil }
                let simple = Clipping.simplifiedRing(ring, tolerance: grid.tolerance)
                return simple.count > 2 ? simple : nil
            }
            guard let box = FlatBox(rings.joined()) else { continue }
            for column in grid.indices(box.left, box.right) {
                let side = grid.box(column, 0)
                let strip = rings.map {
                    Clipping.ring($0, \.x, from: side.left, to: side.right)
                }.filter { $0.count > 2 }
                guard let part = FlatBox(strip.joined()) else { continue }
                for row in grid.indices(part.top, part.bottom) {
                    let side = grid.box(column, row)
                    let parts = strip.map {
                        Clipping.ring($0, \.y, from: side.top, to: side.bottom)
                    }.filter { $0.count > 2 }
                    guard !parts.isEmpty else { continue }
                    try write(
                        parts, kind: 3, layer, tags, grid: grid, column: column, row: row)
                }
            }
        }
    }

    // MARK: Writing

    private func write(
        _ parts: [[FlatPoint]], kind: UInt8, _ layer: MapLayer, _ tags: [TileTag],
        grid: TileGrid, column: Int, row: Int
    ) throws(MapImportError) {
        var piece = PieceBytes()
        piece.add(layer.rawValue)
        piece.add(kind)
        piece.add(UInt8(tags.count))
        for tag in tags {
            piece.add(tag.key)
            piece.add(tag.value)
        }
        piece.add(UInt32(parts.count))
        for part in parts { piece.add(UInt32(part.count)) }
        for point in parts.joined() {
            piece.add(grid.unit(point.x, in: column))
            piece.add(grid.unit(point.y, in: row))
        }
        try entries.append(
            Entry(
                tile: TileKey(zoom: grid.zoom, column: column, row: row), start: bytes.count))
        try bytes.append(contentsOf: piece.bytes)
    }

    /// The tiles of a zoom, in 2⁻³² of the world's width.
    struct TileGrid {
        let zoom: Int

        /// The side of a tile, and a pixel of tiles of 512 pixels.
        let side, pixel: Double

        init(zoom: Int) {
            self.zoom = zoom
            side = WorldPoint.width / Double(1 << zoom)
            pixel = side / 512
        }

        /// The distance that does not matter: half a pixel, and a unit in the deepest tiles, which
        /// are enlarged.
        var tolerance: Double { zoom == deepest ? side / extent : pixel / 2 }

        func index(_ value: Double) -> Int { min(max(Int(value / side), 0), (1 << zoom) - 1) }

        /// The indices of the tiles that a range and the margin around it touch.
        func indices(_ low: Double, _ high: Double) -> ClosedRange<Int> {
            let margin = side * margin / extent
            return index(low - margin)...index(high + margin)
        }

        /// The least and the greatest height of a segment in a column with its margin.
        func heights(
            from start: FlatPoint, to end: FlatPoint, in column: Int
        ) -> (top: Double, bottom: Double) {
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            guard dx != 0 else { return (min(start.y, end.y), max(start.y, end.y)) }
            let strip = box(column, 0)
            let first = start.y + min(max((strip.left - start.x) / dx, 0), 1) * dy
            let last = start.y + min(max((strip.right - start.x) / dx, 0), 1) * dy
            return (min(first, last), max(first, last))
        }

        /// The box of a tile with its margin.
        func box(_ column: Int, _ row: Int) -> FlatBox {
            let margin = side * margin / extent
            return FlatBox(
                left: Double(column) * side - margin, top: Double(row) * side - margin,
                right: Double(column + 1) * side + margin, bottom: Double(row + 1) * side + margin)
        }

        /// The place of a coordinate in a tile.
        func unit(_ value: Double, in index: Int) -> Int16 {
            Int16(clamping: Int(((value / side - Double(index)) * extent).rounded()))
        }
    }
}

/// The place of a tile. Keys are in the order of zooms, columns and rows.
struct TileKey: Hashable, Comparable, BitwiseCopyable {
    private let value: UInt64

    init(zoom: Int, column: Int, row: Int) {
        value = UInt64(zoom) << 56 | UInt64(column) << 28 | UInt64(row)
    }

    var zoom: Int { Int(value >> 56) }
    var column: Int { Int(value >> 28 & 0xFFF_FFFF) }
    var row: Int { Int(value & 0xFFF_FFFF) }

    static func < (first: TileKey, second: TileKey) -> Bool { first.value < second.value }
}

/// The bytes of a piece.
struct PieceBytes {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }

    /// Adds a text of 64 kilobytes at most.
    mutating func add(_ text: String) {
        let utf8 = text.utf8.count <= 65_535 ? Array(text.utf8) : []
        add(UInt16(utf8.count))
        bytes += utf8
    }
}
