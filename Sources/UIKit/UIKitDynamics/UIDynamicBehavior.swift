public import Foundation
import UIKitCore

/// A rule by which an animator moves items: the superclass of the rules, and a container of them.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The animator to which the behaviour, or its parent, was added.
    public internal(set) final weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    /// The behaviours inside, in the order in which they were added.
    public private(set) final var childBehaviors: [UIDynamicBehavior] = []

    /// Called at each step of the animation.
    open var action: (() -> Void)?

    /// Creates a behaviour without children.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Adds a behaviour, which acts while this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.willMove(to: dynamicAnimator)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Removes a behaviour of ``childBehaviors``.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        childBehaviors.remove(at: index)
        behavior.dynamicAnimator = nil
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Called before the behaviour is added to an animator, or removed (`nil`).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Acting

    /// The items on which this behaviour acts, without those of its children.
    var ownItems: [any UIDynamicItem] { [] }

    /// The behaviour and all those inside.
    final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// Changes the velocities of bodies for a part of a step.
    func act(on world: DynamicWorld, seconds: CGFloat) {}

    /// `true` if the behaviour moves items even if they are at rest.
    var keepsMoving: Bool { false }

    /// Reports a change of the behaviour to the animator, which resumes.
    final func didChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// Items in the order in which they were added.
struct DynamicItemList {
    private(set) var all: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem] = []) { all = items }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    mutating func add(_ item: any UIDynamicItem) {
        if !contains(item) { all.append(item) }
    }

    mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
