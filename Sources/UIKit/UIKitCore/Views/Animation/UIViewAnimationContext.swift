import Foundation
import QuartzCore

/// The parameters of the innermost `UIView.animate` whose block is running, which animates property
/// changes.
final class UIViewAnimationContext {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let timing: AnimationTiming
    let batch: AnimationBatch

    /// The recorder that collects the changes, as keyframes or for an animator.
    let recorder: (any AnimationRecorder)?

    /// How often changes are shown with the option to repeat; 0 for without end.
    let repeatCount: Float

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        timing: AnimationTiming, batch: AnimationBatch, recorder: (any AnimationRecorder)? = nil,
        repeatCount: Float = 0
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.timing = timing
        self.batch = batch
        self.recorder = recorder
        self.repeatCount = repeatCount
    }

    // MARK: Running blocks

    /// The running blocks, innermost last. `nil` represents `performWithoutAnimation`.
    private static var stack: [UIViewAnimationContext?] = [] {
        didSet {
            CALayer.isViewAnimationActive = !stack.isEmpty
            isSuppressed = stack.contains { $0 == nil }
        }
    }

    /// `true` within `performWithoutAnimation`, also within animations that begin there.
    private static var isSuppressed = false

    /// `true` if `UIView.setAnimationsEnabled` allows animations.
    private static var isAllowed = true

    /// `true` if changes inside animation blocks are animated.
    static var isEnabled: Bool {
        get { isAllowed && !isSuppressed }
        set { isAllowed = newValue }
    }

    /// The innermost running block, unless animations are off. Without an application there are
    /// no frames for animations.
    static var current: UIViewAnimationContext? {
        guard isEnabled, let innermost = stack.last, let application = UIApplication.current,
            !application.isStandIn
        else { return nil }
        return innermost
    }

    /// Runs `block` with changes animated by `context`, or not animated if `nil`.
    static func run(_ context: UIViewAnimationContext?, _ block: () -> Void) {
        stack.append(context)
        defer { stack.removeLast() }
        block()
    }

    /// Begins to animate changes by `context`, until ``pop()``.
    static func push(_ context: UIViewAnimationContext) { stack.append(context) }

    /// Ends what ``push(_:)`` began.
    static func pop() { stack.removeLast() }

    /// Runs `block` outside any animation: changes made by a completion do not belong to the
    /// animation that interrupted the completed one.
    static func runWithoutContext(_ block: () -> Void) {
        let outer = stack
        stack = []
        defer { stack = outer }
        block()
    }

    // MARK: Actions

    /// The action without effect, which ends the search for one.
    private static let noAction = NSNull()

    /// The properties that change together with an image, at once: one that changed later would
    /// stretch the image.
    private static let contentsKeys: Set<String> = [
        "contents", "contentsScale", "contentsCenter", "contentsGravity",
    ]

    /// Returns the action for a change of `key` on a view's own layer: none outside animation
    /// blocks.
    static func action(for view: UIView, layer: CALayer, forKey key: String) -> any CAAction {
        guard let context = current, !contentsKeys.contains(key) else { return noAction }
        if let recorder = context.recorder {
            return recorder.action(for: view, layer: layer, key: key, in: context)
        }
        guard context.duration > 0 || context.delay > 0,
            let start = context.start(of: key, on: layer)
        else { return noAction }
        return PropertyChangeAction(context: context, view: view, old: start)
    }

    /// Returns the start value for the animation of a property: its value, or the one on screen.
    func start(of key: String, on layer: CALayer) -> Any? {
        let shown = options.contains(.beginFromCurrentState) ? layer.presentation() : nil
        return (shown ?? layer).value(forKey: key)
    }

    /// Sets the timing, repetition and delegate of `animation` from this context.
    func configure(_ animation: CAAnimation, on layer: CALayer, of view: UIView) {
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        if options.contains(.repeat) {
            animation.repeatCount = repeatCount > 0 ? repeatCount : .infinity
        }
        batch.add(
            animation, of: view, suspendsInteraction: !options.contains(.allowUserInteraction))
    }
}

extension UIView {
    /// Returns the current action for a change of `key` on the view's own layer.
    func animationAction(for layer: CALayer, forKey key: String) -> any CAAction {
        UIViewAnimationContext.action(for: self, layer: layer, forKey: key)
    }
}
