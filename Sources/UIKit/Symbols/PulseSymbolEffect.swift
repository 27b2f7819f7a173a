/// A slow change between faint and opaque.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    init() {}

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.pulse) }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: PulseSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A slow change between faint and opaque.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
