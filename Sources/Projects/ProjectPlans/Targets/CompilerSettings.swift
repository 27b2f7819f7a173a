/// The build settings that change what Swift code means, resolved for a debug build.
public struct CompilerSettings: Hashable, Sendable, Codable {
    /// The actor that declarations belong to when they do not say.
    public enum Isolation: String, Hashable, Sendable, Codable {
        case nonisolated
        case mainActor
    }

    /// How strictly code of Swift 5 is checked for data races.
    public enum StrictConcurrency: String, Hashable, Sendable, Codable {
        case minimal, targeted, complete
    }

    /// `SWIFT_VERSION`, such as “4.2”; `nil` if it is not set.
    public var swiftVersion: String?

    /// The names that `#if` finds true, `DEBUG` among them as a rule.
    public var compilationConditions: [String]

    /// `SWIFT_DEFAULT_ACTOR_ISOLATION`.
    public var defaultIsolation: Isolation

    /// The upcoming features that are on, by their names in the compiler.
    public var upcomingFeatures: [String]

    /// The experimental features that are on, by their names in the compiler.
    public var experimentalFeatures: [String]

    /// `SWIFT_STRICT_CONCURRENCY`.
    public var strictConcurrency: StrictConcurrency

    /// What is left of `OTHER_SWIFT_FLAGS` after the above were taken from it.
    public var otherFlags: [String]

    /// `IPHONEOS_DEPLOYMENT_TARGET`, such as “15.0”.
    public var deploymentTarget: String?

    public init(
        swiftVersion: String? = nil, compilationConditions: [String] = [],
        defaultIsolation: Isolation = .nonisolated, upcomingFeatures: [String] = [],
        experimentalFeatures: [String] = [], strictConcurrency: StrictConcurrency = .minimal,
        otherFlags: [String] = [], deploymentTarget: String? = nil
    ) {
        self.swiftVersion = swiftVersion
        self.compilationConditions = compilationConditions
        self.defaultIsolation = defaultIsolation
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
        self.strictConcurrency = strictConcurrency
        self.otherFlags = otherFlags
        self.deploymentTarget = deploymentTarget
    }
}
