/// A library that a target needs and whose sources are not in the repository.
public struct MissingDependency: Hashable, Sendable, Codable {
    /// What would bring it.
    public enum Source: String, Hashable, Sendable, Codable {
        case cocoaPods = "CocoaPods"
        case carthage = "Carthage"
        case binary
    }

    /// The name of the pod or framework.
    public var name: String

    public var source: Source

    public var place: PlanPlace?

    public init(name: String, source: Source, place: PlanPlace? = nil) {
        self.name = name
        self.source = source
        self.place = place
    }
}
