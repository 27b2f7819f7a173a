/// The speed and the repetitions of a symbol's effect.
///
///     imageView.addSymbolEffect(.bounce, options: .repeat(3).speed(0.5))
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The pace and the number of repetitions.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of repetitions; `nil` for no end.
        package let count: Int?

        /// The time between two repetitions in seconds.
        package let delay: Double

        /// Without end and without a pause.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }

        /// Without end, with the effect's own pause.
        public static var periodic: RepeatBehavior { periodic() }

        /// Repeats with a pause.
        ///
        /// - Parameters:
        ///   - count: The number of repetitions, at least 1; `nil` for no end.
        ///   - delay: The pause in seconds; half a second if `nil`.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max($0, 1) }, delay: max(delay ?? 0.5, 0))
        }
    }

    /// The factor of the speed.
    package private(set) var pace = 1.0

    /// The repetitions; `nil` for those of the effect.
    package private(set) var repetition: Repetition?

    package enum Repetition: Hashable, Sendable {
        case once
        case repeating(RepeatBehavior)
    }

    private init() {}

    /// The effect's own speed and repetitions.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// Repeats the effect without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

    /// Runs the effect once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// Runs the effect several times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(count)
    }

    /// Repeats the effect as a behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// Changes the speed by a factor; values that are not positive count as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions().speed(speed)
    }

    /// These options without an end.
    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }

    /// These options without repetitions.
    public var nonRepeating: SymbolEffectOptions { with(.once) }

    /// Returns these options with a number of runs.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions {
        `repeat`(RepeatBehavior.periodic(count, delay: 0))
    }

    /// Returns these options with other repetitions.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(.repeating(behavior))
    }

    /// Returns these options with a factor of the speed; values that are not positive count as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.pace = speed > 0 && speed.isFinite ? speed : 1
        return options
    }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var options = self
        options.repetition = repetition
        return options
    }
}
