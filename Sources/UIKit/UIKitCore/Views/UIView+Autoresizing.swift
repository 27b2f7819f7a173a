import CoreGraphics
import QuartzCore

extension UIView {
    /// Resizes and moves the view for a superview whose size changed from `oldSize` to `newSize`.
    ///
    /// The untransformed bounds and center are adjusted, so that a rotated view keeps its shape.
    func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else {
            // The distances to the superview's right and bottom edges changed.
            return positionDidChange()
        }
        let mask = autoresizingMask
        let size = bounds.size
        let anchor = layer.anchorPoint
        let horizontal = Self.follow(
            start: center.x - size.width * anchor.x, length: size.width,
            outerLength: (oldSize.width, newSize.width),
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.follow(
            start: center.y - size.height * anchor.y, length: size.height,
            outerLength: (oldSize.height, newSize.height),
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        if CATransform3DIsIdentity(layer.transform) {
            // At once: subviews that look at the place while they follow see it where it will be.
            frame = CGRect(
                x: horizontal.start, y: vertical.start, width: horizontal.length,
                height: vertical.length)
            return
        }
        bounds.size = CGSize(width: horizontal.length, height: vertical.length)
        center = CGPoint(
            x: horizontal.start + horizontal.length * anchor.x,
            y: vertical.start + vertical.length * anchor.y)
    }

    /// One direction of autoresizing: the flexible parts share the change in proportion to their
    /// lengths, or evenly when all lengths are 0.
    static func follow(
        start: CGFloat, length: CGFloat, outerLength: (old: CGFloat, new: CGFloat),
        flexible: (before: Bool, inside: Bool, after: Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let change = outerLength.new - outerLength.old
        let parts: [(isFlexible: Bool, length: CGFloat)] = [
            (flexible.before, start), (flexible.inside, length),
            (flexible.after, outerLength.old - start - length),
        ]
        let flexibleParts = parts.filter(\.isFlexible)
        guard change != 0, !flexibleParts.isEmpty else { return (start, length) }
        let total = flexibleParts.reduce(0) { $0 + $1.length }
        func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return 0 }
            return total == 0 ? change / CGFloat(flexibleParts.count) : change * part.length / total
        }
        return (start + share(parts[0]), max(0, length + share(parts[1])))
    }
}
