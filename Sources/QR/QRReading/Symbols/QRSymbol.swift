/// A QR code that was read.
public struct QRSymbol: Hashable, Sendable {
    /// The text of the code.
    public let text: String

    /// The contents as stored in the symbol.
    public let bytes: [UInt8]

    /// The symbol's corners in pixels of the picture: top left, top right, bottom right and bottom
    /// left of the symbol, in its own orientation. Empty when the decoder does not provide them.
    public let corners: [PicturePoint]

    /// The symbol's version; `nil` when it is not known for sure.
    public let version: SymbolVersion?

    /// The error correction level; `nil` when it is not known for sure, and in version M1, which
    /// corrects nothing.
    public let level: CorrectionLevel?

    /// The mask of the symbol's modules, from 0 to 7 (from 0 to 3 in a Micro QR code); `nil` when
    /// it is not known for sure.
    public let mask: Int?

    /// The segments of the contents; empty when they are not known for sure.
    public let segments: [SymbolSegment]

    /// The corrected data codewords of the contents; empty when they are not known for sure.
    public let codewords: [UInt8]

    /// The symbol's part of a split text, `nil` for an unsplit one.
    public let part: SymbolPart?

    /// `true` for a Micro QR code.
    public let isMicro: Bool

    /// `true` if the symbol is mirrored.
    public let isMirrored: Bool

    /// `true` if the symbol is light on dark.
    public let isInverted: Bool

    /// The name of the decoder that read it.
    public let decoder: String
}

extension QRSymbol {
    /// Returns `true` if this and another one are two readings of the same symbol: the same
    /// contents at the same position, or overlapping.
    ///
    /// Two decoders may read different bytes in a symbol, one of them wrong. A symbol within
    /// another one is much smaller.
    func isSame(as other: QRSymbol) -> Bool {
        guard let middle, let otherMiddle = other.middle else { return bytes == other.bytes }
        let (smaller, larger) = (min(extent, other.extent), max(extent, other.extent))
        let isCongruent = smaller > 0.8 * larger
        guard bytes == other.bytes || isCongruent else { return false }
        let reach = larger * (bytes == other.bytes ? 0.5 : 0.2)
        return abs(middle.x - otherMiddle.x) <= reach && abs(middle.y - otherMiddle.y) <= reach
    }

    /// The mean of the corners.
    private var middle: PicturePoint? {
        guard !corners.isEmpty else { return nil }
        let count = Double(corners.count)
        return PicturePoint(
            x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
    }

    /// The longer side of the bounding box of the corners.
    private var extent: Double {
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        return max((across.max() ?? 0) - (across.min() ?? 0), (down.max() ?? 0) - (down.min() ?? 0))
    }
}

extension [QRSymbol] {
    /// The symbols without later readings of the same ones.
    var withoutRepetitions: [QRSymbol] {
        reduce(into: []) { kept, symbol in
            if !kept.contains(where: { $0.isSame(as: symbol) }) { kept.append(symbol) }
        }
    }
}
