/// Finds out what a symbol says and is, from what a decoder tells and from the picture.
///
/// 1. A decoder that hands over the data codewords has told everything but the mask: no two versions have as many
///    codewords at a level, and the segments stand in them.
/// 2. Of other decoders' symbols the modules are looked at, through the corners. The version is that whose fixed patterns are seen best. The
///    modules make a clean picture, and when ZXing reads a symbol of that version in it, its codewords serve for step 1.
/// 3. The mask is read beside the finder patterns, where a code protects it, and believed when the level beside it is the
///    one that is known.
struct SymbolReading {
    private let symbol: DecodedSymbol
    private let picture: GreyPicture

    /// How much of the fixed patterns must be seen for a version to be believed. Half would be by chance.
    private static let leastAgreement = 0.85

    /// - Parameter picture: The one that the decoder saw.
    init(_ symbol: DecodedSymbol, in picture: GreyPicture) {
        self.symbol = symbol
        self.picture = picture
    }

    /// - Parameters:
    ///   - decoder: The name of the decoder that found the symbol.
    ///   - view: What was made of the picture that the reader was given before the decoder saw it.
    ///   - original: The picture that the reader was given.
    func result(by decoder: String, view: PictureView, of original: GreyPicture) -> QRSymbol {
        var symbol = symbol
        if symbol.codewords.isEmpty,
            let sampler = SymbolSampler.best(for: symbol.corners, in: picture),
            sampler.agreement >= Self.leastAgreement
        {
            adopt(sampler, for: &symbol)
        }
        let version = symbol.version
        let contents = symbol.contents
        return QRSymbol(
            text: symbol.text(of: contents?.segments ?? []), bytes: symbol.bytes,
            corners: symbol.corners.map { view.origin(of: $0, in: original) },
            version: version, level: version == .micro(1) ? nil : symbol.level,
            mask: version.flatMap { mask(of: symbol, $0) }, segments: contents?.segments ?? [],
            part: contents?.part ?? symbol.part, isMicro: symbol.isMicro,
            isMirrored: symbol.isMirrored, isInverted: view == .inverted, decoder: decoder)
    }

    /// Takes what ZXing reads in the modules, which is right when it is a whole symbol: then its error correction agreed.
    private func adopt(_ sampler: SymbolSampler, for symbol: inout DecodedSymbol) {
        let readings = try? ZXingDecoder(triesHarder: false).decode(sampler.rectified())
        guard let reading = readings?.first, !reading.isMicro,
            reading.version?.side == sampler.side
        else { return }
        symbol.bytes = reading.bytes
        symbol.codewords = reading.codewords
        symbol.level = reading.level
    }

    private func mask(of symbol: DecodedSymbol, _ version: SymbolVersion) -> Int? {
        guard
            let sampler = SymbolSampler(picture, corners: symbol.corners, side: version.side)
        else { return nil }
        if case .micro(let number) = version {
            return sampler.microFormat.flatMap {
                // Version 1 corrects nothing, which decoders call the lowest level.
                $0.version == number && $0.level ?? .low == symbol.level ? $0.mask : nil
            }
        }
        return sampler.formats.first { $0.level == symbol.level }?.mask
    }
}
