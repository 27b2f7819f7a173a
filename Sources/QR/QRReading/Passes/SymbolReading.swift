/// Determines the contents and properties of a symbol from a decoder's result and the picture.
///
/// 1. A decoder that provides the data codewords determines everything but the mask: no two
///    versions have the same number of codewords at a level, and the codewords contain the
///    segments.
/// 2. For other decoders, the modules are sampled within the corners. The version is the one whose
///    fixed patterns match best. The modules are drawn as a clean picture, and if ZXing reads a
///    symbol of that version in it, its codewords are used for step 1.
/// 3. The mask is read from the format information, which is protected by a code, and accepted if
///    the level stored with it is the known one.
struct SymbolReading {
    private let symbol: DecodedSymbol
    private let picture: GreyPicture

    /// The minimum share of matching fixed modules for a version. Half would match by chance.
    private static let leastAgreement = 0.85

    /// - Parameter picture: The picture that the decoder processed.
    init(_ symbol: DecodedSymbol, in picture: GreyPicture) {
        self.symbol = symbol
        self.picture = picture
    }

    /// - Parameters:
    ///   - decoder: The name of the decoder that found the symbol.
    ///   - view: The transformation of the picture before decoding.
    ///   - original: The picture that was passed to the reader.
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
            codewords: symbol.codewords,
            part: contents?.part ?? symbol.part, isMicro: symbol.isMicro,
            isMirrored: symbol.isMirrored, isInverted: view == .inverted, decoder: decoder)
    }

    /// Adopts ZXing's reading of the modules, which is right if it is a complete symbol, since its
    /// error correction succeeded.
    private func adopt(_ sampler: SymbolSampler, for symbol: inout DecodedSymbol) {
        let upright = sampler.rectified()
        // Where all corners are intact, the symbol need not be searched for.
        let reading =
            (try? ZXingDecoder.unsearched.decode(upright))?.first
            ?? (try? ZXingDecoder(triesHarder: false).decode(upright))?.first
        guard let reading, !reading.isMicro,
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
                // Version 1 corrects nothing, which decoders report as the lowest level.
                $0.version == number && $0.level ?? .low == symbol.level ? $0.mask : nil
            }
        }
        return sampler.formats.first { $0.level == symbol.level }?.mask
    }
}
