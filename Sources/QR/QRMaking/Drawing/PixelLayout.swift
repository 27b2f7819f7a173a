/// How modules lie on pixels: whole pixels for each, so that their edges are sharp, and the rest in the border.
struct PixelLayout: Hashable {
    /// Pixels a side.
    let pixels: Int

    /// Pixels a module.
    let module: Int

    /// Pixels from the left and top edges to the symbol.
    let inset: Int

    /// - Throws: ``QRMakingError/smallPicture(pixels:least:)`` with less than a pixel for a module.
    init(pixels: Int, side: Int, quietZone: Int) throws(QRMakingError) {
        let full = side + 2 * quietZone
        guard pixels <= Self.most else { throw .largePicture(pixels: pixels, most: Self.most) }
        guard pixels >= full else { throw .smallPicture(pixels: pixels, least: full) }
        self.pixels = pixels
        module = pixels / full
        inset = (pixels - module * side) / 2
    }

    /// The most pixels a side: a picture of them takes 400 MB.
    static let most = 10_000
}
