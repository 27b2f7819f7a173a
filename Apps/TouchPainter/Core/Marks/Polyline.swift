package import CoreGraphics

/// Points joined by straight or curved segments, which finds the segments near a rectangle quickly.
///
/// Segments are boxed in groups of ``groupSize``: a search looks at a box for each group, and at
/// single segments only in groups whose box comes near.
package struct Polyline: Hashable, Sendable {
    /// The number of segments that share a box.
    package static let groupSize = 16

    package private(set) var points: [CGPoint] = []

    /// The shape of the segments.
    package let smoothing: Smoothing

    /// A box around all points and segments; the smallest one if the segments are straight.
    package private(set) var box = Box()

    /// A box around each group of segments. Segment `i` joins points `i` and `i + 1`.
    private var groups: [Box] = []

    package init(smoothing: Smoothing = .straight) {
        self.smoothing = smoothing
    }

    /// Creates a line through `points`.
    package init(through points: [CGPoint], smoothing: Smoothing) {
        self.smoothing = smoothing
        self.points = points
        let segmentCount = max(points.count - 1, 0)
        groups = stride(from: 0, to: segmentCount, by: Self.groupSize).map { first in
            var box = Box()
            for segment in first..<min(first + Self.groupSize, segmentCount) {
                box.include(boxOfSegment(segment))
            }
            return box
        }
        for group in groups { box.include(group) }
        if let point = points.last { box.include(point) }
    }

    package mutating func append(_ point: CGPoint) {
        if !points.isEmpty, (points.count - 1).isMultiple(of: Self.groupSize) {
            groups.append(Box())
        }
        points.append(point)
        box.include(point)
        // The new point also bends the segment before the last.
        for segment in max(points.count - 3, 0)..<max(points.count - 1, 0) {
            let segmentBox = boxOfSegment(segment)
            groups[segment / Self.groupSize].include(segmentBox)
            box.include(segmentBox)
        }
    }

    /// The control points of segment `index`, which joins points `index` and `index + 1`; `nil` if
    /// it is straight.
    package func controls(ofSegment index: Int) -> CurveControls? {
        guard smoothing != .straight else { return nil }
        return smoothing.strategy.controls(
            previous: index > 0 ? points[index - 1] : nil, start: points[index],
            end: points[index + 1], next: index + 2 < points.count ? points[index + 2] : nil)
    }

    /// A box around segment `index`.
    private func boxOfSegment(_ index: Int) -> Box {
        var box = Box(points[index], points[index + 1])
        if let controls = controls(ofSegment: index) {
            box.include(controls.first)
            box.include(controls.second)
        }
        return box
    }

    /// A box around the segments whose shape the last point changed; around nothing in a line
    /// without segments.
    package var changedBox: Box {
        var box = Box()
        for segment in max(points.count - 3, 0)..<max(points.count - 1, 0)
        where smoothing != .straight || segment == points.count - 2 {
            box.include(boxOfSegment(segment))
        }
        return box
    }

    /// Calls `body` with runs of points such that every segment within `reach` points of `rect`,
    /// and one segment before and after it, lies in exactly one run. Runs come in order and do not
    /// overlap.
    ///
    /// Stroking the runs as one path, `2 * reach` wide with round caps and joins, gives the same
    /// pixels in `rect` as stroking all points: the extra segment puts each end of a run out of
    /// reach.
    package func forEachRun(
        near rect: CGRect, reach: CGFloat, _ body: (ArraySlice<CGPoint>) -> Void
    ) {
        let target = Box(rect).expanded(by: reach)
        let segmentCount = points.count - 1
        var run: Range<Int>?
        for (index, group) in groups.enumerated() where group.touches(target) {
            let first = index * Self.groupSize
            for segment in first..<min(first + Self.groupSize, segmentCount) {
                guard boxOfSegment(segment).touches(target) else { continue }
                let extended = max(segment - 1, 0)..<min(segment + 2, segmentCount)
                if let open = run, extended.lowerBound <= open.upperBound {
                    run = open.lowerBound..<extended.upperBound
                } else {
                    if let done = run { body(points[done.lowerBound...done.upperBound]) }
                    run = extended
                }
            }
        }
        if let done = run { body(points[done.lowerBound...done.upperBound]) }
    }
}

// MARK: - Boxes

extension Polyline {
    /// A rectangle stored as its four sides, so that growing and comparing it is cheap.
    package struct Box: Hashable, Sendable {
        private var minX = CGFloat.infinity
        private var minY = CGFloat.infinity
        private var maxX = -CGFloat.infinity
        private var maxY = -CGFloat.infinity

        /// A box around nothing.
        package init() {}

        package init(_ rect: CGRect) {
            guard !rect.isNull else { return }
            (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        }

        package init(_ a: CGPoint, _ b: CGPoint) {
            (minX, maxX) = a.x < b.x ? (a.x, b.x) : (b.x, a.x)
            (minY, maxY) = a.y < b.y ? (a.y, b.y) : (b.y, a.y)
        }

        package mutating func include(_ point: CGPoint) {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }

        package mutating func include(_ other: Box) {
            minX = min(minX, other.minX)
            minY = min(minY, other.minY)
            maxX = max(maxX, other.maxX)
            maxY = max(maxY, other.maxY)
        }

        package func expanded(by margin: CGFloat) -> Box {
            var box = self
            box.minX -= margin
            box.minY -= margin
            box.maxX += margin
            box.maxY += margin
            return box
        }

        /// `true` if the boxes share a point, edges included.
        package func touches(_ other: Box) -> Bool {
            minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
        }

        /// Null for a box around nothing.
        package var rect: CGRect {
            minX <= maxX
                ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
        }
    }
}
