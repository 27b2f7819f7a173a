/// A slow change of size, and of opacity unless it is plain.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isPlain = false

    init() {}

    /// A change of the size alone.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: true) }

    /// A change of size and opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(isPlain: false) }

    private init(isPlain: Bool) { self.isPlain = isPlain }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.breathe(isPlain: isPlain))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: BreatheSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A slow change of size and opacity.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
