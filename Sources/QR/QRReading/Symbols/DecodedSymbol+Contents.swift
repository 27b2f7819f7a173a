extension DecodedSymbol {
    /// What the symbol says: by its own marks of the encoding where it has some, else by what its bytes look like.
    public var text: String { text(of: contents?.segments ?? []) }

    /// What the symbol says with segments that are known already.
    func text(of segments: [SymbolSegment]) -> String {
        segments.isEmpty
            ? markedText ?? TextGuess.text(of: bytes) : SegmentText.text(of: segments)
    }

    /// The size, as the number of codewords tells it.
    var version: SymbolVersion? {
        SymbolVersion(codewords: codewords.count, level: level, isMicro: isMicro)
    }

    /// What stands in the codewords; `nil` when there are none, or none that follow the standard.
    var contents: SegmentReader? {
        version.flatMap { SegmentReader(codewords: codewords, version: $0) }
    }
}
