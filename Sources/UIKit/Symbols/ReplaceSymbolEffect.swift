/// A symbol that goes while another one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var replacement = SymbolMotion.Replacement.downUp

    init() {}

    /// The old symbol shrinks, then the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .downUp) }

    /// Both symbols grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .upUp) }

    /// The old symbol vanishes at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(replacement: .offUp) }

    private init(replacement: SymbolMotion.Replacement) { self.replacement = replacement }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.replace(replacement))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: ReplaceSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The old symbol shrinks, then the new one grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
