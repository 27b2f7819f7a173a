extension DecodedSymbol {
    /// The text: decoded by the symbol's own encoding marks if present, otherwise by the statistics
    /// of its bytes.
    public var text: String { text(of: contents?.segments ?? []) }

    /// Returns the text for segments that are already known.
    func text(of segments: [SymbolSegment]) -> String {
        segments.isEmpty
            ? markedText ?? TextGuess.text(of: bytes) : SegmentText.text(of: segments)
    }

    /// The version, derived from the number of codewords.
    var version: SymbolVersion? {
        SymbolVersion(codewords: codewords.count, level: level, isMicro: isMicro)
    }

    /// The contents of the codewords; `nil` when there are none, or none that follow the standard.
    var contents: SegmentReader? {
        version.flatMap { SegmentReader(codewords: codewords, version: $0) }
    }
}
