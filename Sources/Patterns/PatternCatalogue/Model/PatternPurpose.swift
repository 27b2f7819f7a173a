/// The purposes of patterns: the second taxonomy, eight groups of 21 patterns.
///
/// Simple factory, state and interpreter are in no group.
public enum PatternPurpose: String, Hashable, Sendable, CaseIterable {
    case objectCreation = "object-creation"
    case interfaceAdaptation = "interface-adaptation"
    case decoupling
    case abstractCollections = "abstract-collections"
    case behaviourExtension = "behaviour-extension"
    case algorithmEncapsulation = "algorithm-encapsulation"
    case performanceAndAccess = "performance-and-access"
    case objectState = "object-state"

    /// The group's name.
    public var name: LocalizedText {
        switch self {
        case .objectCreation: .localized("Object creation")
        case .interfaceAdaptation: .localized("Interface adaptation")
        case .decoupling: .localized("Decoupling of objects")
        case .abstractCollections: .localized("Abstract collections")
        case .behaviourExtension: .localized("Behaviour extension")
        case .algorithmEncapsulation: .localized("Algorithm encapsulation")
        case .performanceAndAccess: .localized("Performance and object access")
        case .objectState: .localized("Object state")
        }
    }
}
