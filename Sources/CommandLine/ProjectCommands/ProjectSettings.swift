import CommandLineKit
import Foundation

/// `touchstone.json` in a folder above a project: what would be typed with each command.
///
///     { "dependencies": { "swift-numerics": "packages/swift-numerics" },
///       "projects": { "Reader": { "scheme": "Reader", "runScripts": true } } }
///
/// What stands at the top holds for all projects below the file's folder; `projects` adds to it by
/// the name of a project's folder. Paths begin at the file's folder.
struct ProjectSettings: Decodable {
    var dependencies: [String: String]?
    var project: String?
    var scheme: String?
    var targets: [String]?
    var asIs: [String]?
    var screen: String?
    var shadow: String?
    var runScripts: Bool?
    private var projects: [String: ProjectSettings]?

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case dependencies, project, scheme, targets, asIs, screen, shadow, runScripts, projects
    }

    /// The name of the file.
    static let fileName = "touchstone.json"

    /// No settings.
    init() {}

    init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: AnyKey.self)
        let known = CodingKeys.allCases.map(\.rawValue)
        if let key = all.allKeys.first(where: { !known.contains($0.stringValue) }) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: all,
                debugDescription: "“\(key.stringValue)” is none of \(known.joined(separator: ", "))"
            )
        }
        let values = try decoder.container(keyedBy: CodingKeys.self)
        dependencies = try values.decodeIfPresent([String: String].self, forKey: .dependencies)
        project = try values.decodeIfPresent(String.self, forKey: .project)
        scheme = try values.decodeIfPresent(String.self, forKey: .scheme)
        targets = try values.decodeIfPresent([String].self, forKey: .targets)
        asIs = try values.decodeIfPresent([String].self, forKey: .asIs)
        screen = try values.decodeIfPresent(String.self, forKey: .screen)
        shadow = try values.decodeIfPresent(String.self, forKey: .shadow)
        runScripts = try values.decodeIfPresent(Bool.self, forKey: .runScripts)
        projects = try values.decodeIfPresent([String: ProjectSettings].self, forKey: .projects)
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The settings of the nearest file above a project's folder; none if there is no file.
    static func settings(for folder: URL) throws(UsageError) -> ProjectSettings {
        var above = folder.deletingLastPathComponent().standardizedFileURL
        while true {
            let file = above.appendingPathComponent(fileName)
            if let data = try? Data(contentsOf: file) {
                return try read(data, of: file, for: folder.lastPathComponent)
            }
            guard above.path != "/" else { return ProjectSettings() }
            above = above.deletingLastPathComponent().standardizedFileURL
        }
    }

    private static func read(
        _ data: Data, of file: URL, for name: String
    ) throws(UsageError) -> ProjectSettings {
        var settings: ProjectSettings
        do {
            settings = try JSONDecoder().decode(ProjectSettings.self, from: data)
        } catch {
            throw .other(
                .localized("“\(file.path)” is not read: \(reason(error))."))
        }
        if let own = settings.projects?[name] { settings.add(own) }
        let folder = file.deletingLastPathComponent()
        func path(_ text: String) -> String {
            URL(fileURLWithPath: text, relativeTo: folder).standardizedFileURL.path
        }
        settings.dependencies = settings.dependencies?.mapValues(path)
        settings.shadow = settings.shadow.map(path)
        return settings
    }

    private mutating func add(_ other: ProjectSettings) {
        dependencies = (dependencies ?? [:]).merging(other.dependencies ?? [:]) { $1 }
        project = other.project ?? project
        scheme = other.scheme ?? scheme
        targets = other.targets ?? targets
        asIs = (asIs ?? []) + (other.asIs ?? [])
        screen = other.screen ?? screen
        shadow = other.shadow ?? shadow
        runScripts = other.runScripts ?? runScripts
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON"
        case .dataCorrupted(let context): context.debugDescription
        case .typeMismatch(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has a value of "
                + "another kind"
        default: "\(error)"
        }
    }
}
