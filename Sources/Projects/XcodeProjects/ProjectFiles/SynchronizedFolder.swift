import ProjectPlans

/// A folder of Xcode 16 whose files belong to a target without being listed in the project.
///
/// An exception set names the files that are otherwise: those that a target which has the folder
/// leaves out, and those that a target which does not have it takes in.
struct SynchronizedFolder {
    /// A file, or a folder that counts as one.
    struct Entry: Hashable {
        /// Relative to the folder.
        let path: String

        /// `true` for a folder that the project wants whole in the bundle.
        let isFolder: Bool
    }

    let path: String

    /// All that lies in it, sorted, without Swift packages.
    let entries: [Entry]

    /// The Swift packages in it, absolute paths.
    let swiftPackages: [String]

    /// Folders with these endings count as one file.
    static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "scnassets",
        "framework", "xcframework", "app", "playground", "docc", "xcodeproj", "xcworkspace",
        "mlpackage", "rcproject", "reality", "icon", "atlas", "xcstickers",
        "rtfd",
    ]

    /// Lists the folder at `path`. `folders` are listed as one entry each.
    init(at path: String, folders: Set<String>) throws(ProjectError) {
        self.path = path
        var listed = Listed()
        try Self.list(path, below: "", folders: folders, open: [], into: &listed)
        entries = listed.entries
        swiftPackages = listed.swiftPackages
    }

    /// What was found so far.
    private struct Listed {
        var entries: [Entry] = []
        var swiftPackages: [String] = []
    }

    private static func list(
        _ folder: String, below prefix: String, folders: Set<String>, open: Set<FileIdentity>,
        into listed: inout Listed
    ) throws(ProjectError) {
        // A symbolic link to a folder above would lead in circles.
        guard let identity = FileIdentity(of: folder), !open.contains(identity) else { return }
        guard open.count < ProjectFolder.deepest else {
            throw ProjectError(file: folder, "folders are nested too deeply")
        }
        for name in ProjectFolder.names(in: folder) {
            let (path, relative) = ("\(folder)/\(name)", prefix + name)
            guard let kind = ProjectFolder.kind(of: path) else { continue }
            guard listed.entries.count < ProjectFolder.mostEntries else {
                throw ProjectError(file: folder, "the folder has too many files")
            }
            if kind == .file || packages.contains(Paths.ending(name)) {
                listed.entries.append(Entry(path: relative, isFolder: false))
            } else if folders.contains(relative) {
                listed.entries.append(Entry(path: relative, isFolder: true))
            } else if ProjectFolder.kind(of: path + "/Package.swift") == .file {
                listed.swiftPackages.append(path)
            } else {
                try list(
                    path, below: relative + "/", folders: folders, open: open.union([identity]),
                    into: &listed)
            }
        }
    }
}
