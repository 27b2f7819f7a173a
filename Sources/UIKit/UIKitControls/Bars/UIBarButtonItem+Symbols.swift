public import Symbols
public import UIKitCore

/// Effects of the item's symbol in the bar that shows it.
extension UIBarButtonItem {
    /// Adds an effect that runs once, or several times.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect.configuration.motion, options, animated: animated)
    }

    /// Ends the effects of a kind, whatever their choices.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove(effect.configuration.motion, options, animated: animated)
    }

    /// Adds an effect that lasts until it is removed.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect.configuration.motion, options, animated: animated)
    }

    /// Ends the effects of a kind, whatever their choices.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove(effect.configuration.motion, options, animated: animated)
    }

    /// Adds an effect that runs as often as its kind, or the options, say.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        add(effect.configuration.motion, options, animated: animated)
    }

    /// Ends the effects of a kind, whatever their choices.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {
        remove(effect.configuration.motion, options, animated: animated)
    }

    /// Ends all effects.
    public final func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {
        symbolEffects = []
        symbolView?.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Replaces the image by another symbol with a transition.
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        guard let button = shownView as? BarItemButton, button.window != nil else {
            self.image = image
            return
        }
        button.replacing = (contentTransition.configuration.motion, options)
        self.image = image
        button.replacing = nil
    }

    private var symbolView: UIImageView? { (shownView as? BarItemButton)?.imageView }

    private func add(
        _ motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool
    ) {
        let animation = SymbolAnimation(motion)
        symbolEffects.removeAll { $0.motion.kind == motion.kind }
        if let animation, animation.lasts || animation.runs(options) == nil {
            symbolEffects.append((motion, options))
        }
        symbolView?.start(motion, options, animated: animated)
    }

    private func remove(
        _ motion: SymbolMotion, _ options: SymbolEffectOptions, animated: Bool
    ) {
        symbolEffects.removeAll { $0.motion.kind == motion.kind }
        symbolView?.endEffect(motion.kind, options, animated: animated)
    }
}
