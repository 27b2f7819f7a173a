/// A turn of the symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isClockwise = true

    init() {}

    /// A turn with the clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }

    /// A turn against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }

    private init(isClockwise: Bool) { self.isClockwise = isClockwise }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.rotate(isClockwise: isClockwise))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: RotateSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A turn with the clock.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
