/// Cutting and simplifying lines and rings.
enum Clipping {
    /// Returns the part of a ring between two limits of an axis (Sutherland and Hodgman).
    static func ring(
        _ points: [FlatPoint], _ axis: WritableKeyPath<FlatPoint, Double>,
        from low: Double, to high: Double
    ) -> [FlatPoint] {
        let above = half(points, axis, limit: low) { $0 >= low }
        return half(above, axis, limit: high) { $0 <= high }
    }

    private static func half(
        _ points: [FlatPoint], _ axis: WritableKeyPath<FlatPoint, Double>, limit: Double,
        isInside: (Double) -> Bool
    ) -> [FlatPoint] {
        guard var last = points.last else { return [] }
        if points.allSatisfy({ isInside($0[keyPath: axis]) }) { return points }
        var result: [FlatPoint] = []
        var wasInside = isInside(last[keyPath: axis])
        for point in points {
            let isNowInside = isInside(point[keyPath: axis])
            if isNowInside != wasInside {
                let (from, to) = (last[keyPath: axis], point[keyPath: axis])
                let share = (limit - from) / (to - from)
                var meeting = FlatPoint(
                    x: last.x + share * (point.x - last.x), y: last.y + share * (point.y - last.y))
                meeting[keyPath: axis] = limit
                result.append(meeting)
            }
            if isNowInside { result.append(point) }
            (last, wasInside) = (point, isNowInside)
        }
        return result
    }

    /// Returns the parts of a line in a box (Liang and Barsky).
    static func line(_ points: [FlatPoint], in box: FlatBox) -> [[FlatPoint]] {
        var parts: [[FlatPoint]] = []
        var part: [FlatPoint] = []
        func end() {
            if part.count > 1 { parts.append(part) }
            part = []
        }
        for (start, stop) in zip(points, points.dropFirst()) {
            let (dx, dy) = (stop.x - start.x, stop.y - start.y)
            var (low, high) = (0.0, 1.0)
            for (step, room) in [
                (-dx, start.x - box.left), (dx, box.right - start.x), (-dy, start.y - box.top),
                (dy, box.bottom - start.y),
            ] {
                if step == 0 {
                    if room < 0 { high = -1 }
                } else if step < 0 {
                    low = max(low, room / step)
                } else {
                    high = min(high, room / step)
                }
            }
            guard low <= high else {
                end()
                continue
            }
            if low > 0 { end() }
            if part.isEmpty {
                part.append(FlatPoint(x: start.x + low * dx, y: start.y + low * dy))
            }
            part.append(FlatPoint(x: start.x + high * dx, y: start.y + high * dy))
            if high < 1 { end() }
        }
        end()
        return parts
    }

    /// Returns a line without the points that are nearer to it than a tolerance (Douglas and
    /// Peucker). Its ends stay.
    static func simplified(_ points: [FlatPoint], tolerance: Double) -> [FlatPoint] {
        guard points.count > 2 else { return points }
        var isKept = Array(repeating: false, count: points.count)
        isKept[0] = true
        isKept[points.count - 1] = true
        var open = [(0, points.count - 1)]
        while let (first, last) = open.popLast() {
            guard last - first > 1 else { continue }
            var (farthest, most) = (first, tolerance * tolerance)
            for index in first + 1..<last {
                let distance = squaredDistance(points[index], points[first], points[last])
                if distance > most { (farthest, most) = (index, distance) }
            }
            guard farthest > first else { continue }
            isKept[farthest] = true
            open.append((first, farthest))
            open.append((farthest, last))
        }
        return zip(points, isKept).compactMap { $1 ? $0 : nil }
    }

    /// Returns a ring without the points that do not matter; fewer than three if it is too small.
    static func simplifiedRing(_ ring: [FlatPoint], tolerance: Double) -> [FlatPoint] {
        guard let first = ring.first, ring.count > 4 else { return ring }
        return Array(simplified(ring + [first], tolerance: tolerance).dropLast())
    }

    /// The square of the distance between a point and a segment.
    private static func squaredDistance(
        _ point: FlatPoint, _ start: FlatPoint, _ end: FlatPoint
    ) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        let dot = (point.x - start.x) * dx + (point.y - start.y) * dy
        let share = length == 0 ? 0 : min(max(dot / length, 0), 1)
        let (x, y) = (point.x - start.x - share * dx, point.y - start.y - share * dy)
        return x * x + y * y
    }
}
