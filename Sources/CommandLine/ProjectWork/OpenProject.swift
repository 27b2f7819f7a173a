import CommandLineKit
import Foundation
import ProjectCommands
import ProjectPlans
import ShadowPackages

/// A project whose shadow package is written and up to date.
struct OpenProject {
    let package: ShadowPackage
    let toolkit: InstalledToolkit

    /// Held while SwiftPM works on the shadow package.
    private let lock: ShadowLock

    /// Reads a project and writes what changed of its shadow package.
    init(
        _ options: ProjectOptions, for purpose: ProjectSearch.Purpose, console: Console
    ) throws {
        toolkit = try InstalledToolkit(of: RunningProgram.folder)
            .forCompiler(builtIn: ProjectOptions.toolkits(console))
        let lock = try ShadowLock(options.shadow) {
            console.say("Another touchstone works on this project: waiting for it.")
        }
        var isOpen = false
        defer { if !isOpen { lock.unlock() } }
        self.lock = lock
        try DiskSpace.check(options.shadow)
        let search = ProjectSearch(options, purpose: purpose, console: console)
        let tool = try Self.tool()
        let reserved = toolkit.moduleNames
        func shadow(of plan: ProjectPlan) -> ShadowPackage {
            ShadowPackage(
                plan, in: options.shadow, tool: tool, reserved: reserved
            ) { target in
                purpose.wants(target, in: plan)
                    && (options.targets.isEmpty || options.targets.contains(target.name))
            }
        }
        var plan = try search.plan()
        try Self.check(options.targets, in: plan, for: purpose)
        var package = shadow(of: plan)
        if options.runsScripts {
            let folder = options.shadow.appendingPathComponent("Scripts")
            try ProjectScripts(plan: plan, folder: folder, console: console)
                .run { package.builds($0.name) }
            // They may have made sources.
            plan = try search.plan()
            package = shadow(of: plan)
        }
        self.package = package
        // What concerns a target that is not built does no harm.
        let errors = plan.remarks.filter { remark in
            remark.severity == .error && remark.target.map(package.builds) ?? true
        }
        guard errors.isEmpty else {
            throw ShadowError.unbuildable(lines: errors.map(\.description))
        }
        for remark in plan.remarks { console.say(remark.description) }
        try toolkit.discardOldBuild(in: options.shadow)
        let bar = ProgressBar(plan.name, console: console)
        defer { bar.finish() }
        for problem in try package.write(
            removesOthers: purpose == .test, onProgress: { bar.update(nil, $0) })
        {
            console.say(problem)
        }
        isOpen = true
    }

    /// Lets others work on the project.
    func close() { lock.unlock() }

    /// Throws if there is no target of a name that the user typed.
    private static func check(
        _ names: [String], in plan: ProjectPlan, for purpose: ProjectSearch.Purpose
    ) throws(ShadowError) {
        // The targets of Xcode projects are looked up where these are read.
        guard case .package = plan.origin else { return }
        let unknown = names.filter { plan.target(named: $0) == nil }
        // Settings for all commands may name tests, which others than `test` do not read.
        guard let name = unknown.first, purpose == .test || unknown == names else { return }
        let all = plan.targets.map { "  \($0.name)" }
        throw .unbuildable(lines: ["There is no target “\(name)”. There are:"] + all)
    }

    /// The porting tool, next to this program or in the checkout that it was built in.
    static func tool() throws(ShadowError) -> PortingTool {
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

    /// The app to run: the only one, that of the scheme, or the one that `--target` names.
    func app() throws -> PlannedTarget {
        let apps = package.programs
        if let name = package.plan.launch?.target, let app = apps.first(where: { $0.name == name })
        {
            return app
        }
        // Programs that show nothing may lie next to the app.
        let phones = apps.filter { !$0.resources.isEmpty || $0.infoPlist != nil }
        guard let app = phones.first ?? apps.first else {
            throw ShadowError.noApp(folder: package.plan.root)
        }
        return app
    }

    /// SwiftPM's words for the tests that the scheme or test plan chooses.
    ///
    /// - Parameter isFiltered: `true` if the user says which tests run.
    func chosenTests(isFiltered: Bool) -> [String] {
        TestChoice.words(for: package.plan, isFiltered: isFiltered)
    }

    /// The folder with what SwiftPM builds.
    func products(_ options: ProjectOptions) -> URL {
        package.folder.appendingPathComponent(".build/\(options.configuration)")
    }

    /// SwiftPM's words for a command on the shadow package.
    func words(_ verb: String) throws -> [String] {
        let hasMacros = package.plan.targets.contains { $0.unported?.kind == .macro }
        return try [verb, "--package-path", package.folder.path]
            + toolkit.words(alsoForMacros: hasMacros)
            + SwiftSyntaxPackage.words(for: package.plan)
    }
}

extension OpenProject {
    /// Replaces this process by a built app's, with the options of a run and what the scheme says.
    func replaceProcess(
        by app: PlannedTarget, _ arguments: Arguments, _ options: ProjectOptions
    ) throws -> Never {
        let path = products(options).appendingPathComponent(app.moduleName).path
        let names = ProjectOptions.all.map(\.form.name)
        let words = arguments.optionWords.filter { word in
            !names.contains { word == $0 || word.hasPrefix($0 + "=") }
        }
        let planned = package.plan.launch?.options
        for (name, value) in ProjectWork.variables(of: planned) { setenv(name, value, 1) }
        let scheme = planned?.arguments ?? []
        let own = words + (scheme.isEmpty ? [] : ["--"] + scheme)
        var list = ([path] + own).map { strdup($0) } + [nil]
        execv(path, &list)
        let reason = String(cString: strerror(errno))
        throw ShadowError.programMissing(name: path, reason: reason)
    }
}
