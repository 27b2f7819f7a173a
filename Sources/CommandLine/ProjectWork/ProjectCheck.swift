import CommandLineKit
import Foundation
import ProjectPlans
import ShadowPackages

/// What will happen to a project, found without compiling anything.
struct ProjectCheck: Encodable {
    /// A row of the table.
    struct Target: Encodable {
        let name: String
        let kind: String
        let survey: ModuleSurvey?

        /// `true` for what SwiftPM builds as it is: C, a macro, a plugin.
        let isUnported: Bool

        /// Why it is not built.
        let leftOut: String?

        /// Sources in other languages, by language.
        let otherSources: [String: Int]

        /// The scripts that do not run.
        let scripts: [String]

        /// The pods and frameworks that are not in the repository.
        let missingDependencies: [String]

        let packages: [String]
    }

    let project: String
    let targets: [Target]
    let remarks: [PlanRemark]

    /// `true` if all that is not left out can be built.
    let canBeBuilt: Bool

    init(_ plan: ProjectPlan, tool: PortingTool) throws(ShadowError) {
        project = plan.origin.path
        remarks = plan.remarks
        var rows: [Target] = []
        for target in plan.targets {
            let isRead =
                target.leftOut == nil && !target.sources.isEmpty && target.unported == nil
            let imported = plan.targets(seenBy: target).filter { $0.leftOut == nil }
            let isBuilt = Set(target.cCode?.sources ?? [])
            rows.append(
                Target(
                    name: target.name, kind: Self.word(for: target.kind),
                    survey: isRead ? try tool.survey(target, imported: imported) : nil,
                    isUnported: target.unported != nil
                        || !isBuilt.isEmpty && target.sources.isEmpty, leftOut: target.leftOut,
                    otherSources: Dictionary(
                        grouping: target.unported == nil
                            ? target.otherSources.filter { !isBuilt.contains($0.path) } : [],
                        by: \.language.rawValue
                    ).mapValues(\.count),
                    scripts: target.scripts.map(\.name),
                    missingDependencies: target.missingDependencies.map {
                        "\($0.name) (\($0.source.rawValue))"
                    }, packages: target.packageProducts.map(\.name)))
        }
        targets = rows
        let built = rows.filter { $0.leftOut == nil }
        let left = Set(rows.filter { $0.leftOut != nil }.map(\.name))
        let hasErrors = plan.remarks.contains { remark in
            remark.severity == .error && !(remark.target.map(left.contains) ?? false)
        }
        canBeBuilt =
            !built.isEmpty && !hasErrors
            && built.allSatisfy { row in
                row.missingDependencies.isEmpty && row.survey?.missing.isEmpty ?? true
                    && row.survey?.unparsedFiles ?? 0 == 0
                    && !(row.survey?.frameworks.contains(where: \.isNeeded) ?? false)
            }
    }

    private static func word(for kind: PlannedTarget.Kind) -> String {
        switch kind {
        case .application: "app"
        case .framework: "framework"
        case .staticLibrary: "library"
        case .resourceBundle: "resources"
        case .unitTests: "tests"
        case .uiTests: "UI tests"
        case .other(let word): word
        }
    }

    // MARK: Text

    /// The report for a person.
    var text: String {
        var lines = [project] + swiftUI + [""]
        let name = max(6, targets.map(\.name.count).max() ?? 0)
        let kind = max(4, targets.map(\.kind.count).max() ?? 0)
        lines.append(
            "\("Target".padded(name))  \("Kind".padded(kind))  Files  UIKit's API, and what is missing"
        )
        for row in targets {
            let files = row.survey.map { "\($0.files)" } ?? "–"
            let state =
                row.leftOut.map { "left out: \($0)" }
                ?? row.survey.map {
                    "\($0.uses - $0.missing.reduce(0) { $0 + $1.uses }) of \($0.uses)"
                }
                ?? (row.isUnported ? "built as it is" : "no Swift sources")
            lines.append(
                "\(row.name.padded(name))  \(row.kind.padded(kind))  "
                    + "\(String(repeating: " ", count: max(0, 5 - files.count)))\(files)  \(state)")
        }
        lines += details
        lines += [
            "", canBeBuilt ? "All of it can be built." : "Not all of it can be built as it is.",
        ]
        return lines.map { $0 + "\n" }.joined()
    }

    /// The sentence about an app whose interface is SwiftUI.
    private var swiftUI: [String] {
        targets.filter { $0.kind == "app" }.compactMap { row in
            guard let survey = row.survey, survey.leftOutFiles > 0 else { return nil }
            let rest = survey.files - survey.leftOutFiles
            let share = 100 * rest / max(1, survey.files)
            let files = survey.leftOutFiles == 1 ? "1 file is" : "\(survey.leftOutFiles) files are"
            return """
                \(row.name) has views of SwiftUI, which Linux lacks: \(files) left out; \(rest) of \
                \(survey.files) files (\(share) %) are built.
                """
        }
    }

    /// What the project asks for and does not get, with its places. What a target that is left out
    /// is missing stands in the table.
    private var notes: [String] {
        let left = Set(targets.filter { $0.leftOut != nil }.map(\.name))
        let shown = remarks.filter { remark in !(remark.target.map(left.contains) ?? false) }
        guard !shown.isEmpty else { return [] }
        return [""] + shown.sorted { $0.severity > $1.severity }.map(\.description)
    }

    private var details: [String] {
        targets.filter { $0.leftOut == nil }.flatMap { row -> [String] in
            let frameworks = (row.survey?.frameworks ?? []).filter(\.isNeeded).map {
                "\($0.path):\($0.line): \($0.name) is missing, and is used"
            }
            let web = (row.survey?.frameworks ?? []).filter { $0.name == "WebKit" }.map {
                "\($0.path):\($0.line): WebKit is for trusted content only on Debian 12, which "
                    + "publishes no security updates for its engine"
            }
            let missing = (row.survey?.missing ?? []).map {
                "\($0.path):\($0.line): \($0.name) is missing, \($0.uses) "
                    + ($0.uses == 1 ? "use" : "uses")
            }
            let others = row.otherSources.sorted { $0.key < $1.key }.map {
                $0.value == 1
                    ? "1 file of \($0.key) is not built"
                    : "\($0.value) files of \($0.key) are not built"
            }
            let dependencies = row.missingDependencies.map { "\($0) is not in the repository" }
            let packages =
                row.packages.isEmpty ? [] : ["Packages: \(row.packages.joined(separator: ", "))"]
            let lines =
                frameworks + web + missing + (row.survey?.problems ?? []) + others + dependencies
                + packages
            return lines.isEmpty ? [] : ["", "\(row.name):"] + lines.map { "  " + $0 }
        } + notes
    }
}

extension String {
    /// The text with spaces after it, up to a number of characters.
    fileprivate func padded(_ count: Int) -> String {
        self + String(repeating: " ", count: max(0, count - self.count))
    }
}
