import ProjectPlans

/// The build settings of a target in one configuration, resolved when they are asked for.
///
/// Assignments are kept in the order of their strength: Xcode's own, the project's file, the
/// project, the target's file, the target. The last one whose conditions hold counts, and
/// `$(inherited)` in it means what those before say.
final class BuildSettings {
    /// The longest value, in bytes. A value that grows beyond it is cut.
    static let longestValue = 1 << 18

    /// How deeply values may refer to each other.
    static let deepest = 64

    private var assignments: [String: [SettingAssignment]] = [:]
    private let circumstances: [String: String]

    /// What was resolved, by name and number of assignments that count.
    private var known: [Step: String] = [:]

    /// What is being resolved.
    private var open: Set<Step> = []

    /// Names that refer to themselves by way of others.
    private(set) var circular: Set<String> = []

    private struct Step: Hashable {
        let name: String
        let count: Int
    }

    /// Creates settings. `circumstances` say what conditions are compared with.
    init(_ assignments: [SettingAssignment], circumstances: [String: String]) {
        for assignment in assignments {
            self.assignments[assignment.name, default: []].append(assignment)
        }
        self.circumstances = circumstances
    }

    /// The value of a setting, `nil` if nothing assigns it.
    subscript(name: String) -> String? {
        guard let own = assignments[name], own.contains(where: { $0.holds(in: circumstances) })
        else { return nil }
        return value(of: name, count: own.count)
    }

    /// The value of a setting, `nil` if it is empty or nothing assigns it.
    func text(_ name: String) -> String? {
        guard let value = self[name]?.trimmingSpaces(), !value.isEmpty else { return nil }
        return value
    }

    /// The words of a setting.
    func words(_ name: String) -> [String] { SettingWords.split(self[name] ?? "") }

    /// `true` for `YES`.
    func isOn(_ name: String) -> Bool {
        ["yes", "true", "1"].contains(self[name]?.trimmingSpaces().lowercased() ?? "")
    }

    /// The names that something assigns, sorted.
    var names: [String] { assignments.keys.sorted() }

    /// Where the strongest assignment of a setting stands.
    func place(of name: String) -> PlanPlace? {
        assignments[name]?.last { $0.holds(in: circumstances) }?.place
    }

    // MARK: Expanding

    /// A text with the values of the settings that it names as `$(NAME)` or `${NAME}`.
    func expand(_ text: String) -> String { expand(text, for: nil, depth: 0) }

    private func value(of name: String, count: Int, depth: Int = 0) -> String {
        let step = Step(name: name, count: count)
        if let value = known[step] { return value }
        guard depth < Self.deepest, open.insert(step).inserted else {
            circular.insert(name)
            return ""
        }
        defer { open.remove(step) }
        let own = assignments[name] ?? []
        guard let index = own[..<count].lastIndex(where: { $0.holds(in: circumstances) }) else {
            return ""
        }
        let inner = Step(name: name, count: index)
        let assigned = own[index].value
        let value = own[index].isLiteral ? assigned : expand(assigned, for: inner, depth: depth + 1)
        known[step] = value
        return value
    }

    /// The value of what stands between the brackets.
    private func reference(_ reference: String, for step: Step?, depth: Int) -> String {
        var parts = reference.split(separator: ":", omittingEmptySubsequences: false)[...]
        let name = String(parts.popFirst() ?? "")
        var value =
            if let step, name == "inherited" || name == step.name {
                self.value(of: step.name, count: step.count, depth: depth)
            } else {
                self.value(of: name, count: assignments[name]?.count ?? 0, depth: depth)
            }
        for part in parts { value = SettingModifier.apply(String(part), to: value) }
        return value
    }

    private func expand(_ text: String, for step: Step?, depth: Int) -> String {
        guard text.contains("$"), depth < Self.deepest else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longestValue {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let bracket = rest.first, bracket == "(" || bracket == "{" else {
                result += "$"
                continue
            }
            // What is never closed is not a reference, and neither is what stands in it.
            guard let end = Self.end(of: rest) else {
                result += "$"
                break
            }
            let inner = rest[rest.index(after: rest.startIndex)..<end]
            let name = expand(String(inner), for: step, depth: depth + 1)
            result += reference(name, for: step, depth: depth + 1)
            rest = rest[rest.index(after: end)...]
        }
        result += rest
        return result.utf8.count <= Self.longestValue
            ? result : String(decoding: result.utf8.prefix(Self.longestValue), as: UTF8.self)
    }

    /// Where the bracket that `text` begins with is closed.
    private static func end(of text: Substring) -> Substring.Index? {
        var open: [UInt8] = []
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "}"):
                if open.last == text.utf8[index] { open.removeLast() }
                if open.isEmpty { return index }
            default: break
            }
        }
        return nil
    }
}
