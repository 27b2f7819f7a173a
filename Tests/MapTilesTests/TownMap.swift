import Foundation
import MapTiles

/// A town that exists nowhere, at 48.658° N, 9.59° E.
enum TownMap {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Data/town.mbtiles").path

    /// The town's middle in the world's unit square.
    static let center = CGPoint(x: 8628.45 / 16384, y: 5650.27 / 16384)
}
