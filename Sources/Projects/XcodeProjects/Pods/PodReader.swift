import ProjectPlans

/// Plans the targets of pods whose sources lie in the repository.
struct PodReader {
    /// What a pod results in.
    struct Planned {
        var targets: [PlannedTarget]
        var remarks: [PlanRemark]

        /// The names of the other pods that it needs.
        var needs: [String]
    }

    /// The pod's name.
    let name: String

    /// The folder that its patterns begin in.
    let folder: String

    let spec: Podspec

    /// The parts that are wanted, empty for the default ones.
    let parts: [String]

    /// The podspec of a pod in a folder, or the path of one.
    static func spec(of name: String, at path: String) throws(ProjectError) -> Podspec {
        let candidates = [
            "\(path)/\(name).podspec", "\(path)/\(name).podspec.json", path,
        ]
        guard let found = candidates.first(where: { ProjectFolder.kind(of: $0) == .file }) else {
            throw ProjectError(
                file: path, "there is no “\(name).podspec” or “\(name).podspec.json”")
        }
        return try Podspec(at: found)
    }

    func plan() -> Planned {
        let specs = wanted()
        var (remarks, needs): ([PlanRemark], [String]) = (spec.remarks, [])
        let place = PlanPlace(file: spec.path)
        var files = TargetFiles()
        var headers: [String] = []
        for spec in specs {
            let named = Set(spec.excludedFiles.flatMap { Glob.files($0, in: folder) })
            let folders = named.filter { ProjectFolder.kind(of: $0) == .folder }
            let isExcluded = { (path: String) in
                named.contains(path) || folders.contains { Paths.isInside(path, $0) }
            }
            for path in spec.sourceFiles.flatMap(sources) where !isExcluded(path) {
                if case .resource = FileRole(path) { continue }
                if ["h", "hh", "hpp"].contains(Paths.ending(path)) { headers.append(path) }
                files.add(path)
            }
            for path in spec.resources.flatMap(resources) where !isExcluded(path) {
                add(path, to: &files)
            }
            needs += spec.dependencies.compactMap { dependency in
                let root = String(dependency.prefix { $0 != "/" })
                return root == name ? nil : root
            }
            for binary in spec.binaries {
                remarks.append(
                    PlanRemark(
                        .error,
                        "The pod brings “\(binary)”, which is compiled for Apple's "
                            + "platforms.", at: place, target: name))
            }
        }
        var target = PlannedTarget(
            name: name, moduleName: spec.moduleName ?? SettingModifier.cIdentifier(name),
            kind: .framework, place: place, sources: files.sources.withoutLinuxVariants(),
            otherSources: files.otherSources, resources: files.resources,
            systemFrameworks: specs.flatMap(\.frameworks).uniqued(), settings: settings(specs))
        target.cCode = CCodeReader.read(
            headers: headers, of: target, in: folder, settings: buildSettings(specs),
            remarks: &remarks)
        let others = files.otherSources.count { ![.c, .cPlusPlus].contains($0.language) }
        if files.sources.isEmpty, target.cCode?.sources.isEmpty ?? true {
            target.leftOut =
                files.otherSources.isEmpty
                ? "Its podspec names no sources that exist."
                : "It has no Swift sources, only Objective-C or C."
        } else if others > 0 {
            remarks.append(
                PlanRemark(
                    .warning,
                    "\(others) sources of the pod that are not Swift are not built.", at: place,
                    target: name))
        }
        var targets = bundles(specs)
        target.dependencies = targets.map(\.name)
        targets.append(target)
        return Planned(targets: targets, remarks: remarks, needs: needs.uniqued())
    }

    // MARK: Parts

    /// The pod itself and the parts that are wanted, with those that these need.
    private func wanted() -> [Podspec] {
        var open = parts.isEmpty ? spec.defaultParts : parts
        if open.isEmpty { open = spec.parts.map(\.name) }
        var (result, seen): ([Podspec], Set<String>) = ([spec], [])
        open.reverse()
        while let path = open.popLast() {
            guard seen.insert(path).inserted else { continue }
            let names = path.split(separator: "/").map(String.init)
            var way = [spec]
            for name in names {
                guard let part = way.last?.parts.first(where: { $0.name == name }) else { break }
                way.append(part)
            }
            // A part that the podspec does not have brings nothing.
            guard way.count == names.count + 1, let owner = way.last else { continue }
            result += way.dropFirst()
            // A part stands for those within it.
            open += owner.parts.map { "\(path)/\($0.name)" }
            for dependency in result.flatMap(\.dependencies)
            where dependency.hasPrefix(name + "/") {
                open.append(String(dependency.dropFirst(name.count + 1)))
            }
        }
        return result
    }

    // MARK: Files

    /// A pattern's files. A folder means the sources in it.
    private func sources(_ pattern: String) -> [String] {
        Glob.files(pattern, in: folder).flatMap { path -> [String] in
            guard ProjectFolder.kind(of: path) == .folder else { return [path] }
            // `Sources/**/*` finds folders too, whose files it finds by themselves.
            return pattern.hasSuffix("*") ? [] : Glob.files("*", in: path)
        }
        .filter { ProjectFolder.kind(of: $0) == .file }
    }

    /// A pattern's resources, files or folders.
    private func resources(_ pattern: String) -> [String] {
        let found = Glob.files(pattern, in: folder)
        guard pattern.hasSuffix("**/*") else { return found }
        // Of what lies in a catalogue or bundle, the whole counts.
        let wholes = found.filter { SynchronizedFolder.packages.contains(Paths.ending($0)) }
        return found.filter { path in
            !wholes.contains { $0 != path && Paths.isInside(path, $0) }
                && (wholes.contains(path) || ProjectFolder.kind(of: path) == .file)
        }
    }

    private func add(_ path: String, to files: inout TargetFiles) {
        guard ProjectFolder.kind(of: path) == .folder,
            !SynchronizedFolder.packages.contains(Paths.ending(path))
        else {
            files.add(path, inSources: false)
            return
        }
        if Paths.ending(path) == "lproj" {
            for name in ProjectFolder.names(in: path) {
                files.add("\(path)/\(name)", inSources: false)
            }
        } else {
            files.addResource(
                PlannedResource(
                    name: Paths.name(path), kind: .folder, files: [.init(path: path)]))
        }
    }

    /// The targets of `resource_bundles`.
    private func bundles(_ specs: [Podspec]) -> [PlannedTarget] {
        var all: [String: [String]] = [:]
        for spec in specs { all.merge(spec.resourceBundles) { $0 + $1 } }
        return all.sorted { $0.key < $1.key }.map { bundle, patterns in
            var files = TargetFiles()
            for path in patterns.flatMap(resources) { add(path, to: &files) }
            return PlannedTarget(
                name: "\(name)-\(bundle)", moduleName: SettingModifier.cIdentifier(bundle),
                productName: bundle, kind: .resourceBundle, place: PlanPlace(file: spec.path),
                resources: files.resources)
        }
    }

    // MARK: Settings

    private func buildSettings(_ specs: [Podspec]) -> BuildSettings {
        let own = specs.flatMap(\.buildSettings).sorted { $0.key < $1.key }
        let assignments = own.map {
            SettingAssignment(key: $0.key, value: $0.value, place: PlanPlace(file: spec.path))
        }
        return BuildSettings(assignments, circumstances: ["sdk": "iphonesimulator"])
    }

    private func settings(_ specs: [Podspec]) -> CompilerSettings {
        var settings = CompilerSettingReader(buildSettings(specs)).read()
        settings.swiftVersion = settings.swiftVersion ?? spec.swiftVersion
        settings.compilationConditions =
            (["DEBUG", "COCOAPODS"] + settings.compilationConditions).uniqued()
        return settings
    }
}
