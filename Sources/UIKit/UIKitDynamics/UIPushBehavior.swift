public import CoreGraphics
import Foundation
public import UIKitCore

/// A behaviour that pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    /// The duration of a push.
    public nonisolated enum Mode: Int, Hashable, Sendable {
        /// A force that acts all the time.
        case continuous = 0
        /// One push, after which the behaviour is not ``UIPushBehavior/active`` any more.
        case instantaneous
    }

    /// The acceleration that magnitude 1 gives an item of 100 by 100 points, in points per second
    /// squared; for an instantaneous push its velocity, in points per second.
    private static let unit: CGFloat = 100

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// The duration of the push.
    public final let mode: Mode

    /// Creates a push without a direction.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    nonisolated deinit {}

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        didChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        didChange()
    }

    /// Returns the point of an item that is pushed, from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets the point of an item that is pushed. A push beside the middle turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
        didChange()
    }

    /// `true` (the default) while the behaviour pushes.
    open var active = true { didSet { if active { didChange() } } }

    /// The direction and magnitude.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { didChange() } }

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of ``pushDirection``.
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and magnitude together.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func act(on world: DynamicWorld, seconds: CGFloat) {
        guard active else { return }
        let time = mode == .continuous ? seconds : 1
        for body in world.bodies(of: items) {
            let offset = body.turned(targetOffsetFromCenter(for: body.item))
            body.apply(pushDirection.scaled(by: Self.unit * time), at: offset)
        }
        if mode == .instantaneous { active = false }
    }

    override var keepsMoving: Bool { active && mode == .continuous && magnitude > 0 }
}
