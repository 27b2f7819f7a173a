/// Plain C and C++ of a target of Xcode's, which is built as it is: it becomes a module that the
/// target's Swift code imports without saying so, as through a bridging header.
public struct PlannedCCode: Hashable, Sendable, Codable {
    /// The sources, absolute paths.
    public var sources: [String]

    /// The headers that Swift code sees, absolute paths.
    public var imported: [String]

    /// The project's headers by the names under which code includes them: Xcode finds a header of
    /// the project wherever it lies.
    public var headers: [String: String]

    /// The flags of the compiler: definitions, and folders with headers.
    public var flags: [String]

    /// The versions of the languages, `gnu11`; `nil` for the compiler's own.
    public var cStandard: String?
    public var cxxStandard: String?

    public init(
        sources: [String] = [], imported: [String] = [], headers: [String: String] = [:],
        flags: [String] = [], cStandard: String? = nil, cxxStandard: String? = nil
    ) {
        self.sources = sources
        self.imported = imported
        self.headers = headers
        self.flags = flags
        self.cStandard = cStandard
        self.cxxStandard = cxxStandard
    }
}
