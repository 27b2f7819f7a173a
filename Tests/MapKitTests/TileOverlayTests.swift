import Foundation
import MapKit
import Testing
import UIKitTesting

@Suite("Tile overlays", .serialized)
struct TileOverlayTests {
    /// An overlay that records the pictures it is asked for, and has none.
    private final class Pictures: MKTileOverlay, @unchecked Sendable {
        var paths: [MKTileOverlayPath] = []

        override func loadTile(
            at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
        ) {
            paths.append(path)
            result(nil, nil)
        }
    }

    private func paths(_ change: (MKTileOverlay) -> Void) throws -> Set<Int> {
        let fixture = try MapFixture()
        let overlay = Pictures(urlTemplate: nil)
        change(overlay)
        let recorder = MapRecorder()
        recorder.makeRenderer = { MKTileOverlayRenderer(overlay: $0) }
        fixture.map.delegate = recorder
        fixture.map.addOverlay(overlay)
        fixture.app.settle()
        return Set(overlay.paths.map(\.z))
    }

    @Test("Tile overlay: pictures of no size count as 256 points wide")
    func noSize() throws {
        let usual = try paths { _ in }
        #expect(usual.count == 1)
        for side in [0, -5, 1e-12, CGFloat.nan, .infinity] {
            #expect(try paths { $0.tileSize = CGSize(width: side, height: side) } == usual)
        }
    }

    @Test("Tile overlay: limits of zoom outside of the map's are the nearest ones")
    func zooms() throws {
        #expect(try paths { $0.maximumZ = -3 } == [0])
        #expect(try paths { ($0.minimumZ, $0.maximumZ) = (-3, 400) } == paths { _ in })
        #expect(try paths { $0.minimumZ = 30 } == [])
    }
}
