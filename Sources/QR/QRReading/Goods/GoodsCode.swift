import CZXing

/// A bar code as goods have it, and books on their backs: EAN-13, EAN-8, UPC-A or UPC-E.
public struct GoodsCode: Hashable, Sendable {
    /// The digits, the check digit at the end, which is right.
    public let digits: String

    /// The corners in the picture, top left first, clockwise in the code's orientation.
    public let corners: [PicturePoint]
}

/// Reads the bar codes of goods in pictures, with ZXing-C++.
///
///     for code in try GoodsCodeReader().read(picture) { print(code.digits) }
public struct GoodsCodeReader: Sendable {
    /// `true` to look at every row, and at the picture turned by right angles, which takes longer.
    public let triesHarder: Bool

    public init(triesHarder: Bool = true) { self.triesHarder = triesHarder }

    /// The codes of a picture. Takes some milliseconds; not for the main thread.
    public func read(_ picture: GreyPicture) throws(DecoderFailure) -> [GoodsCode] {
        let options = CZXingOptions(
            triesHarder: triesHarder, isPure: false,
            formats: czxing_ean13 | czxing_ean8 | czxing_upca | czxing_upce)
        return try ZXingCall.read(picture, options: options) { symbol in
            let bytes = UnsafeBufferPointer(start: symbol.bytes, count: symbol.byteCount)
            return GoodsCode(
                digits: String(decoding: bytes, as: UTF8.self), corners: symbol.cornerPoints)
        }
    }
}
