/// Why a file gives no picture.
public struct PictureError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Error, Hashable, Sendable {
        /// The file cannot be opened or read; the system's words.
        case unreadable(String)

        /// It is a folder.
        case folder

        /// It has no bytes.
        case empty

        /// The file has more bytes than are read.
        case tooLong(bytes: Int)

        /// No picture format that is read here.
        case noPicture

        /// A picture of this format, for which the machine has no reader.
        case missingReader(PictureFormat)

        /// More pixels than are read.
        case tooLarge(width: Int, height: Int)

        /// The picture ends too early or makes no sense; the format's reader's words.
        case damaged(PictureFormat, String)
    }

    /// The file's path, or whatever name the bytes were given.
    public let name: String

    /// What is wrong with it.
    public let reason: Reason

    public init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }
}

extension PictureError: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .unreadable(let words): "“\(name)” cannot be read: \(words)."
        case .folder: "“\(name)” is a folder. Name a picture in it."
        case .empty: "“\(name)” is empty: it has no bytes. Was it copied to its end?"
        case .tooLong(let bytes):
            """
            “\(name)” has \(bytes / 1_000_000) MB, and up to \(PictureFile.mostBytes / 1_000_000) MB are read. Save a \
            smaller copy first.
            """
        case .noPicture:
            "“\(name)” is no picture in a known format. \(PictureFormat.list) are read."
        case .missingReader(let format):
            "“\(name)” is a \(format.name) picture, and this machine has no reader for those. Save it as PNG."
        case .tooLarge(let width, let height):
            """
            “\(name)” has \(width) × \(height) pixels, and up to \(PictureFile.mostPixels / 1_000_000) million are read. \
            Save a smaller copy, or cut out the code.
            """
        case .damaged(let format, let words):
            "“\(name)” is a damaged \(format.name) picture: \(words). Get a whole copy of the file."
        }
    }
}
