/// A shell script that Xcode runs while it builds a target.
public struct PlannedScript: Hashable, Sendable, Codable {
    /// The name of its phase.
    public var name: String

    /// The program that reads it, `/bin/sh` as a rule.
    public var shell: String

    /// Its source.
    public var text: String

    /// The files that it reads, as far as it declares them, absolute paths.
    public var inputs: [String]

    /// The files that it writes, as far as it declares them, absolute paths.
    public var outputs: [String]

    /// The build settings, which it finds in its environment.
    public var settings: [String: String]

    /// `true` if it runs before the sources are compiled, so that it may make some.
    public var isBeforeSources: Bool

    /// Where the project has it.
    public var place: PlanPlace?

    /// Creates a script of the shell that reads and writes nothing that is declared.
    public init(
        name: String, shell: String = "/bin/sh", text: String, inputs: [String] = [],
        outputs: [String] = [], settings: [String: String] = [:], isBeforeSources: Bool = false,
        place: PlanPlace? = nil
    ) {
        self.name = name
        self.shell = shell
        self.text = text
        self.inputs = inputs
        self.outputs = outputs
        self.settings = settings
        self.isBeforeSources = isBeforeSources
        self.place = place
    }
}
