public import QRReading

/// Computes the modules of QR codes.
///
///     let matrix = try QREncoder(level: .quartile).matrix(for: "https://example.com")
///     let parts = try QREncoder().matrices(for: longText)
///
/// Text is encoded as UTF-8. ``QRPicture`` draws the result.
public struct QREncoder: Hashable, Sendable {
    /// The family of symbols.
    public enum Family: String, CaseIterable, Sendable {
        /// Three finders, versions 1 to 40.
        case standard

        /// One finder, versions M1 to M4: for a few characters, and for readers that support it.
        case micro
    }

    /// The family: standard symbols, or Micro QR.
    public let family: Family

    /// The error correction level. Micro QR has no level H, and M1 only detects errors, which
    /// counts as L.
    public let level: CorrectionLevel

    /// The version, 1 to 40, or 1 to 4 for Micro QR; `nil` for the smallest one that holds the
    /// text.
    public let version: Int?

    /// The encoding mode of the text.
    public let mode: QRMode

    /// The mask, 0 to 7, or 0 to 3 for Micro QR; `nil` for the one with the standard's lowest
    /// penalty.
    public let mask: Int?

    /// `true` to mark text beyond ASCII as UTF-8 (ECI 26). Readers nearly always guess correctly
    /// without the mark, and some old ones fail on it.
    public let marksUTF8: Bool

    /// - Precondition: `version` and `mask` are in the range of the family.
    public init(
        family: Family = .standard, level: CorrectionLevel = .medium, version: Int? = nil,
        mode: QRMode = .automatic, mask: Int? = nil, marksUTF8: Bool = false
    ) {
        let isMicro = family == .micro
        let versions = isMicro ? 1...4 : 1...40
        let masks = isMicro ? 0...3 : 0...7
        precondition(
            version.map(versions.contains) ?? true,
            "There is no version \(version ?? 0). Pass one from 1 to \(versions.upperBound), or none."
        )
        precondition(
            mask.map(masks.contains) ?? true,
            "There is no mask \(mask ?? 0). Pass one from 0 to \(masks.upperBound), or none.")
        self.family = family
        self.level = level
        self.version = version
        self.mode = mode
        self.mask = mask
        self.marksUTF8 = marksUTF8
    }

    /// Returns the symbol of a text.
    ///
    /// - Throws: ``QRMakingError/emptyText``, ``QRMakingError/tooLong(_:)``, or another error of
    ///   the text.
    public func matrix(for text: String) throws(QRMakingError) -> QRMatrix {
        let content = try Content(text, mode: mode, marksUTF8: marksUTF8)
        let format = try format(for: content)
        let symbol = try EncoderLibrary.symbol(
            of: content.segments(for: format), format: format, level: level)
        return try matrix(symbol, of: content, format: format, part: nil)
    }

    func matrix(
        _ symbol: EncoderLibrary.Symbol, of content: Content, format: SymbolFormat,
        part: SymbolPart?
    ) throws(QRMakingError) -> QRMatrix {
        guard symbol.modules.count == format.side * format.side else {
            throw .failed("it made version \(symbol.version) instead of \(format.version)")
        }
        let (isDark, roles) = (symbol.isDark, symbol.roles)
        let found = Masking.mask(of: isDark, format: format)
        let wanted = mask ?? found
        let masked =
            wanted == found
            ? isDark
            : Masking.replace(
                found, by: wanted, in: isDark, roles: roles, format: format, level: level)
        return QRMatrix(
            format: format, level: level, mask: wanted, part: part, content: content.bytes,
            isDark: masked, roles: roles)
    }
}

// MARK: - Choosing the version

extension QREncoder {
    /// The allowed formats, smallest first.
    var formats: [SymbolFormat] {
        let all = family == .micro ? SymbolFormat.micro : SymbolFormat.standard
        return version.map { [all[$0 - 1]] } ?? all
    }

    /// Returns the smallest allowed format that holds a text.
    private func format(for content: Content) throws(QRMakingError) -> SymbolFormat {
        if family == .micro {
            guard !content.isMarkedUTF8 else { throw .noMarkInMicro }
            if let version, !formats[0].levels.contains(level) {
                throw .noSuchLevel(level, microVersion: version)
            }
            guard level < .high else { throw .noSuchLevel(level, microVersion: 4) }
        }
        guard let format = content.smallest(of: formats, level: level) else {
            throw .tooLong(excess(of: content))
        }
        return format
    }

    private func excess(of content: Content) -> QRMakingError.Excess {
        let format = formats.last ?? SymbolFormat.standard[39]
        let capacity = content.fittingByteCount(in: format, level: level)
        let lower = format.levels.reversed().first { lower in
            lower < level && content.fits(into: format, level: lower)
        }
        return QRMakingError.Excess(
            bytes: content.bytes.count - capacity, capacity: capacity, version: format.version,
            isMicro: format.isMicro, level: level, mode: mode, fittingLevel: lower,
            fittingParts: format.isMicro ? nil : parts(of: content, format: format)?.count)
    }
}
