/// An animation of a symbol. Its kinds are values such as ``SymbolEffect/bounce``:
///
///     imageView.addSymbolEffect(.bounce.up, options: .speed(2))
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect with all its choices.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or several times, and is over then.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another one.
public protocol ContentTransitionSymbolEffect {}

/// An effect with all its choices.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    package let motion: SymbolMotion

    package init(_ motion: SymbolMotion) { self.motion = motion }
}

/// The movement of a symbol.
package enum SymbolMotion: Hashable, Sendable {
    /// The size toward which, or from which, a symbol moves.
    package enum Direction: Hashable, Sendable {
        case up
        case down
    }

    /// The way one symbol leaves and the next one comes.
    package enum Replacement: Hashable, Sendable {
        case downUp
        case upUp
        case offUp
    }

    /// The axis or the turn of a wiggle.
    package enum Wiggle: Hashable, Sendable {
        case horizontal
        case vertical
        case turning
    }

    case automatic
    case bounce(Direction)
    case pulse
    case variableColor(isReversing: Bool, hides: Bool)
    case scale(Direction)
    case appear(Direction?)
    case disappear(Direction?)
    case replace(Replacement)
    case wiggle(Wiggle)
    case breathe(isPlain: Bool)
    case rotate(isClockwise: Bool)

    /// The name of the kind of effect, without its choices.
    package var kind: String {
        switch self {
        case .automatic: "automatic"
        case .bounce: "bounce"
        case .pulse: "pulse"
        case .variableColor: "variableColor"
        case .scale: "scale"
        case .appear, .disappear: "presence"
        case .replace: "replace"
        case .wiggle: "wiggle"
        case .breathe: "breathe"
        case .rotate: "rotate"
        }
    }

    /// `true` if a move of the symbol is a part of the effect, which those who asked for reduced
    /// motion do not see.
    package var moves: Bool {
        switch self {
        case .pulse, .variableColor: false
        default: true
        }
    }
}
