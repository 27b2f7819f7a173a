/// A short shaking of the symbol.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var axis = SymbolMotion.Wiggle.horizontal

    init() {}

    /// A shaking to the left and right.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(axis: .horizontal) }

    /// A shaking to the right and left.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(axis: .horizontal) }

    /// A shaking along the direction of reading.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(axis: .horizontal) }

    /// A shaking against the direction of reading.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(axis: .horizontal) }

    /// A shaking up and down.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(axis: .vertical) }

    /// A shaking down and up.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(axis: .vertical) }

    /// Small turns to both sides.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(axis: .turning) }

    /// Small turns to both sides.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(axis: .turning) }

    private init(axis: SymbolMotion.Wiggle) { self.axis = axis }

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.wiggle(axis)) }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: WiggleSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A short shaking.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
