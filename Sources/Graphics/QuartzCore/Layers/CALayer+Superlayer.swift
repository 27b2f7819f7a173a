package import CoreGraphics

extension CALayer {
    /// A point of the superlayer's coordinates in this layer's; nil when the layer's transform leaves it no
    /// area to be met in.
    ///
    /// Takes a few nanoseconds when no transform is set: hit testing asks for each layer on its way.
    package final func pointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
        guard hasPlainPlace else {
            let transform = transformToSuperlayer
            guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
            return point.applying(transform.inverted())
        }
        let corner = plainCorner
        return CGPoint(
            x: point.x - corner.x + style.bounds.origin.x,
            y: point.y - corner.y + style.bounds.origin.y)
    }

    /// The smallest rectangle of the superlayer's coordinates around this layer's bounds.
    package final var boxInSuperlayer: CGRect {
        guard hasPlainPlace else { return style.bounds.applying(transformToSuperlayer) }
        return CGRect(origin: plainCorner, size: style.bounds.size)
    }

    /// Whether only position, anchor point and bounds place the layer.
    private var hasPlainPlace: Bool {
        !style.isTransformed && !(storedSuperlayer?.style.transformsSublayers ?? false)
    }

    /// Where the corner of the bounds is in the superlayer, when no transform moves it.
    private var plainCorner: CGPoint {
        CGPoint(
            x: style.position.x - style.anchorPoint.x * style.bounds.width,
            y: style.position.y - style.anchorPoint.y * style.bounds.height)
    }
}
