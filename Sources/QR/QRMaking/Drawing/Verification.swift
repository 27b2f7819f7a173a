import QRReading

/// Verifies drawings by reading them.
enum Verification {
    /// Throws unless the decoders read the contents of `matrix` in a drawing with a side of
    /// `pixels`.
    static func check(
        _ raster: QRRaster, pixels: Int, shows matrix: QRMatrix
    ) throws(QRMakingError) {
        let picture = raster.grey
        // ZBar does not read Micro QR, and parts of a text only together.
        let isForBoth = !matrix.isMicro && matrix.part == nil
        let decoders: [any BlockingQRDecoder] =
            isForBoth ? [ZXingDecoder(), ZBarDecoder()] : [ZXingDecoder()]
        for decoder in decoders {
            let found = (try? decoder.decode(picture)) ?? []
            guard found.contains(where: { $0.bytes == matrix.content }) else {
                throw .unreadable(decoder: decoder.name, pixels: pixels)
            }
        }
    }
}
