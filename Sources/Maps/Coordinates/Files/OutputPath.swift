import Foundation

/// The target of an output path, with links followed.
enum OutputPath {
    /// An open descriptor, such as `/dev/stdout`.
    case descriptor(Int32)

    /// A device, a pipe or a folder.
    case special(String)

    /// A file, with its permissions if it exists.
    case file(String, mode_t?)

    /// The kernel's limit of followed links.
    private static let mostLinks = 40

    /// Resolves a path; `nil` where the system refuses, with the reason in `errno`.
    init?(_ name: String) {
        var path = name
        for _ in 0...Self.mostLinks {
            if let number = Self.descriptor(called: path) {
                self = .descriptor(number)
                return
            }
            var status = stat()
            guard lstat(path, &status) == 0 else {
                guard errno == ENOENT else { return nil }
                self = .file(path, nil)
                return
            }
            switch status.st_mode & S_IFMT {
            case S_IFLNK:
                guard let target = Self.target(of: path) else { return nil }
                path = target.hasPrefix("/") ? target : "\(Self.folder(of: path))/\(target)"
            case S_IFREG:
                self = .file(path, status.st_mode & 0o7777)
                return
            default:
                self = .special(path)
                return
            }
        }
        errno = ELOOP
        return nil
    }

    /// Returns the folder of a path's last component.
    static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    /// Returns the number in a name such as `/dev/fd/3`, which the kernel presents as links that
    /// cannot be followed by their text.
    private static func descriptor(called path: String) -> Int32? {
        switch path {
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default:
            let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
            return folder.flatMap { Int32(path.dropFirst($0.count)) }
        }
    }

    private static func target(of link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
