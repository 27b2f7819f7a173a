/// A Swift package that a project uses.
public struct PackageReference: Hashable, Sendable, Codable {
    /// Where a package lies.
    public enum Location: Hashable, Sendable, Codable {
        /// A folder with a `Package.swift`, an absolute path.
        case folder(String)

        /// A repository that has to be fetched.
        case repository(url: String, VersionRequirement)
    }

    /// The name by which dependencies refer to it, in lower case: the last part of its address.
    public var identity: String

    public var location: Location

    public var place: PlanPlace?

    public init(identity: String, location: Location, place: PlanPlace? = nil) {
        self.identity = identity
        self.location = location
        self.place = place
    }
}

/// Which versions of a package a project accepts.
public enum VersionRequirement: Hashable, Sendable, Codable {
    case upToNextMajor(String)
    case upToNextMinor(String)

    /// At least `from`, and less than `to`.
    case range(from: String, to: String)

    case exact(String)
    case branch(String)
    case revision(String)
}

/// A product of a Swift package that a target links.
public struct PackageProduct: Hashable, Sendable, Codable {
    /// The product's name.
    public var name: String

    /// The ``PackageReference/identity`` of its package; `nil` if the project does not say, as for
    /// packages that lie in a workspace.
    public var package: String?

    /// `true` for a plugin that runs during the build.
    public var isPlugin: Bool

    /// The names of its modules, as far as they are known.
    public var modules: [String]

    public init(
        name: String, package: String? = nil, isPlugin: Bool = false, modules: [String] = []
    ) {
        self.modules = modules
        self.name = name
        self.package = package
        self.isPlugin = isPlugin
    }
}
