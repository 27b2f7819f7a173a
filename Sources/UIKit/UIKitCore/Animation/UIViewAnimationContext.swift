import Foundation
import QuartzCore

/// What a change of a view's property turns into: the innermost `UIView.animate` that is running its block.
final class UIViewAnimationContext {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pace: AnimationPace
    let batch: AnimationBatch

    /// Collects changes as keyframes instead of starting an animation for each.
    let keyframes: KeyframeRecorder?

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        pace: AnimationPace, batch: AnimationBatch, keyframes: KeyframeRecorder? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.pace = pace
        self.batch = batch
        self.keyframes = keyframes
    }

    // MARK: The blocks that run now

    /// The running blocks, innermost last. `nil` stands for `performWithoutAnimation`.
    private static var stack: [UIViewAnimationContext?] = [] {
        didSet { CALayer.ownersAnimate = !stack.isEmpty }
    }

    /// Whether `UIView.setAnimationsEnabled` allows animations.
    static var isEnabled = true

    /// The innermost running block, unless animations are off. Without an application there is no time for them to run in.
    static var current: UIViewAnimationContext? {
        guard isEnabled, let innermost = stack.last, UIApplication.current != nil else {
            return nil
        }
        return innermost
    }

    /// Runs `block` with changes animated by `context`, or not animated.
    static func run(_ context: UIViewAnimationContext?, _ block: () -> Void) {
        stack.append(context)
        defer { stack.removeLast() }
        block()
    }

    /// Runs `block` as if no block were running: what a completion changes is no part of the animation that cut short
    /// the completed one.
    static func runOutside(_ block: () -> Void) {
        let outer = stack
        stack = []
        defer { stack = outer }
        block()
    }

    // MARK: Actions

    /// The action that does nothing, and ends the search for one.
    private static let nothing = NSNull()

    /// What a change of `key` on a view's own layer does: nothing outside of animation blocks.
    static func action(for view: UIView, layer: CALayer, forKey key: String) -> any CAAction {
        guard let context = current else { return nothing }
        if let keyframes = context.keyframes {
            return keyframes.action(for: view, layer: layer, key: key, in: context)
        }
        guard context.duration > 0 || context.delay > 0,
            let start = context.start(of: key, on: layer)
        else { return nothing }
        return PropertyChange(context: context, view: view, old: start)
    }

    /// Where the animation of a property that is about to change starts: its value, or what is shown of it.
    func start(of key: String, on layer: CALayer) -> Any? {
        let shown = options.contains(.beginFromCurrentState) ? layer.presentation() : nil
        return (shown ?? layer).value(forKey: key)
    }

    /// Gives `animation` this context's time, repetition and delegate.
    func configure(_ animation: CAAnimation, on layer: CALayer, of view: UIView) {
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        batch.add(
            animation, of: view, suspendsInteraction: !options.contains(.allowUserInteraction))
    }
}

extension UIView {
    /// What a change of `key` on the view's own layer does now.
    func animationAction(for layer: CALayer, forKey key: String) -> any CAAction {
        UIViewAnimationContext.action(for: self, layer: layer, forKey: key)
    }
}
