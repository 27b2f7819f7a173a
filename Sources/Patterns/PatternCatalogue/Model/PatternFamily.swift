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
    public var name: BilingualText {
        switch self {
        case .creational: BilingualText("Creational", "创建型")
        case .structural: BilingualText("Structural", "结构型")
        case .behavioural: BilingualText("Behavioural", "行为型")
        case .architectural: BilingualText("Architectural", "架构型")
        case .principle: BilingualText("Principles", "设计原则")
        }
    }
}
