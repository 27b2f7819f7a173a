/// The manner in which a control behaves.
public nonisolated enum UIBehavioralStyle: UInt, Hashable, Sendable {
    /// That of the system.
    case automatic = 0
    /// That of a pad.
    case pad
    /// That of a Mac.
    case mac
}
