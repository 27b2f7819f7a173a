/// A short spring of the symbol to a larger or smaller size.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolMotion.Direction.up

    init() {}

    /// A spring to a larger size.
    public var up: BounceSymbolEffect { with(.up) }

    /// A spring to a smaller size.
    public var down: BounceSymbolEffect { with(.down) }

    private func with(_ direction: SymbolMotion.Direction) -> BounceSymbolEffect {
        var effect = self
        effect.direction = direction
        return effect
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.bounce(direction))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: BounceSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short spring.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
