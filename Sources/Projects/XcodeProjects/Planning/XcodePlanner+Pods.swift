import ProjectPlans

// MARK: - CocoaPods

extension XcodePlanner {
    /// Adds the pods that Podfiles name, as targets where their sources lie in the repository, and
    /// lets the projects' targets depend on them.
    mutating func addPods(to drafts: [TargetDraft]) -> [TargetDraft] {
        var drafts = drafts
        var pods = Pods()
        for folder in podFolders() {
            let path = Paths.join(folder, "Podfile")
            guard ProjectFolder.kind(of: path) == .file else { continue }
            do throws(ProjectError) {
                let podfile = try Podfile(at: path)
                remarks += podfile.remarks
                for target in podfile.targets {
                    add(target, of: podfile, pods: &pods, to: &drafts)
                }
            } catch {
                remarks.append(
                    PlanRemark(
                        .error, "The Podfile is not read: \(error.reason).", at: error.place))
            }
        }
        return merge(pods, into: drafts)
    }

    /// The folders that a Podfile may lie in: those of the container and its projects.
    private func podFolders() -> [String] {
        ([container.path] + graph.projects.map(\.file.path).filter(graph.main.contains))
            .map(Paths.folder).uniqued()
    }

    /// The pods that were planned so far.
    private struct Pods {
        /// Targets by the names of their pods; empty for pods that make none.
        var planned: [String: [PlannedTarget]] = [:]

        /// The pods in the order in which they were found.
        var order: [String] = []

        /// Which targets use which pods.
        var uses: [(target: String, pod: String)] = []
    }

    private mutating func add(
        _ target: Podfile.Target, of podfile: Podfile, pods: inout Pods,
        to drafts: inout [TargetDraft]
    ) {
        let index = drafts.firstIndex { draft in
            graph.main.contains(draft.key.project)
                && Self.podName(of: draft.target.name, in: draft.key.project) == target.name
                && target.project.map { $0 == draft.key.project } ?? true
        }
        guard let index else {
            // A Podfile may serve projects that were not asked for.
            return
        }
        guard drafts[index].target.leftOut == nil else { return }
        for request in target.requests {
            add(request, of: podfile, for: &drafts[index].target, pods: &pods, drafts: drafts)
        }
    }

    /// The name of a target without the project's that makes it unique.
    private static func podName(of name: String, in project: String) -> String {
        let suffix = " (\(Paths.stem(project)))"
        return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }

    private mutating func add(
        _ request: Podfile.Request, of podfile: Podfile, for target: inout PlannedTarget,
        pods: inout Pods, drafts: [TargetDraft]
    ) {
        if !target.settings.compilationConditions.contains("COCOAPODS") {
            target.settings.compilationConditions.append("COCOAPODS")
        }
        if let folder = choice.dependencies[request.name] {
            let path = Paths.join(root, folder)
            if ProjectFolder.kind(of: path + "/Package.swift") == .file {
                substitute(folder, for: request.name, in: &target)
                return
            }
        }
        let podsFolder = Paths.join(Paths.folder(podfile.path), "Pods")
        plan(request, podsFolder: podsFolder, pods: &pods, drafts: drafts)
        if pods.planned[request.name] != nil {
            pods.uses.append((target.name, request.name))
        } else if let made = Self.target(of: request.name, in: drafts) {
            target.dependencies = (target.dependencies + [made]).uniqued()
        } else {
            target.missingDependencies.append(
                MissingDependency(name: request.name, source: .cocoaPods, place: request.place))
            remarks.append(
                PlanRemark(
                    .error,
                    "The pod “\(request.name)” is not in the repository: run “pod install” there, "
                        + "or name its folder by --dependency \(request.name)=DIR.",
                    at: request.place, target: target.name))
        }
    }

    /// The target of CocoaPods' project that makes a pod.
    private static func target(of pod: String, in drafts: [TargetDraft]) -> String? {
        drafts.first {
            $0.key.project.hasSuffix("/Pods/Pods.xcodeproj")
                && ($0.target.name == pod || $0.target.productName == pod
                    || $0.target.name.hasPrefix(pod + "-iOS"))
        }?.target.name
    }

    /// Plans a pod and those that it needs, unless CocoaPods' project makes them.
    private mutating func plan(
        _ request: Podfile.Request, podsFolder: String, pods: inout Pods, drafts: [TargetDraft]
    ) {
        guard pods.planned[request.name] == nil else { return }
        var folder = request.path ?? choice.dependencies[request.name].map { Paths.join(root, $0) }
        let inPods = Paths.join(podsFolder, request.name)
        if folder == nil, Self.target(of: request.name, in: drafts) == nil,
            ProjectFolder.kind(of: inPods) == .folder
        {
            folder = inPods
        }
        guard let folder else { return }
        let planned: PodReader.Planned
        do throws(ProjectError) {
            let spec = try PodReader.spec(of: request.name, at: folder)
            let base = ProjectFolder.kind(of: folder) == .file ? Paths.folder(folder) : folder
            planned = PodReader(
                name: request.name, folder: base, spec: spec, parts: request.parts
            ).plan()
        } catch {
            remarks.append(
                PlanRemark(
                    .error, "The pod “\(request.name)” is not read: \(error.reason).",
                    at: error.place.line == nil ? request.place : error.place))
            return
        }
        remarks += planned.remarks
        pods.planned[request.name] = planned.targets
        for need in planned.needs {
            let next = Podfile.Request(name: need, parts: [], path: nil, place: request.place)
            plan(next, podsFolder: podsFolder, pods: &pods, drafts: drafts)
            let made =
                pods.planned[need]?.last?.name ?? Self.target(of: need, in: drafts)
            if let made {
                pods.planned[request.name]?[planned.targets.count - 1].dependencies.append(made)
            } else {
                pods.planned[request.name]?[planned.targets.count - 1].missingDependencies.append(
                    MissingDependency(name: need, source: .cocoaPods, place: request.place))
                remarks.append(
                    PlanRemark(
                        .error,
                        "The pod “\(request.name)” needs “\(need)”, which is not in the "
                            + "repository: name its folder by --dependency \(need)=DIR.",
                        at: PlanPlace(file: planned.targets.last?.place?.file ?? podsFolder),
                        target: request.name))
            }
        }
        pods.order.append(request.name)
    }

    /// Puts pods in front of the projects' targets, in place of what CocoaPods' project says about
    /// the same modules.
    private func merge(_ pods: Pods, into drafts: [TargetDraft]) -> [TargetDraft] {
        var drafts = drafts
        var renamed: [String: String] = [:]
        for name in pods.order {
            guard let target = pods.planned[name]?.last else { continue }
            for draft in drafts
            where !graph.main.contains(draft.key.project)
                && draft.target.moduleName == target.moduleName
            {
                renamed[draft.target.name] = target.name
            }
        }
        drafts.removeAll {
            !graph.main.contains($0.key.project) && renamed[$0.target.name] != nil
        }
        let taken = Set(drafts.map(\.target.name))
        var spellings: [String: String] = [:]
        let own = pods.order.flatMap { pods.planned[$0] ?? [] }
        for target in own where taken.contains(target.name) {
            spellings[target.name] = "\(target.name) (pod)"
        }
        for index in drafts.indices {
            let used = pods.uses.filter { $0.target == drafts[index].target.name }.compactMap {
                pods.planned[$0.pod]?.last
            }
            .filter { $0.leftOut == nil }.map(\.name)
            let old = drafts[index].target.dependencies.map { renamed[$0] ?? $0 }
            drafts[index].target.dependencies =
                old.filter { !used.contains($0) || taken.contains($0) }
                + used.map { spellings[$0] ?? $0 }
            drafts[index].target.dependencies = drafts[index].target.dependencies.uniqued()
        }
        let left = Set(own.filter { $0.leftOut != nil }.map(\.name))
        let targets = own.map { target in
            var target = target
            target.name = spellings[target.name] ?? target.name
            target.dependencies = target.dependencies.filter { !left.contains($0) }
                .map { spellings[$0] ?? renamed[$0] ?? $0 }.uniqued()
            return TargetDraft(
                key: TargetKey(project: target.place?.file ?? "", id: target.name), target: target)
        }
        return targets + drafts
    }
}
