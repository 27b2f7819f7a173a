import Foundation
import ProjectPlans

/// An `.xctestplan`: which targets' tests run, and how.
struct TestPlan {
    let path: String
    private(set) var testables: [Scheme.Testable] = []
    private(set) var options = RunOptions()

    /// The target whose build settings variables and arguments may name.
    private(set) var macros: Scheme.Reference?

    /// The targets whose lines coverage counts; `nil` for all.
    private(set) var covered: [Scheme.Reference]?

    /// The names of configurations beyond the first, which are not used.
    private(set) var otherConfigurations: [String] = []

    /// Reads a plan of the project or workspace at `container`.
    init(at path: String, container: String) throws(ProjectError) {
        try self.init(ProjectFolder.text(of: path), at: path, container: container)
    }

    /// Reads a plan's text.
    init(_ text: String, at path: String, container: String) throws(ProjectError) {
        self.path = path
        guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
            let values = json as? [String: Any]
        else {
            throw ProjectError(file: path, "this is no test plan: its JSON is damaged")
        }
        let configurations = (values["configurations"] as? [[String: Any]] ?? [])
            .filter { ($0["enabled"] as? Bool) != false }
        read(values["defaultOptions"] as? [String: Any] ?? [:])
        read(configurations.first?["options"] as? [String: Any] ?? [:])
        otherConfigurations = configurations.dropFirst().compactMap { $0["name"] as? String }
        let folder = Paths.folder(container)
        let options = values["defaultOptions"] as? [String: Any]
        let coverage = options?["codeCoverage"] as? [String: Any]
        covered = (coverage?["targets"] as? [[String: Any]])?.compactMap {
            Self.reference($0, in: folder)
        }
        macros = (options?["targetForVariableExpansion"] as? [String: Any]).flatMap {
            Self.reference($0, in: folder)
        }
        for entry in values["testTargets"] as? [[String: Any]] ?? [] {
            guard let target = entry["target"] as? [String: Any],
                let reference = Self.reference(target, in: folder)
            else { continue }
            testables.append(
                Scheme.Testable(
                    target: reference,
                    isSkipped: (entry["enabled"] as? Bool) == false,
                    skipped: Self.tests(entry["skippedTests"]),
                    only: entry["selectedTests"].map(Self.tests)))
        }
    }

    private static func reference(
        _ target: [String: Any], in folder: String
    ) -> Scheme.Reference? {
        guard let name = target["name"] as? String else { return nil }
        return Scheme.Reference(
            id: target["identifier"] as? String ?? "", name: name,
            container: (target["containerPath"] as? String).map { Scheme.path($0, in: folder) })
    }

    /// A list of tests: names, or functions and suites with theirs since Xcode 16.
    private static func tests(_ value: Any?) -> [String] {
        value as? [String] ?? tests(in: value as? [String: Any] ?? [:], depth: 0)
    }

    /// The tests in a suite: its functions, and those of the suites and classes in it.
    private static func tests(in values: [String: Any], depth: Int) -> [String] {
        // Suites are nested a few levels deep.
        guard depth < 32 else { return [] }
        let functions = ["testFunctions", "xctestMethods"].flatMap { values[$0] as? [String] ?? [] }
        let suites = ["suites", "xctestClasses"].flatMap { values[$0] as? [[String: Any]] ?? [] }
        return functions
            + suites.flatMap { suite -> [String] in
                let name = suite["name"] as? String ?? ""
                let inner = tests(in: suite, depth: depth + 1)
                return inner.isEmpty ? [name] : inner.map { "\(name)/\($0)" }
            }
    }

    private mutating func read(_ values: [String: Any]) {
        if let entries = values["commandLineArgumentEntries"] as? [[String: Any]] {
            options.arguments = entries.filter { ($0["enabled"] as? Bool) != false }
                .flatMap { SettingWords.split($0["argument"] as? String ?? "") }
        }
        if let entries = values["environmentVariableEntries"] as? [[String: Any]] {
            for entry in entries where (entry["enabled"] as? Bool) != false {
                guard let key = entry["key"] as? String else { continue }
                options.environment[key] = entry["value"] as? String ?? ""
            }
        }
        options.language = values["language"] as? String ?? options.language
        options.region = values["region"] as? String ?? options.region
    }
}
