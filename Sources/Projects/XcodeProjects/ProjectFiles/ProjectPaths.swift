import ProjectPlans

/// Where the files of a project lie, found by walking its groups once.
struct ProjectPaths {
    /// The deepest group that is walked.
    static let deepest = 256

    /// Absolute paths by the identifiers of files and groups. Products and files of Apple's have
    /// none.
    private(set) var paths: [String: String] = [:]

    /// Remarks about groups that cannot be walked.
    private(set) var remarks: [PlanRemark] = []

    private let project: ProjectFile

    /// The groups on the way to the one being walked.
    private var open: Set<String> = []

    init(_ project: ProjectFile) throws(ProjectError) {
        self.project = project
        if let main = project.object("mainGroup", of: project.root) {
            try walk(main, in: project.folder)
        }
        // Files of no group lie in the project's folder, as Xcode has it.
        for object in project.objects.values.sorted(by: { $0.id < $1.id })
        where paths[object.id] == nil {
            if object.isa == "PBXFileReference" || object.isa.hasPrefix("PBXFileSystemSync") {
                paths[object.id] = place(of: object, in: project.folder)
            }
        }
    }

    private mutating func walk(
        _ object: ProjectObject, in folder: String
    ) throws(ProjectError) {
        guard open.count < Self.deepest else {
            throw ProjectError(
                file: project.file, line: object.line, "groups are nested too deeply")
        }
        guard open.insert(object.id).inserted else {
            throw ProjectError(
                file: project.file, line: object.line,
                "the group “\(object.displayName)” contains itself")
        }
        defer { open.remove(object.id) }
        // A group that several others hold would be walked once for each way to it.
        guard paths[object.id] == nil else { return }
        let own = place(of: object, in: folder)
        paths[object.id] = own
        for child in project.list("children", of: object) {
            switch child.isa {
            case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
                try walk(child, in: own ?? folder)
            default:
                paths[child.id] = place(of: child, in: own ?? folder)
            }
        }
    }

    /// The path of an object of a group whose folder is `folder`.
    private func place(of object: ProjectObject, in folder: String) -> String? {
        let path = object.string("path")
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return path.map { Paths.join(folder, $0) } ?? folder
        case "<absolute>": return path.map { Paths.join("/", $0) }
        case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT":
            return Paths.join(project.folder, path ?? ".")
        default: return nil
        }
    }
}
