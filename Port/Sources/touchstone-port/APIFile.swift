import Foundation
import Porting

/// The names of Touchstone's API.
enum APIFile {
    /// Reads the names from `path`; without one, from the file that was installed next to this
    /// program, or from the sources of the checkout that it was built in.
    static func names(at path: String?) throws -> APINames {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let file =
            path.map { URL(fileURLWithPath: $0) }
            ?? own.appendingPathComponent("api-names.txt")
        if let text = try? String(contentsOf: file, encoding: .utf8) { return APINames(text: text) }
        let sources = own.appendingPathComponent("../../../../Sources").standardizedFileURL
        guard path == nil, FileManager.default.fileExists(atPath: sources.path) else {
            throw MissingFile(path: file.path)
        }
        return APINames(sources: try SourceFolder.files(of: [sources.path]).map(\.file))
    }
}
