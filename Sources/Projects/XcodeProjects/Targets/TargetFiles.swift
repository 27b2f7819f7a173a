import ProjectPlans

/// The sources and resources of a target while they are collected.
struct TargetFiles {
    private(set) var sources: [String] = []
    private(set) var otherSources: [PlannedSource] = []
    private(set) var resources: [PlannedResource] = []

    /// What was added, since projects list some files twice.
    private var known: Set<String> = []
    private var knownResources: Set<PlannedResource> = []

    mutating func addSource(_ path: String) {
        if known.insert(path).inserted { sources.append(path) }
    }

    mutating func addOtherSource(_ path: String, _ language: PlannedSource.Language) {
        if known.insert("other " + path).inserted {
            otherSources.append(PlannedSource(path: path, language: language))
        }
    }

    mutating func addResource(_ resource: PlannedResource) {
        guard knownResources.insert(resource).inserted else { return }
        // Files of several languages that the project lists one by one are one resource.
        if resource.files.contains(where: { $0.language != nil }),
            let index = resources.firstIndex(where: {
                $0.name == resource.name && $0.folder == resource.folder
                    && $0.files.contains { $0.language != nil }
            })
        {
            let own = resources[index].files
            resources[index].files += resource.files.filter { !own.contains($0) }
            return
        }
        resources.append(resource)
    }

    /// Adds a file as what its name says it is.
    mutating func add(_ path: String, inSources: Bool = true) {
        let name = Paths.name(path)
        switch FileRole(path) {
        case .swift where inSources: addSource(path)
        case .otherSource(let language) where inSources || language == .coreDataModel:
            addOtherSource(path, language)
            if language == .coreDataModel { addResource(resource(path, name: name)) }
        case .ignored where inSources: break
        default: addResource(resource(path, name: name))
        }
    }

    /// A resource that is one file.
    private func resource(_ path: String, name: String) -> PlannedResource {
        PlannedResource(
            name: name, kind: FileRole.kind(path),
            files: [.init(path: path, language: Paths.language(path))])
    }

    /// Leaves out what `EXCLUDED_SOURCE_FILE_NAMES` names, unless `INCLUDED_…` names it too.
    mutating func exclude(_ excluded: [String], except included: [String], in folder: String) {
        guard !excluded.isEmpty else { return }
        let isOut = { (path: String) in
            Self.matches(path, any: excluded, in: folder)
                && !Self.matches(path, any: included, in: folder)
        }
        sources.removeAll(where: isOut)
        otherSources.removeAll { isOut($0.path) }
        for index in resources.indices { resources[index].files.removeAll { isOut($0.path) } }
        resources.removeAll { $0.files.isEmpty }
    }

    /// `true` if a pattern means the file: by its name, its whole path, or the end of its path.
    private static func matches(_ path: String, any patterns: [String], in folder: String) -> Bool {
        patterns.contains { pattern in
            if !pattern.contains("/") { return Glob.matches(Paths.name(path), pattern) }
            return Glob.matches(path, Paths.join(folder, pattern))
                || Glob.matches(path, "*/" + pattern)
        }
    }
}
