/// A wave of opacity. The system's symbols consist of one part, which
/// becomes faint and opaque in steps.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
    private var isReversing = false
    private var hides = false

    init() {}

    /// A wave in which one part at a time is opaque.
    public var iterative: VariableColorSymbolEffect { self }

    /// A wave after which all parts are opaque.
    public var cumulative: VariableColorSymbolEffect { self }

    /// A wave that runs back.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }

    /// A wave that starts again.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }

    /// Parts outside the wave are faint.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hides = false } }

    /// Parts outside the wave are not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hides = true } }

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> Self {
        var effect = self
        change(&effect)
        return effect
    }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(.variableColor(isReversing: isReversing, hides: hides))
    }

    /// The effect on each part of a symbol in turn. The system's symbols consist of one part.
    public var byLayer: VariableColorSymbolEffect { self }

    /// The effect on the whole symbol.
    public var wholeSymbol: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A wave of opacity.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
