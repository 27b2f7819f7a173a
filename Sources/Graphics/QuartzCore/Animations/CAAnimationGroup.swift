public import Foundation
public import FoundationGaps

/// Animations that run together in the group's time.
///
/// Animations that run longer than the group are cut off at its end. An animation without a
/// duration takes the group's. Only the group's delegate is called, not those of its animations.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    /// The animations, which run at the same time within the duration of the group.
    open var animations: [CAAnimation]?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    nonisolated deinit {}

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        copy.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    @_spi(UIKitInternals) open override func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {
        let time = timingFunction == nil ? time : progress * duration
        for animation in animations ?? [] {
            animation.apply(
                to: layer, timing: animation.timing, atContainingTime: time, within: duration)
        }
    }
}
