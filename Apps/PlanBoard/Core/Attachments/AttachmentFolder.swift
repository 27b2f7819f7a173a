import Digests
public import Foundation

/// The bytes of attachments: a folder next to a file of boards, in which each file is named after
/// its hash.
public struct AttachmentFolder: Sendable {
    private let folder: URL

    public init(_ store: BoardStore) {
        folder =
            store.isTemporary
            ? FileManager.default.temporaryDirectory
                .appendingPathComponent("touchstone-\(getpid())-attachments")
            : URL(fileURLWithPath: store.path + ".attachments")
    }

    /// The largest number of bytes of an attachment.
    public static let largestSize = 64 << 20

    /// The file with the bytes of a hash, whether it is there or not.
    public func url(_ hash: String) -> URL { folder.appendingPathComponent(hash) }

    public func contains(_ hash: String) -> Bool {
        FileManager.default.fileExists(atPath: url(hash).path)
    }

    /// Copies a file into the folder.
    public func add(_ file: URL) throws -> Attachment {
        let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
        guard size <= Self.largestSize else {
            throw AttachmentError.tooLarge(file.lastPathComponent, size: size)
        }
        let data = try Data(contentsOf: file)
        return Attachment(
            name: file.lastPathComponent, hash: try add(data), size: data.count)
    }

    /// Adds bytes, and returns their hash.
    @discardableResult
    public func add(_ data: Data) throws -> String {
        let hash = SHA256.hexadecimal(of: data)
        guard !contains(hash) else { return hash }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A file that is there is whole: it is renamed when it is written.
        try data.write(to: url(hash), options: .atomic)
        return hash
    }

    /// Copies an attachment to a temporary file with its own name, for other programs.
    public func copy(of attachment: Attachment) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("touchstone-\(attachment.hash.prefix(16))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // A name that came from elsewhere must not lead to another folder.
        let name = attachment.name.split(separator: "/").last.map(String.init) ?? "file"
        let copy = folder.appendingPathComponent(name == ".." ? "file" : name)
        try data(attachment.hash).write(to: copy, options: .atomic)
        return copy
    }

    /// The bytes of a hash.
    public func data(_ hash: String) throws -> Data { try Data(contentsOf: url(hash)) }
}

/// A reason why a file cannot be attached.
public enum AttachmentError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLarge(String, size: Int)

    public var description: String {
        switch self {
        case .tooLarge(let name, let size):
            """
            “\(name)” has \(size >> 20) MB, and an attachment has \
            \(AttachmentFolder.largestSize >> 20) at most. Attach a smaller file.
            """
        }
    }
}
