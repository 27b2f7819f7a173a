/// The system's choice of an effect: symbols replace each other, appear and disappear.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
    ContentTransitionSymbolEffect
{
    init() {}

    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The system's choice.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
