/// Makes the sea of an extract from its coastlines, which have land on their left and water on
/// their right.
///
/// 1. Ways are joined at their ends.
/// 2. They are cut at the box of the extract: parts begin and end at its edge.
/// 3. From the end of a part, the edge of the sea follows that of the box clockwise, with the water
///    on the right, to where the next part begins.
/// 4. Closed lines inside of the box are islands, or waters if they are clockwise.
struct SeaAssembly {
    private struct Line {
        var points: [WorldPoint]
        var first, last: Int64
    }

    private var lines: [Line] = []

    /// Adds a way of a coastline.
    mutating func add(_ points: [WorldPoint], from first: Int64, to last: Int64) {
        lines.append(Line(points: points, first: first, last: last))
    }

    /// Returns the rings of the sea, whether each is an island, and whether the lines that cross
    /// the box were left out because some end inside of it.
    func rings(
        in box: FlatBox
    ) -> (rings: [ArraySlice<WorldPoint>], isInner: [Bool], isBroken: Bool) {
        guard !lines.isEmpty else { return ([], [], false) }
        var rings: [ArraySlice<WorldPoint>] = []
        var isInner: [Bool] = []
        var parts: [Part] = []
        var isBroken = false
        var hasSea = false
        for line in joined() {
            var points = line.points.map { FlatPoint($0) }
            if line.first == line.last {
                guard let outside = points.firstIndex(where: { !box.contains($0) }) else {
                    // Clockwise on a screen, the water is inside.
                    let isIsland = MapArea.area(of: points.dropLast()) < 0
                    rings.append(line.points.dropLast())
                    isInner.append(isIsland)
                    hasSea = hasSea || !isIsland
                    continue
                }
                points = Array(points[outside...]) + points.prefix(outside + 1).dropFirst()
            }
            for piece in Clipping.line(points, in: box) {
                guard let part = Part(piece, in: box) else {
                    isBroken = true
                    continue
                }
                parts.append(part)
            }
        }
        // Around a gap, the edge would lead to the wrong part: no sea is better than a wrong one.
        for ring in isBroken ? [] : Self.closed(parts, in: box) {
            rings.append(ring.map(\.worldPoint)[...])
            isInner.append(false)
            hasSea = true
        }
        if !hasSea, !isBroken, isInner.contains(true) {
            // Islands alone: all around them is water.
            rings.append(box.corners.map(\.worldPoint)[...])
            isInner.append(false)
        }
        return (rings, isInner, isBroken)
    }

    /// Joins lines where one begins at the end of another.
    private func joined() -> [Line] {
        var beginnings: [Int64: Int] = [:]
        for (index, line) in lines.enumerated() { beginnings[line.first] = index }
        let ends = Set(lines.map(\.last))
        var isUsed = Array(repeating: false, count: lines.count)
        var result: [Line] = []
        // Lines that continue no other come first; the rest are rings.
        let order = lines.indices.filter { !ends.contains(lines[$0].first) } + lines.indices
        for start in order where !isUsed[start] {
            isUsed[start] = true
            var line = lines[start]
            while line.first != line.last, let next = beginnings[line.last], !isUsed[next] {
                isUsed[next] = true
                line.points += lines[next].points.dropFirst()
                line.last = lines[next].last
            }
            result.append(line)
        }
        return result
    }

    /// A part of a coastline between two places on the edge of the box.
    private struct Part {
        let points: [FlatPoint]

        /// The distances of the ends along the edge, clockwise from the top left.
        let start, end: Double

        /// `nil` if an end is not on the edge.
        init?(_ points: [FlatPoint], in box: FlatBox) {
            guard let first = points.first, let last = points.last,
                let start = box.distance(of: first), let end = box.distance(of: last)
            else { return nil }
            (self.points, self.start, self.end) = (points, start, end)
        }
    }

    /// Closes parts along the edge of the box.
    private static func closed(_ parts: [Part], in box: FlatBox) -> [[FlatPoint]] {
        let length = box.perimeter
        func way(_ from: Double, _ to: Double) -> Double {
            to >= from ? to - from : to - from + length
        }
        var open = Set(parts.indices)
        var rings: [[FlatPoint]] = []
        for first in parts.indices where open.contains(first) {
            var ring: [FlatPoint] = []
            var current = first
            while true {
                ring += parts[current].points
                open.remove(current)
                let end = parts[current].end
                let candidates = open.union([first])
                let next =
                    candidates.min { way(end, parts[$0].start) < way(end, parts[$1].start) }
                    ?? first
                let distance = way(end, parts[next].start)
                for (corner, position) in zip(box.corners, box.cornerDistances)
                    .sorted(by: { way(end, $0.1) < way(end, $1.1) })
                where way(end, position) < distance {
                    ring.append(corner)
                }
                if next == first { break }
                current = next
            }
            rings.append(ring)
        }
        return rings
    }
}

extension FlatBox {
    func contains(_ point: FlatPoint) -> Bool {
        point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
    }

    fileprivate var perimeter: Double { 2 * (right - left + bottom - top) }

    /// The corners, clockwise on a screen from the top left.
    var corners: [FlatPoint] {
        [
            FlatPoint(x: left, y: top), FlatPoint(x: right, y: top),
            FlatPoint(x: right, y: bottom), FlatPoint(x: left, y: bottom),
        ]
    }

    /// The distances of the corners along the edge.
    fileprivate var cornerDistances: [Double] {
        let (width, height) = (right - left, bottom - top)
        return [0, width, width + height, 2 * width + height]
    }

    /// The distance of a point along the edge, clockwise from the top left; `nil` for a point
    /// elsewhere.
    fileprivate func distance(of point: FlatPoint) -> Double? {
        // Places of 2⁻³² of the world's width have rounding errors far below one.
        let most = 1.0
        let (width, height) = (right - left, bottom - top)
        if abs(point.y - top) < most { return point.x - left }
        if abs(point.x - right) < most { return width + point.y - top }
        if abs(point.y - bottom) < most { return width + height + right - point.x }
        if abs(point.x - left) < most { return 2 * width + height + bottom - point.y }
        return nil
    }
}
