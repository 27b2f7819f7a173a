/// A decoder of QR codes in pictures.
///
/// ``ZXingDecoder`` is fast, ``ZBarDecoder`` reads pictures on which ZXing fails. ``QRReader``
/// combines several.
public protocol QRDecoder: Sendable {
    /// The name for display.
    var name: String { get }

    /// Returns all symbols of a picture, in no particular order.
    ///
    /// Returns soon after its task is cancelled; the result is then ignored. A decoder that blocks
    /// its thread and cannot be cancelled conforms to ``BlockingQRDecoder``, which ensures that.
    ///
    /// - Throws: ``DecoderFailure`` when the decoder cannot process the picture at all.
    func symbols(in picture: GreyPicture) async throws(DecoderFailure) -> [DecodedSymbol]
}

/// The reason why a decoder did not process a picture.
public enum DecoderFailure: Error, Hashable, Sendable {
    /// The task was cancelled before the decoder finished.
    case cancelled

    /// The decoder does not work on this machine, or is out of memory. Another one may work.
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

/// A symbol found by a decoder, before its bytes are interpreted.
public struct DecodedSymbol: Hashable, Sendable {
    /// The contents as stored in the symbol.
    public var bytes: [UInt8]

    /// The corners in pixels of the picture: top left, top right, bottom right and bottom left of
    /// the symbol, in its own orientation.
    public var corners: [PicturePoint]

    /// The text, if the symbol marks its encoding (ECI) and the decoder applied it.
    public var markedText: String?

    /// The corrected data codewords of the contents; empty when the decoder does not provide them.
    public var codewords: [UInt8] = []

    /// The error correction level; `nil` when the decoder does not provide it.
    public var level: CorrectionLevel?

    /// `true` for a Micro QR code.
    public var isMicro = false

    /// `true` if the symbol is mirrored.
    public var isMirrored = false

    /// The symbol's part of a split text, `nil` for an unsplit one.
    public var part: SymbolPart?

    /// Creates a symbol of which only contents and position are known.
    public init(bytes: [UInt8], corners: [PicturePoint]) {
        self.bytes = bytes
        self.corners = corners
    }
}
