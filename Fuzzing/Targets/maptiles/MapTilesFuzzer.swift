import CoreGraphics
import Foundation
import MapTiles
import SQLite

/// In memory, where nothing waits for a disk.
private let path = "/dev/shm/touchstone-fuzz-\(getpid()).mbtiles"

/// The tile that hostile bytes replace.
private let index = TileIndex(zoom: 14, column: 8_628, row: 5_650)

/// Writes a file whose one tile has these bytes.
private func write(_ tile: [UInt8]) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
    do {
        let connection = try SQLiteConnection(path: path, access: .readWrite)
        try connection.execute(
            """
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, \
            tile_data BLOB);
            INSERT INTO metadata VALUES ('name', 'A'), ('bounds', '-180,-85,180,85');
            """)
        let insertion = try connection.statement("INSERT INTO tiles VALUES (14, ?, ?, ?)")
        insertion.bind(index.column, at: 1)
        insertion.bind((1 << index.zoom) - 1 - index.row, at: 2)
        insertion.bind(tile, at: 3)
        try insertion.run()
    } catch {
        preconditionFailure("The file cannot be written: \(error)")
    }
}

/// A whole file.
private let whole: [UInt8] = {
    write(Array("\u{1A}\u{5}x\u{2}\u{0A}\u{1}a".utf8))
    return [UInt8](FileManager.default.contents(atPath: path) ?? Data())
}()

/// Changes the whole file: two bytes of the input say where to write, the third what.
private func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var file = whole
    for start in stride(from: 0, to: bytes.count - 2, by: 3) {
        file[(Int(bytes[start]) << 8 | Int(bytes[start + 1])) % file.count] = bytes[start + 2]
    }
    return file
}

/// A tile, or, after a first byte of 0, changes of the file around it: both are drawn with their
/// names, or refused with words.
@c(LLVMFuzzerTestOneInput)
func test(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    if bytes.first == 0 {
        let file = damaged(Array(bytes.dropFirst()))
        let isWritten = FileManager.default.createFile(atPath: path, contents: Data(file))
        precondition(isWritten, "There is no room for a file at \(path).")
    } else {
        write(bytes)
    }
    let tiles: MBTiles
    do {
        tiles = try MBTiles(path: path)
    } catch {
        precondition(!error.description.isEmpty, "An error has no text.")
        return 0
    }
    let source = MapSource()
    source.add(tiles)
    let style = MapStyle(isDark: bytes.count % 2 == 1)
    _ = TileDrawing.image(of: index, from: source, style: style)
    let middle = CGPoint(x: index.frame.midX, y: index.frame.midY)
    let viewport = MapViewport(
        center: middle, zoom: 15, size: CGSize(width: 300, height: 200))
    let labels = LabelPlacement.labels(in: viewport, from: source, style: style)
    for label in labels { precondition(!label.text.isEmpty, "A name is empty.") }
    _ = LabelPlacement.image(of: labels, size: viewport.size, scale: 1)
    _ = source.attributions(in: viewport.area, zoom: 15)
    return 0
}
