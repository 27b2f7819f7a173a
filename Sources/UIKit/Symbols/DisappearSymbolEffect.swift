/// A symbol that goes, and is not seen while the effect lasts.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction: SymbolMotion.Direction?

    init() {}

    /// A symbol that grows while it goes.
    public var up: DisappearSymbolEffect { with(.up) }

    /// A symbol that shrinks while it goes.
    public var down: DisappearSymbolEffect { with(.down) }

    private func with(_ direction: SymbolMotion.Direction) -> DisappearSymbolEffect {
        var effect = self
        effect.direction = direction
        return effect
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.disappear(direction))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: DisappearSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that goes.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
