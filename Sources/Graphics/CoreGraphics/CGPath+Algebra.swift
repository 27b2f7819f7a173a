import CClipper

// Operations on the areas of paths. Clipper computes with polygons: curves of the result are short
// straight lines, within 1/100 of a unit.

extension CGPath {
    /// Returns the outline of the area that this path fills, without overlaps: both fill rules give
    /// the same area. Holes have the opposite direction of the outlines around them.
    ///
    /// Open subpaths count as closed. Curves become lines within 1/100 of a unit, as in all results
    /// here.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        whole(CClipperUnion, CGPath(storage: PathStorage()), rule)
    }

    /// Returns the outline of the area in this path, in `other`, or in both.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        whole(CClipperUnion, other, rule)
    }

    /// Returns the outline of the area in both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        whole(CClipperIntersection, other, rule)
    }

    /// Returns the outline of the area in this path and not in `other`.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        whole(CClipperDifference, other, rule)
    }

    /// Returns the outline of the area in one of the paths and not in both.
    public func symmetricDifference(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        whole(CClipperExclusion, other, rule)
    }

    /// Returns `true` if there is an area in both paths. Paths that only touch do not intersect.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBox.intersects(other.boundingBox) else { return false }
        return !components(CClipperIntersection, other, rule).isEmpty
    }

    /// Returns the parts of the filled area that are apart from each other, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        components(CClipperUnion, CGPath(storage: PathStorage()), rule).map {
            CGPath(storage: $0)
        }
    }

    /// Returns the parts of this path's lines that lie within the area of `other`.
    public func lineIntersection(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        lines(isOutside: false, of: other, rule)
    }

    /// Returns the parts of this path's lines that lie outside of the area of `other`.
    public func lineSubtracting(
        _ other: CGPath, using rule: CGPathFillRule = .winding
    ) -> CGPath {
        lines(isOutside: true, of: other, rule)
    }

    /// Returns this path with its curves replaced by straight lines.
    ///
    /// - Parameter threshold: The maximum distance of a line from its curve, at least a thousandth.
    public func flattened(threshold: CGFloat) -> CGPath {
        var flat = PathStorage()
        for line in storage.lines(tolerance: threshold.isNaN ? 0.001 : max(threshold, 0.001)) {
            flat.move(to: line.points[0])
            for point in line.points.dropFirst() { flat.line(to: point) }
            if line.isClosed { flat.close() }
        }
        return CGPath(storage: flat)
    }

    // MARK: Computing

    private func whole(
        _ operation: CClipperOperation, _ other: CGPath, _ rule: CGPathFillRule
    ) -> CGPath {
        var whole = PathStorage()
        for component in components(operation, other, rule) {
            whole.append(component, transform: .identity)
        }
        return CGPath(storage: whole)
    }

    /// Returns the components of the area that `operation` gives; none for paths that are not
    /// finite.
    private func components(
        _ operation: CClipperOperation, _ other: CGPath, _ rule: CGPathFillRule
    ) -> [PathStorage] {
        guard let grid = PathArea.Grid(boundingBox.union(other.boundingBox)) else { return [] }
        let collector = PathCollector(grid)
        let isEvenOdd = rule == .evenOdd
        PathArea(self, on: grid, closing: true).withPolygons { subject in
            PathArea(other, on: grid, closing: true).withPolygons { other in
                _ = cclipper_areas(
                    subject, other, operation, isEvenOdd,
                    Unmanaged.passUnretained(collector).toOpaque()
                ) { context, component, coordinates, count in
                    guard let context else { return }
                    Unmanaged<PathCollector>.fromOpaque(context).takeUnretainedValue()
                        .add(coordinates, count, component: component, isClosed: true)
                }
            }
        }
        return collector.components
    }

    private func lines(
        isOutside: Bool, of other: CGPath, _ rule: CGPathFillRule
    ) -> CGPath {
        guard let grid = PathArea.Grid(boundingBox.union(other.boundingBox)) else {
            return CGPath(storage: PathStorage())
        }
        let collector = PathCollector(grid)
        let isEvenOdd = rule == .evenOdd
        PathArea(self, on: grid, closing: false).withPolygons { lines in
            PathArea(other, on: grid, closing: true).withPolygons { area in
                _ = cclipper_lines(
                    lines, area, isOutside, isEvenOdd,
                    Unmanaged.passUnretained(collector).toOpaque()
                ) { context, coordinates, count in
                    guard let context else { return }
                    Unmanaged<PathCollector>.fromOpaque(context).takeUnretainedValue()
                        .add(coordinates, count, component: 0, isClosed: false)
                }
            }
        }
        return CGPath(storage: collector.whole)
    }
}
