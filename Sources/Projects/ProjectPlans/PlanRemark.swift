/// Something about a project that its user has to know: what is left out, missing or odd.
public struct PlanRemark: Hashable, Sendable, Codable {
    /// How much a remark matters.
    public enum Severity: String, Hashable, Sendable, Codable, Comparable {
        /// A choice that was made, or something that is ignored without harm.
        case note

        /// Something that will be missing from the result.
        case warning

        /// Something without which the targets that need it cannot be built.
        case error

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        /// Orders notes before warnings, and these before errors.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// How much it matters.
    public var severity: Severity

    /// Where it stands, if one place says it.
    public var place: PlanPlace?

    /// The target that it concerns, `nil` for the whole project.
    public var target: String?

    /// One sentence: what it is, and what would help.
    public var text: String

    /// Creates a remark, about the whole project by default.
    public init(
        _ severity: Severity, _ text: String, at place: PlanPlace? = nil, target: String? = nil
    ) {
        self.severity = severity
        self.place = place
        self.target = target
        self.text = text
    }
}

extension PlanRemark: CustomStringConvertible {
    /// The remark as compilers print theirs: `file:line: warning: text`.
    public var description: String {
        let start = place.map { "\($0): " } ?? ""
        return "\(start)\(severity.rawValue): \(text)"
    }
}

/// A place in one of a project's files.
public struct PlanPlace: Hashable, Sendable, Codable {
    /// An absolute path.
    public var file: String

    /// The line, counted from 1; `nil` for the file as a whole.
    public var line: Int?

    /// Creates a place, the whole file by default.
    public init(file: String, line: Int? = nil) {
        self.file = file
        self.line = line
    }
}

extension PlanPlace: CustomStringConvertible {
    /// The place as compilers print it: `file:line`.
    public var description: String { line.map { "\(file):\($0)" } ?? file }
}
