import COSMFiles
import Foundation
import SQLite

/// Writes pieces as a file of vector tiles (MBTiles).
struct TileFile {
    let name: String
    let bounds: DegreeBounds

    /// Writes the file, which appears when it is complete.
    ///
    /// - Returns: The number of tiles.
    func write(
        _ pieces: TilePieces, to path: String, progress: (Double) -> Void
    ) throws(MapImportError) -> Int {
        try pieces.entries.freeze()
        try pieces.bytes.freeze()
        var entries = pieces.entries.values
        entries.sort { ($0.tile, $0.start) < ($1.tile, $1.start) }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let unfinished = "\(folder)/.\(UUID().uuidString).part"
        defer { unlink(unfinished) }
        let count: Int
        do {
            count = try fill(unfinished, with: pieces, output: path, progress: progress)
        } catch let error as SQLiteError {
            throw MapImportError(path: path, reason: .unwritable(error.message))
        } catch {
            throw error as? MapImportError
                ?? MapImportError(path: path, reason: .unwritable("\(error)"))
        }
        guard Self.isStored(unfinished), rename(unfinished, path) == 0 else {
            throw MapImportError(
                path: path, reason: .unwritable(String(cString: strerror(errno))))
        }
        return count
    }

    /// Waits until a file is on the disk. SQLite has not waited for it.
    ///
    /// - Returns: `false`, with `errno`, if it cannot be stored.
    private static func isStored(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return fsync(file) == 0
    }

    private func fill(
        _ unfinished: String, with pieces: TilePieces, output: String,
        progress: (Double) -> Void
    ) throws -> Int {
        let connection = try SQLiteConnection(path: unfinished, access: .readWrite)
        try connection.execute(
            """
            PRAGMA journal_mode = OFF;
            PRAGMA synchronous = OFF;
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (
                zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
            BEGIN;
            """)
        let tile = cosm_tile_new()
        defer { cosm_tile_free(tile) }
        let insert = try connection.statement("INSERT INTO tiles VALUES (?, ?, ?, ?)")
        var count = 0
        var index = pieces.entries.values.startIndex
        let end = pieces.entries.count
        let leastZoom = bounds.leastZoom
        while index < end {
            let key = pieces.entries[index].tile
            let first = index
            while index < end, pieces.entries[index].tile == key {
                if key.zoom >= leastZoom {
                    Self.add(piece: pieces.entries[index].start, of: pieces, to: tile)
                }
                index += 1
            }
            guard key.zoom >= leastZoom else { continue }
            var size = 0
            let bytes = cosm_tile_finish(tile, &size)
            insert.bind(key.zoom, at: 1)
            insert.bind(key.column, at: 2)
            // Rows are counted from the south.
            insert.bind((1 << key.zoom) - 1 - key.row, at: 3)
            insert.bind(Array(UnsafeBufferPointer(start: bytes, count: size)), at: 4)
            try insert.run()
            count += 1
            if first >> 12 != index >> 12 {
                if Task.isCancelled { throw MapImportError(path: output, reason: .cancelled) }
                progress(Double(index) / Double(end))
            }
        }
        try addMetadata(to: connection, leastZoom: leastZoom)
        try connection.execute(
            """
            CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);
            COMMIT;
            """)
        return count
    }

    private func addMetadata(
        to connection: SQLiteConnection, leastZoom: Int
    ) throws(SQLiteError) {
        let sides = [bounds.west, bounds.south, bounds.east, bounds.north]
        let insert = try connection.statement("INSERT INTO metadata VALUES (?, ?)")
        for (key, value) in [
            ("name", name), ("format", "pbf"), ("minzoom", "\(leastZoom)"),
            ("maxzoom", "\(TilePieces.deepest)"),
            ("bounds", sides.map { String(format: "%.7f", $0) }.joined(separator: ",")),
            ("attribution", "© OpenStreetMap contributors"), ("type", "baselayer"),
        ] {
            insert.bind(key, at: 1)
            insert.bind(value, at: 2)
            try insert.run()
        }
    }

    /// Adds a piece, whose texts stay where they are.
    private static func add(piece start: Int, of pieces: TilePieces, to tile: OpaquePointer?) {
        var reader = PieceReader(bytes: UnsafeRawBufferPointer(pieces.bytes.values), next: start)
        let layer = MapLayer(rawValue: reader.number()) ?? .poi
        let kind: UInt8 = reader.number()
        let tagCount: UInt8 = reader.number()
        let tags = (0..<tagCount).map { _ in COSMTag(key: reader.text(), value: reader.text()) }
        let partCount: UInt32 = reader.number()
        let counts = (0..<partCount).map { _ in Int(reader.number() as UInt32) }
        let coordinates = (0..<counts.reduce(0, +) * 2).map { _ in
            Int32(reader.number() as Int16)
        }
        cosm_tile_add(
            tile,
            layer.name.withUTF8Buffer { UnsafeRawPointer($0.baseAddress) }?
                .assumingMemoryBound(to: CChar.self),
            Int32(kind), tags, tags.count, coordinates, counts, counts.count)
    }
}

/// Reads the bytes of a piece.
private struct PieceReader {
    let bytes: UnsafeRawBufferPointer
    var next: Int

    mutating func number<Number: FixedWidthInteger & BitwiseCopyable>() -> Number {
        defer { next += MemoryLayout<Number>.size }
        return bytes.loadUnaligned(fromByteOffset: next, as: Number.self)
    }

    mutating func text() -> COSMText {
        let count = Int(number() as UInt16)
        defer { next += count }
        let start = bytes.baseAddress.map { ($0 + next).assumingMemoryBound(to: CChar.self) }
        return COSMText(bytes: start, count: count)
    }
}
