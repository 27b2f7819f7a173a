import Dispatch
import Foundation

/// Calls a closure on the main queue after files of a folder were written, moved or removed, also
/// by other processes. It costs nothing while nothing happens.
final class FolderWatch {
    let folder: URL
    private let source: any DispatchSourceRead

    /// - Returns: `nil` if the folder cannot be watched, for example because there is none.
    init?(_ folder: URL, body: @escaping @MainActor () -> Void) {
        self.folder = folder
        let file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard file >= 0 else { return nil }
        let events = UInt32(IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE)
        guard inotify_add_watch(file, folder.path, events) >= 0 else {
            close(file)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .main)
        source.setEventHandler {
            // What happened is read, so that the next event is one; the files say the rest.
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(file, &buffer, buffer.count) > 0 {}
            MainActor.assumeIsolated { body() }
        }
        source.setCancelHandler { close(file) }
        source.resume()
    }

    deinit { source.cancel() }
}
