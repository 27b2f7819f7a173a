public import Symbols

/// The end of a symbol's effect.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
    /// The view that showed the effect.
    public let sender: Any?

    /// The effect; `nil` for a transition.
    public let effect: (any SymbolEffect)?

    /// The transition to another image; `nil` for an effect.
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    /// `false` if the effect was removed or replaced before its end.
    public let isFinished: Bool
}

/// A closure that is called at the end of a symbol's effect.
public typealias UISymbolEffectCompletion =
    @MainActor (_ context: UISymbolEffectCompletionContext) -> Void
