/// Required rows that contradict each other, and what was done about it.
public struct Conflict: Hashable, Sendable {
    /// The rows that cannot all hold, in an order that depends on their content alone.
    ///
    /// Without any one of them, the others can hold, unless ``isMinimal`` is `false`. Pinned values
    /// and minimums are not listed.
    public let members: [Row]

    /// The member that was broken. Its violation is as small as the required rows allow.
    public let broken: Row

    /// `true` if no smaller set of the members is a contradiction; `false` if finding one would
    /// have taken more steps than ``Solver/stepLimit``.
    public let isMinimal: Bool
}
