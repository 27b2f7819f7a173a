package import CoreGraphics
import Foundation

/// The part of the map that is shown, in points, north at the top.
package struct MapViewport: Hashable, Sendable {
    /// The centre in the world's unit square, y pointing south.
    package var center: CGPoint

    /// The zoom: at 0 the world is 256 points wide, each further one doubles it.
    package var zoom: Double

    package var size: CGSize

    package init(center: CGPoint, zoom: Double, size: CGSize) {
        self.center = center
        self.zoom = zoom
        self.size = size
    }

    /// The width of the world in points.
    package var worldWidth: Double { 256 * exp2(zoom) }

    /// Returns the point of the view that shows a place.
    package func point(of place: CGPoint) -> CGPoint {
        CGPoint(
            x: size.width / 2 + (place.x - center.x) * worldWidth,
            y: size.height / 2 + (place.y - center.y) * worldWidth)
    }

    /// Returns the place that a point of the view shows.
    package func place(at point: CGPoint) -> CGPoint {
        CGPoint(
            x: center.x + (point.x - size.width / 2) / worldWidth,
            y: center.y + (point.y - size.height / 2) / worldWidth)
    }

    /// The area in the world's unit square, which may go beyond its edges.
    package var area: CGRect {
        let (width, height) = (size.width / worldWidth, size.height / worldWidth)
        return CGRect(
            x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }

    /// A square of the map, with the place where it is shown.
    package struct Square: Hashable, Sendable {
        package let index: TileIndex

        /// The turns around the world: -1 is the copy of the map to the west.
        package let turn: Int

        /// The frame in the world's unit square, or its copy.
        package var frame: CGRect { index.frame.offsetBy(dx: CGFloat(turn), dy: 0) }
    }

    /// The zoom of the squares that are drawn.
    package var tileZoom: Int { min(max(Int((zoom + 0.3).rounded(.down)), 0), TileIndex.deepest) }

    /// The squares that touch the viewport, the nearest to its centre first.
    package var squares: [Square] {
        let count = 1 << tileZoom
        let area = area.insetBy(dx: 1e-12, dy: 1e-12)
        guard area.minY < 1, area.maxY > 0 else { return [] }
        let columns =
            Int(
                (area.minX * Double(count)).rounded(.down))...max(
                Int((area.minX * Double(count)).rounded(.down)),
                Int((area.maxX * Double(count)).rounded(.down)))
        let first = min(max(Int((area.minY * Double(count)).rounded(.down)), 0), count - 1)
        let last = min(max(Int((area.maxY * Double(count)).rounded(.down)), first), count - 1)
        let squares = (first...last).flatMap { row in
            columns.map { column in
                Square(
                    index: TileIndex(zoom: tileZoom, column: column, row: row),
                    turn: Int((Double(column) / Double(count)).rounded(.down)))
            }
        }
        func distance(_ square: Square) -> CGFloat {
            hypot(square.frame.midX - center.x, square.frame.midY - center.y)
        }
        return squares.sorted { distance($0) < distance($1) }
    }
}
