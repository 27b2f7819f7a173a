import CommandLineKit
import Foundation
import ShadowPackages

/// A project whose shadow package is written and up to date.
struct OpenProject {
    let package: ShadowPackage
    let toolkit: InstalledToolkit

    /// Reads a project and writes what changed of its shadow package.
    init(
        _ options: ProjectOptions, for purpose: ProjectSearch.Purpose, console: Console
    ) throws {
        toolkit = try InstalledToolkit(of: RunningProgram.folder)
        try toolkit.checkCompiler()
        let lock = try ShadowLock(options.shadow) {
            console.say("Another touchstone works on this project: waiting for it.")
        }
        defer { lock.unlock() }
        let plan = try ProjectSearch(options, purpose: purpose, console: console).plan()
        for remark in plan.remarks where remark.severity != .error {
            console.say(remark.description)
        }
        let errors = plan.remarks.filter { $0.severity == .error }.map(\.description)
        guard errors.isEmpty else { throw ShadowError.unbuildable(lines: errors) }
        package = ShadowPackage(plan, in: options.shadow, tool: try Self.tool())
        let bar = ProgressBar(plan.name, console: console)
        defer { bar.finish() }
        for problem in try package.write(onProgress: { bar.update(nil, $0) }) {
            console.say(problem)
        }
    }

    /// The porting tool, next to this program or in the checkout that it was built in.
    private static func tool() throws(ShadowError) -> PortingTool {
        let name = "touchstone-port"
        let own = RunningProgram.folder.appendingPathComponent(name)
        let built = ["release", "debug"].compactMap { kind in
            RunningProgram.package?.appendingPathComponent("Port/.build/\(kind)/\(name)")
        }
        let paths = ([own] + built).map(\.path)
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw .programMissing(name: own.path, reason: "“make port” builds it")
        }
        return PortingTool(path: path)
    }

    /// SwiftPM's words for a command on the shadow package.
    func words(_ verb: String) -> [String] {
        [verb, "--package-path", package.folder.path, "--toolset", toolkit.toolset]
    }
}

