/// What of a project is wanted.
public struct XcodeChoice: Hashable, Sendable {
    /// The scheme that says what is built and tested; `nil` for all targets.
    public var scheme: String?

    /// The targets that are wanted, with what they depend on; empty for all.
    public var targets: [String]

    /// The configuration; `nil` for that of the scheme, or `Debug`.
    public var configuration: String?

    /// Folders that stand for pods and frameworks, by their names.
    public var dependencies: [String: String]

    /// `true` if the scripts of the targets run, so that they need no mention.
    public var runsScripts: Bool

    /// Chooses everything by default.
    public init(
        scheme: String? = nil, targets: [String] = [], configuration: String? = nil,
        dependencies: [String: String] = [:], runsScripts: Bool = false
    ) {
        self.scheme = scheme
        self.targets = targets
        self.configuration = configuration
        self.dependencies = dependencies
        self.runsScripts = runsScripts
    }
}
