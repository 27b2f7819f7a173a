public import CoreGraphics

/// The shape with which an item collides.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse in the item's bounds.
    case ellipse
    /// The item's convex `collisionBoundingPath`, around its center.
    case path
}

/// An object that an animator moves: a view, or an app's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    /// The middle of the item, in the coordinates of the animator.
    var center: CGPoint { get set }

    /// The size of the item at the start. Its origin is not used.
    var bounds: CGRect { get }

    /// The rotation of the item. Other parts of the transform are replaced.
    var transform: CGAffineTransform { get set }

    /// The shape with which the item collides; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

    /// The convex path of an item whose shape is `path`, around (0, 0).
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    public var collisionBoundingPath: UIBezierPath { pathOfBounds }

    /// The rectangle of the bounds around (0, 0).
    var pathOfBounds: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width,
                height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}
