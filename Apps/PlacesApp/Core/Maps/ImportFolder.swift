import Foundation

/// A folder for the files of an import that is going on. It is locked until the import ends, so
/// that what a crash leaves is known, and removed at the next start.
struct ImportFolder: Sendable {
    let url: URL
    private let descriptor: Int32

    private static let prefix = ".import-"

    /// Makes a folder.
    ///
    /// - Parameter parent: The folder of the maps, which is made too.
    init(in parent: URL) throws(MapLibraryError) {
        url = parent.appending(path: Self.prefix + UUID().uuidString)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .notStored(reason: error.localizedDescription)
        }
        descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
    }

    /// Removes the folder with its files.
    func remove() {
        try? FileManager.default.removeItem(at: url)
        close(descriptor)
    }

    /// Removes the folders of imports that a crash has ended.
    static func tidy(_ parent: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let folder = parent.appending(path: name)
            let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
            try? FileManager.default.removeItem(at: folder)
        }
    }
}
