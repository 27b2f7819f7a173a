/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var direction: SymbolMotion.Direction?

    init() {}

    /// A symbol that grows while it comes.
    public var up: AppearSymbolEffect { with(.up) }

    /// A symbol that shrinks while it comes.
    public var down: AppearSymbolEffect { with(.down) }

    private func with(_ direction: SymbolMotion.Direction) -> AppearSymbolEffect {
        var effect = self
        effect.direction = direction
        return effect
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.appear(direction))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: AppearSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
