/// The strength of a row: required, or a priority that gives way to every greater one.
///
/// Strengths are compared, never added up: a row of a greater strength outranks any number of
/// weaker ones.
public struct Strength: Hashable, Comparable, BitwiseCopyable, Sendable {
    /// Grows with the strength, by two for each step of a `Float`, so that there is room between
    /// the last float below 1000 and 1000 itself.
    let rank: UInt32

    /// The strength of a priority from just above 0 to 1000, which is required.
    ///
    /// - Precondition: `priority` is above 0 and at most 1000.
    public init(_ priority: Float) {
        precondition(
            priority > 0 && priority <= 1000,
            "A strength of \(priority) is not in 0…1000. Required is 1000, the weakest useful 1.")
        rank = priority == 1000 ? Self.required.rank : priority.bitPattern * 2
    }

    private init(rank: UInt32) { self.rank = rank }

    /// Broken only when the required rows contradict each other.
    public static let required = Strength(rank: Float(1000).bitPattern * 2 + 1)

    /// Above every priority, below required: a content size of priority 1000.
    public static let belowRequired = Strength(rank: Float(1000).bitPattern * 2 - 1)

    /// The strength of a required row that was broken: below required, above everything else.
    static let broken = Strength(rank: Float(1000).bitPattern * 2)

    /// The priority of the strength. It is 1000 for ``belowRequired`` too.
    public var priority: Float {
        self == .required ? 1000 : Float(bitPattern: (rank + 1) / 2)
    }

    public static func < (left: Strength, right: Strength) -> Bool { left.rank < right.rank }
}
