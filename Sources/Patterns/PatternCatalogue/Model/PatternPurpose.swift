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
    public var name: BilingualText {
        switch self {
        case .objectCreation: BilingualText("Object creation", "对象创建")
        case .interfaceAdaptation: BilingualText("Interface adaptation", "接口适配")
        case .decoupling: BilingualText("Decoupling of objects", "对象去耦")
        case .abstractCollections: BilingualText("Abstract collections", "抽象集合")
        case .behaviourExtension: BilingualText("Behaviour extension", "行为扩展")
        case .algorithmEncapsulation: BilingualText("Algorithm encapsulation", "算法封装")
        case .performanceAndAccess: BilingualText("Performance and object access", "性能与对象访问")
        case .objectState: BilingualText("Object state", "对象状态")
        }
    }
}
