/// A file format of pictures, recognised by a file's first bytes and never by its name.
///
/// Only these formats reach the libraries that decode pictures: each further format adds code that
/// hostile files can attack.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
    case png
    case jpeg
    case gif
    case bmp
    case tiff
    case webp
    case pnm
    case svg
    case avif
    case heic

    /// The format's usual name.
    public var name: String {
        switch self {
        case .webp: "WebP"
        case .png, .jpeg, .gif, .bmp, .tiff, .pnm, .svg, .avif, .heic: rawValue.uppercased()
        }
    }

    /// The uniform type identifier, as ``CGImageSourceGetType(_:)`` returns it.
    public var typeIdentifier: String {
        switch self {
        case .png, .jpeg, .tiff, .heic, .avif: "public.\(rawValue)"
        case .svg: "public.svg-image"
        case .gif: "com.compuserve.gif"
        case .bmp: "com.microsoft.bmp"
        case .webp: "org.webmproject.webp"
        case .pnm: "public.pbm"
        }
    }

    /// The names of all formats, as a part of a sentence.
    package static var list: String {
        let names = allCases.map(\.name)
        return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    }
}

// MARK: - Recognising

extension ImageFormat {
    /// The format of a file with these first bytes; `nil` for an unknown one.
    ///
    /// SVG may begin with an XML declaration, comments and a document type: pass 1,000 bytes or
    /// more if there are.
    public init?(beginning bytes: some Collection<UInt8>) {
        if let format = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.format {
            guard format != .webp || bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
                return nil
            }
            self = format
        } else if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
            guard let format = Self.format(ofBrandsIn: bytes) else { return nil }
            self = format
        } else if Self.looksLikeSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    private static let signatures: [(format: ImageFormat, bytes: [UInt8])] = [
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

    /// AVIF and HEIC share a container, whose first box lists brands (ISO/IEC 23008-12, 10): the
    /// main one at byte 8, compatible ones from byte 16 to the box's end.
    private static func format(ofBrandsIn bytes: some Collection<UInt8>) -> ImageFormat? {
        let start = Array(bytes.prefix(256))
        guard start.count >= 12 else { return nil }
        let length = start.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let brands = [8] + stride(from: 16, to: min(length, start.count) - 3, by: 4)
        let names = brands.map { String(decoding: start[$0..<$0 + 4], as: UTF8.self) }
        if names.contains(where: ["avif", "avis"].contains) { return .avif }
        let heic = ["heic", "heix", "heim", "heis", "mif1", "msf1"]
        return names.contains(where: heic.contains) ? .heic : nil
    }

    private static func looksLikeSVG(_ bytes: some Collection<UInt8>) -> Bool {
        let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
        return start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
            && start.contains("<svg")
    }
}
