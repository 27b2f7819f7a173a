/// A QR code that was read.
public struct QRSymbol: Hashable, Sendable {
    /// What the code says.
    public let text: String

    /// The contents as they stand in the symbol.
    public let bytes: [UInt8]

    /// The symbol's corners in pixels of the picture: top left, top right, bottom right and bottom left of the symbol, however it is
    /// turned.
    public let corners: [PicturePoint]

    /// How much of the symbol may be damaged; `nil` when the decoder that read it does not tell.
    public let level: CorrectionLevel?

    /// Whether it is a Micro QR code.
    public let isMicro: Bool

    /// Whether the symbol was seen from behind.
    public let isMirrored: Bool

    /// Which part of a text this is, when the text was spread over several symbols.
    public let part: SymbolPart?

    init(_ symbol: DecodedSymbol, by pass: QRReader.Pass, in picture: GreyPicture) {
        text = symbol.markedText ?? TextGuess.text(of: symbol.bytes)
        bytes = symbol.bytes
        corners = symbol.corners.map { pass.point($0, in: picture) }
        level = symbol.level
        isMicro = symbol.isMicro
        isMirrored = symbol.isMirrored
        part = symbol.part
    }
}

/// Why no QR code was read.
public enum QRReadingError: Error, Hashable, Sendable {
    /// Every pass looked, and none found a code.
    case nothingFound(PictureDiagnosis)

    /// The time was used up before every pass had looked.
    case outOfTime(Duration)

    /// The task was cancelled.
    case cancelled
}

extension QRReadingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .nothingFound(let diagnosis): "No QR code was found. \(diagnosis.advice)"
        case .outOfTime(let budget):
            "No QR code was found within \(budget). Allow more time, or cut the picture to the code."
        case .cancelled: "Reading was cancelled."
        }
    }
}

/// What about a picture may keep codes in it from being read.
public enum PictureDiagnosis: Hashable, Sendable {
    /// Too few pixels for any symbol.
    case tooSmall(side: Int)

    /// All pixels have nearly the same grey.
    case tooFlat

    /// Dark, with little difference between its shades.
    case tooDark

    /// Nothing speaks against a code, there is just none.
    case nothingSpecial

    /// The smallest symbol has 11 modules, and a module needs two pixels.
    private static let leastSide = 22

    init(of picture: GreyPicture) {
        let side = min(picture.width, picture.height)
        var counts = [Int](repeating: 0, count: 256)
        for pixel in picture.pixels { counts[Int(pixel)] += 1 }
        let low = Self.percentile(2, of: counts)
        let high = Self.percentile(98, of: counts)
        self =
            if side < Self.leastSide {
                .tooSmall(side: side)
            } else if high - low < 16 {
                .tooFlat
            } else if high < 80 {
                .tooDark
            } else {
                .nothingSpecial
            }
    }

    private static func percentile(_ percent: Int, of counts: [Int]) -> Int {
        let wanted = counts.reduce(0, +) * percent / 100
        var seen = 0
        for (value, count) in counts.enumerated() {
            seen += count
            if seen > wanted { return value }
        }
        return 255
    }

    /// What may help.
    public var advice: String {
        switch self {
        case .tooSmall(let side):
            "The picture is \(side) pixels on its shorter side, and a code needs \(Self.leastSide)."
        case .tooFlat: "The picture has nearly one colour only. Is the lens covered?"
        case .tooDark: "The picture is very dark. More light may help."
        case .nothingSpecial:
            "If there is one, bring it nearer, hold the camera straight, and keep a white border round it."
        }
    }
}
