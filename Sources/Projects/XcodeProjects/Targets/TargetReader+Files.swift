import ProjectPlans

// MARK: - Build phases

extension TargetReader {
    /// Reads build phases and synchronised folders.
    mutating func readFiles() throws(ProjectError) {
        var isBeforeSources = true
        for phase in project.file.list("buildPhases", of: object) {
            switch phase.isa {
            case "PBXSourcesBuildPhase":
                isBeforeSources = false
                readPhase(phase, inSources: true)
            case "PBXResourcesBuildPhase", "PBXRezBuildPhase": readPhase(phase, inSources: false)
            case "PBXFrameworksBuildPhase": readFrameworks(phase)
            case "PBXHeadersBuildPhase":
                publicHeaders += project.file.list("files", of: phase).filter {
                    $0.dictionary("settings")["ATTRIBUTES"]?.strings.contains("Public") ?? false
                }.compactMap { project.file.object("fileRef", of: $0) }
                    .compactMap { project.paths.paths[$0.id] }
            case "PBXCopyFilesBuildPhase": readCopies(phase)
            case "PBXShellScriptBuildPhase": readScript(phase, isBeforeSources: isBeforeSources)
            default: break
            }
        }
        try readSynchronizedFolders()
        for rule in project.file.list("buildRules", of: object) {
            remark(
                .warning,
                "The build rule for “\(rule.string("filePatterns") ?? rule.displayName)” is ignored.",
                at: project.file.place(of: rule))
        }
        files.exclude(
            settings.words("EXCLUDED_SOURCE_FILE_NAMES"),
            except: settings.words("INCLUDED_SOURCE_FILE_NAMES"), in: project.file.folder)
        draft.target.sources = files.sources.withoutLinuxVariants()
        draft.target.otherSources = files.otherSources
        draft.target.resources = files.resources.filter { $0.path != "Info.plist" }
        if draft.target.resources.count < files.resources.count {
            remark(
                .note, "“Info.plist” is no resource: Xcode writes the bundle's own to its place.")
        }
    }

    /// The files of a phase that are meant for iOS, with what the phase says about them.
    private func members(
        of phase: ProjectObject
    ) -> [(entry: ProjectObject, file: ProjectObject)] {
        project.file.list("files", of: phase).compactMap { entry in
            let filters =
                entry.strings("platformFilters") + entry.strings("platformFilter")
            guard Platforms.includeIOS(filters),
                let file = project.file.object("fileRef", of: entry)
            else { return nil }
            return (entry, file)
        }
    }

    private mutating func readPhase(_ phase: ProjectObject, inSources: Bool) {
        for (entry, file) in members(of: phase) {
            let tags = entry.dictionary("settings")["ASSET_TAGS"]?.strings ?? []
            add(file, tags: tags, inSources: inSources, folder: "")
        }
    }

    /// Adds a file, group of variants or versions.
    private mutating func add(
        _ file: ProjectObject, tags: [String], inSources: Bool, folder: String
    ) {
        if file.isa == "PBXVariantGroup" {
            addVariants(file, tags: tags, folder: folder)
            return
        }
        guard let path = project.paths.paths[file.id] else { return }
        // CocoaPods' targets have a source of one line, so that there is something to compile.
        if inSources, path.hasSuffix("-dummy.m") { return }
        guard let found = existing(path, of: file, isSource: inSources && FileRole(path) == .swift)
        else { return }
        if isFolder(file, at: found) {
            files.addResource(
                PlannedResource(
                    name: Paths.name(found), kind: .folder, folder: folder,
                    files: [.init(path: found)], tags: tags))
        } else if folder.isEmpty, tags.isEmpty {
            files.add(found, inSources: inSources)
        } else {
            files.addResource(
                PlannedResource(
                    name: Paths.name(found), kind: FileRole.kind(found), folder: folder,
                    files: [.init(path: found, language: Paths.language(found))], tags: tags))
        }
    }

    /// `true` for a folder that is copied as it is.
    private func isFolder(_ file: ProjectObject, at path: String) -> Bool {
        guard ProjectFolder.kind(of: path) == .folder,
            !SynchronizedFolder.packages.contains(Paths.ending(path))
        else { return false }
        return true
    }

    /// A file's path as the disk spells it; `nil`, with a remark, if it does not exist.
    private mutating func existing(
        _ path: String, of file: ProjectObject, isSource: Bool
    ) -> String? {
        if ProjectFolder.kind(of: path) != nil { return path }
        let place = project.file.place(of: file)
        if let respelled = ProjectFolder.respelled(path, known: &spellings) {
            remark(
                .note,
                "“\(path)” is spelled “\(Paths.name(respelled))” on disk, which is used.",
                at: place)
            return respelled
        }
        if isSource {
            let script = draft.target.scripts.first { $0.outputs.contains(path) }
            let hint = script.map { " The script “\($0.name)” makes it: run it by --run-scripts." }
            remark(.error, "The source “\(path)” does not exist.\(hint ?? "")", at: place)
        } else {
            remark(.warning, "The resource “\(path)” does not exist, and is left out.", at: place)
        }
        return nil
    }

    private mutating func addVariants(_ group: ProjectObject, tags: [String], folder: String) {
        var variants: [PlannedResource.File] = []
        for child in project.file.list("children", of: group) {
            guard let path = project.paths.paths[child.id],
                let found = existing(path, of: child, isSource: false)
            else { continue }
            variants.append(
                .init(path: found, language: Paths.language(found) ?? child.string("name")))
        }
        guard let first = variants.first else { return }
        let name = group.string("name") ?? Paths.name(first.path)
        files.addResource(
            PlannedResource(
                name: name, kind: FileRole.kind(name), folder: folder, files: variants, tags: tags))
    }

    /// Files that are copied to a place in the bundle. Products are embedded by the build.
    private mutating func readCopies(_ phase: ProjectObject) {
        // 1: the bundle itself, 6: executables, 7: resources, 10: frameworks, 13: plug-ins.
        guard ["1", "7"].contains(phase.string("dstSubfolderSpec") ?? "") else { return }
        let folder = settings.expand(phase.string("dstPath") ?? "")
        for (_, file) in members(of: phase) {
            if let path = file.string("path"), FileRole(path) == .ignored { continue }
            add(
                file, tags: [], inSources: false,
                folder: Paths.join("/", folder).split(separator: "/").joined(separator: "/"))
        }
    }

    // MARK: Frameworks

    private mutating func readFrameworks(_ phase: ProjectObject) {
        for entry in project.file.list("files", of: phase) {
            let filters =
                entry.strings("platformFilters") + entry.strings("platformFilter")
            guard Platforms.includeIOS(filters) else { continue }
            if let product = project.file.object("productRef", of: entry) {
                addProduct(product)
            } else if let file = project.file.object("fileRef", of: entry) {
                addFramework(file)
            }
        }
    }

    /// Adds a product of a Swift package.
    mutating func addProduct(_ product: ProjectObject) {
        guard var name = product.string("productName") else { return }
        let isPlugin = name.hasPrefix("plugin:")
        if isPlugin { name = String(name.dropFirst(7)) }
        let package = project.file.object("package", of: product)
            .flatMap { PackageReading.reference($0, of: project)?.identity }
        let planned = PackageProduct(name: name, package: package, isPlugin: isPlugin)
        if !draft.target.packageProducts.contains(planned) {
            draft.target.packageProducts.append(planned)
        }
    }

    private mutating func addFramework(_ file: ProjectObject) {
        guard let path = file.string("path") ?? file.string("name") else { return }
        let name = Paths.name(path)
        let tree = file.string("sourceTree") ?? "<group>"
        if tree == "SDKROOT" || tree == "DEVELOPER_DIR"
            || path.contains("System/Library/Frameworks") || Paths.ending(name) == "tbd"
        {
            if Paths.ending(name) == "framework" {
                draft.target.systemFrameworks.append(Paths.stem(name))
            }
            return
        }
        let isBuilt = tree == "BUILT_PRODUCTS_DIR" || file.isa == "PBXReferenceProxy"
        let linked = TargetDraft.Linked(
            file: name, path: isBuilt ? nil : project.paths.paths[file.id],
            place: project.file.place(of: file))
        draft.linked.append(linked)
    }

    // MARK: Scripts

    private mutating func readScript(_ phase: ProjectObject, isBeforeSources: Bool) {
        let text = phase.string("shellScript") ?? ""
        let name = phase.string("name") ?? "Run Script"
        // What CocoaPods and Carthage check and copy is not needed here.
        let isKnown =
            name.hasPrefix("[CP] ")
            || ["Target Support Files/", "Manifest.lock", "carthage copy-frameworks"]
                .contains { text.contains($0) }
        // Others run only when the app is installed or archived.
        let isForArchives = phase.string("runOnlyForDeploymentPostprocessing") == "1"
        guard !isKnown, !isForArchives, !text.isEmpty else { return }
        let script = PlannedScript(
            name: name, shell: phase.string("shellPath") ?? "/bin/sh", text: text,
            inputs: phase.strings("inputPaths").map { absolute(settings.expand($0)) },
            outputs: phase.strings("outputPaths").map { absolute(settings.expand($0)) },
            settings: Dictionary(
                settings.names.compactMap { name in settings[name].map { (name, $0) } },
                uniquingKeysWith: { $1 }),
            isBeforeSources: isBeforeSources, place: project.file.place(of: phase))
        draft.target.scripts.append(script)
    }
}
