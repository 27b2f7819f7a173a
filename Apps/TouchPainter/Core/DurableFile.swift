package import Foundation

/// Writing that survives the end of the process and of the machine.
package enum DurableFile {
    /// Replaces the file at `url` by `data`, with its permissions, or leaves it as it was.
    ///
    /// The bytes go to a file next to it, which takes its name once it is on the disk.
    package static func write(_ data: Data, to url: URL) throws(PaintingFileError) {
        let path = url.path
        let draft = path + ".new"
        let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(url) }
        var replaced = stat()
        if stat(path, &replaced) == 0 { fchmod(file, replaced.st_mode & 0o777) }
        do throws(PaintingFileError) {
            defer { close(file) }
            try write(data, to: file, of: url)
            guard fsync(file) == 0 else { throw failure(url) }
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else {
            defer { unlink(draft) }
            throw failure(url)
        }
        synchronize(folder: url.deletingLastPathComponent())
    }

    /// Writes all of `data` at the file's position.
    package static func write(
        _ data: Data, to file: Int32, of url: URL
    ) throws(PaintingFileError) {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw failure(url) }
            rest = rest.dropFirst(count)
        }
    }

    /// Makes the names in a folder durable.
    package static func synchronize(folder: URL) {
        let file = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { return }
        fsync(file)
        close(file)
    }

    package static func failure(_ url: URL) -> PaintingFileError {
        .unwritable(path: url.lastPathComponent, reason: String(cString: strerror(errno)))
    }
}
