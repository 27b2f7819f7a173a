import ProjectPlans

/// The targets of all projects, with the dependencies between them resolved.
struct TargetGraph {
    private(set) var drafts: [TargetDraft] = []
    private(set) var remarks: [PlanRemark] = []

    /// Frameworks that are linked as files and made by no target.
    private(set) var binaries: [(target: String, linked: TargetDraft.Linked)] = []

    private var byKey: [TargetKey: Int] = [:]
    private var byProduct: [String: [Int]] = [:]

    /// Reads the targets of a graph of projects.
    init(_ graph: ProjectGraph, configuration: String?) throws(ProjectError) {
        for project in graph.projects {
            var levels = SettingLevels(
                project.file, paths: project.paths, configuration: configuration)
            for object in project.file.targets {
                let settings = levels.settings(of: object)
                drafts.append(
                    try TargetReader.read(object, of: project, settings: settings))
            }
            remarks += levels.remarks.uniqued()
        }
        nameUniquely(graph)
        for index in drafts.indices {
            byKey[drafts[index].key] = index
            byProduct[drafts[index].product, default: []].append(index)
        }
        for index in drafts.indices { resolve(index, in: graph) }
        passThrough()
        // What is missing from a target that is not built does not matter.
        for draft in drafts where draft.target.leftOut == nil { remarks += draft.remarks }
    }

    func index(of key: TargetKey) -> Int? { byKey[key] }

    /// Gives targets of the same name the names of their projects too.
    private mutating func nameUniquely(_ graph: ProjectGraph) {
        var taken: Set<String> = []
        let order = drafts.indices.sorted {
            (graph.main.contains(drafts[$0].key.project) ? 0 : 1, $0)
                < (graph.main.contains(drafts[$1].key.project) ? 0 : 1, $1)
        }
        for index in order {
            var name = drafts[index].target.name
            if taken.contains(name) {
                name += " (\(Paths.stem(drafts[index].key.project)))"
                var number = 2
                while taken.contains(name) {
                    name = "\(drafts[index].target.name) \(number)"
                    number += 1
                }
            }
            taken.insert(name)
            drafts[index].target.name = name
        }
    }

    // MARK: Dependencies

    /// The target whose product has a name, preferring the same project, and what is built.
    private func maker(of product: String, near project: String) -> Int? {
        let makers = byProduct[product] ?? []
        let built = makers.filter { drafts[$0].target.leftOut == nil }
        let candidates = built.isEmpty ? makers : built
        return candidates.first { drafts[$0].key.project == project } ?? candidates.first
    }

    private mutating func resolve(_ index: Int, in graph: ProjectGraph) {
        let draft = drafts[index]
        var found: [Int] = draft.dependencies.compactMap { byKey[graph.canonical($0)] }
        for linked in draft.linked {
            if let maker = maker(of: linked.file, near: draft.key.project), maker != index {
                found.append(maker)
            } else if linked.path != nil {
                binaries.append((draft.target.name, linked))
            } else if Paths.ending(linked.file) == "framework", !linked.file.hasPrefix("Pods_") {
                drafts[index].target.systemFrameworks.append(Paths.stem(linked.file))
            }
        }
        if let host = host(of: draft, in: graph), host != index {
            found.append(host)
            let name = drafts[host].target.name
            if case .unitTests = draft.target.kind {
                drafts[index].target.kind = .unitTests(host: name)
                if drafts[host].target.leftOut != nil, draft.target.leftOut == nil {
                    drafts[index].target.leftOut =
                        "It runs in the app “\(name)”, which is left out."
                }
            } else {
                drafts[index].target.kind = .uiTests(application: name)
            }
        }
        drafts[index].target.dependencies = found.uniqued().filter { $0 != index }
            .map { drafts[$0].target.name }
        drafts[index].target.systemFrameworks = drafts[index].target.systemFrameworks.uniqued()
    }

    private func host(of draft: TargetDraft, in graph: ProjectGraph) -> Int? {
        if let key = draft.hostKey, let index = byKey[graph.canonical(key)] { return index }
        if let name = draft.hostName,
            let index = drafts.firstIndex(where: { $0.target.name == name })
        {
            return index
        }
        return draft.host.flatMap { maker(of: $0, near: draft.key.project) }
    }

    /// Replaces dependencies on targets that only collect others by those others.
    private mutating func passThrough() {
        let byName = Dictionary(
            drafts.map { ($0.target.name, $0) }, uniquingKeysWith: { first, _ in first })
        for index in drafts.indices {
            var seen: Set<String> = []
            var open = Array(drafts[index].target.dependencies.reversed())
            var result: [String] = []
            while let name = open.popLast() {
                guard name != drafts[index].target.name, seen.insert(name).inserted,
                    let other = byName[name]
                else { continue }
                if other.isAggregate {
                    open += other.target.dependencies.reversed()
                } else {
                    result.append(name)
                }
            }
            drafts[index].target.dependencies = result
        }
    }
}
