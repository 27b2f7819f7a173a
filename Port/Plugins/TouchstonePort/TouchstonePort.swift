import Foundation
import PackagePlugin

/// Ports a target's iOS source while it is built.
///
/// The target keeps its folder. Its manifest names one source of the target that is empty, and the
/// plugin ports all others; see `Documentation/Bring-Your-Package.md`. A file `iOSSources` in the
/// target's folder names other folders or files instead, one a line, relative to the package.
@main struct TouchstonePort: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let files = try ported(target, in: context.package)
        guard !files.isEmpty else {
            Diagnostics.error(
                """
                \(target.name) has no iOS source to port. In Package.swift, \
                sources: ["Linux.swift"] leaves the other files to the plugin.
                """)
            return []
        }
        let modules = target.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }
        // Rules ask what the package's other modules declare, such as their protocols.
        let imported =
            try modules
            .filter { $0.directoryURL.path.hasPrefix(context.package.directoryURL.path + "/") }
            .flatMap { try ported($0, in: context.package) }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent(
            "Ported", isDirectory: true)
        let tool = try context.tool(named: "touchstone-port").url
        let hasAppResources = target.kind == .executable && target.hasResources
        var words = ["--output", output.path, "--suffix", suffix, "--keep-going"]
        if hasAppResources { words.append("--app-resources") }
        words += files.map(\.path)
        for module in modules { words += ["--module", module.moduleName] }
        for file in imported { words += ["--context", file.path] }
        return [
            .buildCommand(
                displayName: "Porting \(target.name), files: \(files.count)",
                executable: tool,
                arguments: words,
                inputFiles: files + imported,
                outputFiles: files.map { output.appendingPathComponent(portedName(of: $0)) })
        ] + [try infoCommand(target, context, tool)].compactMap { $0 }
    }

    /// What the name of a ported file ends with, so that it is not its original's.
    private let suffix = "+Ported"

    private func portedName(of file: URL) -> String {
        let name = file.lastPathComponent
        return name == "main.swift" ? name : name.dropLast(".swift".count) + suffix + ".swift"
    }

    /// The command that brings an app's `Info.plist` into its bundle; `nil` for a target without.
    private func infoCommand(
        _ target: any SourceModuleTarget, _ context: PluginContext, _ tool: URL
    ) throws -> Command? {
        guard target.kind == .executable else { return nil }
        let files = try folders(of: target, in: context.package).flatMap {
            try self.files(in: $0) { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") }
        }
        guard let file = files.min(by: { $0.pathComponents.count < $1.pathComponents.count })
        else { return nil }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent(
            "\(target.name)-Info.plist")
        return .buildCommand(
            displayName: "Reading Info.plist of \(target.name)", executable: tool,
            arguments: ["--info-plist", target.name, "--output", output.path, file.path],
            inputFiles: [file], outputFiles: [output])
    }

    /// The files of a target that are ported: all but those that the manifest names.
    private func ported(_ target: any SourceModuleTarget, in package: Package) throws -> [URL] {
        // The list also has files that are not compiled, and none that `exclude:` names.
        let all = target.sourceFiles.filter { $0.url.pathExtension == "swift" }
        guard hasList(target) else {
            return all.filter { $0.type != .source }.map(\.url).sorted { $0.path < $1.path }
        }
        let own = Set(all.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
        let folder = target.directoryURL.standardizedFileURL.path + "/"
        let known = Set(all.map(\.url.standardizedFileURL.path))
        return try folders(of: target, in: package)
            .flatMap { try files(in: $0) { $0.hasSuffix(".swift") } }
            .filter {
                let path = $0.standardizedFileURL.path
                // What is in the target's folder and not in its list is named by `exclude:`.
                return !own.contains(path) && (!path.hasPrefix(folder) || known.contains(path))
            }
    }

    private func hasList(_ target: any SourceModuleTarget) -> Bool {
        FileManager.default.fileExists(
            atPath: target.directoryURL.appendingPathComponent("iOSSources").path)
    }

    private func folders(of target: any SourceModuleTarget, in package: Package) throws -> [URL] {
        let list = target.directoryURL.appendingPathComponent("iOSSources")
        guard let text = try? String(contentsOf: list, encoding: .utf8) else {
            return [target.directoryURL]
        }
        return text.split(separator: "\n").map {
            package.directoryURL.appendingPathComponent(
                $0.trimmingCharacters(in: .whitespaces), isDirectory: true)
        }
    }

    private func files(in folder: URL, where isWanted: (String) -> Bool) throws -> [URL] {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            !isFolder.boolValue
        {
            let file = URL(fileURLWithPath: folder.path)
            return isWanted(file.lastPathComponent) ? [file] : []
        }
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else {
            throw MissingFolder(path: folder.path)
        }
        return paths.compactMap { $0 as? String }
            .filter { isWanted(URL(fileURLWithPath: $0).lastPathComponent) }.sorted()
            .map { folder.appendingPathComponent($0) }
    }
}

extension SourceModuleTarget {
    /// `true` if SwiftPM makes a bundle of resources for the target.
    fileprivate var hasResources: Bool { sourceFiles.contains { $0.type == .resource } }
}

/// A folder of iOS source that is not there.
struct MissingFolder: Error, CustomStringConvertible {
    let path: String

    var description: String { "There is no folder “\(path)” with iOS source." }
}
