import ProjectPlans

/// A project with the paths of its files.
struct LoadedProject {
    let file: ProjectFile
    let paths: ProjectPaths

    init(_ file: ProjectFile) throws(ProjectError) {
        self.file = file
        paths = try ProjectPaths(file)
    }
}

extension LoadedProject {
    /// The paths of other projects that this one refers to, by the identifiers of the references.
    var otherProjects: [String: String] {
        file.objects.values.reduce(into: [:]) { others, object in
            guard object.isa == "PBXFileReference", let path = paths.paths[object.id],
                Paths.ending(path) == "xcodeproj"
            else { return }
            others[object.id] = path
        }
    }

    /// The key of the target that a `PBXContainerItemProxy` or `PBXTargetDependency` leads to.
    func target(of dependency: ProjectObject) -> TargetKey? {
        if let id = dependency.string("target") { return TargetKey(project: file.path, id: id) }
        guard let proxy = file.object("targetProxy", of: dependency),
            let portal = proxy.string("containerPortal"),
            let id = proxy.string("remoteGlobalIDString")
        else { return nil }
        if portal == file.root.id { return TargetKey(project: file.path, id: id) }
        return paths.paths[portal].map { TargetKey(project: $0, id: id) }
    }
}
