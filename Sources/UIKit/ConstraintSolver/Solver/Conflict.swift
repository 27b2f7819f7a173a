/// Required rows that contradict each other, and what was done about it.
public struct Conflict: Hashable, Sendable {
    /// The rows that cannot all hold, in an order that depends on their content alone.
    ///
    /// With any one of them left out, the rest can hold, unless ``isMinimal`` says otherwise. Pinned
    /// values and minimums take part without being listed.
    public let members: [Row]

    /// The member that gave way. It still comes as near to holding as the required rows let it.
    public let broken: Row

    /// Whether no smaller set of the members is a contradiction. False where finding one would have
    /// taken more steps than ``Solver/stepLimit``.
    public let isMinimal: Bool
}
