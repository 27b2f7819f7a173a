import FileWatching
package import Foundation

/// Writing that survives the end of the process and of the machine.
package enum DurableFile {
    /// Replaces the file at `url` by `data`, with its permissions, or leaves it as it was.
    ///
    /// The bytes go to a draft next to it, which takes its name once it is on the disk. Processes
    /// that write the same file do so one after the other. A symbolic link stays one: the file that
    /// it names is replaced.
    ///
    /// - Throws: ``PaintingFileError/unwritable(path:reason:)``, also for a file that its owner has
    ///   made read-only.
    package static func write(_ data: Data, to url: URL) throws(PaintingFileError) {
        let path = url.resolvingSymlinksInPath().path
        var replaced = stat()
        let isThere = stat(path, &replaced) == 0
        if isThere, replaced.st_mode & 0o200 == 0 {
            errno = EACCES
            throw failure(url)
        }
        let draft = draftURL(of: URL(fileURLWithPath: path)).path
        let file = try openLocked(
            URL(fileURLWithPath: draft), isWaiting: true, reportedAs: url)
        defer { close(file) }
        if isThere { fchmod(file, replaced.st_mode & 0o777) }
        do throws(PaintingFileError) {
            guard ftruncate(file, 0) == 0 else { throw failure(url) }
            try write(data, to: file, of: url)
            guard fsync(file) == 0 else { throw failure(url) }
            guard rename(draft, path) == 0 else { throw failure(url) }
        } catch {
            unlink(draft)
            throw error
        }
        synchronize(folder: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    /// The file that the bytes for `url` go to first. It is short, whatever the name, and hidden.
    static func draftURL(of url: URL) -> URL {
        let sum = Checksum.of(Data(url.lastPathComponent.utf8))
        return url.deletingLastPathComponent()
            .appendingPathComponent(".\(String(sum, radix: 16)).touchpainter-draft")
    }

    /// Opens and locks the file that has the name of `url`, or creates it.
    ///
    /// - Parameter isWaiting: `true` to wait for another process that has it locked.
    static func openLocked(
        _ url: URL, isWaiting: Bool, reportedAs reported: URL? = nil
    ) throws(PaintingFileError) -> Int32 {
        while true {
            let file = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard file >= 0 else { throw failure(reported ?? url) }
            guard flock(file, LOCK_EX | (isWaiting ? 0 : LOCK_NB)) == 0 else {
                let error = failure(reported ?? url)
                close(file)
                throw error
            }
            // Another process may have put another file in its place before the lock.
            if isNamed(url, file) { return file }
            close(file)
        }
    }

    /// `true` if there is a file at `url` that this process may write.
    static func mayWrite(_ url: URL) -> Bool {
        let file = open(url.path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        close(file)
        return true
    }

    /// `true` if the file that is open has the name of `url`.
    static func isNamed(_ url: URL, _ file: Int32) -> Bool {
        var opened = stat()
        var named = stat()
        return fstat(file, &opened) == 0 && stat(url.path, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }

    /// The bytes of a file that is open, also if it has no name any more.
    static func contents(of file: Int32) -> Data {
        var status = stat()
        guard fstat(file, &status) == 0 else { return Data() }
        var data = Data(count: Int(status.st_size))
        var length = 0
        while length < data.count {
            let start = length
            let count = data.withUnsafeMutableBytes {
                pread(file, $0.baseAddress?.advanced(by: start), $0.count - start, off_t(start))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { break }
            length += count
        }
        return data.prefix(length)
    }

    /// Calls `body` while no other process that asks so works in `folder`.
    ///
    /// File systems that cannot lock folders leave `body` to itself.
    static func locking<Result>(
        _ folder: URL, _ body: () throws(PaintingFileError) -> Result
    ) throws(PaintingFileError) -> Result {
        try FolderLock.holding(folder, body)
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

// MARK: - Copies of damaged files

extension DurableFile {
    /// The names that copies of the damaged file at `url` get: `a.json.damaged`,
    /// `a.json.damaged 2` and so on.
    private static func copies(of url: URL) -> some Sequence<URL> {
        (1...9_999).lazy.map { number in
            url.appendingPathExtension(number == 1 ? "damaged" : "damaged \(number)")
        }
    }

    /// Gives the file at `url` a second name, under which it stays when it is replaced.
    ///
    /// - Returns: That name, or `nil` where it is not possible.
    static func linkCopy(of url: URL) -> URL? {
        for copy in copies(of: url) {
            if link(url.path, copy.path) == 0 { return copy }
            guard errno == EEXIST else { break }
        }
        // Some file systems have one name for each file.
        return (try? Data(contentsOf: url)).flatMap { try? writeCopy($0, of: url) }
    }

    /// Writes a part of the damaged file at `url` next to it, and over no other copy.
    @discardableResult
    static func writeCopy(_ data: Data, of url: URL) throws(PaintingFileError) -> URL {
        for copy in copies(of: url) {
            let file = open(copy.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
            if file < 0, errno == EEXIST { continue }
            guard file >= 0 else { break }
            defer { close(file) }
            try write(data, to: file, of: copy)
            fsync(file)
            return copy
        }
        throw failure(url)
    }
}
