import ProjectPlans
import XMLReading

/// A scheme: what is built, run and tested, and how.
struct Scheme {
    /// A target that a scheme or test plan refers to.
    struct Reference: Hashable {
        /// The target's identifier.
        let id: String

        /// Its name, should the identifier be that of another copy of the project.
        let name: String

        /// The path of its project or package, `nil` if the scheme does not say.
        let container: String?
    }

    /// A target with tests.
    struct Testable: Hashable {
        let target: Reference
        let isSkipped: Bool
        let skipped: [String]

        /// The tests that run, `nil` for all.
        let only: [String]?
    }

    let path: String
    let configuration: String?
    private(set) var built: [Reference] = []
    private(set) var testables: [Testable] = []

    /// The test plans' paths, the one that counts first.
    private(set) var testPlans: [String] = []

    private(set) var runnable: Reference?
    private(set) var launchOptions = RunOptions()
    private(set) var testOptions = RunOptions()

    /// The targets whose build settings variables and arguments may name.
    private(set) var launchMacros: Reference?
    private(set) var testMacros: Reference?

    /// The targets whose lines coverage counts; `nil` for all.
    private(set) var covered: [Reference]?

    var name: String { Paths.stem(path) }

    /// Reads a scheme that belongs to the project or workspace at `container`.
    init(at path: String, container: String) throws(ProjectError) {
        try self.init(ProjectFolder.text(of: path), at: path, container: container)
    }

    /// Reads a scheme's text.
    init(_ text: String, at path: String, container: String) throws(ProjectError) {
        let root = try XMLTree.read(text, path: path)
        guard root.name == "Scheme" else {
            throw ProjectError(file: path, line: root.line, "this XML is no scheme")
        }
        self.path = path
        configuration =
            root.child("TestAction")?.attributes["buildConfiguration"]
            ?? root.child("LaunchAction")?.attributes["buildConfiguration"]
        let folder = Paths.folder(container)
        let entries = root.descendant("BuildAction", "BuildActionEntries")
        built = (entries?.children("BuildActionEntry") ?? []).compactMap {
            $0.child("BuildableReference").map { Self.reference($0, in: folder) }
        }
        if let launch = root.child("LaunchAction") {
            launchOptions = Self.options(launch)
            let runnable =
                launch.child("BuildableProductRunnable")
                ?? launch.child("RemoteRunnable") ?? launch.child("MacroExpansion")
            self.runnable = runnable?.child("BuildableReference").map {
                Self.reference($0, in: folder)
            }
            launchMacros = Self.macros(launch, in: folder) ?? self.runnable
        }
        if let test = root.child("TestAction") { readTests(test, in: folder) }
    }

    private mutating func readTests(_ test: XMLTree, in folder: String) {
        testOptions = Self.options(test)
        testMacros = Self.macros(test, in: folder) ?? launchMacros
        if test.attributes["shouldUseLaunchSchemeArgsEnv"] == "YES" {
            testOptions.arguments = launchOptions.arguments
            testOptions.environment = launchOptions.environment
        }
        if test.attributes["onlyGenerateCoverageForSpecifiedTargets"] == "YES" {
            covered = (test.child("CodeCoverageTargets")?.children("BuildableReference") ?? [])
                .map { Self.reference($0, in: folder) }
        }
        let plans = test.child("TestPlans")?.children("TestPlanReference") ?? []
        let sorted =
            plans.filter { $0.attributes["default"] == "YES" }
            + plans.filter { $0.attributes["default"] != "YES" }
        testPlans = sorted.compactMap { plan in
            plan.attributes["reference"].map { Self.path($0, in: folder) }
        }
        for testable in test.child("Testables")?.children("TestableReference") ?? [] {
            guard let reference = testable.child("BuildableReference") else { continue }
            let isList = testable.attributes["useTestSelectionWhitelist"] == "YES"
            testables.append(
                Testable(
                    target: Self.reference(reference, in: folder),
                    isSkipped: testable.attributes["skipped"] == "YES",
                    skipped: Self.tests(testable.child("SkippedTests")),
                    only: isList ? Self.tests(testable.child("SelectedTests")) : nil))
        }
    }

    private static func macros(_ action: XMLTree, in folder: String) -> Reference? {
        action.child("MacroExpansion")?.child("BuildableReference").map {
            reference($0, in: folder)
        }
    }

    private static func tests(_ list: XMLTree?) -> [String] {
        (list?.children("Test") ?? []).compactMap { $0.attributes["Identifier"] }
    }

    private static func reference(_ element: XMLTree, in folder: String) -> Reference {
        Reference(
            id: element.attributes["BlueprintIdentifier"] ?? "",
            name: element.attributes["BlueprintName"] ?? "",
            container: element.attributes["ReferencedContainer"].map { path($0, in: folder) })
    }

    /// The path of `container:App.xcodeproj`.
    static func path(_ location: String, in folder: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1)
        return Paths.join(folder, String(parts.last ?? ""))
    }

    private static func options(_ action: XMLTree) -> RunOptions {
        var options = RunOptions()
        for argument in action.child("CommandLineArguments")?.children ?? []
        where argument.attributes["isEnabled"] != "NO" {
            // One entry may hold several arguments.
            options.arguments += SettingWords.split(argument.attributes["argument"] ?? "")
        }
        for variable in action.child("EnvironmentVariables")?.children ?? []
        where variable.attributes["isEnabled"] != "NO" {
            guard let key = variable.attributes["key"] else { continue }
            options.environment[key] = variable.attributes["value"] ?? ""
        }
        options.language = named(action.attributes["language"])
        options.region = named(action.attributes["region"])
        return options
    }

    private static func named(_ text: String?) -> String? {
        text.flatMap { $0.isEmpty ? nil : $0 }
    }
}
