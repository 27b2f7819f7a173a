package import CoreGraphics

/// A square of the map: at zoom 0 one covers the world, at each further one four cover the last.
package struct TileIndex: Hashable, Sendable {
    /// The zoom, from 0 to ``deepest``.
    package let zoom: Int

    /// The column from 180° W, and the row from the northern edge.
    package let column, row: Int

    package static let deepest = 22

    /// Creates an index. A column outside of the world is the one after whole turns around it.
    package init(zoom: Int, column: Int, row: Int) {
        precondition(
            (0...Self.deepest).contains(zoom),
            "A tile's zoom is \(zoom). It goes from 0 to \(Self.deepest).")
        let count = 1 << zoom
        precondition(
            (0..<count).contains(row),
            "A tile's row is \(row). At zoom \(zoom) it goes from 0 to \(count - 1).")
        self.zoom = zoom
        self.column = ((column % count) + count) % count
        self.row = row
    }

    /// The tile at a lesser zoom that contains this one.
    package func ancestor(atZoom zoom: Int) -> TileIndex {
        let steps = max(self.zoom - zoom, 0)
        return TileIndex(zoom: self.zoom - steps, column: column >> steps, row: row >> steps)
    }

    /// The square in the unit square of the world, y pointing south.
    package var frame: CGRect {
        let side = 1 / Double(1 << zoom)
        return CGRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
    }
}
