import Foundation
import ProjectPlans

// Targets that are not iOS code: SwiftPM builds them as they are, in the shadow package too.
extension PackageFolder {
    /// What SwiftPM builds of a target as it is; `nil` for what is ported or left out.
    ///
    /// - Parameter names: The targets and packages whose own code for Linux is wanted.
    func unported(
        _ target: PackageManifest.Target, asIs names: Set<String>
    ) -> UnportedTarget? {
        guard let folder = folder(of: target) else { return nil }
        switch target.type {
        case "system":
            let package = target.pkgConfig.map { "pkgConfig: \(swiftLiteral($0))" }
            return UnportedTarget(
                .systemLibrary, folder: folder.path, arguments: package.map { [$0] } ?? [])
        case "macro":
            return UnportedTarget(.macro, folder: folder.path, arguments: files(of: target))
        case "plugin":
            guard target.pluginCapability?.isOfBuild ?? false, binaries(of: target).isEmpty else {
                return nil
            }
            return UnportedTarget(.buildPlugin, folder: folder.path)
        case "test" where isWanted(target, names):
            return UnportedTarget(
                .tests, folder: folder.path,
                arguments: self.files(of: target) + resources(of: target))
        case "regular", "executable":
            let files = PackageFiles(of: target, in: folder)
            if isClang(files), target.type == "regular" {
                return UnportedTarget(
                    .clang, folder: folder.path, arguments: clangArguments(of: target))
            }
            guard isForHost(target) || isWanted(target, names), !files.swiftSources.isEmpty else {
                return nil
            }
            return UnportedTarget(
                target.type == "executable" ? .tool : .library, folder: folder.path,
                arguments: self.files(of: target) + resources(of: target))
        default: return nil
        }
    }

    private func isWanted(_ target: PackageManifest.Target, _ names: Set<String>) -> Bool {
        names.contains(target.name) || names.contains(manifest.name)
            || names.contains(url.lastPathComponent)
    }

    /// `true` for sources in C, C++ and assembly, or for headers alone.
    private func isClang(_ files: PackageFiles) -> Bool {
        guard files.swiftSources.isEmpty else { return false }
        guard !files.otherSources.isEmpty else { return files.hasHeaders }
        return files.otherSources.allSatisfy { [.c, .cPlusPlus, .assembly].contains($0.language) }
    }

    /// The binary targets that a plugin runs.
    func binaries(of plugin: PackageManifest.Target) -> [String] {
        let names = Set(plugin.dependencies.map(\.name))
        return manifest.targets.filter { $0.type == "binary" && names.contains($0.name) }
            .map(\.name)
    }

    /// `true` for Swift code that only macros and plugins need: it runs on the machine that builds.
    private func isForHost(_ target: PackageManifest.Target) -> Bool {
        func reached(from kinds: (PackageManifest.Target) -> Bool) -> Set<String> {
            var (open, seen) = (manifest.targets.filter(kinds), Set<String>())
            while let next = open.popLast() {
                let names = Set(next.dependencies.map(\.name)).subtracting(seen)
                seen.formUnion(names)
                open += manifest.targets.filter {
                    names.contains($0.name) && !["macro", "plugin"].contains($0.type)
                }
            }
            return seen
        }
        guard reached(from: { ["macro", "plugin"].contains($0.type) }).contains(target.name) else {
            return false
        }
        let products = Set(manifest.products.flatMap(\.targets))
        let others = reached { other in
            other.type == "test"
                || products.contains(other.name)
                    && !["macro", "plugin", "executable"].contains(other.type)
        }
        return target.type == "executable" || !others.contains(target.name)
    }

    // MARK: Arguments

    /// `exclude:` and `sources:`.
    private func files(of target: PackageManifest.Target) -> [String] {
        list("exclude", target.exclude.map(swiftLiteral))
            + (target.sources.map { list("sources", $0.map(swiftLiteral)) } ?? [])
    }

    private func list(_ label: String, _ values: [String]) -> [String] {
        values.isEmpty ? [] : ["\(label): [\(values.joined(separator: ", "))]"]
    }

    private func resources(of target: PackageManifest.Target) -> [String] {
        let rules = target.resources.compactMap { resource in
            resource.rule.keys.first.map { ".\($0)(\(swiftLiteral(resource.path)))" }
        }
        return list("resources", rules)
    }

    private func clangArguments(of target: PackageManifest.Target) -> [String] {
        func settings(_ tool: String, _ standard: String?) -> [String] {
            let own = target.settings.filter {
                $0.tool == tool && $0.condition?.holdsOnLinux ?? true
            }
            let version = standard.map { ".unsafeFlags([\(swiftLiteral("-std=\($0)"))])" }
            return own.compactMap(\.words) + (version.map { [$0] } ?? [])
        }
        let headers = target.publicHeadersPath.map { "publicHeadersPath: \(swiftLiteral($0))" }
        return files(of: target) + resources(of: target) + (headers.map { [$0] } ?? [])
            + list("cSettings", settings("c", manifest.cLanguageStandard))
            + list("cxxSettings", settings("cxx", manifest.cxxLanguageStandard))
            + list("linkerSettings", settings("linker", nil))
    }
}

extension PackageManifest.Setting {
    /// A setting of C's compiler or the linker in the words of a manifest; `nil` for one that means
    /// nothing on Linux.
    fileprivate var words: String? {
        switch name {
        case "define":
            let parts = values.first?.split(separator: "=", maxSplits: 1).map(String.init) ?? []
            guard let name = parts.first else { return nil }
            let value = parts.count > 1 ? ", to: \(swiftLiteral(parts[1]))" : ""
            return ".define(\(swiftLiteral(name))\(value))"
        case "headerSearchPath", "linkedLibrary":
            return values.first.map { ".\(name)(\(swiftLiteral($0)))" }
        case "unsafeFlags":
            return ".unsafeFlags([\(values.map(swiftLiteral).joined(separator: ", "))])"
        default: return nil
        }
    }
}
