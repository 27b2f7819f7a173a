/// A larger or smaller size, as long as the effect lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var direction = SymbolMotion.Direction.up

    init() {}

    /// A larger size.
    public var up: ScaleSymbolEffect { with(.up) }

    /// A smaller size.
    public var down: ScaleSymbolEffect { with(.down) }

    private func with(_ direction: SymbolMotion.Direction) -> ScaleSymbolEffect {
        var effect = self
        effect.direction = direction
        return effect
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.scale(direction))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: ScaleSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A larger size.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
