import CoreGraphics
public import Foundation
public import UIKitCore

/// A behaviour by which items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things with which items collide.
    public nonisolated struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The other items of the behaviour.
        public static let items = Mode(rawValue: 1 << 0)
        /// The boundaries.
        public static let boundaries = Mode(rawValue: 1 << 1)
        /// Items and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// A boundary: the lines of its path.
    struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let lines: [DynamicHull]
    }

    private var list: DynamicItemList
    private(set) final var boundaries: [Boundary] = []

    /// The insets of the reference view's bounds, which are a boundary; `nil` for none.
    private(set) final var boundsInsets: UIEdgeInsets?

    /// The delegate, which is notified of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    /// The things with which items collide; everything by default.
    open var collisionMode = Mode.everything { didSet { didChange() } }

    /// Creates a behaviour without boundaries.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    nonisolated deinit {}

    /// The items that collide.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        didChange()
    }

    // MARK: Boundaries

    /// `true` if the bounds of the animator's reference view are a boundary; `false` by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { boundsInsets != nil }
        set {
            boundsInsets = newValue ? boundsInsets ?? .zero : nil
            didChange()
        }
    }

    /// Makes the bounds of the animator's reference view, with insets, a boundary.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        boundsInsets = insets
        didChange()
    }

    /// Adds a path as a boundary, in place of one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(
            Boundary(
                identifier: identifier, path: bezierPath, lines: bezierPath.cgPath.boundaryLines))
        didChange()
    }

    /// Adds a line as a boundary, in place of one with the same identifier.
    open func addBoundary(
        withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
    ) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.identifier.isSame(as: identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.identifier.isSame(as: identifier) }
        didChange()
    }

    /// Removes all boundaries that were added.
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    /// The identifiers of the boundaries that were added.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }

    override var ownItems: [any UIDynamicItem] { items }
}

extension NSCopying {
    /// `true` if another identifier is equal.
    fileprivate func isSame(as other: any NSCopying) -> Bool {
        guard let first = self as? NSObject, let second = other as? NSObject else { return false }
        return first.isEqual(second)
    }
}

extension CGPath {
    /// The lines of the path; curves as several.
    fileprivate var boundaryLines: [DynamicHull] {
        var lines: [DynamicHull] = []
        var subpath: [CGPoint] = []
        func finish() {
            for (start, end) in zip(subpath, subpath.dropFirst()) where start != end {
                lines.append(DynamicHull([start, end]))
            }
            subpath = []
        }
        var part = CGMutablePath()
        func flush(closes: Bool) {
            subpath = part.flattenedPoints
            if closes, let first = subpath.first { subpath.append(first) }
            part = CGMutablePath()
            finish()
        }
        applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint:
                flush(closes: false)
                part.move(to: element.points[0])
            case .addLineToPoint: part.addLine(to: element.points[0])
            case .addQuadCurveToPoint:
                part.addQuadCurve(to: element.points[1], control: element.points[0])
            case .addCurveToPoint:
                part.addCurve(
                    to: element.points[2], control1: element.points[0],
                    control2: element.points[1])
            case .closeSubpath: flush(closes: true)
            }
        }
        flush(closes: false)
        return lines
    }
}

/// The receiver of contacts.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Called when two items begin to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint)

    /// Called when two items touch no more.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)

    /// Called when an item begins to touch a boundary; `nil` is the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

    /// Called when an item touches a boundary no more.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}
