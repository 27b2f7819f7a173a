import ProjectPlans

/// The projects that a plan is made of, with those that they refer to.
struct ProjectGraph {
    /// The most projects that are read.
    static let mostProjects = 256

    /// The projects in the order in which they were found.
    private(set) var projects: [LoadedProject] = []

    /// The paths of the projects that were asked for themselves, not only referred to.
    private(set) var main: Set<String> = []

    private(set) var remarks: [PlanRemark] = []

    private var known: [FileIdentity: String] = [:]

    /// Paths that lead to a project under another path, by symbolic links.
    private var spellings: [String: String] = [:]

    init() {}

    /// Adds a project, and those that it refers to.
    ///
    /// A project that was asked for and cannot be read is an error; one that is referred to results
    /// in a remark.
    mutating func add(_ path: String) throws(ProjectError) {
        guard let own = try load(path) else { return }
        main.insert(own.file.path)
        var open = [own]
        while let next = open.popLast() {
            for (id, other) in next.otherProjects.sorted(by: { $0.value < $1.value }) {
                do throws(ProjectError) {
                    if let loaded = try load(other) { open.append(loaded) }
                } catch {
                    let place = next.file.objects[id].map(next.file.place)
                    remarks.append(
                        PlanRemark(
                            .warning, "“\(other)” is left out: \(error.reason).", at: place))
                }
            }
        }
    }

    /// Reads a project, `nil` if it was read before.
    private mutating func load(_ path: String) throws(ProjectError) -> LoadedProject? {
        guard let identity = FileIdentity(of: path) else {
            throw ProjectError(file: path, "there is no such project")
        }
        if let other = known[identity] {
            spellings[path] = other
            return nil
        }
        guard projects.count < Self.mostProjects else {
            throw ProjectError(
                file: path, "more than \(Self.mostProjects) projects belong together")
        }
        let real = ProjectFolder.real(path)
        let project = try LoadedProject(ProjectFile(at: real))
        known[identity] = real
        if real != path { spellings[path] = real }
        projects.append(project)
        add(project)
        return project
    }

    /// Adds a project that was read already.
    mutating func add(_ project: LoadedProject, isMain: Bool) {
        projects.append(project)
        if isMain { main.insert(project.file.path) }
        add(project)
    }

    private mutating func add(_ project: LoadedProject) {
        remarks += project.paths.remarks + project.file.danglingReferences()
        if let version = project.file.version, !ProjectFile.knownVersions.contains(version) {
            remarks.append(
                PlanRemark(
                    .note,
                    "The project's format, \(version), is not one of those known, "
                        + "46 to 77. What is new in it may be missing.",
                    at: PlanPlace(file: project.file.file)))
        }
    }

    /// The key with the project's path as it was read.
    func canonical(_ key: TargetKey) -> TargetKey {
        spellings[key.project].map { TargetKey(project: $0, id: key.id) } ?? key
    }
}
