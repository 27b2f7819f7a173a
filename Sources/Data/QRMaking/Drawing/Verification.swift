import QRReading

/// Reading again what was drawn.
enum Verification {
    /// Throws unless both decoders read in a drawing of `pixels` a side what `matrix` holds.
    static func check(
        _ raster: QRRaster, pixels: Int, shows matrix: QRMatrix
    ) throws(QRMakingError) {
        let picture = raster.grey
        // ZBar reads no Micro QR.
        let decoders: [any BlockingQRDecoder] =
            matrix.isMicro ? [ZXingDecoder()] : [ZXingDecoder(), ZBarDecoder()]
        for decoder in decoders {
            let found = (try? decoder.decode(picture)) ?? []
            guard found.contains(where: { $0.bytes == matrix.content }) else {
                throw .unreadable(decoder: decoder.name, pixels: pixels)
            }
        }
    }
}
