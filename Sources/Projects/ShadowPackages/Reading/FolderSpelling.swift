import Foundation

/// Paths as the disk spells them: manifests are written on file systems that do not care about the
/// case of letters.
enum FolderSpelling {
    /// The file or folder that a path means; `nil` if there is none.
    static func found(_ url: URL) -> URL? {
        let files = FileManager.default
        var found = URL(fileURLWithPath: "/")
        for name in url.standardizedFileURL.pathComponents.dropFirst() {
            let next = found.appendingPathComponent(name)
            if files.fileExists(atPath: next.path) {
                found = next
                continue
            }
            let names = (try? files.contentsOfDirectory(atPath: found.path)) ?? []
            let others = names.filter { $0.lowercased() == name.lowercased() }
            guard let other = others.min() else { return nil }
            found.appendPathComponent(other)
        }
        return found
    }
}
