import CZBar

/// ZBar: slower, but good at pictures on which ZXing fails. Reads QR codes, but not Micro QR codes.
///
/// In noise ZBar occasionally reports nonexistent codes. Therefore a symbol counts only if its
/// fixed patterns are visible at its position.
public struct ZBarDecoder: BlockingQRDecoder {
    public let name = "ZBar"

    public init() {}

    public func decode(_ picture: GreyPicture) throws(DecoderFailure) -> [DecodedSymbol] {
        guard let scanner = zbar_image_scanner_create() else { throw .unavailable(decoder: name) }
        defer { zbar_image_scanner_destroy(scanner) }
        // Only QR codes, and their raw bytes: ZBar's guess of the encoding is often wrong.
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

    /// Returns `true` if a symbol's fixed patterns are visible. By chance about half of their
    /// modules match.
    private static func isBelievable(_ symbol: DecodedSymbol, in picture: GreyPicture) -> Bool {
        guard let sampler = SymbolSampler.best(for: symbol.corners, in: picture) else {
            return false
        }
        return sampler.agreement >= leastAgreement
    }

    /// The minimum share of matching modules. Curved symbols, whose corners do not predict their
    /// interior, reach three quarters.
    private static let leastAgreement = 0.7

    /// Returns a symbol and its successors.
    private static func chain(from first: OpaquePointer?) -> [OpaquePointer] {
        sequence(first: first) { $0.flatMap { zbar_symbol_next($0) } }
            .prefix { $0 != nil }
            .compactMap(\.self)
    }

    /// Returns the symbols that ZBar reports as one.
    ///
    /// The symbols of one text (structured append) are parts of it, possibly incomplete; an empty
    /// part marks a missing one, and a zero byte in the text marks one or several consecutive
    /// missing ones.
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

    /// Splits a text into parts of the lengths reported by ZBar, which drops the last byte of each
    /// part that another one follows.
    ///
    /// - Returns: `nil` when the parts do not cover the whole text.
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

    /// “Y800”: a byte of luminance per pixel.
    private static let grey: UInt = "Y800".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
}

extension DecodedSymbol {
    fileprivate init(_ symbol: OpaquePointer, bytes: [UInt8]) {
        let points = (0..<zbar_symbol_get_loc_size(symbol)).map {
            PicturePoint(
                x: Double(zbar_symbol_get_loc_x(symbol, $0)),
                y: Double(zbar_symbol_get_loc_y(symbol, $0)))
        }
        // ZBar's corners are in the opposite order.
        let corners = points.count == 4 ? [points[0], points[3], points[2], points[1]] : []
        self.init(bytes: bytes, corners: corners)
        isMirrored = Self.area(of: corners) < 0
    }

    /// Returns twice the area of a polygon, negative when it is counterclockwise on the screen.
    private static func area(of corners: [PicturePoint]) -> Double {
        zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }
}
