import ProjectPlans

// MARK: - Carthage and binaries

extension XcodePlanner {
    /// Adds the projects of Carthage's checkouts, if something is linked from its builds.
    mutating func addCarthage() {
        let projects = graph.projects
        let folders = projects.flatMap { project -> [String] in
            project.paths.paths.values.compactMap { path in
                path.firstRange(of: "/Carthage/Build/").map { String(path[..<$0.lowerBound]) }
            }
        }
        for folder in folders.uniqued().sorted() {
            let checkouts = Paths.join(folder, "Carthage/Checkouts")
            for name in ProjectFolder.names(in: checkouts) {
                for container in XcodeContainer.find(in: "\(checkouts)/\(name)")
                where !container.isWorkspace { addDependency(container.path) }
            }
        }
    }

    /// Reports frameworks that are linked as files and made by no target.
    mutating func addBinaries(
        _ binaries: [(target: String, linked: TargetDraft.Linked)], to drafts: [TargetDraft]
    ) -> [TargetDraft] {
        var drafts = drafts
        for (target, linked) in binaries {
            guard let index = drafts.firstIndex(where: { $0.target.name == target }),
                drafts[index].target.leftOut == nil
            else { continue }
            let name = Paths.stem(linked.file)
            let isCarthage = linked.path?.contains("/Carthage/Build/") ?? false
            if let folder = choice.dependencies[name] {
                substitute(folder, for: name, in: &drafts[index].target)
                continue
            }
            drafts[index].target.missingDependencies.append(
                MissingDependency(
                    name: name, source: isCarthage ? .carthage : .binary, place: linked.place))
            let text =
                isCarthage
                ? "“\(name)” is built by Carthage, and its sources are not in the repository: "
                    + "run “carthage checkout” there, or name its folder by "
                    + "--dependency \(name)=DIR."
                : "“\(linked.file)” is compiled for Apple's platforms: name a folder with its "
                    + "sources by --dependency \(name)=DIR."
            remarks.append(PlanRemark(.error, text, at: linked.place, target: target))
        }
        return drafts
    }

    /// Lets the package in `folder` stand for a library.
    mutating func substitute(
        _ folder: String, for name: String, in target: inout PlannedTarget
    ) {
        let package = PackageReading.local(Paths.join(root, folder), place: nil)
        packages.append(package)
        target.packageProducts.append(PackageProduct(name: name, package: package.identity))
    }
}
