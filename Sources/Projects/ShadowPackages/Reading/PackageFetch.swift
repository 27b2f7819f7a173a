import Foundation
import ProjectPlans

/// Fetches packages with SwiftPM, which keeps them in its cache.
struct PackageFetch {
    let packages: [PackageReference]

    /// The targets that need each package, by its identity.
    let needs: [String: [String]]

    /// The folder of the package that names them.
    let folder: URL

    /// The folders of the fetched packages, by their identity.
    func folders() throws(ShadowError) -> [String: URL] {
        let list = packages.sorted { $0.identity < $1.identity }.compactMap { package in
            guard case .repository(let url, let requirement) = package.location else { return nil }
            return "        \(requirement.declaration(of: url)),\n"
        }.joined()
        let manifest = """
            // swift-tools-version: 5.9
            \(manifestImport)

            let package = Package(
                name: "fetched",
                dependencies: [
            \(list)    ]
            )

            """
        try ShadowFile.write(
            Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        let words = ["package", "--package-path", folder.path, "resolve"]
        let end = try ChildProgram("swift", words, environment: ["GIT_TERMINAL_PROMPT": "0"]).run()
        guard end.code == 0 else {
            throw .unavailablePackages(needs: needs, message: end.output)
        }
        let state = folder.appendingPathComponent(".build/workspace-state.json")
        let checkouts = folder.appendingPathComponent(".build/checkouts")
        let workspace = (try? Data(contentsOf: state)).flatMap {
            try? JSONDecoder().decode(Workspace.self, from: $0)
        }
        let pairs = workspace?.object.dependencies.map {
            ($0.packageRef.identity, checkouts.appendingPathComponent($0.subpath))
        }
        return Dictionary(pairs ?? [], uniquingKeysWith: { $1 })
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
