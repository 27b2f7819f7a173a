import CoreGraphics
import Foundation
import QuartzCore
public import Symbols
public import UIKitCore

/// Effects act on symbols, not on other images, and do not change the view's own transform and
/// alpha. For those who asked for reduced motion, symbols do not move.
extension UIImageView {
    // MARK: Effects

    /// Adds an effect that runs once, or several times.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the repetitions.
    ///   - animated: `false` to show the end of an effect that lasts, without its movement.
    ///   - completion: Called when the effect ends: after its last run, or when it is removed.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        run(effect, options, animated: animated, completion)
    }

    /// Ends the effects of a kind, whatever their choices.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind.
    ///   - options: The speed of the way back.
    ///   - animated: `false` to end it at once.
    ///   - completion: Called when the symbol is still.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated: animated, completion)
    }

    /// Adds an effect that lasts until it is removed.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the repetitions.
    ///   - animated: `false` to show the end of an effect that lasts, without its movement.
    ///   - completion: Called when the effect ends: after its last run, or when it is removed.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        run(effect, options, animated: animated, completion)
    }

    /// Ends the effects of a kind, whatever their choices.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind.
    ///   - options: The speed of the way back.
    ///   - animated: `false` to end it at once.
    ///   - completion: Called when the symbol is still.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated: animated, completion)
    }

    /// Adds an effect that runs as often as its kind, or the options, say.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The speed and the repetitions.
    ///   - animated: `false` to show the end of an effect that lasts, without its movement.
    ///   - completion: Called when the effect ends: after its last run, or when it is removed.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        run(effect, options, animated: animated, completion)
    }

    /// Ends the effects of a kind, whatever their choices.
    ///
    /// - Parameters:
    ///   - effect: An effect of the kind.
    ///   - options: The speed of the way back.
    ///   - animated: `false` to end it at once.
    ///   - completion: Called when the symbol is still.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated: animated, completion)
    }

    /// Ends all effects.
    public final func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        for kind in Array(symbolEffects.keys) { endEffect(kind, options, animated: animated) }
    }

    // MARK: Transitions

    /// Replaces the image by another symbol with a transition.
    ///
    /// ``image`` changes at once. Images that are not symbols are replaced without a transition.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        replaceSymbol(
            by: image, contentTransition.configuration.motion, options
        ) { [weak self] isFinished in
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self, effect: nil, contentTransition: contentTransition,
                    isFinished: isFinished))
        }
    }
}

// MARK: - Running

extension UIImageView {
    private func run(
        _ effect: some SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        start(effect.configuration.motion, options, animated: animated) { [weak self] isFinished in
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self, effect: effect, contentTransition: nil, isFinished: isFinished))
        }
    }

    private func remove(
        _ effect: some SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        endEffect(effect.configuration.motion.kind, options, animated: animated)
        completion?(
            UISymbolEffectCompletionContext(
                sender: self, effect: effect, contentTransition: nil, isFinished: true))
    }

    /// Starts an effect, in place of one of the same kind.
    final func start(
        _ motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard image?.isSymbolImage == true, let animation = SymbolAnimation(motion) else {
            completion?(false)
            return
        }
        symbolEffects.removeValue(forKey: motion.kind)?.end(isFinished: false)
        let run = SymbolEffectRun(motion, animation, options, completion: completion)
        symbolEffects[motion.kind] = run
        let isStill = !animated || (motion.moves && UIAccessibility.isReduceMotionEnabled)
        if isStill, !animation.lasts {
            clearTracks(of: motion.kind)
            symbolEffects[motion.kind] = nil
            return run.end(isFinished: true)
        }
        let duration = show(run, isStill: isStill)
        guard let duration else { return }
        run.timer.start(after: duration) { [weak self] in
            run.end(isFinished: true)
            if !animation.lasts { self?.symbolEffects[motion.kind] = nil }
        }
    }

    /// Shows an effect from its beginning.
    ///
    /// - Returns: Its duration in seconds; `nil` for no end.
    @discardableResult
    private func show(_ run: SymbolEffectRun, isStill: Bool) -> TimeInterval? {
        let (animation, options) = (run.animation, run.options)
        clearTracks(of: run.motion.kind)
        let runs = animation.lasts ? 1 : animation.runs(options)
        let duration = isStill ? 0.001 : animation.duration / options.pace
        let pause = animation.lasts ? 0 : animation.pause(options)
        for track in animation.tracks {
            add(
                track.values, of: track, kind: run.motion.kind, duration: duration, pause: pause,
                runs: runs, lasts: animation.lasts)
        }
        return runs.map { duration * Double($0) + pause * Double($0 - 1) }
    }

    /// Shows the effects that last or repeat without end, because the view entered a window.
    final func resumeSymbolEffects() {
        for run in symbolEffects.values {
            if run.animation.lasts {
                show(run, isStill: true)
            } else if run.animation.runs(run.options) == nil {
                show(run, isStill: false)
            }
        }
    }

    /// Ends an effect; what lasts goes back to the symbol's own look.
    final func endEffect(_ kind: String, _ options: SymbolEffectOptions, animated: Bool) {
        guard let run = symbolEffects.removeValue(forKey: kind) else { return }
        let shown = layer.presentation()
        let from = run.animation.tracks.map { shown?.value(forKeyPath: $0.keyPath) }
        clearTracks(of: kind)
        run.end(isFinished: false)
        let isStill = run.motion.moves && UIAccessibility.isReduceMotionEnabled
        guard animated, !isStill else { return }
        for (track, value) in zip(run.animation.tracks, from) {
            guard let value else { continue }
            let back = CABasicAnimation(keyPath: track.keyPath)
            back.fromValue = value
            back.duration = 0.2 / options.pace
            back.timingFunction = CAMediaTimingFunction(name: .easeOut)
            layer.add(back, forKey: Self.key(kind, track))
        }
    }

    private static func key(_ kind: String, _ track: SymbolTrack) -> String {
        "UISymbolEffect.\(kind).\(track.keyPath)"
    }

    private func clearTracks(of kind: String) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("UISymbolEffect.\(kind).") {
            layer.removeAnimation(forKey: key)
        }
    }

    private func add(
        _ values: [Double], of track: SymbolTrack, kind: String, duration: TimeInterval,
        pause: TimeInterval = 0, runs: Int? = 1, lasts: Bool
    ) {
        let own = (layer.value(forKeyPath: track.keyPath) as? any BinaryFloatingPoint)
            .map { Double($0) }
        let base = (own ?? (track.multiplies ? 1 : 0)) * lastingFactor(of: track, except: kind)
        var frames = values.map { track.multiplies ? base * $0 : base + $0 }
        let whole = duration + pause
        var times = values.indices.map {
            Double($0) / Double(max(values.count - 1, 1)) * duration / whole
        }
        if pause > 0, let last = frames.last {
            frames.append(last)
            times.append(1)
        }
        let animation = CAKeyframeAnimation(keyPath: track.keyPath)
        animation.values = frames
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.timingFunctions = times.dropFirst().map { _ in
            CAMediaTimingFunction(name: values.count > 2 ? .easeInEaseOut : .easeOut)
        }
        animation.duration = whole
        animation.repeatCount = runs.map { Float($0) } ?? .infinity
        if lasts {
            animation.fillMode = .forwards
            animation.isRemovedOnCompletion = false
        }
        layer.add(animation, forKey: Self.key(kind, track))
    }

    /// The factor by which lasting effects of other kinds change a property.
    private func lastingFactor(of track: SymbolTrack, except kind: String) -> Double {
        guard track.multiplies else { return 1 }
        return symbolEffects.values.reduce(1) { factor, run in
            guard run.animation.lasts, run.motion.kind != kind else { return factor }
            let lasting = run.animation.tracks.first { $0.keyPath == track.keyPath }
            return factor * (lasting?.values.last ?? 1)
        }
    }

    // MARK: Replacing

    /// Replaces the symbol: the old one leaves, then the new one comes.
    final func replaceSymbol(
        by new: UIImage, _ motion: SymbolMotion, _ options: SymbolEffectOptions,
        completion: ((Bool) -> Void)? = nil
    ) {
        symbolEffects.removeValue(forKey: Self.replacement)?.end(isFinished: false)
        guard let old = image, old.isSymbolImage, new.isSymbolImage, window != nil else {
            image = new
            completion?(true)
            return
        }
        var way = SymbolMotion.Replacement.downUp
        if case .replace(let chosen) = motion { way = chosen }
        let isStill = UIAccessibility.isReduceMotionEnabled
        let leaving: SymbolMotion.Direction? = isStill ? nil : way == .upUp ? .up : .down
        guard let out = SymbolAnimation(.disappear(leaving)),
            let back = SymbolAnimation(.appear(isStill ? nil : .up))
        else { return }
        let run = SymbolEffectRun(motion, back, options, completion: completion)
        symbolEffects[Self.replacement] = run
        leavingImage = old
        image = new
        let duration = 0.14 / options.pace
        clearTracks(of: Self.replacement)
        if way != .offUp || isStill {
            for track in out.tracks {
                add(
                    track.values, of: track, kind: Self.replacement, duration: duration, lasts: true
                )
            }
        }
        run.timer.start(after: way == .offUp && !isStill ? 0 : duration) { [weak self] in
            guard let self else { return }
            leavingImage = nil
            showImage()
            clearTracks(of: Self.replacement)
            for track in back.tracks {
                add(
                    track.values, of: track, kind: Self.replacement, duration: duration * 1.5,
                    lasts: false)
            }
            run.timer.start(after: duration * 1.5) { [weak self] in
                self?.symbolEffects[Self.replacement] = nil
                run.end(isFinished: true)
            }
        }
    }

    /// Ends a replacement, because the image was set.
    final func endReplacement() {
        guard leavingImage != nil else { return }
        leavingImage = nil
        clearTracks(of: Self.replacement)
        symbolEffects.removeValue(forKey: Self.replacement)?.end(isFinished: false)
    }

    private static let replacement = "replace"
}
