import AssociatedValues
public import Foundation
public import FoundationGaps

/// Methods that report the start and end of an animation.
///
/// Both methods do nothing by default; implement them in the class that conforms, not in a subclass
/// of it.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation is first shown.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when the animation ends; `flag` is `true` if it ran to its end, `false` if it was
    /// removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The base class of all animations: changes over time that a layer presents.
///
/// Adding an animation to a layer copies it, so later changes of the original have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = MediaTimingValues()
    private var extraValues: [String: Any] = [:]

    /// Creates an animation with the transaction's duration.
    public override init() {}

    /// Creates an animation as `init()` does: no archive that a coder reads here holds animations.
    public required init?(coder: NSCoder) {}

    nonisolated deinit { AssociatedValues.releaseValues(of: self) }

    /// The begin time in seconds of the layer's time; 0, the default, for the time of the next
    /// commit.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// The offset in seconds at which the animation begins; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// The duration of one repetition in seconds. 0, the default, uses the transaction's duration
    /// when added.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The speed of the animation's time relative to the layer's; 1 by default, negative for
    /// backward.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// The number of repetitions, possibly fractional; 0, the default, counts as one.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// The duration of all repetitions in seconds; 0, the default, to use ``repeatCount``.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// `true` to run backward after each forward run; `false` by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// The presented value before the begin and after the end; by default the animation is not
    /// presented then.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The pacing of one repetition; `nil`, the default, for the transaction's or else linear
    /// pacing.
    open var timingFunction: CAMediaTimingFunction?

    /// The delegate, retained as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?

    /// `true` if the layer removes the animation at its end; `true` by default.
    open var isRemovedOnCompletion = true

    /// Returns a copy of the same class, made by its `init()`.
    ///
    /// A subclass with properties of its own overrides this, calls `super` and copies them.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let original = self
        nonisolated(unsafe) var result: CAAnimation?
        MainActor.assumeIsolated {
            let copy = LayerCopying.make(type(of: original))
            original.copyValues(to: copy)
            result = copy
        }
        return result as Any
    }

    func copyValues(to copy: CAAnimation) {
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.extraValues = extraValues
    }

    /// Returns a value stored by ``setValue(_:forKey:)``, for identifying animations.
    open func value(forKey key: String) -> Any? { extraValues[key] }

    /// Stores a value, which is copied with the animation.
    open func setValue(_ value: Any?, forKey key: String) { extraValues[key] = value }

    /// Adds the animation to the layer `anObject` under the key `event`.
    open func run(
        forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
    ) {
        guard let layer = anObject as? CALayer else { return }
        if let property = self as? CAPropertyAnimation, property.keyPath == nil {
            property.keyPath = event
        }
        layer.add(self, forKey: event)
    }

    /// Applies the animation to the presentation copy `layer`, at `progress` of the repetition.
    @_spi(UIKitInternals) open func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {}
}

extension CAAnimation {
    /// Returns the duration of one repetition in seconds, or `fallback` for an animation without
    /// its own duration.
    func simpleDuration(or fallback: CFTimeInterval) -> CFTimeInterval {
        timing.duration > 0 ? timing.duration : fallback
    }

    /// Applies the animation to `layer` at `time`, in the container's time.
    ///
    /// - Parameter timing: The animation's timing, with its effective begin time.
    func apply(
        to layer: CALayer, timing: MediaTimingValues, atContainingTime time: CFTimeInterval,
        within fallback: CFTimeInterval = 0
    ) {
        let simple = simpleDuration(or: fallback)
        guard let moment = timing.moment(atLocal: timing.localTime(at: time), ofOne: simple) else {
            return
        }
        let fraction = simple > 0 && simple.isFinite ? moment.time / simple : 1
        _apply(
            to: layer, progress: timingFunction?.value(at: fraction) ?? fraction, time: moment.time,
            repetition: moment.repetition)
    }
}
