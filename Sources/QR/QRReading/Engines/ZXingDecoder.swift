import CZXing

/// ZXing-C++: fast, and good at damaged symbols. Reads QR and Micro QR codes.
public struct ZXingDecoder: BlockingQRDecoder {
    public let name = "ZXing"

    /// 640 by 480, which takes half a millisecond, or four without a code.
    public let fewPixels = 640 * 480

    /// `true` to scan every row, smaller sizes and right-angle rotations too, which takes longer.
    public let triesHarder: Bool

    /// `true` for pictures with nothing but an upright, intact symbol, which takes far less time.
    let isPure: Bool

    /// The decoder of pictures with nothing but an upright, intact symbol.
    static let unsearched = ZXingDecoder(triesHarder: false, isPure: true)

    public init(triesHarder: Bool = true) { self.init(triesHarder: triesHarder, isPure: false) }

    private init(triesHarder: Bool, isPure: Bool) {
        self.triesHarder = triesHarder
        self.isPure = isPure
    }

    public func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol] {
        let options = CZXingOptions(
            triesHarder: triesHarder, isPure: isPure, formats: czxing_qr | czxing_micro_qr)
        return try ZXingCall.read(picture, options: options) { DecodedSymbol($0) }
    }
}

/// A call of the C++ library.
enum ZXingCall {
    /// Reads a picture, and converts each symbol found.
    ///
    /// - Parameter make: Converts a symbol, which is valid only during the call.
    static func read<Found>(
        _ picture: GreyPicture, options: CZXingOptions,
        _ make: @escaping (CZXingSymbol) -> Found
    ) throws(DecoderFailure) -> [Found] {
        // A C function pointer has no context except its pointer argument, and no generic type.
        var found: [Found] = []
        var receiver = Receiver { found.append(make($0)) }
        let works = withUnsafeMutablePointer(to: &receiver) { receiver in
            picture.pixels.withUnsafeBufferPointer { pixels in
                czxing_read(
                    pixels.baseAddress, Int32(picture.width), Int32(picture.height), options,
                    receiver
                ) { context, symbol in
                    guard let context, let symbol else { return }
                    context.assumingMemoryBound(to: Receiver.self).pointee.receive(symbol.pointee)
                }
            }
        }
        guard works else { throw .unavailable(decoder: "ZXing") }
        return found
    }

    private struct Receiver {
        let receive: (CZXingSymbol) -> Void
    }
}

extension DecodedSymbol {
    init(_ symbol: CZXingSymbol) {
        self.init(
            bytes: Array(UnsafeBufferPointer(start: symbol.bytes, count: symbol.byteCount)),
            corners: symbol.cornerPoints)
        markedText = symbol.hasECI ? symbol.text.map { String(cString: $0) } : nil
        codewords = Array(
            UnsafeBufferPointer(start: symbol.codewords, count: symbol.codewordCount))
        level = symbol.level.flatMap { CorrectionLevel(rawValue: String(cString: $0)) }
        isMicro = symbol.isMicro
        isMirrored = symbol.isMirrored
        if symbol.sequenceSize > 1, symbol.sequenceIndex >= 0 {
            part = SymbolPart(
                index: Int(symbol.sequenceIndex), count: Int(symbol.sequenceSize),
                parity: symbol.sequenceIdentifier.flatMap { UInt8(String(cString: $0)) } ?? 0)
        }
    }
}

extension CZXingSymbol {
    /// The corners, top left first, clockwise in the symbol's orientation.
    var cornerPoints: [PicturePoint] {
        let numbers = [
            corners.0, corners.1, corners.2, corners.3, corners.4, corners.5, corners.6, corners.7,
        ]
        return stride(from: 0, to: 8, by: 2).map {
            PicturePoint(x: Double(numbers[$0]), y: Double(numbers[$0 + 1]))
        }
    }
}
