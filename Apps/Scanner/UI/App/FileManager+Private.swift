import Foundation

extension FileManager {
    /// Returns a place for a file in a new folder that only the user can open.
    ///
    /// Names in the folder of temporary files can be guessed, and every user can read there.
    func privateFile(named name: String) throws -> URL {
        let folder = temporaryDirectory.appending(path: UUID().uuidString)
        try createDirectory(
            at: folder, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
        return folder.appending(path: name)
    }

    /// Removes a file of ``privateFile(named:)`` with its folder.
    func removePrivateFile(_ file: URL) {
        try? removeItem(at: file.deletingLastPathComponent())
    }
}
