package import Foundation
import FoundationGaps
import Glibc

/// A value in a JSON file that only the user can read, and that several processes may change.
///
/// Each change is made to the current contents of the file, under a lock on its folder, so that
/// processes do not overwrite each other's changes. The new file is on the disk before it replaces
/// the old one. Changes that could not be written stay in ``contents``; the next change makes them
/// again, before itself, to what the file has then.
///
///     let names = PrivateJSONFile(file, initial: ["Ana"])
///     try names.change { $0.append("Bo") }
package final class PrivateJSONFile<Contents: Codable> {
    /// The value of the file, with the changes that could not be written.
    package private(set) var contents: Contents

    /// What was wrong with the file when it was read first; `nil` for nothing.
    package private(set) var loadingError: PrivateFileError?

    private let file: URL?

    /// The value that the file had last.
    private var stored: Contents

    /// The changes that are not in the file.
    private var pending: [(inout Contents) -> Void] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - file: The file; without one nothing is kept.
    ///   - initial: The value if there is no file, or none that can be read.
    package init(_ file: URL?, initial: Contents) {
        self.file = file
        contents = initial
        stored = initial
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
        loadingError = FolderLock.holding(file.deletingLastPathComponent()) { refresh(file) }
        contents = stored
    }

    /// Changes the value that the file has now, and writes it.
    ///
    /// - Parameter body: The change. It is made again if it could not be written, so it takes times
    ///   and identifiers from outside.
    /// - Throws: ``PrivateFileError/unreadable(reason:)`` or
    ///   ``PrivateFileError/notSaved(reason:)`` for a change that waits for the next one;
    ///   ``PrivateFileError/damaged(keptAt:)`` for one that was written to a new file, because
    ///   another program had damaged the old one.
    package func change(
        _ body: @escaping (inout Contents) -> Void
    ) throws(PrivateFileError) {
        guard let file else { return body(&contents) }
        let folder = file.deletingLastPathComponent()
        // A folder that cannot be made is reported by what is written into it.
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        pending.append(body)
        try FolderLock.holding(folder) { () throws(PrivateFileError) in
            let problem = refresh(file)
            contents = stored
            for change in pending { change(&contents) }
            if case .unreadable(let reason) = problem { throw .unreadable(reason: reason) }
            try write(to: file)
            (stored, pending) = (contents, [])
            if let problem { throw problem }
        }
    }

    /// Takes over the value of the file, if there is one. A damaged file gets another name.
    private func refresh(_ file: URL) -> PrivateFileError? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            stored = try SafeJSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
            return nil
        } catch is DecodingError {
            let kept = Self.freePlace(next: file)
            do {
                try FileManager.default.moveItem(at: file, to: kept)
                return .damaged(keptAt: kept.path)
            } catch {
                return .unreadable(reason: error.localizedDescription)
            }
        } catch {
            return .unreadable(reason: error.localizedDescription)
        }
    }

    private static func freePlace(next file: URL) -> URL {
        let stem = file.deletingPathExtension().path
        let places = (1...).lazy.map { number in
            URL(filePath: "\(stem)-damaged-\(number)").appendingPathExtension(file.pathExtension)
        }
        return places.first { !FileManager.default.fileExists(atPath: $0.path) } ?? file
    }

    private func write(to file: URL) throws(PrivateFileError) {
        let part = file.appendingPathExtension("part")
        // The new file is private before it has contents.
        let descriptor = open(
            part.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0, fchmod(descriptor, 0o600) == 0 else {
            throw .notSaved(reason: String(cString: strerror(errno)))
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try handle.write(contentsOf: encoder.encode(contents))
            try handle.synchronize()
            try handle.close()
        } catch {
            unlink(part.path)
            throw .notSaved(reason: error.localizedDescription)
        }
        guard rename(part.path, file.path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(part.path)
            throw .notSaved(reason: reason)
        }
    }
}

/// A reason why the value of a ``PrivateJSONFile`` is not complete, or not kept.
package enum PrivateFileError: Error, Hashable, Sendable {
    /// The file was damaged, and is kept under another name.
    case damaged(keptAt: String)

    /// The file cannot be read, so nothing is written.
    case unreadable(reason: String)

    /// A change was not written.
    case notSaved(reason: String)
}
