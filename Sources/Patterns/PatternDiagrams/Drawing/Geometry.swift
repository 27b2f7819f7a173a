/// A point of a diagram, from its top-left corner, y growing downward: in points of a picture or in
/// cells of a terminal.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
    }
}

/// A rectangle of a diagram, in the same units as ``Point``.
package struct Frame: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var minX: Int { x }
    package var midX: Int { x + width / 2 }
    package var maxX: Int { x + width }
    package var minY: Int { y }
    package var midY: Int { y + height / 2 }
    package var maxY: Int { y + height }

    /// Returns `true` if the two share more than an edge.
    package func overlaps(_ other: Frame) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    package func contains(_ other: Frame) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    package func moved(x dx: Int, y dy: Int) -> Frame {
        Frame(x: x + dx, y: y + dy, width: width, height: height)
    }
}
