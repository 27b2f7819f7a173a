import Foundation
import PackagePlugin

/// Ports a target's iOS source while it is built.
///
/// The target keeps its folder. Its manifest names one source of the target that is empty, and the
/// plugin ports all others; see `Documentation/Bring-Your-Package.md`. A file `iOSSources` in the
/// target's folder names other folders instead, one a line, relative to the package.
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
        // Rules ask what the package's other modules declare, such as their protocols.
        let imported = try target.recursiveTargetDependencies
            .compactMap { $0 as? SourceModuleTarget }
            .filter { $0.directoryURL.path.hasPrefix(context.package.directoryURL.path + "/") }
            .flatMap { try ported($0, in: context.package) }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent(
            "Ported", isDirectory: true)
        return [
            .buildCommand(
                displayName: "Porting \(files.count) files of \(target.name)",
                executable: try context.tool(named: "touchstone-port").url,
                arguments: ["--output", output.path, "--keep-going"]
                    + (target.kind == .executable && target.hasResources ? ["--app-resources"] : [])
                    + files.map(\.path)
                    + imported.flatMap { ["--context", $0.path] },
                inputFiles: files + imported,
                outputFiles: files.map { output.appendingPathComponent($0.lastPathComponent) })
        ]
    }

    /// The files of a target that are ported: all but those that the manifest names.
    private func ported(_ target: any SourceModuleTarget, in package: Package) throws -> [URL] {
        // The list also has files that are not compiled.
        let own = Set(
            target.sourceFiles.filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
        return try folders(of: target, in: package).flatMap(swiftFiles)
            .filter { !own.contains($0.standardizedFileURL.path) }
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

    private func swiftFiles(in folder: URL) throws -> [URL] {
        guard let names = FileManager.default.enumerator(atPath: folder.path) else {
            throw MissingFolder(path: folder.path)
        }
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
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
