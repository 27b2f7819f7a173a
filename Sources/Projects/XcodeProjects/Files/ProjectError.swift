public import ProjectPlans

/// A reason why a project could not be read, with the place that says so.
public struct ProjectError: Error, Hashable, Sendable {
    public var place: PlanPlace

    /// What is wrong, as a clause without a full stop.
    public var reason: String

    init(file: String, line: Int? = nil, _ reason: String) {
        place = PlanPlace(file: file, line: line)
        self.reason = reason
    }
}

extension ProjectError: CustomStringConvertible {
    public var description: String {
        let line = place.line.map { ", line \($0)" } ?? ""
        return "“\(place.file)”\(line): \(reason)\(reason.hasSuffix("?") ? "" : ".")"
    }
}
