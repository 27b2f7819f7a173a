public import CoreGraphics
public import CoreLocation
import FoundationNetworking
import UIKit

/// The place of a tile in a pyramid of pictures.
public nonisolated struct MKTileOverlayPath: Hashable, Sendable {
    /// The column from 180° W.
    public var x: Int

    /// The row from the north.
    public var y: Int

    /// The zoom: 2ᶻ pictures make a row.
    public var z: Int

    /// The pixels of a point.
    public var contentScaleFactor: CGFloat

    /// Creates the place of a picture.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z) = (x, y, z)
        self.contentScaleFactor = contentScaleFactor
    }
}

/// An overlay of pictures of 256 points, from addresses with `{x}`, `{y}`, `{z}` and `{scale}`, or
/// from a subclass.
open nonisolated class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    // Sendable as ``MKShape``.

    /// The address with `{x}`, `{y}`, `{z}` and `{scale}`; `nil` for subclasses that load pictures.
    public let urlTemplate: String?

    /// The size of the pictures in points. Less than a point, or no number, counts as 256.
    open var tileSize = CGSize(width: 256, height: 256)

    /// `true` if rows are counted from the south.
    open var isGeometryFlipped = false

    /// The least zoom with pictures: nothing is drawn below it.
    open var minimumZ = 0

    /// The greatest zoom with pictures, which are enlarged above it.
    open var maximumZ = 21

    /// `true` if the pictures replace the map.
    open var canReplaceMapContent = false

    /// Creates an overlay of pictures at an address.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    /// The whole world.
    open var boundingMapRect: MKMapRect { .world }

    /// Returns the address of a picture.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
            .replacingOccurrences(of: "{y}", with: "\(row)")
            .replacingOccurrences(of: "{z}", with: "\(path.z)")
            .replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
        guard let url = URL(string: text) else {
            preconditionFailure(
                """
                “\(text)” is no address of a picture. Give a template such as \
                “https://example.org/{z}/{x}/{y}.png”, or override url(forTilePath:).
                """)
        }
        return url
    }

    /// Loads a picture: of a file or from a server.
    open func loadTile(
        at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        let url = url(forTilePath: path)
        if url.isFileURL {
            do {
                result(try Data(contentsOf: url), nil)
            } catch {
                result(nil, error)
            }
            return
        }
        URLSession.shared.dataTask(with: url) { data, _, error in result(data, error) }.resume()
    }
}

/// Draws the pictures of a tile overlay as they arrive.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private enum Tile {
        case loading
        case image(UIImage)
        case missing
    }

    /// The pictures that are kept.
    private static let mostTiles = 1_024

    private var tiles: [MKTileOverlayPath: Tile] = [:]

    /// Creates a renderer of an overlay of pictures.
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    nonisolated deinit {}

    /// Loads all pictures again.
    open func reloadData() {
        tiles = [:]
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        let world = MKMapSize.world.width
        let pointsWide = world * zoomScale
        let width = overlay.tileSize.width
        let pictureWidth = width >= 1 && width.isFinite ? width : 256
        let wanted = max(Int(log2(pointsWide / pictureWidth).rounded()), 0)
        guard wanted >= overlay.minimumZ else { return }
        let zoom = max(min(wanted, overlay.maximumZ), 0)
        let count = 1 << zoom
        let side = world / Double(count)
        func clamped(_ value: Double) -> Int { min(max(Int(value / side), 0), count - 1) }
        for row in clamped(mapRect.minY)...max(clamped(mapRect.minY), clamped(mapRect.maxY)) {
            for column in clamped(
                mapRect.minX)...max(
                    clamped(mapRect.minX), clamped(mapRect.maxX))
            {
                let path = MKTileOverlayPath(
                    x: column, y: row, z: zoom, contentScaleFactor: contentScaleFactor)
                guard case .image(let image)? = tile(path, overlay) else { continue }
                let frame = rect(
                    for: MKMapRect(
                        x: Double(column) * side, y: Double(row) * side, width: side,
                        height: side))
                image.draw(in: frame)
            }
        }
    }

    private func tile(_ path: MKTileOverlayPath, _ overlay: MKTileOverlay) -> Tile? {
        if let tile = tiles[path] { return tile }
        if tiles.count >= Self.mostTiles { tiles = tiles.filter { $0.key.z == path.z } }
        if tiles.count >= Self.mostTiles { tiles = [:] }
        tiles[path] = .loading
        overlay.loadTile(at: path) { [weak self] data, _ in
            let image = data.flatMap { UIImage(data: $0) }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated {
                    self?.tiles[path] = image.map { .image($0) } ?? .missing
                    self?.setNeedsDisplay()
                }
            }
        }
        return tiles[path]
    }
}
