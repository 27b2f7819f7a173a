/// The letters of a syllable, up to eight, packed into an integer with the first letter in the
/// lowest byte.
struct Syllable: Hashable, Sendable {
    fileprivate let bits: UInt64

    /// Creates a syllable without letters.
    init() { bits = 0 }

    /// - Precondition: At most eight ASCII letters.
    init(_ letters: some Collection<Unicode.Scalar>) {
        precondition(
            letters.count <= 8 && letters.allSatisfy(\.isASCII),
            "“\(String(letters))” is no syllable: it may have up to eight letters of ASCII.")
        bits = letters.reversed().reduce(0) { $0 << 8 | UInt64($1.value) }
    }

    /// The number of letters.
    var count: Int { (71 - bits.leadingZeroBitCount) / 8 }

    /// Returns the letter at an index from 0.
    func letter(_ index: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(truncatingIfNeeded: bits >> UInt64(8 * index)))
    }

    fileprivate init(bits: UInt64) { self.bits = bits }
}

/// The possible readings of a character, the most probable first: up to four.
struct SyllableChoices: Sendable {
    private var bits: SIMD4<UInt64> = .zero
    let count: Int

    /// - Precondition: At most four.
    init(_ syllables: [[Unicode.Scalar]]) {
        precondition(
            syllables.count <= bits.scalarCount,
            "\(syllables.count) readings for a character are too many: name the likeliest four.")
        count = syllables.count
        for (index, letters) in syllables.enumerated() { bits[index] = Syllable(letters).bits }
    }

    subscript(index: Int) -> Syllable { Syllable(bits: bits[index]) }
}
