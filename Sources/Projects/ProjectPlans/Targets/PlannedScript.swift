/// A shell script that Xcode runs while it builds a target.
public struct PlannedScript: Hashable, Sendable, Codable {
    public var name: String

    /// The program that reads it, `/bin/sh` as a rule.
    public var shell: String

    public var text: String

    /// The files that it reads and writes, as far as it declares them, absolute paths.
    public var inputs: [String]
    public var outputs: [String]

    /// `true` if it runs before the sources are compiled, so that it may make some.
    public var isBeforeSources: Bool

    public var place: PlanPlace?

    public init(
        name: String, shell: String = "/bin/sh", text: String, inputs: [String] = [],
        outputs: [String] = [], isBeforeSources: Bool = false, place: PlanPlace? = nil
    ) {
        self.name = name
        self.shell = shell
        self.text = text
        self.inputs = inputs
        self.outputs = outputs
        self.isBeforeSources = isBeforeSources
        self.place = place
    }
}
