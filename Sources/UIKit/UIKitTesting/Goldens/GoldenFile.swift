import Foundation

/// A golden, or a picture of what differs, that is written.
nonisolated struct GoldenFile {
    private let url: URL

    init(_ url: URL) { self.url = url }

    /// Writes the file, and the folder that it is in.
    ///
    /// - Returns: The reason why it cannot be written; `nil` when it is.
    func write(_ data: Data) -> String? {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            return "its folder cannot be created"
        }
        do {
            try data.write(to: url)
            return nil
        } catch {
            let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
            guard let system, system.domain == NSPOSIXErrorDomain else {
                return "the system refused it"
            }
            return String(cString: strerror(Int32(system.code)))
        }
    }
}
