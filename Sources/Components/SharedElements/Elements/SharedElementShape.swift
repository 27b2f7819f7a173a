import UIKit

/// The place of one end of an element in a container, with its corners and its shadow.
struct SharedElementShape {
    private var center: CGPoint

    /// The lengths of its edges in the container. The width of a mirrored view is negative.
    private var size: CGSize

    /// The angle in radians, clockwise.
    private var angle: CGFloat

    private var cornerRadius: CGFloat
    private var shadowOpacity: Float
    private var shadowRadius: CGFloat
    private var shadowOffset: CGSize
    private var shadowColor: CGColor?

    /// Measures a view; `nil` for one that is in no window.
    init?(of view: UIView?, in container: UIView) {
        guard let view, view.window != nil else { return nil }
        let bounds = view.bounds
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            view.convert(CGPoint(x: x, y: y), to: container)
        }
        let origin = place(bounds.minX, bounds.minY)
        let right = place(bounds.maxX, bounds.minY)
        let bottom = place(bounds.minX, bounds.maxY)
        let (width, height) = (
            CGVector(dx: right.x - origin.x, dy: right.y - origin.y),
            CGVector(dx: bottom.x - origin.x, dy: bottom.y - origin.y)
        )
        let isMirrored = width.dx * height.dy < width.dy * height.dx
        let sign: CGFloat = isMirrored ? -1 : 1
        center = place(bounds.midX, bounds.midY)
        size = CGSize(
            width: sign * hypot(width.dx, width.dy), height: hypot(height.dx, height.dy))
        angle = atan2(sign * width.dy, sign * width.dx)
        let layer = view.layer
        cornerRadius = layer.cornerRadius
        shadowOpacity = layer.shadowOpacity
        shadowRadius = layer.shadowRadius
        shadowOffset = layer.shadowOffset
        shadowColor = layer.shadowColor
    }

    /// The shape of an end that is not there.
    init() {
        (center, size, angle, cornerRadius) = (.zero, .zero, 0, 0)
        (shadowOpacity, shadowRadius, shadowOffset, shadowColor) = (0, 0, .zero, nil)
    }

    /// The shape between this one (share 0) and another (share 1), and beyond.
    func mixed(with other: Self, share: CGFloat) -> Self {
        func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        var shape = share < 0.5 ? self : other
        shape.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
        shape.size = CGSize(
            width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
        // The shortest way round.
        let turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
        shape.angle = angle + turn * share
        shape.cornerRadius = max(mix(cornerRadius, other.cornerRadius), 0)
        shape.shadowOpacity = Float(
            min(max(mix(CGFloat(shadowOpacity), CGFloat(other.shadowOpacity)), 0), 1))
        shape.shadowRadius = max(mix(shadowRadius, other.shadowRadius), 0)
        shape.shadowOffset = CGSize(
            width: mix(shadowOffset.width, other.shadowOffset.width),
            height: mix(shadowOffset.height, other.shadowOffset.height))
        if other.shadowOpacity == 0 { shape.shadowColor = shadowColor }
        if shadowOpacity == 0 { shape.shadowColor = other.shadowColor }
        return shape
    }

    /// Gives a copy and the view inside of it that clips their pictures this shape.
    func apply(to copy: UIView, clipping content: UIView) {
        let sign: CGFloat = size.width < 0 ? -1 : 1
        copy.bounds.size = CGSize(width: abs(size.width), height: max(size.height, 0))
        copy.center = center
        copy.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: sign, y: 1)
        for layer in [copy.layer, content.layer] { layer.cornerRadius = cornerRadius }
        copy.layer.shadowOpacity = shadowOpacity
        copy.layer.shadowRadius = shadowRadius
        copy.layer.shadowOffset = shadowOffset
        copy.layer.shadowColor = shadowColor
    }
}
