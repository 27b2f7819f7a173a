extension CGPath {
    /// Returns the outline of this path's stroke; filled by the winding rule, it covers the same
    /// area.
    ///
    /// Curves are approximated by short lines, within 1/100 of a unit. `transform` is applied to
    /// the outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        var stroker = PathStroker(
            halfWidth: abs(lineWidth) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        stroker.add(storage)
        guard !transform.isIdentity else { return CGPath(storage: stroker.outline) }
        var outline = PathStorage()
        outline.append(stroker.outline, transform: transform)
        return CGPath(storage: outline)
    }

    /// Returns the dashes of this path when stroked with a dashed line.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which the path starts.
    ///   - lengths: Alternating lengths of dashes and gaps. Lengths that are negative or not
    ///     finite, or that are all zero, leave the path solid.
    ///   - transform: Applied to the dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard let pattern = DashPattern(phase: phase, lengths: lengths) else {
            var copied = PathStorage()
            copied.append(storage, transform: transform)
            return CGPath(storage: copied)
        }
        var dashes = PathStorage()
        dashes.append(pattern.dashes(of: storage), transform: transform)
        return CGPath(storage: dashes)
    }
}
