import Foundation
import ProjectPlans

/// Fetches packages with SwiftPM, which keeps them in its cache.
struct PackageFetch {
    let packages: [PackageReference]

    /// Folders that replace packages which others name, by their identity.
    let overrides: [String: URL]

    /// The `Package.resolved` with the versions to take.
    let versions: String?

    /// The folder of the package that names them.
    let folder: URL

    /// What was fetched.
    struct Result {
        /// The folders of packages, by their identity.
        var folders: [String: URL] = [:]

        /// SwiftPM's messages about those that it could not fetch, one each.
        var failures: [String] = []
    }

    /// Fetches all at once, so that their versions go together. If that fails, each by itself, so
    /// that one that cannot be fetched does not take the others with it.
    func folders() throws(ShadowError) -> Result {
        let all = packages.sorted { $0.identity < $1.identity }
        var result = try fetch(all, into: folder)
        guard !result.failures.isEmpty, all.count > 1 else { return result }
        result = Result()
        for package in all {
            let own = folder.appendingPathComponent("alone/\(package.identity)")
            let one = try fetch([package], into: own)
            result.folders.merge(one.folders) { $1 }
            result.failures += one.failures
        }
        return result
    }

    private func fetch(
        _ packages: [PackageReference], into folder: URL
    ) throws(ShadowError) -> Result {
        let list = packages.compactMap { package in
            guard case .repository(let url, let requirement) = package.location else { return nil }
            return "        \(requirement.declaration(of: url)),\n"
        }.joined()
        let asked = Set(packages.map(\.identity))
        let folders = overrides.filter { !asked.contains($0.key) }.sorted { $0.key < $1.key }.map {
            "        .package(name: \(swiftLiteral($0)), path: \(swiftLiteral($1.path))),\n"
        }.joined()
        let manifest = """
            // swift-tools-version: 5.9
            \(manifestImport)

            let package = Package(
                name: "fetched",
                dependencies: [
            \(list)\(folders)    ]
            )

            """
        let pins = versions.flatMap { FileManager.default.contents(atPath: $0) }
        let stamp = folder.appendingPathComponent("fetched.stamp")
        let text = Data(manifest.utf8) + (pins ?? Data())
        if (try? Data(contentsOf: stamp)) == text {
            let known = checkouts(in: folder)
            if asked.isSubset(of: known.keys) { return Result(folders: known) }
        }
        try ShadowFile.write(
            Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        // SwiftPM adds to the file, so it is written once.
        let given = folder.appendingPathComponent("given.resolved")
        if let pins, (try? Data(contentsOf: given)) != pins {
            try ShadowFile.write(pins, to: folder.appendingPathComponent("Package.resolved"))
            try ShadowFile.write(pins, to: given)
        }
        let words = ["package", "--package-path", folder.path, "resolve"]
        let end = try ChildProgram("swift", words, environment: ["GIT_TERMINAL_PROMPT": "0"]).run()
        guard end.code == 0 else { return Result(failures: [Self.message(in: end.output)]) }
        try ShadowFile.write(text, to: stamp)
        return Result(folders: checkouts(in: folder))
    }

    /// The first line of what SwiftPM says about a failure.
    private static func message(in output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        let wanted = ["unable to access", "Could not resolve", "not found", "fatal:", "error:"]
        let first = wanted.lazy.compactMap { word in lines.first { $0.contains(word) } }.first
        return (first ?? lines.last ?? "").trimmingCharacters(in: .whitespaces)
    }

    /// The folders of what was fetched before, by identity.
    private func checkouts(in folder: URL) -> [String: URL] {
        let state = folder.appendingPathComponent(".build/workspace-state.json")
        let checkouts = folder.appendingPathComponent(".build/checkouts")
        let workspace = (try? Data(contentsOf: state)).flatMap {
            try? JSONDecoder().decode(Workspace.self, from: $0)
        }
        let pairs = workspace?.object.dependencies.map {
            ($0.packageRef.identity, checkouts.appendingPathComponent($0.subpath))
        }
        return Dictionary(pairs ?? [], uniquingKeysWith: { $1 })
            .filter { FileManager.default.fileExists(atPath: $0.value.path) }
    }

    private struct Workspace: Decodable {
        let object: Object

        struct Object: Decodable {
            let dependencies: [Dependency]
        }

        struct Dependency: Decodable {
            let packageRef: Reference
            let subpath: String
        }

        struct Reference: Decodable {
            let identity: String
        }
    }
}
