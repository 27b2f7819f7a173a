/// A QR code that was read.
public struct QRSymbol: Hashable, Sendable {
    /// What the code says.
    public let text: String

    /// The contents as they stand in the symbol.
    public let bytes: [UInt8]

    /// The symbol's corners in pixels of the picture: top left, top right, bottom right and bottom left of the symbol, however it is
    /// turned. Empty when the decoder does not tell.
    public let corners: [PicturePoint]

    /// The symbol's size; `nil` when it cannot be known for sure.
    public let version: SymbolVersion?

    /// How much of the symbol may be damaged; `nil` when it cannot be known for sure, and in version M1, which corrects nothing.
    public let level: CorrectionLevel?

    /// Which pattern was laid over the symbol's modules, from 0 to 7 (from 0 to 3 in a Micro QR code); `nil` when it cannot be
    /// known for sure.
    public let mask: Int?

    /// How the contents are packed; empty when it cannot be known for sure.
    public let segments: [SymbolSegment]

    /// Which part of a text this is, when the text was spread over several symbols.
    public let part: SymbolPart?

    /// Whether it is a Micro QR code.
    public let isMicro: Bool

    /// Whether the symbol was seen from behind.
    public let isMirrored: Bool

    /// Whether the symbol is light on dark.
    public let isInverted: Bool

    /// The name of the decoder that read it.
    public let decoder: String
}

extension QRSymbol {
    /// Whether this and another one are the same symbol, read twice: they say the same in the same place, or lie on each other.
    ///
    /// Two decoders may read different bytes in a symbol, one of them wrong. A symbol within another one is much smaller.
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

    /// The longer side of the upright rectangle round the corners.
    private var extent: Double {
        let across = corners.map(\.x)
        let down = corners.map(\.y)
        return max((across.max() ?? 0) - (across.min() ?? 0), (down.max() ?? 0) - (down.min() ?? 0))
    }
}

extension [QRSymbol] {
    /// These without those that are the same symbol as one before them.
    var withoutRepetitions: [QRSymbol] {
        reduce(into: []) { kept, symbol in
            if !kept.contains(where: { $0.isSame(as: symbol) }) { kept.append(symbol) }
        }
    }
}
