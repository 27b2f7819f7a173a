import Foundation
import ProjectPlans

/// Files as a project sees them: read whole and within bounds, found in spite of the case of their
/// letters.
struct ProjectFolder {
    /// The largest file that is read, in bytes.
    static let mostBytes = 64 << 20

    /// The most entries that are listed below one folder.
    static let mostEntries = 100_000

    /// The deepest folder that is listed.
    static let deepest = 64

    /// What a path leads to.
    enum Kind {
        case file, folder
    }

    /// Returns what `path` leads to, symbolic links followed; `nil` if there is nothing, or
    /// something that is neither a file nor a folder.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        default: return nil
        }
    }

    /// The folder that a project's paths begin at: where its `.xcodeproj` lies if `path` is a
    /// symbolic link to it.
    static func real(_ path: String) -> String {
        var (path, links) = (path, 0)
        while links < 16,
            let target = try? FileManager.default.destinationOfSymbolicLink(
                atPath: path)
        {
            path = Paths.join(Paths.folder(path), target)
            links += 1
        }
        return path
    }

    /// Reads a file of text in UTF-8, without its byte order mark.
    static func text(of path: String) throws(ProjectError) -> String {
        switch kind(of: path) {
        case .file: break
        case .folder: throw ProjectError(file: path, "a folder lies where a file should")
        case nil: throw ProjectError(file: path, "there is no such file")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw ProjectError(file: path, "the file may not be read: check its permissions")
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: mostBytes + 1) else { return "" }
        guard data.count <= mostBytes else {
            throw ProjectError(file: path, "the file is larger than 64 megabytes")
        }
        return try text(in: [UInt8](data), path: path)
    }

    /// Decodes UTF-8, without its byte order mark.
    static func text(in bytes: [UInt8], path: String) throws(ProjectError) -> String {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        guard let text = String(validating: bytes, as: UTF8.self) else {
            let lines = line(ofFirstError: bytes)
            throw ProjectError(
                file: path, line: lines, "the file is not encoded in UTF-8: save it so")
        }
        return text
    }

    private static func line(ofFirstError bytes: ArraySlice<UInt8>) -> Int? {
        let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }

    /// The names of a folder's entries without hidden ones, sorted; none if it cannot be read.
    static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The names of folders' entries by their spelling in lower case, as far as they were listed.
    typealias Spellings = [String: [String: String]]

    /// The path that `path` means if letters' case did not matter, as on the file systems that
    /// projects are made on; `nil` if there is none either.
    static func respelled(_ path: String, known: inout Spellings) -> String? {
        var found = ""
        for name in path.split(separator: "/") {
            let next = "\(found)/\(name)"
            if kind(of: next) != nil {
                found = next
                continue
            }
            if known[found] == nil {
                known[found] = names(in: found).reduce(into: [:]) { $0[$1.lowercased()] = $1 }
            }
            guard let other = known[found]?[name.lowercased()] else { return nil }
            found += "/" + other
        }
        return kind(of: found) == nil ? nil : found
    }
}
