import CZXing

/// ZXing-C++: fast, and good at damaged symbols.
public struct ZXingDecoder: QRDecoder {
    public let name = "ZXing"

    /// Whether it looks at every row, and for turned pictures, which takes longer.
    public let triesHarder: Bool

    public init(triesHarder: Bool = true) { self.triesHarder = triesHarder }

    public func symbols(in picture: GreyPicture) -> [DecodedSymbol] {
        var found: [DecodedSymbol] = []
        _ = withUnsafeMutablePointer(to: &found) { found in
            picture.pixels.withUnsafeBufferPointer { pixels in
                czxing_read(
                    pixels.baseAddress, Int32(picture.width), Int32(picture.height), triesHarder,
                    found
                ) { context, symbol in
                    guard let context, let symbol else { return }
                    context.assumingMemoryBound(to: [DecodedSymbol].self).pointee
                        .append(DecodedSymbol(symbol.pointee))
                }
            }
        }
        return found
    }
}

extension DecodedSymbol {
    fileprivate init(_ symbol: CZXingSymbol) {
        bytes = Array(UnsafeBufferPointer(start: symbol.bytes, count: symbol.byteCount))
        markedText = symbol.hasECI ? symbol.text.map { String(cString: $0) } : nil
        let numbers = [
            symbol.corners.0, symbol.corners.1, symbol.corners.2, symbol.corners.3,
            symbol.corners.4, symbol.corners.5, symbol.corners.6, symbol.corners.7,
        ].map(Double.init)
        corners = stride(from: 0, to: 8, by: 2).map {
            PicturePoint(x: numbers[$0], y: numbers[$0 + 1])
        }
        level = symbol.level.flatMap { CorrectionLevel(rawValue: String(cString: $0)) }
        isMicro = symbol.isMicro
        isMirrored = symbol.isMirrored
        if symbol.sequenceSize > 1, symbol.sequenceIndex >= 0 {
            part = SymbolPart(
                index: Int(symbol.sequenceIndex), count: Int(symbol.sequenceSize),
                parity: symbol.sequenceIdentifier.map { String(cString: $0) } ?? "")
        }
    }
}
