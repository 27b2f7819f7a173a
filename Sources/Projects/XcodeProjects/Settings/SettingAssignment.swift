import ProjectPlans

/// A line that gives a build setting a value, perhaps under conditions:
/// `OTHER_LDFLAGS[sdk=iphoneos*] = -framework Metal`.
struct SettingAssignment: Hashable {
    /// The name without conditions.
    let name: String

    /// What has to hold, as patterns by the names `sdk`, `arch` and `config`.
    let conditions: [String: String]

    let value: String
    let place: PlanPlace

    /// `true` for a value that names no settings, such as a folder called `$(X)`.
    let isLiteral: Bool

    /// Creates an assignment from a key as it is written, with its conditions in brackets.
    init(key: String, value: String, place: PlanPlace, isLiteral: Bool = false) {
        let parts = key.split(separator: "[", maxSplits: 1)
        var conditions: [String: String] = [:]
        if parts.count == 2 {
            for part in parts[1].split(whereSeparator: { "[],".contains($0) }) {
                let sides = part.split(separator: "=", maxSplits: 1)
                    .map { $0.trimmingSpaces() }
                if sides.count == 2 { conditions[sides[0]] = sides[1] }
            }
        }
        self.name = (parts.first ?? "").trimmingSpaces()
        self.conditions = conditions
        self.value = value
        self.place = place
        self.isLiteral = isLiteral
    }

    /// `true` if all conditions hold.
    func holds(in circumstances: [String: String]) -> Bool {
        conditions.allSatisfy { name, pattern in
            circumstances[name].map { Glob.matches($0, pattern) } ?? false
        }
    }
}

extension SettingAssignment {
    /// The assignments of a dictionary of build settings, general ones before those with
    /// conditions.
    static func list(
        _ settings: [String: ProjectValue], file: String
    ) -> [SettingAssignment] {
        settings.map { key, value in
            SettingAssignment(
                key: key,
                value: value.array.map { SettingWords.join($0.compactMap(\.string)) }
                    ?? value.string ?? "",
                place: PlanPlace(file: file, line: value.line))
        }
        .sorted {
            ($0.conditions.count, $0.name, $0.value) < ($1.conditions.count, $1.name, $1.value)
        }
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    func trimmingSpaces() -> String {
        let start = drop { $0.isWhitespace }
        var end = start.endIndex
        while end > start.startIndex, start[start.index(before: end)].isWhitespace {
            end = start.index(before: end)
        }
        return String(start[..<end])
    }
}
