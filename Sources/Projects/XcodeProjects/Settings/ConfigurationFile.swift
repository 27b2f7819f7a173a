import ProjectPlans

/// A file of build settings (`.xcconfig`) with those that it includes.
struct ConfigurationFile {
    /// How deeply files may include each other.
    static let deepest = 32

    /// The most assignments that a file and those it includes may make.
    static let mostAssignments = 20_000

    private(set) var assignments: [SettingAssignment] = []
    private(set) var remarks: [PlanRemark] = []

    private let folder: String?

    /// Reads the file at `path`, which is named at `place`. A file that is missing or damaged
    /// results in a remark.
    ///
    /// - Parameter folder: The project's folder, where files are looked for that do not lie next to
    ///   those that include them.
    init(at path: String, namedAt place: PlanPlace? = nil, projectFolder folder: String? = nil) {
        self.folder = folder
        read(path, includedAt: place, open: [])
    }

    private mutating func read(_ path: String, includedAt place: PlanPlace?, open: [String]) {
        guard !open.contains(path) else {
            remarks.append(
                PlanRemark(.warning, "“\(Paths.name(path))” includes itself.", at: place))
            return
        }
        guard open.count < Self.deepest else {
            remarks.append(PlanRemark(.warning, "Files include each other too deeply.", at: place))
            return
        }
        do {
            read(try ProjectFolder.text(of: path), path: path, open: open + [path])
        } catch {
            let text = "The build settings in “\(path)” are missing: \(error.reason)."
            remarks.append(PlanRemark(.warning, text, at: place ?? error.place))
        }
    }

    private mutating func read(_ text: String, path: String, open: [String]) {
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        var next = 0
        while next < lines.count {
            let place = PlanPlace(file: path, line: next + 1)
            let line = Self.withoutComment(lines[next]).trimmingSpaces()
            next += 1
            if line.isEmpty { continue }
            if line.hasPrefix("#include") {
                include(line, from: path, place: place, open: open)
                continue
            }
            guard let equals = Self.equalsSign(in: line) else {
                remarks.append(
                    PlanRemark(
                        .warning, "“\(line.prefix(60))” is no setting: it lacks “=”.", at: place))
                continue
            }
            guard assignments.count < Self.mostAssignments else {
                remarks.append(PlanRemark(.warning, "There are too many settings.", at: place))
                return
            }
            // A value goes on after a backslash at the end of a line, and may end with a semicolon.
            var parts = [Self.part(line[line.index(after: equals)...])]
            while parts[parts.count - 1].hasSuffix("\\") {
                let last = parts.removeLast().dropLast()
                parts.append(last.trimmingSpaces())
                guard next < lines.count else { break }
                parts.append(Self.part(Self.withoutComment(lines[next])))
                next += 1
            }
            assignments.append(
                SettingAssignment(
                    key: String(line[..<equals]),
                    value: parts.filter { !$0.isEmpty }.joined(separator: " "), place: place))
        }
    }

    private static func part(_ text: Substring) -> String {
        let text = text.trimmingSpaces()
        return text.hasSuffix(";") ? text.dropLast().trimmingSpaces() : text
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var previous: Character?
        for index in line.indices {
            if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
            previous = line[index]
        }
        return line
    }

    /// The sign behind the name, and not one in a condition.
    private static func equalsSign(in line: String) -> String.Index? {
        var depth = 0
        return line.indices.first { index in
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=": return depth <= 0
            default: break
            }
            return false
        }
    }

    private mutating func include(
        _ line: String, from path: String, place: PlanPlace, open: [String]
    ) {
        let isOptional = line.hasPrefix("#include?")
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count == 3 else {
            remarks.append(
                PlanRemark(.warning, "“\(line.prefix(60))” names no file in quotes.", at: place))
            return
        }
        let candidates = ([Paths.folder(path)] + (folder.map { [$0] } ?? [])).flatMap { start in
            let target = Paths.join(start, String(quoted[1]))
            return Paths.ending(target).isEmpty ? [target, target + ".xcconfig"] : [target]
        }
        let target = candidates.first { ProjectFolder.kind(of: $0) != nil } ?? candidates[0]
        if isOptional, ProjectFolder.kind(of: target) == nil { return }
        read(target, includedAt: place, open: open)
    }
}
