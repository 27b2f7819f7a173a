import ProjectPlans

@testable import XcodeProjects

extension TestFolder {
    /// Writes a project, with Swift files for what its sources name if `sources` lists them.
    func write(_ project: TestProject, to name: String = "App.xcodeproj") throws {
        try write("\(name)/project.pbxproj", project.text())
    }

    /// Plans a project or workspace in the folder.
    func plan(
        _ name: String = "App.xcodeproj", _ choice: XcodeChoice = XcodeChoice()
    ) throws -> ProjectPlan {
        try XcodePlanner.plan(XcodeContainer(path: at(name)), root: path, choice: choice)
    }
}

extension ProjectPlan {
    /// The texts of remarks of a severity.
    func texts(_ severity: PlanRemark.Severity) -> [String] {
        remarks.filter { $0.severity == severity }.map(\.text)
    }
}
