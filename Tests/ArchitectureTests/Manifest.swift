import Foundation
import ProgramTesting

/// The package's manifest, as `swift package dump-package` prints it.
struct Manifest: Decodable {
    let targets: [Target]

    /// A module, in the order of the manifest: modules stand below those that follow.
    struct Target: Decodable {
        let name: String

        /// The folder, relative to the package's root.
        let path: String

        /// The folders with sources, relative to ``path``; `nil` for all of it.
        private let sources: [String]?

        /// `regular`, `test`, `executable` or `system`.
        let type: String

        private let dependencies: [Dependency]
        private let settings: [Setting]

        /// The packages of Debian that bring a system library, as `[{"apt": [[names]]}]`.
        private let providers: [[String: [[String]]]]?

        /// The names that pkg-config knows a C library by, parted by blanks.
        private let pkgConfig: String?

        /// The names that pkg-config knows the module's C library by.
        var pkgConfigNames: [String] {
            (pkgConfig ?? "").split(separator: " ").map(String.init)
        }

        /// The packages of Debian that bring the module's C library.
        var debianPackages: [String] {
            (providers ?? []).flatMap { $0["apt", default: []].flatMap(\.self) }
        }

        /// `true` if the module's declarations belong to the main actor.
        var isOnMainActor: Bool { settings.contains { $0.kind.keys.contains("defaultIsolation") } }

        /// The names of the modules that this one depends on.
        var dependencyNames: [String] { dependencies.map(\.name) }

        /// Returns `true` for the path of one of the module's files, relative to the package's
        /// root.
        func owns(_ file: String) -> Bool {
            let folders = sources?.map { "\(path)/\($0)" } ?? [path]
            return folders.contains { file.hasPrefix($0 + "/") }
        }

        /// `true` for a module of the product itself, `false` for tests and measurements.
        var isProduct: Bool { path.hasPrefix("Sources/") || path.hasPrefix("Apps/") }

        /// `true` for the modules that a C library is reached through.
        var isC: Bool {
            type == "system" || path.hasPrefix("Sources/System/C")
        }
    }

    /// A setting, which SwiftPM prints as `{"kind": {name: values}}`.
    private struct Setting: Decodable {
        let kind: [String: [String: String]]
    }

    /// A dependency by name, which SwiftPM prints as `{"byName": [name, condition]}`.
    private struct Dependency: Decodable {
        let name: String

        init(from decoder: any Decoder) throws {
            let names = try decoder.singleValueContainer().decode([String: [String?]].self)
            guard let name = names["byName"]?.first ?? nil else {
                throw ManifestError(reason: "a dependency is not by name: \(names)")
            }
            self.name = name
        }
    }

    /// The modules that `names` depend on, directly or by way of others, and they themselves,
    /// without `others` and what only these depend on.
    func reached(from names: [String], without others: Set<String> = []) -> [Target] {
        let byName = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
        var (reached, open): (Set<String>, [String]) = (others, names)
        while let name = open.popLast() {
            guard reached.insert(name).inserted else { continue }
            open += byName[name]?.dependencyNames ?? []
        }
        return targets.filter { reached.contains($0.name) && !others.contains($0.name) }
    }

    /// Reads the manifest of the package at `root`.
    ///
    /// SwiftPM gets a scratch folder of its own: the package's is locked while its tests are built.
    static func read(at root: URL) throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent(
                "touchstone-manifest-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let json = try ChildProcess.run(
            "swift",
            [
                "package", "--package-path", root.path, "--scratch-path", scratch.path,
                "dump-package",
            ], environment: ["ONLY": ""], patience: 300)
        return try JSONDecoder().decode(Manifest.self, from: json)
    }
}

/// A manifest that cannot be read.
struct ManifestError: Error, CustomStringConvertible {
    let reason: String

    var description: String { "Package.swift could not be read: \(reason)." }
}
