import Foundation
import ProjectPlans

/// The files of a package's target, found as SwiftPM and Xcode find them.
struct PackageFiles {
    private(set) var swiftSources: [String] = []
    private(set) var otherSources: [PlannedSource] = []
    private(set) var resources: [PlannedResource] = []

    /// The files that are neither.
    private(set) var others: [String] = []

    /// `true` if there is a C header.
    private(set) var hasHeaders = false

    private let folder: URL
    private var resourceFiles: [(name: String, file: PlannedResource.File)] = []
    private var embedded: Set<String> = []

    /// Lists the files of `target` in its folder.
    init(of target: PackageManifest.Target, in folder: URL) {
        self.folder = folder
        let excluded = target.exclude.map(path)
        let declared = target.resources.map { path($0.path) }
        let chosen = target.sources.map { $0.map(path) } ?? [folder.standardizedFileURL.path]
        for (resource, path) in zip(target.resources, declared) { add(resource, at: path) }
        for file in Self.files(below: folder) {
            guard !excluded.contains(where: { Self.holds($0, file) }),
                !declared.contains(where: { Self.holds($0, file) })
            else { continue }
            switch FileRole(file) {
            case .swift,
                .otherSource where !Self.isModel(file):
                guard chosen.contains(where: { Self.holds($0, file) }) else { continue }
                if case .otherSource(let language) = FileRole(file) {
                    otherSources.append(PlannedSource(path: file, language: language))
                } else {
                    swiftSources.append(file)
                }
            case .resource
            where Self.foundByXcode.contains(Paths.ending(file))
                || Paths.ending(Paths.folder(file)) == "lproj":
                addFile(file)
            case .ignored where ["h", "hh", "hpp", "hxx"].contains(Paths.ending(file)):
                hasHeaders = true
            default: others.append(file)
            }
        }
        swiftSources = swiftSources.withoutLinuxVariants()
        group()
    }

    private func path(_ relative: String) -> String {
        let url = folder.appendingPathComponent(relative)
        return (FolderSpelling.found(url) ?? url).standardizedFileURL.path
    }

    /// `true` for what is not code of a package, though Xcode makes some of it.
    private static func isModel(_ file: String) -> Bool {
        guard case .otherSource(let language) = FileRole(file) else { return false }
        switch language {
        case .coreDataModel, .coreMLModel, .intents, .other: return true
        default: return false
        }
    }

    /// The resources that Xcode takes without being asked.
    private static let foundByXcode: Set<String> = [
        "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings",
    ]

    /// Folders that count as files.
    private static let wholes: Set<String> = [
        "xcassets", "bundle", "scnassets", "xcdatamodeld", "xcframework", "framework", "docc",
        "xcodeproj", "xcworkspace",
    ]

    private static func holds(_ folder: String, _ file: String) -> Bool {
        file == folder || file.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// The files below a folder, and the folders that count as files, in order of their names.
    private static func files(below folder: URL) -> [String] {
        let root = folder.standardizedFileURL.path
        guard let walk = FileManager.default.enumerator(atPath: root) else { return [] }
        var found: [String] = []
        while let name = walk.nextObject() as? String {
            let last = (name as NSString).lastPathComponent
            let isFolder =
                walk.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if last.hasPrefix(".") {
                if isFolder { walk.skipDescendants() }
            } else if !isFolder {
                found.append("\(root)/\(name)")
            } else if wholes.contains((last as NSString).pathExtension) {
                walk.skipDescendants()
                found.append("\(root)/\(name)")
            }
        }
        return found.sorted()
    }

    /// The `Info.plist` of an app, the nearest one in its folder that is no resource: services have
    /// files such as `GoogleService-Info.plist`.
    static func infoPlist(of target: PackageManifest.Target, in folder: URL) -> String? {
        let resources = target.resources.map { Paths.join(folder.path, $0.path) }
        return files(below: folder)
            .filter { $0.hasSuffix("/Info.plist") || $0.hasSuffix("-Info.plist") }
            .filter { file in !resources.contains { file == $0 || Paths.isInside(file, $0) } }
            .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
    }

    // MARK: Resources

    private mutating func add(_ resource: PackageManifest.Resource, at path: String) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        let isWhole = Self.wholes.contains((path as NSString).pathExtension)
        if isFolder.boolValue, !isWhole, resource.rule.keys.contains("process") {
            for file in Self.files(below: URL(fileURLWithPath: path))
            where !file.hasSuffix(".swift") {
                addFile(file)
            }
        } else {
            if resource.rule.keys.contains("embedInCode") { embedded.insert(path) }
            addFile(path)
        }
    }

    private mutating func addFile(_ path: String) {
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let language =
            parent.hasSuffix(".lproj") ? String(parent.dropLast(".lproj".count)) : nil
        let name = (path as NSString).lastPathComponent
        resourceFiles.append((name, .init(path: path, language: language)))
    }

    private mutating func group() {
        let byName = Dictionary(grouping: resourceFiles, by: \.name)
        resources = byName.keys.sorted().map { name in
            PlannedResource(
                name: name, kind: Self.kind(of: byName[name]![0].file.path),
                files: byName[name]!.map(\.file),
                isEmbedded: byName[name]!.allSatisfy { embedded.contains($0.file.path) })
        }
    }

    private static func kind(of path: String) -> PlannedResource.Kind {
        let kind = FileRole.kind(path)
        return kind == .file && isFolder(path) ? .folder : kind
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
