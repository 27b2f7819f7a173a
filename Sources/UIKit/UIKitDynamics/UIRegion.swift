public import Foundation

/// An area around the position of a ``UIFieldBehavior``, in points.
public nonisolated final class UIRegion: NSObject, NSCopying, Sendable {
    private indirect enum Shape: Hashable, Sendable {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Shape)
        case union(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size):
                abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let shape): !shape.contains(point)
            case .union(let first, let second): first.contains(point) || second.contains(point)
            case .intersection(let first, let second):
                first.contains(point) && second.contains(point)
            }
        }
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// The region of all points.
    public static let infinite = UIRegion(.infinite)

    /// A circle around the origin.
    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }

    /// A rectangle with the origin in its middle.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The region of the points that are not in this one.
    public func inverse() -> UIRegion { UIRegion(.inverse(shape)) }

    /// The region of the points that are in one of the two.
    public func byUnion(with region: UIRegion) -> UIRegion {
        UIRegion(.union(shape, region.shape))
    }

    /// The region of the points that are in both.
    public func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion(.intersection(shape, region.shape))
    }

    /// The region of the points of this one that are not in `region`.
    public func byDifference(from region: UIRegion) -> UIRegion {
        UIRegion(.intersection(shape, .inverse(region.shape)))
    }

    /// Returns `true` for a point in the region.
    public func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// Returns the region itself, which does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIRegion)?.shape == shape
    }

    public override var hash: Int { shape.hashValue }
}
