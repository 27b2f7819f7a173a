import ProjectPlans

/// A Podfile: which targets use which pods.
struct Podfile {
    /// A pod that a target uses.
    struct Request: Hashable {
        /// The pod's name, without that of a part.
        let name: String

        /// The parts that are used, empty for the default ones.
        var parts: [String]

        /// The folder or file that it lies in, an absolute path; `nil` for one that is fetched.
        let path: String?

        let place: PlanPlace
    }

    /// A target of the Podfile.
    struct Target: Hashable {
        let name: String
        var requests: [Request] = []

        /// The path of its project, if the Podfile says so.
        var project: String?
    }

    private(set) var targets: [Target] = []
    private(set) var remarks: [PlanRemark] = []
    let path: String

    private var methods: [String: [RubyStatement]] = [:]

    /// The targets around what is being read, with what these inherit.
    private var open: [Target] = []

    /// Reads the Podfile at `path`.
    init(at path: String) throws(ProjectError) {
        try self.init(ProjectFolder.text(of: path), at: path)
    }

    /// Reads a Podfile's text.
    init(_ text: String, at path: String) throws(ProjectError) {
        self.path = path
        // What stands outside of targets counts for all of them.
        open = [Target(name: "")]
        run(try RubyReader.read(text, path: path), depth: 0)
    }

    private mutating func run(_ statements: [RubyStatement], depth: Int) {
        guard depth < RubyReader.deepest else { return }
        for statement in statements {
            switch statement {
            case .definition(let name, let body): methods[name] = body
            case .call(let call): run(call, depth: depth)
            case .skipped(let what, let line) where what == "if" || what == "unless":
                remarks.append(
                    PlanRemark(
                        .warning, "Conditions of Podfiles are not evaluated: this one is left out.",
                        at: PlanPlace(file: path, line: line)))
            case .skipped("each", let line): reportLoop(line)
            case .skipped, .assignment: break
            }
        }
    }

    private mutating func run(_ call: RubyCall, depth: Int) {
        guard call.receiver.isEmpty else {
            if RubyReader.loops.contains(call.name), call.block != nil { reportLoop(call.line) }
            return
        }
        switch call.name {
        case "target", "abstract_target":
            guard let name = call.arguments.first?.text else { return }
            let parent = open[open.count - 1]
            open.append(
                Target(name: name, requests: parent.requests, project: parent.project))
            run(call.block ?? [], depth: depth + 1)
            let target = open.removeLast()
            if call.name == "target" { targets.append(target) }
        case "pod": add(call)
        case "project", "xcodeproj":
            if let project = call.arguments.first?.text {
                let file = project.hasSuffix(".xcodeproj") ? project : project + ".xcodeproj"
                open[open.count - 1].project = Paths.join(Paths.folder(path), file)
            }
        case "inherit!":
            if call.arguments.first?.text == "none" { open[open.count - 1].requests = [] }
        case "post_install", "pre_install", "post_integrate", "pre_integrate": break
        case "podspec": addPods(ofPodspec: call)
        case "require_relative", "load", "eval", "instance_eval":
            remarks.append(
                PlanRemark(
                    .warning, "What the Podfile loads from another file is not read.",
                    at: PlanPlace(file: path, line: call.line)))
        default:
            if let body = methods[call.name] { run(body, depth: depth + 1) }
        }
    }

    private mutating func reportLoop(_ line: Int) {
        remarks.append(
            PlanRemark(
                .warning, "This loop is not understood: what is in it is left out.",
                at: PlanPlace(file: path, line: line)))
    }

    /// Adds the pods that a podspec of the repository needs.
    private mutating func addPods(ofPodspec call: RubyCall) {
        let options = call.arguments.last
        let place = PlanPlace(file: path, line: call.line)
        let chosen = (options?["path"]?.text).map { Paths.join(Paths.folder(path), $0) }
        let folder = chosen ?? Paths.folder(path)
        let names = ProjectFolder.names(in: folder).filter { Paths.ending($0) == "podspec" }
        let name = (options?["name"]?.text).map { $0 + ".podspec" } ?? names.first
        let file = Paths.ending(folder) == "podspec" ? folder : Paths.join(folder, name ?? "")
        do throws(ProjectError) {
            let spec = try Podspec(at: file)
            for dependency in spec.dependencies {
                let names = dependency.split(separator: "/", maxSplits: 1).map(String.init)
                guard let root = names.first, root != spec.name else { continue }
                append(
                    Request(
                        name: root, parts: Array(names.dropFirst()), path: nil, place: place))
            }
        } catch {
            remarks.append(
                PlanRemark(
                    .warning, "The podspec whose pods it names is not read: \(error.reason).",
                    at: place))
        }
    }

    private mutating func append(_ request: Request) {
        let own = open.count - 1
        if let index = open[own].requests.firstIndex(where: { $0.name == request.name }) {
            open[own].requests[index].parts += request.parts
        } else {
            open[own].requests.append(request)
        }
    }

    private mutating func add(_ call: RubyCall) {
        guard let whole = call.arguments.first?.text else {
            remarks.append(
                PlanRemark(
                    .warning, "The name of this pod is not understood.",
                    at: PlanPlace(file: path, line: call.line)))
            return
        }
        let names = whole.split(separator: "/", maxSplits: 1).map(String.init)
        guard let name = names.first else { return }
        let options = call.arguments.last
        var parts = Array(names.dropFirst())
        parts += (options?["subspecs"]?.texts ?? []) + (options?["subspec"]?.texts ?? [])
        let folder = (options?["path"] ?? options?["local"])?.text
        append(
            Request(
                name: name, parts: parts, path: folder.map { Paths.join(Paths.folder(path), $0) },
                place: PlanPlace(file: path, line: call.line)))
    }
}
