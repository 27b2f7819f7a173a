import Dispatch
package import Foundation
import Glibc

/// Reports when a file or one of the same folder that belongs to it is changed, replaced, added or
/// removed, by whichever program.
///
///     let watch = FileWatch(url, with: ["-wal"]) { … }
///
/// The kernel announces it (inotify), so that waiting takes no time. Changes in quick succession
/// are one report. File systems of other machines (NFS, SMB) announce only what this one does.
///
/// Unchecked: libdispatch lets any thread cancel a source, and nothing else is done with it.
package final class FileWatch: @unchecked Sendable {
    private let source: any DispatchSourceRead

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - file: The file, which need not exist; its folder does. A link stands for what it leads
    ///     to.
    ///   - suffixes: The ends of the names of the files that belong to it, after its own name.
    ///   - report: Called on a queue of the object's own.
    /// - Returns: `nil` if the folder does not exist, or the system's limit of watches
    ///   (`fs.inotify`) is reached.
    package init?(
        _ file: URL, with suffixes: [String] = [], report: @escaping @Sendable () -> Void
    ) {
        let path = file.resolvingSymlinksInPath()
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events =
            IN_MODIFY | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM
        guard
            inotify_add_watch(
                descriptor, path.deletingLastPathComponent().path,
                UInt32(events) | UInt32(IN_ONLYDIR)) >= 0
        else {
            close(descriptor)
            return nil
        }
        let name = path.lastPathComponent
        let names = Set([name] + suffixes.map { name + $0 })
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor, queue: DispatchQueue(label: "touchstone.files"))
        source.setEventHandler {
            if Self.takeEvents(from: descriptor, of: names) { report() }
        }
        source.setCancelHandler { _ = close(descriptor) }
        source.resume()
    }

    deinit { source.cancel() }

    /// Reads all events.
    ///
    /// - Returns: `true` if one of them concerns a file of these names.
    private static func takeEvents(from descriptor: Int32, of files: Set<String>) -> Bool {
        var isConcerned = false
        let headSize = MemoryLayout<inotify_event>.size
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 14, alignment: 8)
        defer { buffer.deallocate() }
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return isConcerned }
            var start = 0
            while start + headSize <= count {
                let head = UnsafeRawBufferPointer(buffer)
                    .loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                let end = start + headSize + Int(head.len)
                let name = buffer[(start + headSize)..<end].prefix { $0 != 0 }
                // Events that were lost may have concerned them.
                isConcerned =
                    isConcerned || head.mask & UInt32(IN_Q_OVERFLOW) != 0
                    || files.contains(String(decoding: name, as: UTF8.self))
                start = end
            }
        }
    }
}
