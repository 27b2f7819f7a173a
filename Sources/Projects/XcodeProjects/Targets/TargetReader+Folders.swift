import ProjectPlans

// MARK: - Synchronised folders

extension TargetReader {
    /// Adds the files of folders that Xcode 16 keeps in step: those of the target's own folders
    /// without their exceptions, and the exceptions of other folders that name this target.
    mutating func readSynchronizedFolders() throws(ProjectError) {
        let own = Set(object.strings("fileSystemSynchronizedGroups"))
        let groups = project.file.objects.values
            .filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
            .sorted { ($0.line, $0.id) < ($1.line, $1.id) }
        for group in groups {
            let exceptions = project.file.list("exceptions", of: group)
            let about = exceptions.filter { $0.string("target") == object.id }
            let isOwn = own.contains(group.id)
            guard isOwn || !about.isEmpty else { continue }
            try read(group, isOwn: isOwn, exceptions: about, others: exceptions)
        }
    }

    private mutating func read(
        _ group: ProjectObject, isOwn: Bool, exceptions: [ProjectObject], others: [ProjectObject]
    ) throws(ProjectError) {
        guard let path = project.paths.paths[group.id] else { return }
        guard ProjectFolder.kind(of: path) == .folder else {
            remark(
                .error, "The folder “\(path)” does not exist.", at: project.file.place(of: group))
            return
        }
        let wholes = Set(group.strings("explicitFolders"))
        let folder = try SynchronizedFolder(at: path, folders: wholes)
        let named = Set(exceptions.flatMap { $0.strings("membershipExceptions") }.map(decomposed))
        let foreign = exceptions.reduce(into: Set<String>()) { foreign, set in
            for (file, filters) in set.dictionary("platformFiltersByRelativePath")
            where !Platforms.includeIOS(filters.strings) {
                foreign.insert(decomposed(file))
            }
        }
        let plist = settings.text("INFOPLIST_FILE").map(absolute)
        let copied = copies(of: others)
        for entry in folder.entries {
            let name = decomposed(entry.path)
            let isNamed = named.contains(name) || isInside(name, named)
            guard isNamed != isOwn, !foreign.contains(name) else { continue }
            let whole = "\(path)/\(entry.path)"
            if whole == plist { continue }
            if let destination = copied[name] {
                if let destination { addCopy(whole, to: destination) }
                continue
            }
            if entry.isFolder {
                files.addResource(
                    PlannedResource(
                        name: Paths.name(whole), kind: .folder, files: [.init(path: whole)]))
            } else {
                files.add(whole)
            }
        }
    }

    /// File systems differ in how they compose accents, so paths are compared as Unicode does.
    private func decomposed(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// `true` if one of the folders above `path` is named.
    private func isInside(_ path: String, _ named: Set<String>) -> Bool {
        var folder = Substring(path)
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if named.contains(String(folder)) { return true }
        }
        return false
    }

    /// Where files go that belong to another phase of this target than their names say; `nil` for
    /// phases that bring nothing into the bundle.
    private func copies(of exceptions: [ProjectObject]) -> [String: String?] {
        let phases = Set(object.strings("buildPhases"))
        var copies: [String: String?] = [:]
        for set in exceptions {
            guard let id = set.string("buildPhase"), phases.contains(id),
                let phase = project.file.objects[id]
            else { continue }
            var destination: String?
            if ["1", "7"].contains(phase.string("dstSubfolderSpec") ?? "") {
                destination = settings.expand(phase.string("dstPath") ?? "")
            }
            if phase.isa == "PBXResourcesBuildPhase" { destination = "" }
            for path in set.strings("membershipExceptions") {
                copies[decomposed(path)] = .some(destination)
            }
        }
        return copies
    }

    private mutating func addCopy(_ path: String, to folder: String) {
        files.addResource(
            PlannedResource(
                name: Paths.name(path), kind: FileRole.kind(path),
                folder: Paths.join("/", folder).split(separator: "/").joined(separator: "/"),
                files: [.init(path: path, language: Paths.language(path))]))
    }
}

// MARK: - Dependencies

extension TargetReader {
    /// Reads the targets that this one names, and what its linker flags name.
    mutating func readDependencies() {
        for dependency in project.file.list("dependencies", of: object) {
            let filters =
                dependency.strings("platformFilters") + dependency.strings("platformFilter")
            guard Platforms.includeIOS(filters) else { continue }
            if let product = project.file.object("productRef", of: dependency) {
                addProduct(product)
            } else if let key = project.target(of: dependency) {
                draft.dependencies.append(key)
            }
        }
        for product in project.file.list("packageProductDependencies", of: object) {
            addProduct(product)
        }
        let place = settings.place(of: "OTHER_LDFLAGS") ?? project.file.place(of: object)
        var flags = settings.words("OTHER_LDFLAGS")[...]
        while let flag = flags.popFirst() {
            guard flag == "-framework" || flag == "-weak_framework", let name = flags.popFirst()
            else { continue }
            let linked = TargetDraft.Linked(file: name + ".framework", path: nil, place: place)
            draft.linked.append(linked)
        }
    }
}
