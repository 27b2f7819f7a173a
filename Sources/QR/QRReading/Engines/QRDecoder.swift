/// Something that finds QR codes in a picture.
///
/// ``ZXingDecoder`` is fast, ``ZBarDecoder`` reads pictures that ZXing fails on. ``QRReader`` lets several of them work together.
public protocol QRDecoder: Sendable {
    /// What people call it.
    var name: String { get }

    /// All symbols of a picture, in no order; none when there are none.
    ///
    /// Returns soon after its task is cancelled, with an error or whatever: nobody looks at it then. A decoder that holds its
    /// thread and cannot be stopped conforms to ``BlockingQRDecoder``, which sees to that.
    ///
    /// - Throws: ``DecoderFailure`` when the decoder cannot look at the picture at all.
    func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol]
}

/// Why a decoder has not looked at a picture.
public enum DecoderFailure: Error, Hashable, Sendable {
    /// The task was cancelled before the decoder was done.
    case cancelled

    /// The decoder does not work on this machine, or ran out of memory. Another may.
    case unavailable(decoder: String)
}

extension DecoderFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .cancelled: "Decoding was cancelled."
        case .unavailable(let decoder):
            "The decoder \(decoder) could not work. Is there enough memory? Another decoder may do."
        }
    }
}

/// What a decoder found, before anybody has decided what its bytes mean.
public struct DecodedSymbol: Hashable, Sendable {
    /// The contents as they stand in the symbol.
    public var bytes: [UInt8]

    /// The corners in pixels of the picture: top left, top right, bottom right and bottom left of the symbol, however it
    /// is turned.
    public var corners: [PicturePoint]

    /// The contents where the symbol itself says how they are encoded (ECI) and the decoder followed it.
    public var markedText: String?

    /// The corrected data codewords, from which the contents were read; empty when the decoder keeps them to itself.
    public var codewords: [UInt8] = []

    /// How much of the symbol may be damaged; `nil` when the decoder does not tell.
    public var level: CorrectionLevel?

    /// Whether it is a Micro QR code.
    public var isMicro = false

    /// Whether the symbol was seen from behind.
    public var isMirrored = false

    /// Which part of a text the symbol is, when the text was spread over several.
    public var part: SymbolPart?

    /// A symbol of which no more is known than what it says and where it is.
    public init(bytes: [UInt8], corners: [PicturePoint]) {
        self.bytes = bytes
        self.corners = corners
    }
}
