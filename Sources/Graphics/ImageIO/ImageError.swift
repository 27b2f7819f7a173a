/// A reason why an image could not be read or written.
///
/// The description is written for the person who picked the file.
public enum ImageError: Error, Hashable, Sendable {
    /// The bytes are no PNG. `start` holds the first of them, at most 8.
    case notPNG(start: [UInt8])

    /// The data ends at byte `end`, in the middle of the part called `part` or before it.
    case truncated(end: Int, part: String)

    /// The image has more pixels than ``PNG/mostPixels``, or a side longer than ``PNG/longestSide``.
    case tooLarge(width: Int, height: Int)

    /// The bytes are a PNG whose content makes no sense.
    case damaged(reason: String)

    /// The file cannot be read.
    case unreadable(path: String, reason: String)

    /// The file cannot be written. A file that was there before is untouched.
    case unwritable(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notPNG(let start):
            "This is no PNG image: it \(Self.impression(of: start)). Convert it to PNG first."
        case .truncated(let end, let part):
            """
            The PNG image is cut off: it ends at byte \(end), in or before its part “\(part)”. \
            Copy or download it again.
            """
        case .tooLarge(let width, let height):
            """
            The image is \(width) × \(height) pixels. At most \(PNG.longestSide) a side and \
            \(PNG.mostPixels) in all can be read; scale it down first.
            """
        case .damaged(let reason):
            "The PNG image is damaged (\(reason)). Copy it again from where it came."
        case .unreadable(let path, let reason):
            "“\(path)” cannot be read: \(reason)."
        case .unwritable(let path, let reason):
            "“\(path)” cannot be written: \(reason). Choose another place."
        }
    }

    /// What bytes look like that are no PNG, as the end of a sentence that starts with “it”.
    private static func impression(of start: [UInt8]) -> String {
        guard !start.isEmpty else { return "is empty" }
        let signatures: [([UInt8], String)] = [
            ([0xFF, 0xD8, 0xFF], "looks like a JPEG"),
            (Array("GIF8".utf8), "looks like a GIF"),
            (Array("RIFF".utf8), "looks like a WebP"),
            (Array("BM".utf8), "looks like a BMP"),
            (Array("II*\0".utf8), "looks like a TIFF"),
            (Array("MM\0*".utf8), "looks like a TIFF"),
            (Array("%PDF".utf8), "looks like a PDF"),
            (Array("<svg".utf8), "looks like an SVG"),
            (Array("<?xml".utf8), "looks like an SVG or other XML"),
            (Array("PK".utf8), "looks like a ZIP archive"),
        ]
        if let match = signatures.first(where: { start.starts(with: $0.0) }) { return match.1 }
        if start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x0D }) {
            return "starts with the text “\(String(decoding: start, as: UTF8.self))”"
        }
        let hex = start.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return "starts with the bytes \(hex.joined(separator: " "))"
    }
}
