/// What is built of a repository, whether a package or an Xcode project describes it.
///
/// A plan is complete on its own: paths are absolute, build settings are resolved, and each file
/// is listed. Whatever cannot be built or was not understood stands in ``remarks``, with the file
/// and line that say so.
public struct ProjectPlan: Hashable, Sendable, Codable {
    /// The file that describes a project.
    public enum Origin: Hashable, Sendable, Codable {
        /// A `Package.swift`.
        case package(path: String)

        /// An `.xcodeproj` folder.
        case project(path: String)

        /// An `.xcworkspace` folder.
        case workspace(path: String)

        /// The path of the manifest, project or workspace.
        public var path: String {
            switch self {
            case .package(let path), .project(let path), .workspace(let path): path
            }
        }
    }

    /// The name of the package, project or workspace.
    public var name: String

    /// The repository's folder, an absolute path.
    public var root: String

    /// The file that describes the project.
    public var origin: Origin

    /// The targets, each after those that it depends on.
    ///
    /// Those that are left out are listed too: see ``PlannedTarget/leftOut``.
    public var targets: [PlannedTarget]

    /// The Swift packages that targets use products of.
    public var packages: [PackageReference]

    /// The `Package.resolved` with the versions that the project's team uses, if there is one.
    public var packageVersions: String?

    /// How the app is started, if a scheme says so.
    public var launch: PlannedLaunch?

    /// Which tests run, and how; `nil` if no scheme or test plan says so, which means all.
    public var tests: PlannedTestRun?

    /// The schemes among which one can choose, sorted.
    public var schemes: [String]

    /// What the user has to know, in the order of its discovery.
    public var remarks: [PlanRemark]

    /// Creates a plan, an empty one by default.
    public init(
        name: String, root: String, origin: Origin, targets: [PlannedTarget] = [],
        packages: [PackageReference] = [], packageVersions: String? = nil,
        launch: PlannedLaunch? = nil,
        tests: PlannedTestRun? = nil, schemes: [String] = [], remarks: [PlanRemark] = []
    ) {
        self.name = name
        self.root = root
        self.origin = origin
        self.targets = targets
        self.packages = packages
        self.packageVersions = packageVersions
        self.launch = launch
        self.tests = tests
        self.schemes = schemes
        self.remarks = remarks
    }
}

extension ProjectPlan {
    /// The targets that are built.
    public var builtTargets: [PlannedTarget] { targets.filter { $0.leftOut == nil } }

    /// The targets that one's code sees, directly or by way of others: an app sees its frameworks,
    /// and tests see their host.
    public func targets(seenBy target: PlannedTarget) -> [PlannedTarget] {
        var (open, seen) = ([target], Set<String>())
        while let next = open.popLast() {
            var names = next.dependencies
            if case .unitTests(let host?) = next.kind { names.append(host) }
            open += names.filter { $0 != target.name && seen.insert($0).inserted }
                .compactMap(self.target(named:))
        }
        return targets.filter { seen.contains($0.name) }
    }

    /// The sources whose lines coverage counts: those of the targets that the scheme or the test
    /// plan names, or else all that are not tests.
    public var coveredSources: Set<String> {
        let names = tests?.covered
        return Set(
            targets.filter { names?.contains($0.name) ?? !$0.isTest }.flatMap(\.sources))
    }

    /// The target of a name, `nil` if there is none.
    public func target(named name: String) -> PlannedTarget? {
        targets.first { $0.name == name }
    }
}
