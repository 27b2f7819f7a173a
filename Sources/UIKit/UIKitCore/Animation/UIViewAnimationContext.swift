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
    private static var stack: [UIViewAnimationContext?] = []

    /// Whether `UIView.setAnimationsEnabled` allows animations.
    static var isEnabled = true

    /// The innermost running block, unless animations are off.
    static var current: UIViewAnimationContext? {
        guard isEnabled, let innermost = stack.last else { return nil }
        return innermost
    }

    /// Runs `block` with changes animated by `context`, or not animated.
    static func run(_ context: UIViewAnimationContext?, _ block: () -> Void) {
        stack.append(context)
        defer { stack.removeLast() }
        block()
    }

    // MARK: Actions

    /// What a change of `key` on a view's own layer does: nothing outside of animation blocks.
    static func action(for view: UIView, layer: CALayer, forKey key: String) -> any CAAction {
        guard let context = current else { return NSNull() }
        if let keyframes = context.keyframes {
            return keyframes.action(for: view, layer: layer, key: key)
        }
        guard context.duration > 0 || context.delay > 0, let old = layer.value(forKey: key) else {
            return NSNull()
        }
        let shown =
            context.options.contains(.beginFromCurrentState)
            ? layer.presentation()?.value(forKey: key) : nil
        return PropertyChange(context: context, view: view, old: shown ?? old)
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
