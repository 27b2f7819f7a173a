import Foundation

/// A file that is moved to its destination when it is complete.
///
/// Until then it has no name, if the file system supports that, so that nothing remains however the
/// process ends; otherwise it has a temporary name in the same folder. Links are followed. A
/// device, a pipe or a descriptor such as `/dev/stdout` is written directly.
struct UnfinishedFile: ~Copyable {
    /// The step that completes the file.
    private enum Ending {
        /// None: it is written directly.
        case stay

        /// Link it to a temporary name in the same folder, and rename that.
        case link(String, then: String)

        /// Rename it from its temporary name.
        case rename(String, to: String)
    }

    let handle: FileHandle
    private let name: String
    private let ending: Ending

    /// - Parameters:
    ///   - name: The destination. An existing file stays until ``finish()``.
    ///   - staysUnnamed: `true` to create it without a name if the file system supports that.
    init(for name: String, staysUnnamed: Bool = true) throws(FileError) {
        guard let place = OutputPath(name),
            let (descriptor, ending) = Self.open(place, staysUnnamed: staysUnnamed)
        else { throw Self.refusal(name) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        self.name = name
        self.ending = ending
    }

    /// Opens the output; `nil` where the system refuses.
    private static func open(_ place: OutputPath, staysUnnamed: Bool) -> (Int32, Ending)? {
        let descriptor: Int32
        let ending: Ending
        switch place {
        case .descriptor(let number):
            descriptor = fcntl(number, F_DUPFD_CLOEXEC, 0)
            ending = .stay
        case .special(let path):
            descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC)
            ending = .stay
        case .file(let path, let permissions):
            let folder = OutputPath.folder(of: path)
            let unfinished = "\(folder)/.\(UUID().uuidString).part"
            if staysUnnamed, let unnamed = openUnnamed(in: folder) {
                descriptor = unnamed
                ending = .link(unfinished, then: path)
            } else {
                descriptor = Foundation.open(
                    unfinished, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                ending = .rename(unfinished, to: path)
            }
            if let permissions, descriptor >= 0 { fchmod(descriptor, permissions) }
        }
        return descriptor < 0 ? nil : (descriptor, ending)
    }

    /// Without ``finish()`` nothing remains of it.
    deinit {
        switch ending {
        case .stay: break
        case .link(let path, _), .rename(let path, _): unlink(path)
        }
    }

    /// Moves the file to its destination.
    consuming func finish() throws(FileError) {
        switch ending {
        case .stay: return
        case .link(let path, let place):
            let link = Self.link(to: handle.fileDescriptor)
            guard linkat(AT_FDCWD, link, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0,
                rename(path, place) == 0
            else { throw Self.refusal(name) }
        case .rename(let path, let place):
            guard rename(path, place) == 0 else { throw Self.refusal(name) }
        }
    }

    /// `O_TMPFILE`, whose definition cannot be imported.
    private static let unnamedFile = 0o20_000_000 | O_DIRECTORY

    /// Creates an unnamed file in a folder; `nil` where that is not supported, or where it could
    /// not be named later.
    private static func openUnnamed(in folder: String) -> Int32? {
        let descriptor = Foundation.open(folder, O_WRONLY | unnamedFile | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return nil }
        guard access(link(to: descriptor), F_OK) == 0 else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

    /// Returns an error with the system's message.
    private static func refusal(_ name: String) -> FileError {
        FileError(.writing(String(cString: strerror(errno))), path: name)
    }
}
