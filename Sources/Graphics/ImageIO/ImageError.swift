/// A reason why a picture could not be read or written.
///
/// The description is written for the person who picked the file.
public enum ImageError: Error, Hashable, Sendable {
    /// The file cannot be opened or read.
    case unreadable(path: String, reason: String)

    /// The path names a folder.
    case folder(path: String)

    /// The file cannot be written. An existing file is untouched.
    case unwritable(path: String, reason: String)

    /// There are no bytes.
    case empty

    /// The file has more than ``ImageFile/mostBytes`` bytes.
    case tooLong(bytes: Int)

    /// The bytes are of no ``ImageFormat``. `start` holds the first of them, at most 8.
    case unknownFormat(start: [UInt8])

    /// The bytes are not PNG, which ``PNG`` needs. `start` holds the first of them, at most 8.
    case notPNG(start: [UInt8])

    /// This machine has no reader or writer for the format.
    case missingReader(ImageFormat)

    /// The data ends at byte `end`, in the middle of the part called `part` or before it where the
    /// format names its parts.
    case truncated(ImageFormat, end: Int, part: String?)

    /// The picture has more than `mostPixels` pixels, or a side above ``ImageFile/longestSide``.
    case tooLarge(width: Int, height: Int, mostPixels: Int)

    /// All frames of an animation together have more than `mostPixels` pixels.
    case tooManyFrames(count: Int, width: Int, height: Int, mostPixels: Int)

    /// The content makes no sense; the reason is the decoder's.
    case damaged(ImageFormat, reason: String)
}

extension ImageError: CustomStringConvertible {
    public var description: String { description(of: "The picture") }

    /// The description with a subject to begin with, such as a file's name in quotation marks.
    package func description(of subject: String) -> String {
        switch self {
        case .unreadable(let path, let reason): "“\(path)” cannot be read: \(reason)."
        case .folder(let path): "“\(path)” is a folder. Name a picture in it."
        case .unwritable(let path, let reason):
            "“\(path)” cannot be written: \(reason). Choose another place."
        case .empty: "\(subject) is empty: it has no bytes. Was it copied to its end?"
        case .tooLong(let bytes):
            """
            \(subject) has \(bytes / 1_000_000) MB, and up to \
            \(ImageFile.mostBytes / 1_000_000) MB are read. Save a smaller copy first.
            """
        case .unknownFormat(let start):
            """
            \(subject) is no picture in a known format: it \(Self.impression(of: start)). \
            \(ImageFormat.list) are read.
            """
        case .notPNG(let start):
            "\(subject) is no PNG: it \(Self.impression(of: start)). Convert it to PNG first."
        case .missingReader(let format):
            """
            \(subject) is a \(format.name) picture, and this machine has no reader for those. \
            Save it as PNG\(format.debianPackage.map { ", or install \($0)" } ?? "").
            """
        case .truncated(let format, let end, let part):
            """
            \(subject) is cut off: the \(format.name) picture ends at byte \(end)\
            \(part.map { ", in or before its part “\($0)”" } ?? ""). Copy or download it again.
            """
        case .tooLarge(let width, let height, let mostPixels):
            """
            \(subject) has \(width) × \(height) pixels, and up to \
            \(mostPixels / 1_000_000) million are read, \(ImageFile.longestSide) a side. \
            Save a smaller copy, or cut out what matters.
            """
        case .tooManyFrames(let count, let width, let height, let mostPixels):
            """
            \(subject) has \(count) frames of \(width) × \(height) pixels, and up to \
            \(mostPixels / 1_000_000) million pixels are read. Save a smaller or shorter copy.
            """
        case .damaged(let format, let reason):
            """
            \(subject) is a damaged \(format.name) picture: \(reason). \
            Get a whole copy of the file.
            """
        }
    }

    /// A description of bytes of another format, as the end of a sentence that starts with “it”.
    private static func impression(of start: [UInt8]) -> String {
        guard !start.isEmpty else { return "is empty" }
        if let format = ImageFormat(beginning: start) { return "looks like \(format.article)" }
        let signatures: [(String, String)] = [
            ("RIFF", "looks like a WebP or a sound"), ("%PDF", "looks like a PDF"),
            ("<svg", "looks like an SVG"), ("<?xml", "looks like an SVG or other XML"),
            ("PK", "looks like a ZIP archive"),
        ]
        if let match = signatures.first(where: { start.starts(with: $0.0.utf8) }) {
            return match.1
        }
        if start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x0D }) {
            return "starts with the text “\(String(decoding: start, as: UTF8.self))”"
        }
        let hex = start.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "starts with the bytes \(hex.joined(separator: " "))"
    }
}

extension ImageFormat {
    /// The name with its article.
    fileprivate var article: String {
        switch self {
        case .svg, .avif: "an \(name)"
        case .png, .jpeg, .gif, .bmp, .tiff, .webp, .pnm, .heic: "a \(name)"
        }
    }

    /// The Debian package with GdkPixbuf's reader, where that is a package of its own.
    fileprivate var debianPackage: String? {
        switch self {
        case .webp: "webp-pixbuf-loader"
        case .svg: "librsvg2-common"
        case .avif: "libavif-gdk-pixbuf"
        case .heic: "heif-gdk-pixbuf"
        case .png, .jpeg, .gif, .bmp, .tiff, .pnm: nil
        }
    }
}
