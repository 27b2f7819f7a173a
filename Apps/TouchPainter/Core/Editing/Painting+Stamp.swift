import CoreGraphics

// The prototype pattern at work: what is drawn is copied from marks that were drawn before.
extension Painting {
    /// Makes the chosen marks the pattern of ``Brush/stamp``, and chooses that brush.
    ///
    /// - Returns: `false` if no marks are chosen.
    @discardableResult
    public func stampSelection() -> Bool {
        guard let selection, !selection.marks.isEmpty else { return false }
        pattern = selection.marks.map { $0.copy() as any Mark }
        pen.brush = .stamp
        select(nil)
        return true
    }

    private var patternBounds: CGRect {
        pattern.reduce(.null) { $0.union($1.drawingBounds) }
    }

    /// A copy of the pattern around a point; an empty stroke without a pattern.
    func stamp(at point: CGPoint) -> Stroke {
        let bounds = patternBounds
        let move = CGAffineTransform(
            translationX: point.x - bounds.midX, y: point.y - bounds.midY)
        let stamp = Stroke(pen: pen)
        for mark in pattern { stamp.add(mark.transformed(by: move)) }
        return stamp
    }

    /// Adds a copy of the pattern to a stroke, unless the last one is too close.
    ///
    /// - Returns: The area of the copy; null when there is none.
    func plantStamp(along stroke: Stroke, at place: CGPoint) -> CGRect {
        let bounds = patternBounds
        guard !bounds.isNull else { return .null }
        let last = stroke.children.last { $0 is Stroke }?.drawingBounds
        if let last, abs(last.midX - place.x) < bounds.width * 1.1,
            abs(last.midY - place.y) < bounds.height * 1.1
        {
            return .null
        }
        let stamp = stamp(at: place)
        stroke.add(stamp)
        return stamp.drawingBounds
    }
}
