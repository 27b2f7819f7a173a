import CoreGraphics

extension CALayer {
    /// Converts a point from the superlayer's coordinates; `nil` when the layer's transform is
    /// singular.
    ///
    /// Takes a few nanoseconds when no transform is set: hit testing calls it for every layer on
    /// its path.
    package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
        guard hasUntransformedFrame else {
            return projectionToSuperlayer.preimage(of: point)
        }
        let corner = untransformedOrigin
        return CGPoint(
            x: point.x - corner.x + style.bounds.origin.x,
            y: point.y - corner.y + style.bounds.origin.y)
    }

    /// The smallest rectangle in the superlayer's coordinates around this layer's bounds.
    package final var boundingBoxInSuperlayer: CGRect {
        guard hasUntransformedFrame else {
            return projectionToSuperlayer.bounds(ofImageOf: style.bounds) ?? .null
        }
        return CGRect(origin: untransformedOrigin, size: style.bounds.size)
    }

    /// `true` if only position, anchor point and bounds determine the layer's frame.
    private var hasUntransformedFrame: Bool {
        !style.isTransformed && !style.isFlipped
            && !(storedSuperlayer?.style.transformsSublayers ?? false)
    }

    /// The origin of the frame in the superlayer, when no transform applies.
    private var untransformedOrigin: CGPoint {
        CGPoint(
            x: style.position.x - style.anchorPoint.x * style.bounds.width,
            y: style.position.y - style.anchorPoint.y * style.bounds.height)
    }
}
