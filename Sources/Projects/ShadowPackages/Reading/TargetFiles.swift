import Foundation
import ProjectPlans

/// The files of a package's target, found as SwiftPM and Xcode find them.
struct TargetFiles {
    private(set) var swiftSources: [String] = []
    private(set) var otherSources: [PlannedSource] = []
    private(set) var resources: [PlannedResource] = []

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
            let kind = (file as NSString).pathExtension
            if kind == "swift" || Self.languages[kind] != nil {
                guard chosen.contains(where: { Self.holds($0, file) }) else { continue }
                if let language = Self.languages[kind] {
                    otherSources.append(PlannedSource(path: file, language: language))
                } else {
                    swiftSources.append(file)
                }
            } else if Self.foundByXcode.contains(kind) {
                addFile(file)
            }
        }
        group()
    }

    private func path(_ relative: String) -> String {
        let url = folder.appendingPathComponent(relative)
        return (FolderSpelling.found(url) ?? url).standardizedFileURL.path
    }

    private static let languages: [String: PlannedSource.Language] = [
        "m": .objectiveC, "mm": .objectiveCPlusPlus, "c": .c, "cpp": .cPlusPlus, "cc": .cPlusPlus,
        "cxx": .cPlusPlus, "s": .assembly, "S": .assembly, "metal": .metal,
    ]

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

    /// The `Info.plist` of an app, the nearest one in its folder.
    static func infoPlist(in folder: URL) -> String? {
        files(below: folder).filter { $0.hasSuffix("/Info.plist") || $0.hasSuffix("-Info.plist") }
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
        switch (path as NSString).pathExtension {
        case "xcassets": .assetCatalog
        case "storyboard": .storyboard
        case "xib": .xib
        case "strings": .strings
        case "stringsdict": .stringsDictionary
        case "xcstrings": .stringCatalog
        case "ttf", "otf", "ttc": .font
        case "xcdatamodeld", "xcdatamodel": .coreDataModel
        default: isFolder(path) ? .folder : .file
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
