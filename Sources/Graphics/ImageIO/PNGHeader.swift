import Foundation

/// The properties of a PNG that its chunks state: size, depth and whether the file is complete.
///
/// See the PNG specification, third edition, section 5: a signature of 8 bytes, then chunks of a
/// length, a name, that many bytes and a checksum.
struct PNGHeader {
    let width: Int
    let height: Int

    /// Bits per component.
    let depth: Int

    /// `true` if the pixels or the palette can have alpha.
    let hasAlpha: Bool

    /// How the pixels have to be turned, by the chunk with EXIF's data.
    let orientation: CGImagePropertyOrientation

    /// `true` if the file says that it is an animation.
    let isAnimated: Bool

    /// The chunk in or before which the file ends too early; `nil` for a complete file.
    let missingPart: String?

    /// The number of bytes.
    private let end: Int

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(_ data: Data) throws(ImageError) {
        let start = [UInt8](data.prefix(8))
        guard start == Self.signature else {
            // The start of a signature is a PNG that was cut off.
            if !start.isEmpty, Self.signature.starts(with: start) {
                throw .truncated(.png, end: data.count, part: "signature")
            }
            throw .notPNG(start: start)
        }
        var (hasTransparency, isAnimated) = (false, false)
        var header: Data?
        var orientation: CGImagePropertyOrientation?
        var missingPart: String?
        var offset = 8
        while true {
            let rest = data.dropFirst(offset)
            guard rest.count >= 8 else {
                missingPart = header == nil ? "IHDR" : "IEND"
                break
            }
            let length = Self.number(in: rest)
            let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            guard length <= Int(Int32.max) else {
                throw .damaged(
                    .png, reason: "a part at byte \(offset) claims to be \(length) bytes long")
            }
            guard rest.count >= length + 12 else {
                missingPart = name
                break
            }
            if header == nil {
                guard name == "IHDR", length == 13 else {
                    throw .damaged(.png, reason: "its first part is not a header")
                }
                header = Data(rest.dropFirst(8).prefix(length))
            }
            if name == "tRNS" { hasTransparency = true }
            if name == "acTL" { isAnimated = true }
            if name == "eXIf" {
                orientation = CGImagePropertyOrientation(
                    exif: [UInt8](rest.dropFirst(8).prefix(min(length, 4096))))
            }
            if name == "IEND" { break }
            offset += length + 12
        }
        end = data.count
        self.missingPart = missingPart
        guard let header else { throw .truncated(.png, end: end, part: missingPart) }
        self.isAnimated = isAnimated
        self.orientation = orientation ?? .up
        width = Self.number(in: header)
        height = Self.number(in: header.dropFirst(4))
        depth = Int(header[header.startIndex + 8])
        // Bit 2 of the colour type means that pixels have alpha.
        hasAlpha = header[header.startIndex + 9] & 4 != 0 || hasTransparency
        guard width > 0, height > 0 else { throw .damaged(.png, reason: "it has no pixels") }
    }

    /// Throws if the file is cut off.
    func checkEnd() throws(ImageError) {
        if let missingPart { throw .truncated(.png, end: end, part: missingPart) }
    }

    /// The number in the first four bytes, the most significant first.
    private static func number(in data: Data) -> Int {
        data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
