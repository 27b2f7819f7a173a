import ProjectPlans

/// A project or workspace of Xcode, as a folder on disk.
public struct XcodeContainer: Hashable, Sendable {
    /// The absolute path of the `.xcodeproj` or `.xcworkspace`.
    public let path: String

    /// `true` for a workspace.
    public var isWorkspace: Bool { Paths.ending(path) == "xcworkspace" }

    /// The name without its ending.
    public var name: String { Paths.stem(path) }

    /// Creates a container at an absolute path.
    public init(path: String) { self.path = Paths.join("/", path) }

    /// How deeply folders are searched.
    static let deepest = 5

    /// Folders that hold other people's projects, or what a build left behind.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "vendor", "Vendor",
        "SourcePackages", "fastlane",
    ]

    /// The projects and workspaces in a folder; those below it if there are none.
    ///
    /// A workspace stands for the projects next to it that it refers to, so these are left out.
    /// The result is sorted: the nearest first, then by name.
    public static func find(in folder: String) -> [XcodeContainer] {
        nearest(in: folder, containers)
    }

    /// The projects and workspaces nearest to a folder that are in folders below it.
    public static func find(below folder: String) -> [XcodeContainer] {
        let folder = Paths.join("/", folder)
        return nearest(in: folder) { $0 == folder ? [] : containers(in: $0) }
    }

    /// The packages nearest to a folder that are in folders below it: their folders.
    ///
    /// - Parameter isWanted: Returns `true` for the text of a manifest that is looked for.
    public static func packages(
        below folder: String, where isWanted: (_ manifest: String) -> Bool
    ) -> [String] {
        let folder = Paths.join("/", folder)
        return nearest(in: folder) { inner in
            guard inner != folder,
                let manifest = try? ProjectFolder.text(of: Paths.join(inner, "Package.swift"))
            else { return [] }
            return isWanted(manifest) ? [inner] : []
        }
    }

    /// What is found in a folder, else in those below it, level by level.
    private static func nearest<Found>(
        in folder: String, _ search: (String) -> [Found]
    ) -> [Found] {
        var level = [Paths.join("/", folder)]
        for _ in 0..<deepest {
            let found = level.flatMap(search)
            if !found.isEmpty { return found }
            level = level.flatMap { folder in
                ProjectFolder.names(in: folder).filter {
                    !skipped.contains($0) && !SynchronizedFolder.packages.contains(Paths.ending($0))
                }
                .map { Paths.join(folder, $0) }
                .filter { ProjectFolder.kind(of: $0) == .folder }
            }
            if level.count > 10_000 { return [] }
        }
        return []
    }

    private static func containers(in folder: String) -> [XcodeContainer] {
        let all = ProjectFolder.names(in: folder).map { Paths.join(folder, $0) }
            .filter { ProjectFolder.kind(of: $0) == .folder }
        let workspaces = all.filter { Paths.ending($0) == "xcworkspace" }
        var held: Set<FileIdentity> = []
        for path in workspaces {
            for project in (try? Workspace(at: path))?.projects ?? [] {
                if let identity = FileIdentity(of: project.path) { held.insert(identity) }
            }
        }
        let projects = all.filter { path in
            // A link such as CocoaPods' `_Pods.xcodeproj` leads to another folder's project.
            Paths.ending(path) == "xcodeproj" && !path.hasSuffix("/_Pods.xcodeproj")
                && FileIdentity(of: path).map { !held.contains($0) } ?? false
        }
        return (workspaces + projects).map(XcodeContainer.init)
    }
}

/// A choice that only the user can make.
public struct ProjectChoiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What there is to choose from: paths of projects, or names.
    public let candidates: [String]

    public let description: String
}

extension XcodeContainer {
    /// The one container to read in a folder.
    ///
    /// - Parameter name: A path from the folder, or a name with or without its ending; `nil` to
    ///   take the only one that there is.
    public static func choose(
        in folder: String, named name: String? = nil
    ) throws(ProjectChoiceError) -> XcodeContainer {
        let folder = Paths.join("/", folder)
        if let name {
            let path = Paths.join(folder, name)
            if ["xcodeproj", "xcworkspace"].contains(Paths.ending(path)),
                ProjectFolder.kind(of: path) == .folder
            {
                return XcodeContainer(path: path)
            }
        }
        let all = find(in: folder)
        let fitting =
            name.map { name in
                all.filter { $0.name == name || Paths.name($0.path) == name }
            } ?? all
        if fitting.count == 1 { return fitting[0] }
        let shown = all.map { container in
            Paths.isInside(container.path, folder)
                ? String(container.path.dropFirst(folder == "/" ? 1 : folder.count + 1))
                : container.path
        }
        let list = shown.map { "\n  \($0)" }.joined()
        let text =
            if all.isEmpty {
                "There is no Xcode project or workspace in “\(folder)” or the folders below."
            } else if let name, fitting.isEmpty {
                "There is no project “\(name)” in “\(folder)”. There are:\(list)"
            } else {
                "There are several projects in “\(folder)”. Choose one with --project:\(list)"
            }
        throw ProjectChoiceError(candidates: shown, description: text)
    }
}
