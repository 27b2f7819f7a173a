public import ProjectPlans

/// Plans what is built of a project or workspace of Xcode, from its files alone.
///
/// 1. Reads the projects, and those that they refer to.
/// 2. Reads their targets, with build settings resolved for a debug build.
/// 3. Finds who makes what they link: other targets, pods, Carthage's checkouts, packages.
/// 4. Takes the targets that the scheme or the user wants, with what they depend on.
///
/// Files are only read, never written, and no script runs.
public struct XcodePlanner {
    let container: XcodeContainer
    let root: String
    let choice: XcodeChoice

    var graph = ProjectGraph()
    var remarks: [PlanRemark] = []
    var packages: [PackageReference] = []

    /// Plans a container.
    ///
    /// - Parameter root: The repository's folder; by default that of the container.
    /// - Throws: ``ProjectError`` for files that cannot be read, ``ProjectChoiceError`` for a
    ///   scheme or target that does not exist.
    public static func plan(
        _ container: XcodeContainer, root: String? = nil, choice: XcodeChoice = XcodeChoice()
    ) throws -> ProjectPlan {
        var planner = XcodePlanner(
            container: container, root: root ?? Paths.folder(container.path), choice: choice)
        return try planner.plan()
    }

    private init(container: XcodeContainer, root: String, choice: XcodeChoice) {
        self.container = container
        self.root = root
        self.choice = choice
    }

    private mutating func plan() throws -> ProjectPlan {
        try readProjects()
        let schemes = SchemeList(container, projects: graph.projects.map(\.file.path))
        let candidates = try readSchemes(schemes)
        let targets = try TargetGraph(
            graph, configuration: choice.configuration ?? candidates.first?.configuration)
        remarks += targets.remarks
        let scheme =
            candidates.count > 1
            ? candidates.first { runs($0, in: targets.drafts) } : candidates.first
        readPackages()
        var drafts = targets.drafts
        drafts = addBinaries(targets.binaries, to: drafts)
        drafts = addPods(to: drafts)
        findPackages(of: &drafts)
        dropLeftOut(&drafts)
        let wanted = try wantedNames(drafts, scheme: choice.scheme == nil ? nil : scheme)
        var (sorted, circles) = TargetOrder.sorted(
            Self.closure(of: wanted, in: drafts.map(\.target)))
        remarks += circles
        leaveOutDoubles(&sorted)
        var plan = ProjectPlan(
            name: container.name, root: root,
            origin: container.isWorkspace
                ? .workspace(path: container.path) : .project(path: container.path),
            targets: sorted, packages: packages.uniqued(), packageVersions: packageVersions(),
            schemes: schemes.names)
        if let scheme { addRuns(scheme, drafts: drafts, to: &plan) }
        reportLeftOut(plan)
        reportPointers(sorted)
        if !choice.runsScripts { reportScripts(plan) }
        let kept = Set(sorted.map(\.name))
        plan.remarks = Self.explain(remarks.uniqued(), root: root).filter {
            $0.target.map(kept.contains) ?? true
        }
        return plan
    }

    // MARK: 1. Projects

    private mutating func readProjects() throws(ProjectError) {
        var failure: ProjectError?
        if container.isWorkspace {
            let workspace = try Workspace(at: container.path)
            for reference in workspace.projects where !Self.isPods(reference.path) {
                do throws(ProjectError) { try graph.add(reference.path) } catch {
                    failure = failure ?? error
                    remarks.append(
                        PlanRemark(
                            .error, "“\(reference.path)” is left out: \(error.reason).",
                            at: error.place.line == nil ? reference.place : error.place))
                }
            }
            packages += workspace.packages.map {
                PackageReading.local($0.path, place: $0.place)
            }
            if graph.projects.isEmpty, let failure { throw failure }
        } else {
            try graph.add(container.path)
        }
        addPodsProject()
        addCarthage()
        remarks += graph.remarks
    }

    /// `true` for the project that CocoaPods makes.
    private static func isPods(_ path: String) -> Bool { path.hasSuffix("/Pods/Pods.xcodeproj") }

    private mutating func addPodsProject() {
        for folder in graph.projects.map({ Paths.folder($0.file.path) }).uniqued() {
            let path = Paths.join(folder, "Pods/Pods.xcodeproj")
            guard ProjectFolder.kind(of: path) == .folder else { continue }
            addDependency(path)
        }
    }

    /// Adds a project that targets may need something of.
    mutating func addDependency(_ path: String) {
        do throws(ProjectError) {
            let project = try LoadedProject(ProjectFile(at: path))
            if !graph.projects.contains(where: { $0.file.path == path }) {
                graph.add(project, isMain: false)
            }
        } catch {
            remarks.append(
                PlanRemark(
                    .warning, "“\(path)” is left out: \(error.reason).", at: error.place))
        }
    }

    // MARK: 4. What is wanted

    /// The names of the targets that the user or the scheme wants, by default all of the projects
    /// that were asked for.
    private func wantedNames(
        _ drafts: [TargetDraft], scheme: Scheme?
    ) throws -> [String] {
        if !choice.targets.isEmpty {
            let all = drafts.map(\.target.name)
            for name in choice.targets where !all.contains(name) {
                throw ProjectChoiceError(
                    candidates: all,
                    description: "There is no target “\(name)”. There are:"
                        + all.sorted().map { "\n  \($0)" }.joined())
            }
            return choice.targets
        }
        if let scheme {
            let references = scheme.built + testables(of: scheme).map(\.target)
            return references.compactMap { Self.draft($0, in: drafts)?.target.name }.uniqued()
        }
        return drafts.filter { graph.main.contains($0.key.project) }.map(\.target.name)
    }

    /// The target that a scheme means.
    static func draft(_ reference: Scheme.Reference, in drafts: [TargetDraft]) -> TargetDraft? {
        drafts.first { $0.key.id == reference.id && $0.key.project == reference.container }
            ?? drafts.first { $0.key.id == reference.id }
            ?? drafts.first { $0.target.name == reference.name }
    }

    /// The wanted targets with all that they depend on, in the order of `targets`.
    private static func closure(
        of names: [String], in targets: [PlannedTarget]
    ) -> [PlannedTarget] {
        let byName = Dictionary(
            targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var (reached, open): (Set<String>, [String]) = ([], names)
        while let name = open.popLast() {
            guard reached.insert(name).inserted else { continue }
            open += byName[name]?.dependencies ?? []
        }
        return targets.filter { reached.contains($0.name) }
    }

    /// Drops dependencies on targets that are left out. Code that imports one cannot be compiled.
    private mutating func dropLeftOut(_ drafts: inout [TargetDraft]) {
        let left = drafts.map(\.target).filter { $0.leftOut != nil }.reduce(
            into: [String: PlannedTarget]()
        ) { $0[$1.name] = $1 }
        for index in drafts.indices where drafts[index].target.leftOut == nil {
            for name in drafts[index].target.dependencies {
                guard let other = left[name], let reason = other.leftOut else { continue }
                drafts[index].target.dependencies.removeAll { $0 == name }
                let target = drafts[index].target
                if [.framework, .staticLibrary].contains(other.kind) {
                    remarks.append(
                        PlanRemark(
                            .error,
                            "“\(target.name)” needs “\(name)”, which is left out. \(reason)",
                            at: other.place, target: target.name))
                }
            }
        }
    }

    private mutating func reportScripts(_ plan: ProjectPlan) {
        for target in plan.builtTargets {
            remarks += target.scripts.map { script in
                PlanRemark(
                    .note, "The script “\(script.name)” does not run: --run-scripts runs it.",
                    at: script.place, target: target.name)
            }
        }
    }

    private mutating func reportLeftOut(_ plan: ProjectPlan) {
        for target in plan.targets {
            guard let reason = target.leftOut else { continue }
            remarks.append(
                PlanRemark(
                    .note, "“\(target.name)” is left out. \(reason)", at: target.place,
                    target: target.name))
        }
        if plan.builtTargets.isEmpty {
            remarks.append(
                PlanRemark(
                    .error, "No target of “\(plan.name)” can be built.",
                    at: PlanPlace(file: container.path)))
        }
    }
}
