import Foundation
import ProjectPlans

/// A package's manifest, as `swift package dump-package` prints it.
struct PackageManifest: Decodable {
    let name: String
    let defaultLocalization: String?
    let dependencies: [Dependency]
    let products: [Product]
    let targets: [Target]
    let swiftLanguageVersions: [String]?

    /// The version of C, such as `c11`.
    let cLanguageStandard: String?

    /// The version of C++, such as `c++17`.
    let cxxLanguageStandard: String?

    private let toolsVersion: ToolsVersion

    private struct ToolsVersion: Decodable {
        let _version: String
    }

    /// The version of Swift that targets are written in, unless they say so themselves: “5”.
    var swiftVersion: String {
        let tools = toolsVersion._version.split(separator: ".").first.map(String.init) ?? "5"
        // Of the versions that a manifest lists, SwiftPM takes the latest one.
        return swiftLanguageVersions?.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
            ?? ((Int(tools) ?? 5) >= 6 ? "6" : "5")
    }

    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    /// A package that this one depends on.
    struct Dependency: Decodable {
        let identity: String

        /// The folder; `nil` for a repository.
        let path: String?

        /// The address of a repository, or its path.
        let url: String?

        /// The accepted versions of a repository.
        let requirement: VersionRequirement?

        /// The package as plans refer to it.
        var reference: PackageReference? {
            if let path {
                return PackageReference(identity: identity, location: .folder(path))
            }
            guard let url, let requirement else { return nil }
            return PackageReference(
                identity: identity, location: .repository(url: url, requirement))
        }

        private struct Requirement: Decodable {
            let range: [Range]?
            let exact: [String]?
            let branch: [String]?
            let revision: [String]?

            struct Range: Decodable {
                let lowerBound: String
                let upperBound: String
            }

            var versions: VersionRequirement? {
                if let range = range?.first {
                    return .range(from: range.lowerBound, to: range.upperBound)
                }
                if let version = exact?.first { return .exact(version) }
                if let name = branch?.first { return .branch(name) }
                return revision?.first.map { .revision($0) }
            }
        }

        private struct Entry: Decodable {
            let identity: String
            let path: String?
            let location: Location?
            let requirement: Requirement?
        }

        private struct Location: Decodable {
            let remote: [Remote]?
            let local: [String]?
        }

        private struct Remote: Decodable {
            let urlString: String
        }

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Entry]].self)
            guard let entry = kinds.values.first?.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no dependency"))
            }
            identity = entry.identity
            path = entry.path
            // A repository on this machine has versions, too.
            url = entry.location?.remote?.first?.urlString ?? entry.location?.local?.first
            requirement = entry.requirement?.versions
        }
    }

    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let sources: [String]?
        let exclude: [String]
        let resources: [Resource]
        let dependencies: [TargetDependency]
        let settings: [Setting]
        let pluginUsages: [[String: [String?]]]?

        /// The folder of a C library's headers, `include` by default.
        let publicHeadersPath: String?

        /// The name by which `pkg-config` knows a library of the system.
        let pkgConfig: String?

        let pluginCapability: Capability?
    }

    /// What a plugin does.
    struct Capability: Decodable {
        /// `true` if it participates in the build; `false` for a command that people type.
        let isOfBuild: Bool

        init(from decoder: any Decoder) throws {
            isOfBuild = try !decoder.container(keyedBy: Name.self).contains(.command)
        }

        private enum Name: CodingKey { case command }
    }

    struct Resource: Decodable {
        let path: String

        /// `copy`, `process` or `embedInCode`.
        let rule: [String: [String: String]]
    }

    /// A target or product that a target depends on.
    struct TargetDependency: Decodable {
        /// `byName`, `target` or `product`.
        let kind: String
        let name: String
        let package: String?
        let condition: Condition?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
            guard let (kind, parts) = kinds.first, case .text(let name)? = parts.first else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no dependency"))
            }
            self.kind = kind
            self.name = name
            var (package, condition) = (String?.none, Condition?.none)
            for part in parts.dropFirst() {
                switch part {
                case .text(let text): package = package ?? text
                case .condition(let value): condition = value
                case .other: break
                }
            }
            self.package = kind == "product" ? package : nil
            self.condition = condition
        }

        private enum Part: Decodable {
            case text(String)
            case condition(Condition)
            case other

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else if let condition = try? container.decode(Condition.self) {
                    self = .condition(condition)
                } else {
                    self = .other
                }
            }
        }
    }

    /// The platforms and the configuration that something holds for.
    struct Condition: Decodable {
        let platformNames: [String]?
        let config: String?

        /// `true` for a debug build of iOS code: on Linux it holds where it would on iOS.
        var holds: Bool {
            (config ?? "debug") == "debug"
                && (platformNames.map { $0.isEmpty || $0.contains("ios") || $0.contains("linux") }
                    ?? true)
        }

        /// `true` for a debug build on Linux, as it holds for code that is not ported.
        var holdsOnLinux: Bool {
            (config ?? "debug") == "debug"
                && (platformNames.map { $0.isEmpty || $0.contains("linux") } ?? true)
        }
    }

    /// A setting of the compiler or the linker.
    struct Setting: Decodable {
        let tool: String
        let condition: Condition?
        private let kind: [String: [String: Value]]

        private enum Value: Decodable {
            case text(String)
            case list([String])

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else {
                    self = .list((try? container.decode([String].self)) ?? [])
                }
            }
        }

        /// What is set: `define`, `swiftLanguageMode` …
        var name: String { kind.keys.first ?? "" }

        var values: [String] {
            switch kind.values.first?["_0"] {
            case .text(let text): [text]
            case .list(let list): list
            case nil: []
            }
        }
    }
}
