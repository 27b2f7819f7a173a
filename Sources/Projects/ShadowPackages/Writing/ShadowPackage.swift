public import Foundation
public import ProjectPlans

/// A package for Linux that is written from a plan: its sources are ported copies, its manifest
/// names what SwiftPM needs. The project itself stays as it is.
///
///     SHADOW/Package.swift
///     SHADOW/Targets/<module>/…         ported sources, resources
///     SHADOW/Stamps/<module>            what they were made from
///
/// Files that stay the same keep their times, so that SwiftPM compiles only what changed.
public struct ShadowPackage {
    /// What the package is written from.
    public let plan: ProjectPlan

    /// The folder of the shadow package.
    public let folder: URL

    let tool: PortingTool

    /// The names that modules have in the package because the toolkit has modules of their own
    /// names: the compiler takes the names in the sources for these.
    let aliases: [String: String]

    /// The names of the toolkit's modules.
    let reserved: Set<String>

    /// The modules that are written, each after those that it depends on.
    private(set) var modules: [PlannedTarget]

    /// The names of all modules that the plan could have, whose files stay.
    private let known: Set<String>

    /// - Parameters:
    ///   - reserved: The names of the toolkit's modules, which modules of the plan cannot have.
    ///   - isWanted: Which targets are built, with those that they depend on; by default all.
    public init(
        _ plan: ProjectPlan, in folder: URL, tool: PortingTool, reserved: Set<String> = [],
        isWanted: (PlannedTarget) -> Bool = { _ in true }
    ) {
        var plan = plan
        aliases = Self.rename(&plan, reserved)
        self.reserved = reserved
        self.plan = plan
        self.folder = folder
        self.tool = tool
        var names: Set<String> = []
        modules = plan.builtTargets.filter { target in
            Self.isModule(target) && names.insert(target.moduleName).inserted
        }
        known = names.union(modules.filter { $0.cCode != nil }.map(Self.cName))
        let chosen = modules.filter(isWanted)
        let needed = Set((chosen + chosen.flatMap(imported)).map(\.moduleName))
        modules.removeAll { !needed.contains($0.moduleName) }
    }

    /// Gives modules whose names are taken others.
    private static func rename(
        _ plan: inout ProjectPlan, _ reserved: Set<String>
    ) -> [String: String] {
        var aliases: [String: String] = [:]
        for index in plan.targets.indices {
            let name = plan.targets[index].moduleName
            for module in plan.targets[index].packageProducts.flatMap(\.modules)
            where reserved.contains(module) { aliases[module] = "\(module)_project" }
            guard reserved.contains(name), plan.targets[index].unported == nil else { continue }
            plan.targets[index].moduleName = "\(name)_project"
            aliases[name] = "\(name)_project"
        }
        return aliases
    }

    private static func isModule(_ target: PlannedTarget) -> Bool {
        if target.unported != nil { return true }
        guard !target.sources.isEmpty || target.cCode != nil else { return false }
        switch target.kind {
        case .application, .framework, .staticLibrary, .unitTests: return true
        case .resourceBundle, .uiTests, .other: return false
        }
    }

    /// The apps and other programs that can be started.
    public var programs: [PlannedTarget] {
        modules.filter { $0.kind == .application && !isWithoutProgram($0) }
    }

    /// `true` for an app whose `@main` is SwiftUI's, which is left out: the rest is a library.
    func isWithoutProgram(_ module: PlannedTarget) -> Bool {
        guard module.kind == .application, !hasProgram(module) else { return false }
        return !module.sources.contains { $0.hasSuffix("/main.swift") }
            && module.sources.contains { path in
                let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
                return text.contains("@main") && text.contains("import SwiftUI")
            }
    }

    /// `true` if the porting tool wrote a program for an app.
    func hasProgram(_ module: PlannedTarget) -> Bool {
        let program = folder.appendingPathComponent(
            "Targets/\(module.moduleName)/Sources/\(PortingTool.programName)")
        return FileManager.default.fileExists(atPath: program.path)
    }

    /// `true` if nothing of the plan is built.
    public var isEmpty: Bool { modules.isEmpty }

    /// The names of the modules that are built.
    public var moduleNames: Set<String> { Set(modules.map(\.moduleName)) }

    /// `true` if a target of the plan is built.
    public func builds(_ target: String) -> Bool { modules.contains { $0.name == target } }

    /// `true` if there are tests.
    public var hasTests: Bool { modules.contains(where: \.isTest) }

    /// Writes what changed.
    ///
    /// - Parameter removesOthers: `false` to keep the files of modules that the plan lacks, because
    ///   it was read without tests.
    /// - Returns: What cannot be ported, as lines with places: of the modules that changed.
    public func write(
        removesOthers: Bool = true, onProgress: (String) -> Void = { _ in }
    ) throws(ShadowError) -> [String] {
        var problems: [String] = []
        try checkNames()
        try writeLinks()
        for module in modules {
            problems += try write(module, onProgress)
        }
        if removesOthers {
            try ShadowFile.keep(known, in: folder.appendingPathComponent("Targets"))
        }
        try ShadowFile.write(
            Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        return problems
    }

    /// Throws if two sources of a module have one name, which the compiler refuses.
    private func checkNames() throws(ShadowError) {
        let lines = modules.filter { $0.unported == nil }.flatMap { module in
            Dictionary(grouping: module.sources, by: PortingTool.portedName).values
                .filter { $0.count > 1 }.map { $0.sorted() }
                .map { files in
                    """
                    \(files[1]): error: \(module.name) has two files of this name, the other is \
                    \(files[0]). Swift accepts one.
                    """
                }
        }
        guard lines.isEmpty else { throw .unbuildable(lines: lines.sorted()) }
    }

    private func write(
        _ module: PlannedTarget, _ onProgress: (String) -> Void
    ) throws(ShadowError) -> [String] {
        let target = folder.appendingPathComponent("Targets/\(module.moduleName)")
        if let unported = module.unported {
            try ShadowFile.link(unported.folder, at: target)
            return []
        }
        try writeCCode(of: module)
        guard !module.sources.isEmpty else { return [] }
        try ShadowFile.unlink(target)
        let ported = target.appendingPathComponent("Sources")
        let imported = imported(by: module)
        let job = PortingTool.Job(
            target: module.name, sources: module.sources,
            context: imported.flatMap(\.sources), modules: imported.map(\.moduleName),
            hasAppResources: module.kind == .application && hasResources(module),
            swiftVersion: module.settings.swiftVersion,
            isPackage: (module.place?.file ?? plan.origin.path).hasSuffix("Package.swift"),
            program: module.kind == .application ? module.productName : nil, output: ported)
        try writeResources(of: module, in: target)
        try writeOtherFiles(of: module, in: target)
        let stampFile = folder.appendingPathComponent("Stamps/\(module.moduleName)")
        let stamp = stamp(of: job)
        let names = module.sources.map(PortingTool.portedName)
        let isThere = names.allSatisfy {
            FileManager.default.fileExists(atPath: ported.appendingPathComponent($0).path)
        }
        if isThere, let old = try? String(contentsOf: stampFile, encoding: .utf8), old == stamp {
            return []
        }
        let count = module.sources.count
        onProgress("Porting \(count) \(count == 1 ? "file" : "files") of \(module.name)")
        let problems = try tool.port(job)
        try writeBundleSource(of: module, in: ported)
        try writeHostSource(of: module, in: ported)
        let others = [
            PortingTool.programName, Self.bundleSource, Self.hostSource, Self.cSource,
        ]
        try ShadowFile.keep(Set(names + others), in: ported)
        try ShadowFile.write(Data(stamp.utf8), to: stampFile)
        return problems
    }

    /// The modules that one imports, directly or by way of others.
    func imported(by module: PlannedTarget) -> [PlannedTarget] {
        var (open, seen) = (dependencies(of: module), Set<String>())
        while let next = open.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            open += dependencies(of: next)
        }
        return modules.filter { seen.contains($0.name) }
    }

    /// The modules that one names.
    func dependencies(of module: PlannedTarget) -> [PlannedTarget] {
        var names = Set(module.dependencies)
        if case .unitTests(let host?) = module.kind { names.insert(host) }
        let chosen = names.compactMap { plan.target(named: $0)?.moduleName }
        return modules.filter { chosen.contains($0.moduleName) && $0.name != module.name }
    }

    /// A text that changes whenever the ported copies would.
    private func stamp(of job: PortingTool.Job) -> String {
        let files = [tool.path] + job.sources + ["—"] + job.context
        let options =
            "\(job.hasAppResources) \(job.isPackage) \(job.swiftVersion ?? "—") \(job.program ?? "—")\n"
            + job.modules.map { "\($0)\n" }.joined()
            + (plan.tests?.options.defaults ?? [:]).sorted { $0.key < $1.key }.map { "\($0)\n" }
            .joined()
        return options
            + files.map { "\($0) \(ShadowFile.stamp(of: $0) ?? "—")\n" }.joined()
    }

    // MARK: Resources

    func hasResources(_ module: PlannedTarget) -> Bool {
        !allResources(of: module).isEmpty || info(of: module) != nil
    }

    /// The keys of an app. UIKit reads them in the process of its tests too, where those of tests
    /// and frameworks would be in the way.
    func info(of module: PlannedTarget) -> PlannedInfoPlist? {
        module.kind == .application ? module.infoPlist : nil
    }

    /// A module's resources with those of the bundles that it needs: a pod's `resource_bundles` lie
    /// in folders of the module's own.
    func allResources(of module: PlannedTarget) -> [PlannedResource] {
        let bundles = module.dependencies.compactMap(plan.target(named:))
            .filter { $0.kind == .resourceBundle && $0.leftOut == nil }
        return module.resources
            + bundles.flatMap { bundle in
                bundle.resources.map { resource in
                    var resource = resource
                    let folder = "\(bundle.productName).bundle"
                    resource.folder =
                        resource.folder.isEmpty ? folder : "\(folder)/\(resource.folder)"
                    return resource
                }
            }
    }

    /// The name of the file with an app's `Info.plist`.
    ///
    /// UIKit takes the first one by name: services have files such as `GoogleService-Info.plist`.
    func infoName(_ module: PlannedTarget) -> String {
        let name = "\(module.moduleName)-Info.plist"
        let isFirst = module.resources.allSatisfy {
            !$0.name.hasSuffix("-Info.plist") || $0.name > name
        }
        return isFirst ? name : "+\(name)"
    }

    private func writeResources(of module: PlannedTarget, in target: URL) throws(ShadowError) {
        let resources = target.appendingPathComponent("Resources")
        var names: [String: Set<String>] = [:]
        for resource in allResources(of: module) {
            for file in resource.files {
                let path = path(of: file, in: resource)
                let place = (path as NSString).deletingLastPathComponent
                names[place, default: []].insert((path as NSString).lastPathComponent)
                try ShadowFile.copy(file.path, to: resources.appendingPathComponent(path))
            }
        }
        // The folders of folders.
        for place in names.keys where !place.isEmpty {
            var path = place
            while !path.isEmpty {
                let parent = (path as NSString).deletingLastPathComponent
                names[parent, default: []].insert((path as NSString).lastPathComponent)
                path = parent
            }
        }
        if let info = info(of: module) {
            names["", default: []].insert(infoName(module))
            let output = resources.appendingPathComponent(infoName(module))
            if info.keys.isEmpty, let file = info.file {
                try tool.fillInfoPlist(file, of: module.moduleName, output: output)
            } else {
                try ShadowFile.write(info.xml, to: output)
            }
        }
        for (place, kept) in names where !place.isEmpty {
            try ShadowFile.keep(kept, in: resources.appendingPathComponent(place))
        }
        try ShadowFile.keep(names[""] ?? [], in: resources)
    }

    /// Writes the files that plugins of the build read: at their own places below a folder.
    private func writeOtherFiles(of module: PlannedTarget, in target: URL) throws(ShadowError) {
        let others = target.appendingPathComponent("Others")
        guard let first = module.otherFiles.first else {
            return try ShadowFile.keep([], in: others)
        }
        let common = module.otherFiles.reduce((first as NSString).deletingLastPathComponent) {
            common, file in
            var folder = common
            while !Paths.isInside(file, folder) { folder = Paths.folder(folder) }
            return folder
        }
        for file in module.otherFiles {
            try ShadowFile.copy(
                file, to: others.appendingPathComponent(String(file.dropFirst(common.count + 1))))
        }
    }

    /// The path of a resource's file in its target's folder of resources: `en.lproj/A.strings`.
    private func path(of file: PlannedResource.File, in resource: PlannedResource) -> String {
        // A storyboard's other languages may be `.strings`.
        let ending = (file.path as NSString).pathExtension
        let name =
            resource.files.count == 1
            ? resource.name
            : (resource.name as NSString).deletingPathExtension
                + (ending.isEmpty ? "" : ".\(ending)")
        let parts = [resource.folder, file.language.map { "\($0).lproj" } ?? "", name]
        return parts.filter { !$0.isEmpty }.joined(separator: "/")
    }
}

extension PlannedInfoPlist {
    /// The keys as a property list in XML.
    fileprivate var xml: Data {
        let values = keys.mapValues(\.object)
        let data = try? PropertyListSerialization.data(
            fromPropertyList: values, format: .xml, options: 0)
        return data ?? Data()
    }
}

extension PropertyValue {
    fileprivate var object: Any {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .real(let number): number
        case .boolean(let flag): flag
        case .date(let text): text
        case .data(let text): Data(base64Encoded: text) ?? Data()
        case .array(let elements): elements.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }
}
