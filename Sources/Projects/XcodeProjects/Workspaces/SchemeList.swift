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

    /// Reads the scheme of a name; without one, the only shared scheme or that with the
    /// container's name; `nil` if there is none of these.
    func scheme(named name: String?) throws -> Scheme? {
        let entry: Entry?
        if let name {
            entry = entries.first { $0.name == name }
            guard entry != nil else {
                let all = entries.map(\.name).uniqued().sorted()
                throw ProjectChoiceError(
                    candidates: all,
                    description: all.isEmpty
                        ? "There is no scheme “\(name)”: the project has no shared schemes."
                        : "There is no scheme “\(name)”. There are:"
                            + all.map { "\n  \($0)" }.joined())
            }
        } else {
            let shared = entries.filter(\.isShared)
            entry =
                shared.count == 1
                ? shared.first : shared.first { $0.name == container.name }
        }
        return try entry.map { try Scheme(at: $0.path, container: $0.container) }
    }
}
