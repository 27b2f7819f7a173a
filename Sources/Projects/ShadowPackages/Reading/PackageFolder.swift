import Foundation
import ProjectPlans

/// A folder with a `Package.swift`, and what its manifest says.
struct PackageFolder {
    let url: URL
    let manifest: PackageManifest

    /// The folder's manifest.
    var manifestPath: String { url.appendingPathComponent("Package.swift").path }

    /// Reads the manifest. What SwiftPM says of it is kept in `cache` until the manifest changes.
    init(_ url: URL, cache: URL) throws(ShadowError) {
        self.url = url.standardizedFileURL
        let file = cache.appendingPathComponent(Self.cacheName(of: url))
        if let known = try? Data(contentsOf: file), let manifest = try? Self.decoded(known) {
            self.manifest = manifest
            return
        }
        let json = try Self.description(of: url, scratch: cache.appendingPathComponent("scratch"))
        do {
            manifest = try Self.decoded(json)
        } catch {
            throw .unreadableManifest(path: url.path + "/Package.swift", reason: "\(error)")
        }
        try ShadowFile.write(json, to: file)
    }

    private static func decoded(_ json: Data) throws -> PackageManifest {
        try JSONDecoder().decode(PackageManifest.self, from: json)
    }

    private static func cacheName(of url: URL) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        var hash = Fingerprint()
        hash.add(url.path)
        for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            hash.add((try? String(contentsOfFile: "\(url.path)/\(name)", encoding: .utf8)) ?? "")
        }
        return "\(hash).json"
    }

    /// What SwiftPM says, which would make a folder in the repository without `scratch`.
    private static func description(of url: URL, scratch: URL) throws(ShadowError) -> Data {
        let words = [
            "package", "--package-path", url.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let end = try ChildProgram("swift", words).run()
        // Warnings stand before and after.
        let lines = end.output.split(separator: "\n")
        guard end.code == 0, let first = lines.firstIndex(where: { $0.hasPrefix("{") }),
            let last = lines.lastIndex(where: { $0.hasSuffix("}") })
        else {
            throw .badManifest(path: url.path + "/Package.swift", message: end.output)
        }
        return Data(lines[first...max(first, last)].joined(separator: "\n").utf8)
    }

    // MARK: Targets

    /// The modules that a product brings.
    func modules(of product: PackageManifest.Product?) -> [String] {
        var (open, found) = (product?.targets ?? [], [String]())
        while let name = open.popLast() {
            guard !found.contains(name),
                let target = manifest.targets.first(where: { $0.name == name })
            else { continue }
            found.append(name)
            open += target.dependencies.map(\.name)
        }
        return found.sorted()
    }

    /// The folder of a target.
    func folder(of target: PackageManifest.Target) -> URL? {
        if let path = target.path {
            return Self.folder(path.isEmpty ? url : url.appendingPathComponent(path))
        }
        let special = ["test": "Tests", "plugin": "Plugins"][target.type]
        let homes = (special.map { [$0] } ?? []) + ["Sources", "Source", "src", "srcs"]
        let own = homes.map { url.appendingPathComponent("\($0)/\(target.name)") }
        for candidate in own {
            if let folder = Self.folder(candidate) { return folder }
        }
        // The only target of its kind may lie in the folder itself.
        guard manifest.targets.count(where: { $0.type == target.type }) == 1 else { return nil }
        return homes.first.flatMap { Self.folder(url.appendingPathComponent($0)) }
    }

    /// The folder at a path, as the disk spells it.
    private static func folder(_ url: URL) -> URL? {
        FolderSpelling.found(url).flatMap { isFolder($0) ? $0 : nil }
    }

    /// `true` if a folder has a manifest.
    static func isPackage(_ url: URL) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
