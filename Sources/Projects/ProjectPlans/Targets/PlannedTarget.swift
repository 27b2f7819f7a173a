/// A module of a project: an app, a library or tests.
public struct PlannedTarget: Hashable, Sendable, Codable {
    /// What a target makes.
    public enum Kind: Hashable, Sendable, Codable {
        case application

        /// A framework, dynamic or static.
        case framework

        /// A library of objects, without resources of its own.
        case staticLibrary

        /// A folder of resources and no code, such as a pod's `resource_bundles`.
        case resourceBundle

        /// Tests of XCTest and Swift Testing. They run in the process of `host`, the name of an
        /// application's target, or in one of their own.
        case unitTests(host: String?)

        /// Tests of XCUITest that drive `application`, the name of its target, from outside.
        case uiTests(application: String?)

        /// Anything else, in the words of its user: “app extension”, “Watch app”.
        case other(String)
    }

    /// The name in the project, unique within a plan.
    public var name: String

    /// The name by which Swift code imports it.
    public var moduleName: String

    /// The name of the app, framework or bundle, without its ending.
    public var productName: String

    public var kind: Kind

    /// Why the target is not built, as one sentence; `nil` if it is.
    public var leftOut: String?

    /// Where the project describes it.
    public var place: PlanPlace?

    /// The Swift files, absolute paths in the order of the project.
    public var sources: [String]

    /// What SwiftPM builds of it as it is; `nil` for iOS code, which is ported.
    public var unported: UnportedTarget?

    /// Files that are neither sources nor resources, for plugins of the build that read them.
    public var otherFiles: [String] = []

    /// What is built of ``otherSources`` and of the headers that Swift code sees.
    public var cCode: PlannedCCode?

    /// Sources in other languages. Those of ``unported`` targets and of ``cCode`` are built, others
    /// are not.
    public var otherSources: [PlannedSource]

    /// The header through which Swift code sees Objective-C, which is not read.
    public var bridgingHeader: String?

    public var resources: [PlannedResource]

    /// The names of the targets that are built before it. It links the libraries among them.
    public var dependencies: [String]

    /// The products of Swift packages that it links.
    public var packageProducts: [PackageProduct]

    /// The pods and frameworks that it needs and that are not in the repository.
    public var missingDependencies: [MissingDependency]

    /// The frameworks of Apple's that it links by name, without their ending.
    public var systemFrameworks: [String]

    /// The settings of the compiler.
    public var settings: CompilerSettings

    /// The keys of its `Info.plist`, for targets that have one.
    public var infoPlist: PlannedInfoPlist?

    /// The devices that it is made for.
    public var deviceFamilies: [DeviceFamily]

    /// The catalogue entries that become the app's icon and accent colour.
    public var catalogNames: CatalogNames

    /// The file of entitlements, which are ignored.
    public var entitlements: String?

    /// Scripts that Xcode would run, and that do not run unless the user asks for it.
    public var scripts: [PlannedScript]

    /// Creates a target, built and empty by default.
    public init(
        name: String, moduleName: String, productName: String? = nil, kind: Kind,
        leftOut: String? = nil, place: PlanPlace? = nil, sources: [String] = [],
        otherSources: [PlannedSource] = [], bridgingHeader: String? = nil,
        resources: [PlannedResource] = [], dependencies: [String] = [],
        packageProducts: [PackageProduct] = [], missingDependencies: [MissingDependency] = [],
        systemFrameworks: [String] = [],
        settings: CompilerSettings = CompilerSettings(), infoPlist: PlannedInfoPlist? = nil,
        deviceFamilies: [DeviceFamily] = [], catalogNames: CatalogNames = CatalogNames(),
        entitlements: String? = nil, scripts: [PlannedScript] = []
    ) {
        self.name = name
        self.moduleName = moduleName
        self.productName = productName ?? name
        self.kind = kind
        self.leftOut = leftOut
        self.place = place
        self.sources = sources
        self.otherSources = otherSources
        self.bridgingHeader = bridgingHeader
        self.resources = resources
        self.dependencies = dependencies
        self.packageProducts = packageProducts
        self.missingDependencies = missingDependencies
        self.systemFrameworks = systemFrameworks
        self.settings = settings
        self.infoPlist = infoPlist
        self.deviceFamilies = deviceFamilies
        self.catalogNames = catalogNames
        self.entitlements = entitlements
        self.scripts = scripts
    }
}

extension PlannedTarget {
    /// `true` for tests, of either kind.
    public var isTest: Bool {
        switch kind {
        case .unitTests, .uiTests: true
        default: false
        }
    }

    /// The name of the storyboard that the app starts with, without its ending.
    public var mainStoryboard: String? {
        infoPlist?.keys["UIMainStoryboardFile"]?.text
    }
}

/// A kind of device, by the numbers of `TARGETED_DEVICE_FAMILY`.
public enum DeviceFamily: Int, Hashable, Sendable, Codable {
    case phone = 1
    case pad = 2
    case tv = 3
    case watch = 4
    case mac = 6
    case vision = 7
}

/// The entries of an asset catalogue that the system uses by name.
public struct CatalogNames: Hashable, Sendable, Codable {
    /// `ASSETCATALOG_COMPILER_APPICON_NAME`.
    public var appIcon: String?

    /// `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`.
    public var accentColor: String?

    public init(appIcon: String? = nil, accentColor: String? = nil) {
        self.appIcon = appIcon
        self.accentColor = accentColor
    }
}
