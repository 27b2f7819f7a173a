import CommandLineKit
import Foundation
import ProjectPlans
import ShadowPackages

/// Runs the scripts that Xcode would run while it builds a project's targets.
struct ProjectScripts {
    let plan: ProjectPlan

    /// The folder for what scripts make, instead of Xcode's folders of a build.
    let folder: URL

    let console: Console

    /// Runs the scripts of the targets that are built, and stops at the first that fails.
    func run(ofTarget isWanted: (PlannedTarget) -> Bool) throws {
        for target in plan.builtTargets where isWanted(target) {
            for (number, script) in target.scripts.enumerated() {
                try run(script, of: target, number)
            }
        }
    }

    private func run(_ script: PlannedScript, of target: PlannedTarget, _ number: Int) throws {
        let own = folder.appendingPathComponent(target.moduleName)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        let file = own.appendingPathComponent("script \(number)")
        try Data(script.text.utf8).write(to: file)
        let shell = script.shell.split(separator: " ").map(String.init)
        let project = script.settings["SRCROOT"] ?? plan.root
        console.say("Running the script “\(script.name)” of \(target.name)")
        let program = ChildProgram(
            "env", ["-C", project] + shell + [file.path],
            environment: environment(of: script, in: own))
        let code = try program.run { console.say($0) }
        guard code == 0 else {
            throw ShadowError.scriptFailed(
                name: script.name, place: script.place.map { "\($0)" } ?? plan.origin.path,
                code: code)
        }
    }

    /// The build settings, and what is known of the script itself. `PATH` and `HOME` stay.
    private func environment(of script: PlannedScript, in own: URL) -> [String: String] {
        var variables = script.settings.filter { !["PATH", "HOME", "SDKROOT"].contains($0.key) }
        for name in [
            "BUILD_DIR", "BUILT_PRODUCTS_DIR", "CONFIGURATION_BUILD_DIR", "DERIVED_FILE_DIR",
            "OBJROOT", "SYMROOT", "TARGET_BUILD_DIR", "TARGET_TEMP_DIR", "TEMP_DIR",
        ] { variables[name] = own.path }
        variables["ACTION"] = "build"
        variables["CONFIGURATION"] = variables["CONFIGURATION"] ?? "Debug"
        for (word, files) in [("INPUT", script.inputs), ("OUTPUT", script.outputs)] {
            variables["SCRIPT_\(word)_FILE_COUNT"] = "\(files.count)"
            for (number, file) in files.enumerated() {
                variables["SCRIPT_\(word)_FILE_\(number)"] = file
            }
        }
        return variables
    }
}
