public import CoreGraphics
import Foundation
public import UIKitCore

/// A behaviour that accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration of magnitude 1, in points per second squared.
    private static let unit: CGFloat = 1000

    private var list: DynamicItemList

    /// Creates gravity that pulls items down.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    nonisolated deinit {}

    /// The items that are pulled.
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

    /// The direction and magnitude; (0, 1), which is 1,000 points per second squared downward, by
    /// default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``gravityDirection``.
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and magnitude together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func act(on world: DynamicWorld, seconds: CGFloat) {
        for body in world.bodies(of: items) where !body.isAnchored {
            body.velocity = body.velocity + gravityDirection.scaled(by: Self.unit * seconds)
        }
    }
}
