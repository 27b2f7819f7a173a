import ProjectPlans

/// An object of a project: `{isa = PBXGroup; children = (…); …}`.
struct ProjectObject {
    let id: String

    /// The name of its class.
    let isa: String

    let fields: [String: ProjectValue]
    let line: Int

    /// The text of a field, `nil` if it is missing or empty.
    func string(_ key: String) -> String? {
        guard let string = fields[key]?.string, !string.isEmpty else { return nil }
        return string
    }

    /// The texts of a list, or of the one text that stands for it.
    func strings(_ key: String) -> [String] { fields[key]?.strings ?? [] }

    func dictionary(_ key: String) -> [String: ProjectValue] { fields[key]?.dictionary ?? [:] }

    /// The name, or else the last part of the path.
    var displayName: String {
        string("name") ?? string("path").map(Paths.name) ?? string("productName") ?? isa
    }
}
