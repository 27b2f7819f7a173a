extension BarcodeReader {
    /// Returns the codes of a camera's frame, on the calling thread.
    ///
    /// Each decoder looks once, then at groups of finder patterns, and at the frame inverted if
    /// there is nothing: the next frame may be better, and is worth more than further passes.
    ///
    /// - Parameters:
    ///   - frame: The whole frame.
    ///   - region: The region to read. Corners are in the whole frame's pixels.
    package func readFrame(_ frame: GreyPicture, in region: PixelRectangle) -> [Barcode] {
        guard let part = frame.cropped(to: region) else { return [] }
        let (left, top) = (Double(max(region.x, 0)), Double(max(region.y, 0)))
        let symbols = kinds.isDisjoint(with: [.qr, .microQR]) ? [] : symbols(of: part)
        let others = kinds.subtracting([.qr, .microQR])
        let found = symbols.map { Barcode($0) }.filter { kinds.contains($0.kind) }
        return (found + (others.isEmpty ? [] : Self.read(part, kinds: others)))
            .map { $0.moved(right: left, down: top) }
    }

    private func symbols(of picture: GreyPicture) -> [QRSymbol] {
        let decoders = codes.decoders.compactMap { $0 as? any BlockingQRDecoder }
        func look(_ view: PictureView, _ decoder: any BlockingQRDecoder) -> [QRSymbol] {
            let seen = view.view(of: picture)
            return ((try? decoder.decode(seen)) ?? []).map {
                SymbolReading($0, in: seen).result(by: decoder.name, view: view, of: picture)
            }
        }
        var symbols = decoders.flatMap { look(.asItIs, $0) }.withoutRepetitions
        symbols += GroupReading(
            picture: picture, decoders: decoders, known: symbols, isOneEnough: false
        ).symbols()
        if symbols.isEmpty, let first = decoders.first { symbols = look(.inverted, first) }
        return symbols.withoutRepetitions
    }
}
