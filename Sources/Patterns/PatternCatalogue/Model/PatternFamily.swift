/// The families of *Design Patterns*, and two more for subjects that the book does not count among
/// its patterns.
public enum PatternFamily: String, Hashable, Sendable, CaseIterable {
    case creational
    case structural
    case behavioural

    /// The arrangements and idioms that whole apps of Cocoa Touch are built on: delegation,
    /// model–view–controller, option sets.
    case architectural

    /// The rules that the patterns follow. Each has an example before and after.
    case principle

    /// The family's name.
    public var name: LocalizedText {
        switch self {
        case .creational: .localized("Creational")
        case .structural: .localized("Structural")
        case .behavioural: .localized("Behavioural")
        case .architectural: .localized("Architectural")
        case .principle: .localized("Principles")
        }
    }
}
