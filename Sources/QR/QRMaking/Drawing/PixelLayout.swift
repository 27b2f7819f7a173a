/// The placement of modules on pixels: whole pixels for each, so that edges are sharp, and the
/// remainder in the border.
struct PixelLayout: Hashable {
    /// The side in pixels.
    let pixels: Int

    /// The side of a module in pixels.
    let module: Int

    /// The distance from the left and top edges to the symbol, in pixels.
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

    /// The maximum side in pixels: an image of that size takes 400 MB.
    static let most = 10_000
}
