import CZBar

/// ZBar: slower, and good at pictures that ZXing fails on. Reads QR codes, no Micro QR codes.
///
/// In noise ZBar sees codes now and then that are none. Therefore a symbol counts only when the patterns that every symbol
/// has are seen where it says it is.
public struct ZBarDecoder: BlockingQRDecoder {
    public let name = "ZBar"

    public init() {}

    public func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol] {
        guard let scanner = zbar_image_scanner_create() else { throw .unavailable(decoder: name) }
        defer { zbar_image_scanner_destroy(scanner) }
        // QR codes only, and their bytes as they are: ZBar's guess of the encoding is often wrong.
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
        guard let image = zbar_image_create() else { throw .unavailable(decoder: name) }
        defer { zbar_image_destroy(image) }
        zbar_image_set_format(image, Self.grey)
        zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
        let symbols = picture.pixels.withUnsafeBytes { pixels -> [DecodedSymbol] in
            zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
            guard zbar_scan_image(scanner, image) > 0 else { return [] }
            return Self.chain(from: zbar_image_first_symbol(image)).flatMap { Self.symbols(of: $0) }
        }
        return symbols.filter { Self.isBelievable($0, in: picture) }
    }

    /// Whether a symbol's fixed patterns are there. By chance about half of their modules look right.
    private static func isBelievable(_ symbol: DecodedSymbol, in picture: GreyPicture) -> Bool {
        guard let sampler = SymbolSampler.best(for: symbol.corners, in: picture) else {
            return false
        }
        return sampler.agreement >= leastAgreement
    }

    /// Of curved symbols, whose corners say little about their insides, three quarters are seen.
    private static let leastAgreement = 0.7

    /// A symbol and those after it.
    private static func chain(from first: OpaquePointer?) -> [OpaquePointer] {
        sequence(first: first) { $0.flatMap { zbar_symbol_next($0) } }
            .prefix { $0 != nil }
            .compactMap(\.self)
    }

    /// The symbols that ZBar gives as one.
    ///
    /// Those of one text (structured append) are parts of it, whether or not all of them are there; of one that is not there an empty part
    /// tells, and a zero byte in the text, one for several that are missing in a row.
    private static func symbols(of symbol: OpaquePointer) -> [DecodedSymbol] {
        let parts = chain(from: zbar_symbol_first_component(symbol))
        guard let first = parts.first else {
            return isCode(symbol) ? [DecodedSymbol(symbol, bytes: bytes(of: symbol))] : []
        }
        let present = parts.filter(isCode)
        let text = bytes(of: symbol)
        var pieces =
            pieces(of: text, lengths: present.map { bytes(of: $0).count }) ?? present.map(bytes)
        if !isCode(first), pieces.first?.first == 0 { pieces[0].removeFirst() }
        return zip(present, pieces).map { DecodedSymbol($0, bytes: $1) }
    }

    /// A text in pieces of which ZBar says that they are so long. It forgets the last byte of each that another one follows.
    ///
    /// - Returns: `nil` when that does not account for all of the text.
    private static func pieces(of text: [UInt8], lengths: [Int]) -> [[UInt8]]? {
        if lengths.count == 1 { return [text] }
        guard lengths.reduce(0, +) + lengths.count - 1 == text.count else { return nil }
        var rest = text[...]
        return lengths.map { length in
            defer { rest = rest.dropFirst(length + 1) }
            return Array(rest.prefix(length + 1))
        }
    }

    private static func isCode(_ symbol: OpaquePointer) -> Bool {
        zbar_symbol_get_type(symbol) == ZBAR_QRCODE
    }

    private static func bytes(of symbol: OpaquePointer) -> [UInt8] {
        let count = Int(zbar_symbol_get_data_length(symbol))
        return Array(UnsafeRawBufferPointer(start: zbar_symbol_get_data(symbol), count: count))
    }

    /// “Y800”: a byte of luminance a pixel.
    private static let grey: UInt = "Y800".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
}

extension DecodedSymbol {
    fileprivate init(_ symbol: OpaquePointer, bytes: [UInt8]) {
        let points = (0..<zbar_symbol_get_loc_size(symbol)).map {
            PicturePoint(
                x: Double(zbar_symbol_get_loc_x(symbol, $0)),
                y: Double(zbar_symbol_get_loc_y(symbol, $0)))
        }
        // ZBar goes round the symbol the other way.
        let corners = points.count == 4 ? [points[0], points[3], points[2], points[1]] : []
        self.init(bytes: bytes, corners: corners)
        isMirrored = Self.area(of: corners) < 0
    }

    /// Twice the area inside of some corners, negative when they go round it counterclockwise as people see it.
    private static func area(of corners: [PicturePoint]) -> Double {
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }
}
