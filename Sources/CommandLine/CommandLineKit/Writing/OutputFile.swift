public import Foundation

/// A file that a command writes.
public struct OutputFile: Hashable, Sendable {
    /// The name, absolute or relative to the current folder.
    public let path: String

    /// Names a file.
    public init(path: String) {
        self.path = path
    }

    /// The reason why a file could not be written.
    public struct Failure: Error, Hashable, Sendable {
        /// The file's name.
        public let path: String

        /// The reason in plain words, to follow a colon.
        public let reason: String
    }

    /// The line about a written file.
    public var message: String { "Wrote \(URL(fileURLWithPath: path).path)" }

    /// Writes the file, replacing one of that name.
    public func write(_ data: Data) throws(Failure) {
        try check()
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(
                path: path, reason: "the system refused it, as it does when the disk is full")
        }
    }

    /// Throws if the file evidently cannot be written.
    public func check() throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if Self.isFolder(path) { throw Failure(path: path, reason: "a folder has that name") }
        guard Self.isFolder(folder) else {
            throw Failure(path: path, reason: "there is no folder “\(folder)”; make it first")
        }
        let files = FileManager.default
        let isAllowed =
            files.fileExists(atPath: path)
            ? files.isWritableFile(atPath: path) : files.isWritableFile(atPath: folder)
        if !isAllowed { throw Failure(path: path, reason: "you may not write there") }
    }

    /// Returns `true` if there is a folder at `path`.
    public static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && isDirectory.boolValue
    }
}

extension OutputFile.Failure: CustomStringConvertible {
    public var description: String { "“\(path)” cannot be written: \(reason)." }
}
