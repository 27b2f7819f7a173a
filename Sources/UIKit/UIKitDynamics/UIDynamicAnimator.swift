import CoreGraphics
public import Foundation
import QuartzCore
public import UIKitCore

/// An object that moves items by the rules of behaviours, until all are at rest.
///
///     animator = UIDynamicAnimator(referenceView: view)
///     animator.addBehavior(UIGravityBehavior(items: [ball]))
///     let walls = UICollisionBehavior(items: [ball])
///     walls.translatesReferenceBoundsIntoBoundary = true
///     animator.addBehavior(walls)
///
/// While the animator moves an item, changes of its `center` and `transform` are overwritten; call
/// ``updateItem(usingCurrentState:)`` after one.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// The steps into which a frame is divided, each of a 240th of a second.
    private static let step: CGFloat = 1 / 240
    /// The longest time that a frame counts, so that a pause does not tear things apart.
    private static let longestFrame: CGFloat = 1 / 15
    /// The time for which all items are slow before the animator pauses.
    private static let restingTime: CGFloat = 0.4

    final let world = DynamicWorld()
    private var link: CADisplayLink?
    private var lastTime: CFTimeInterval?
    private var restTime: CGFloat = 0
    private var surplus: CGFloat = 0

    /// The view whose coordinates are those of the items; `nil` for items that are not views.
    public private(set) final weak var referenceView: UIView?

    /// The delegate, which is notified of pauses.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The behaviours that were added.
    public private(set) final var behaviors: [UIDynamicBehavior] = []

    /// The time for which the animator has run, in seconds.
    public private(set) final var elapsedTime: TimeInterval = 0

    /// Creates an animator of the subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator of items that are not views.
    public override init() { super.init() }

    nonisolated deinit {}

    // MARK: Behaviours

    /// Adds a behaviour, and starts.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.willMove(to: self)
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behaviorsDidChange()
    }

    /// Removes a behaviour. Its items keep their velocity if another one moves them.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        behaviors.remove(at: index)
        behavior.dynamicAnimator = nil
        behaviorsDidChange()
    }

    /// Removes all behaviours.
    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Updates the bodies after behaviours or their items have changed, and resumes.
    final func behaviorsDidChange() {
        world.setItems(family.flatMap(\.ownItems))
        if world.bodies.isEmpty { pause() } else { resume() }
    }

    private var family: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    // MARK: Items

    /// Returns the items in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        world.bodies.filter { rect.intersects($0.placedShape.box) }.map(\.item)
    }

    /// Adopts the place, rotation and size of an item that the app has changed.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        world.body(of: item)?.readItem()
        if !world.bodies.isEmpty { resume() }
    }

    // MARK: Running

    /// `true` while items are moving.
    open var isRunning: Bool { link != nil }

    private func resume() {
        restTime = 0
        guard link == nil else { return }
        delegate?.dynamicAnimatorWillResume(self)
        lastTime = nil
        let made = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            advance(to: link.timestamp)
        }
        link = made
        made.add(to: .main, forMode: .common)
    }

    private func pause() {
        guard let link else { return }
        link.invalidate()
        self.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func advance(to time: CFTimeInterval) {
        defer { lastTime = time }
        guard let lastTime else { return }
        let frame = min(CGFloat(time - lastTime), Self.longestFrame)
        elapsedTime += Double(frame)
        surplus += frame
        let behaviors = family
        while surplus >= Self.step - 1e-9 {
            surplus -= Self.step
            world.step(behaviors, in: referenceView?.bounds, seconds: Self.step)
        }
        for body in world.bodies { body.writeItem() }
        for behavior in behaviors { behavior.action?() }
        let isResting =
            world.bodies.allSatisfy(\.isSlow) && !behaviors.contains(where: \.keepsMoving)
        restTime = isResting ? restTime + frame : 0
        if restTime >= Self.restingTime { pause() }
    }
}

/// The receiver of an animator's pauses.
///
/// A method with a default does nothing by default. If a base class conforms without one of them,
/// a subclass that adds it is not called: write it in the class that conforms.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called before the animator starts to move items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called after all items have come to rest, or have been removed.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
