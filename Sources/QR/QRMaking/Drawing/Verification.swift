import QRReading

/// Reading again what was drawn.
enum Verification {
    /// Throws unless the decoders read in a drawing of `pixels` a side what `matrix` holds.
    static func check(
        _ raster: QRRaster, pixels: Int, shows matrix: QRMatrix
    ) throws(QRMakingError) {
        let picture = raster.grey
        // ZBar reads no Micro QR, and parts of a text only together.
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
