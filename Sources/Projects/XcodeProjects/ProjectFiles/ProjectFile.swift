import ProjectPlans

/// What a `project.pbxproj` holds: objects that refer to each other by identifiers.
struct ProjectFile {
    /// The versions of the format that are known.
    static let knownVersions = 46...77

    /// The `.xcodeproj` folder.
    let path: String

    /// The `project.pbxproj` in it.
    let file: String

    let version: Int?
    let objects: [String: ProjectObject]

    /// The one `PBXProject`.
    let root: ProjectObject

    /// Reads the project in the folder `path`.
    init(at path: String) throws(ProjectError) {
        let file = Paths.join(path, "project.pbxproj")
        try self.init(ProjectFolder.text(of: file), at: path)
    }

    /// Reads a project's text.
    init(_ text: String, at path: String) throws(ProjectError) {
        let file = Paths.join(path, "project.pbxproj")
        let start = text.utf8.first { $0 > 0x20 }
        guard let start else { throw ProjectError(file: file, "the file is empty") }
        let isXML = start == UInt8(ascii: "<") && text.prefix(512).contains("<?xml")
        let list =
            try isXML
            ? XMLPropertyList.readProject(text, path: file)
            : TextPropertyList.read(text, path: file)
        guard let values = list.dictionary, let entries = values["objects"]?.dictionary else {
            throw ProjectError(file: file, line: list.line, "there is no dictionary of objects")
        }
        var objects: [String: ProjectObject] = [:]
        for (id, value) in entries {
            guard let fields = value.dictionary, let isa = fields["isa"]?.string else {
                throw ProjectError(
                    file: file, line: value.line, "the object “\(id.prefix(80))” has no class")
            }
            objects[id] = ProjectObject(id: id, isa: isa, fields: fields, line: value.line)
        }
        guard let id = values["rootObject"] else {
            throw ProjectError(file: file, line: list.line, "the list names no root object")
        }
        guard let root = id.string.flatMap({ objects[$0] }), root.isa == "PBXProject" else {
            throw ProjectError(file: file, line: id.line, "the root object is not a project")
        }
        self.path = path
        self.file = file
        self.version = values["objectVersion"]?.string.flatMap { Int($0) }
        self.objects = objects
        self.root = root
    }
}

extension ProjectFile {
    /// The project's name: that of its folder.
    var name: String { Paths.stem(path) }

    /// The folder that paths begin in.
    var folder: String {
        Paths.join(Paths.folder(path), root.string("projectDirPath") ?? ".")
    }

    /// The object that a field refers to, `nil` if there is none.
    func object(_ key: String, of owner: ProjectObject) -> ProjectObject? {
        owner.string(key).flatMap { objects[$0] }
    }

    /// The objects that a list refers to. Those that are missing are left out.
    func list(_ key: String, of owner: ProjectObject) -> [ProjectObject] {
        owner.strings(key).compactMap { objects[$0] }
    }

    /// The targets of all kinds, in the order of the project.
    var targets: [ProjectObject] { list("targets", of: root) }

    func place(of object: ProjectObject) -> PlanPlace {
        PlanPlace(file: file, line: object.line)
    }

    /// What the project says about a target in its `TargetAttributes`.
    func attributes(of target: ProjectObject) -> [String: ProjectValue] {
        root.dictionary("attributes")["TargetAttributes"]?.dictionary?[target.id]?.dictionary ?? [:]
    }

    /// Remarks about references to objects that do not exist.
    func danglingReferences() -> [PlanRemark] {
        let lists = [
            "children", "files", "buildPhases", "targets", "dependencies", "buildConfigurations",
            "packageReferences", "packageProductDependencies", "fileSystemSynchronizedGroups",
            "exceptions",
        ]
        var remarks: [PlanRemark] = []
        for object in objects.values.sorted(by: { ($0.line, $0.id) < ($1.line, $1.id) }) {
            for key in lists {
                for value in object.fields[key]?.array ?? [] {
                    guard let id = value.string, objects[id] == nil else { continue }
                    let text =
                        "“\(object.displayName)” refers to an object \(id.prefix(40)) "
                        + "that is not in the project."
                    remarks.append(
                        PlanRemark(.warning, text, at: PlanPlace(file: file, line: value.line)))
                }
            }
        }
        return remarks
    }
}
