import QRMaking
import QRReading

/// A symbol's modules as black and white pixels, without any of the library's own drawing.
func plainPicture(of matrix: QRMatrix, module: Int = 4) -> GreyPicture {
    let border = matrix.leastQuietZone
    let side = (matrix.side + 2 * border) * module
    let pixels = (0..<side * side).map { index -> UInt8 in
        let x = index % side / module - border
        let y = index / side / module - border
        guard 0..<matrix.side ~= x, 0..<matrix.side ~= y else { return 255 }
        return matrix[x, y] ? 0 : 255
    }
    return GreyPicture(width: side, height: side, pixels: pixels)
}

/// What a decoder finds in a symbol drawn plainly.
func decode(_ matrix: QRMatrix, with decoder: some BlockingQRDecoder) throws -> [DecodedSymbol] {
    try decoder.decode(plainPicture(of: matrix))
}

/// How much of a text is too much for what `make` makes of it; `nil` where it is made, or fails
/// otherwise.
func excess<Made>(_ make: () throws -> Made) -> QRMakingError.Excess? {
    do {
        _ = try make()
        return nil
    } catch QRMakingError.tooLong(let excess) {
        return excess
    } catch {
        return nil
    }
}
