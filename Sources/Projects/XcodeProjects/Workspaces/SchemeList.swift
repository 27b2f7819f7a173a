import ProjectPlans

/// The schemes of a project or workspace.
struct SchemeList {
    /// A scheme's file and the container that its paths begin at.
    private struct Entry {
        let path: String
        let container: String
        let isShared: Bool

        var name: String { Paths.stem(path) }
    }

    private let entries: [Entry]
    private let container: XcodeContainer

    /// Finds the schemes of a container and of its projects: first those that are shared.
    init(_ container: XcodeContainer, projects: [String]) {
        self.container = container
        var entries: [Entry] = []
        for owner in ([container.path] + projects).uniqued() {
            let shared = Paths.join(owner, "xcshareddata/xcschemes")
            let users = Paths.join(owner, "xcuserdata")
            var folders = [(shared, true)]
            folders += ProjectFolder.names(in: users).map { ("\(users)/\($0)/xcschemes", false) }
            for (folder, isShared) in folders {
                for name in ProjectFolder.names(in: folder) where Paths.ending(name) == "xcscheme" {
                    entries.append(
                        Entry(path: "\(folder)/\(name)", container: owner, isShared: isShared))
                }
            }
        }
        self.entries = entries.filter(\.isShared) + entries.filter { !$0.isShared }
    }

    /// The names of the shared schemes, sorted.
    var names: [String] { entries.filter(\.isShared).map(\.name).uniqued().sorted() }

    /// Reads the scheme of a name; without one, the shared schemes in the order in which they are
    /// likely to be meant: that with the container's name, and those whose names begin with it.
    ///
    /// Schemes that cannot be read are left out, and reported to `report`, unless they were named.
    func schemes(
        named name: String?, report: (ProjectError) -> Void
    ) throws -> [Scheme] {
        if let name {
            guard let entry = entries.first(where: { $0.name == name }) else {
                throw unknown(name)
            }
            return [try Scheme(at: entry.path, container: entry.container)]
        }
        let shared = entries.filter(\.isShared)
        let ranked =
            shared.count == 1
            ? shared
            : shared.filter { $0.name == container.name }
                + shared.filter {
                    $0.name != container.name && $0.name.hasPrefix(container.name)
                }
        return ranked.compactMap { entry in
            do throws(ProjectError) {
                return try Scheme(at: entry.path, container: entry.container)
            } catch {
                report(error)
                return nil
            }
        }
    }

    private func unknown(_ name: String) -> ProjectChoiceError {
        let all = entries.map(\.name).uniqued().sorted()
        return ProjectChoiceError(
            candidates: all,
            description: all.isEmpty
                ? "There is no scheme “\(name)”: the project has no shared schemes."
                : "There is no scheme “\(name)”. There are:"
                    + all.map { "\n  \($0)" }.joined())
    }
}
