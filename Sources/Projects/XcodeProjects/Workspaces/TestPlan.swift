import Foundation
import ProjectPlans

/// An `.xctestplan`: which targets' tests run, and how.
struct TestPlan {
    let path: String
    private(set) var testables: [Scheme.Testable] = []
    private(set) var options = RunOptions()

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
        for entry in values["testTargets"] as? [[String: Any]] ?? [] {
            guard let target = entry["target"] as? [String: Any],
                let name = target["name"] as? String
            else { continue }
            let container = (target["containerPath"] as? String).map {
                Scheme.path($0, in: folder)
            }
            testables.append(
                Scheme.Testable(
                    target: Scheme.Reference(
                        id: target["identifier"] as? String ?? "", name: name, container: container),
                    isSkipped: (entry["enabled"] as? Bool) == false,
                    skipped: Self.tests(entry["skippedTests"]),
                    only: entry["selectedTests"].map(Self.tests)))
        }
    }

    /// A list of tests: names, or suites with their functions since Xcode 16.
    private static func tests(_ value: Any?) -> [String] {
        if let names = value as? [String] { return names }
        let suites = (value as? [String: Any])?["suites"] as? [[String: Any]] ?? []
        return suites.flatMap { suite -> [String] in
            let name = suite["name"] as? String ?? ""
            let functions = suite["testFunctions"] as? [String] ?? []
            return functions.isEmpty ? [name] : functions.map { "\(name)/\($0)" }
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
