import CZBar

/// ZBar: slower, and good at pictures that ZXing fails on.
public struct ZBarDecoder: QRDecoder {
    public let name = "ZBar"

    public init() {}

    public func symbols(in picture: GreyPicture) -> [DecodedSymbol] {
        guard let scanner = zbar_image_scanner_create() else { return [] }
        defer { zbar_image_scanner_destroy(scanner) }
        // QR codes only, and their bytes as they are: ZBar's guess of the encoding is often wrong.
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1)
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
        guard let image = zbar_image_create() else { return [] }
        defer { zbar_image_destroy(image) }
        zbar_image_set_format(image, Self.grey)
        zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
        return picture.pixels.withUnsafeBytes { pixels in
            zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
            guard zbar_scan_image(scanner, image) > 0 else { return [] }
            var found: [DecodedSymbol] = []
            var symbol = zbar_image_first_symbol(image)
            while let present = symbol {
                if zbar_symbol_get_type(present) == ZBAR_QRCODE {
                    found.append(DecodedSymbol(present))
                }
                symbol = zbar_symbol_next(present)
            }
            return found
        }
    }

    /// “Y800”: a byte of luminance a pixel.
    private static let grey: UInt = "Y800".utf8.reversed().reduce(0) { $0 << 8 | UInt($1) }
}

extension DecodedSymbol {
    fileprivate init(_ symbol: OpaquePointer) {
        let count = Int(zbar_symbol_get_data_length(symbol))
        bytes =
            zbar_symbol_get_data(symbol).map { start in
                start.withMemoryRebound(to: UInt8.self, capacity: count) {
                    Array(UnsafeBufferPointer(start: $0, count: count))
                }
            } ?? []
        // ZBar goes round the symbol the other way.
        let points = (0..<zbar_symbol_get_loc_size(symbol)).map {
            PicturePoint(
                x: Double(zbar_symbol_get_loc_x(symbol, $0)),
                y: Double(zbar_symbol_get_loc_y(symbol, $0)))
        }
        corners = points.count == 4 ? [points[0], points[3], points[2], points[1]] : points
    }
}
