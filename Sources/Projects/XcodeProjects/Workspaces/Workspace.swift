import ProjectPlans
import XMLReading

/// What an `.xcworkspace` refers to: projects, and folders of Swift packages.
struct Workspace {
    /// A file or folder with the place that names it.
    struct Reference: Hashable {
        let path: String
        let place: PlanPlace
    }

    private(set) var projects: [Reference] = []
    private(set) var packages: [Reference] = []

    /// Reads the workspace in the folder `path`.
    init(at path: String) throws(ProjectError) {
        let file = Paths.join(path, "contents.xcworkspacedata")
        try self.init(ProjectFolder.text(of: file), at: path)
    }

    /// Reads a workspace's text.
    init(_ text: String, at path: String) throws(ProjectError) {
        let file = Paths.join(path, "contents.xcworkspacedata")
        let root = try XMLTree.read(text, path: file)
        guard root.name == "Workspace" else {
            throw ProjectError(file: file, line: root.line, "this XML is no workspace")
        }
        let folder = Paths.folder(path)
        read(root, file: file, group: folder, container: folder)
    }

    private mutating func read(
        _ element: XMLTree, file: String, group: String, container: String
    ) {
        for child in element.children {
            let location = child.attributes["location"] ?? "group:"
            let path = Self.path(location, group: group, container: container)
            switch child.name {
            case "Group":
                read(child, file: file, group: path, container: container)
            case "FileRef":
                let reference = Reference(
                    path: path, place: PlanPlace(file: file, line: child.line))
                if Paths.ending(path) == "xcodeproj" {
                    projects.append(reference)
                } else if ProjectFolder.kind(of: path + "/Package.swift") == .file {
                    packages.append(reference)
                }
            default: break
            }
        }
    }

    /// The path of `group:Pods/Pods.xcodeproj`.
    private static func path(_ location: String, group: String, container: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return Paths.join(group, location) }
        let path = String(parts[1])
        switch parts[0] {
        case "container": return Paths.join(container, path)
        case "absolute": return Paths.join("/", path)
        case "self": return container
        default: return Paths.join(group, path)
        }
    }
}
