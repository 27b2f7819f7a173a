public import Foundation

/// A file that the tool writes, and the reasons why it could not.
public struct OutputFile: Hashable, Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// A reason why a file could not be written.
    public struct Failure: Error, Hashable, Sendable {
        public let path: String

        /// In plain words, to follow a colon.
        public let reason: String
    }

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

    /// Throws when it is plain beforehand that the file cannot be written.
    public func check() throws(Failure) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if Script.isFolder(path) { throw Failure(path: path, reason: "a folder has that name") }
        guard Script.isFolder(folder) else {
            throw Failure(path: path, reason: "there is no folder “\(folder)”; make it first")
        }
        let files = FileManager.default
        let isAllowed =
            files.fileExists(atPath: path)
            ? files.isWritableFile(atPath: path) : files.isWritableFile(atPath: folder)
        if !isAllowed { throw Failure(path: path, reason: "you may not write there") }
    }
}

extension OutputFile.Failure: CustomStringConvertible {
    public var description: String { "“\(path)” cannot be written: \(reason)." }
}
