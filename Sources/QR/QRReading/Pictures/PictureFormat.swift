/// A picture format that is read, known by how its files begin.
///
/// Only these are given to the libraries that unpack pictures: formats that nobody sends codes in would only be more that
/// can go wrong.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case bmp
    case tiff
    case webp
    case pnm
    case svg

    /// What people call it.
    public var name: String {
        switch self {
        case .webp: "WebP"
        case .png, .jpeg, .gif, .bmp, .tiff, .pnm, .svg: rawValue.uppercased()
        }
    }

    /// The names of all, for people.
    static var list: String {
        let names = allCases.map(\.name)
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }

    /// The format of a file that begins like this; `nil` when it is none of them.
    init?(beginning bytes: some Collection<UInt8>) {
        let known = Self.beginnings.first { bytes.starts(with: $0.bytes) }
        if let format = known?.format {
            guard format != .webp || bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
                return nil
            }
            self = format
        } else if Self.looksLikeSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    private static let beginnings: [(format: PictureFormat, bytes: [UInt8])] = [
        (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        (.jpeg, [0xFF, 0xD8, 0xFF]),
        (.gif, Array("GIF8".utf8)),
        (.bmp, Array("BM".utf8)),
        (.tiff, [0x49, 0x49, 0x2A, 0x00]),
        (.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
        (.webp, Array("RIFF".utf8)),
        (.pnm, Array("P4".utf8)),
        (.pnm, Array("P5".utf8)),
        (.pnm, Array("P6".utf8)),
    ]

    /// SVG is text, in which an XML declaration and comments may come first.
    private static func looksLikeSVG(_ bytes: some Collection<UInt8>) -> Bool {
        let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
        return start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
            && start.contains("<svg")
    }
}
