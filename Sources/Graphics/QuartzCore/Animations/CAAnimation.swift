public import FoundationGaps

/// Hears when an animation starts and stops.
///
/// Both methods do nothing by default; state them in the class that conforms, not in a subclass of it.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// The animation shows for the first time.
    func animationDidStart(_ anim: CAAnimation)

    /// `flag` is whether it ran to its end, rather than being removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time that a layer shows: the base of all animations.
///
/// Adding an animation to a layer copies it, so later changes of the original do nothing.
@preconcurrency @MainActor
open class CAAnimation: CAMediaTiming, CAAction {
    final var timing = MediaTimingValues()
    private var extraValues: [String: Any] = [:]

    /// Creates an animation that lasts as long as the transaction's.
    public init() {}

    /// When it begins, in seconds of the layer's time; 0, the default, for when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// Seconds of it that are over when it begins; 0 by default.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    /// Seconds of one repetition. 0, the default, takes the transaction's duration when added.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// How fast its time goes beside the layer's; 1 by default, negative for backward.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    /// How often it runs, parts included; 0, the default, for once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// For how many seconds it runs again and again; 0, the default, leaves that to ``repeatCount``.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Whether it runs back after each time; false by default.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// What shows before it begins and after it ended; nothing of it by default.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The pacing of one repetition; nil, the default, is even unless the transaction has one.
    open var timingFunction: CAMediaTimingFunction?

    /// Who hears of its start and stop. The animation keeps it alive, as Apple's does.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer lets go of it at its end; true by default.
    open var isRemovedOnCompletion = true

    /// A copy, of the same class if that is one of this module's.
    open func copy() -> Any {
        let copy = CAAnimation()
        copyValues(to: copy)
        return copy
    }

    final func copyValues(to copy: CAAnimation) {
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.extraValues = extraValues
    }

    /// A value stored by ``setValue(_:forKey:)``, for telling animations apart.
    open func value(forKey key: String) -> Any? { extraValues[key] }

    /// Stores a value. It is copied with the animation.
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

    /// Shows the animation on the presentation copy `layer`. `moment` says where in a repetition it is.
    @_spi(UIKitInternals) open func _apply(
        to layer: CALayer, progress: Double, time: CFTimeInterval, repetition: Int
    ) {}
}

extension CAAnimation {
    /// Seconds of one repetition; `fallback` for an animation without a duration of its own.
    func simpleDuration(or fallback: CFTimeInterval) -> CFTimeInterval {
        timing.duration > 0 ? timing.duration : fallback
    }

    /// Shows the animation on `layer` as it is at `time`, counted in what contains the animation.
    ///
    /// - Parameter timing: The animation's timing, with the begin time that counts.
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
