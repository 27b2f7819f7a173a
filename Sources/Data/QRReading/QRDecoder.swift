/// Something that finds QR codes in a picture.
///
/// Decoders are slow, hold the thread that asks them, and cannot be stopped in the middle. ``QRReader`` races them.
public protocol QRDecoder: Sendable {
    var name: String { get }

    /// All symbols of a picture, in no order.
    func symbols(in picture: GreyPicture) -> [DecodedSymbol]
}

/// What a decoder found, before anybody has decided what its bytes mean.
public struct DecodedSymbol: Hashable, Sendable {
    /// The contents as they stand in the symbol.
    public var bytes: [UInt8]

    /// The contents where the symbol itself says how they are encoded (ECI).
    public var markedText: String?

    /// The corners in pixels of the picture: top left, top right, bottom right and bottom left of the symbol, however
    /// it is turned.
    public var corners: [PicturePoint]

    /// How much of the symbol may be damaged; `nil` when the decoder does not tell.
    public var level: CorrectionLevel?

    public var isMicro = false

    /// Whether the symbol was seen from behind.
    public var isMirrored = false

    /// Which part of a text the symbol is, when the text was spread over several.
    public var part: SymbolPart?
}

/// A place in a picture, in pixels from the top left.
public struct PicturePoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A symbol's place among those that a text was spread over (structured append).
public struct SymbolPart: Hashable, Sendable {
    /// From 0.
    public let index: Int

    /// From 2 to 16.
    public let count: Int

    /// The same for all parts of a text.
    public let parity: String

    public init(index: Int, count: Int, parity: String) {
        self.index = index
        self.count = count
        self.parity = parity
    }
}

/// How much of a symbol can be damaged and still be read.
public enum CorrectionLevel: String, CaseIterable, Comparable, Sendable {
    /// About 7 %.
    case low = "L"
    /// About 15 %.
    case medium = "M"
    /// About 25 %.
    case quartile = "Q"
    /// About 30 %.
    case high = "H"

    public static func < (left: CorrectionLevel, right: CorrectionLevel) -> Bool {
        guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right)
        else { return false }
        return first < second
    }
}
