/// The letters of a syllable, up to eight, in one number: the first letter in the lowest byte.
struct Syllable: Hashable, Sendable {
    fileprivate let bits: UInt64

    /// No letters.
    init() { bits = 0 }

    /// - Precondition: Up to eight letters of ASCII.
    init(_ letters: some Collection<Unicode.Scalar>) {
        precondition(
            letters.count <= 8 && letters.allSatisfy(\.isASCII),
            "“\(String(letters))” is no syllable: it may have up to eight letters of ASCII.")
        bits = letters.reversed().reduce(0) { $0 << 8 | UInt64($1.value) }
    }

    /// How many letters there are.
    var count: Int { (71 - bits.leadingZeroBitCount) / 8 }

    /// One of the letters, from 0.
    func letter(_ index: Int) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(truncatingIfNeeded: bits >> UInt64(8 * index)))
    }

    fileprivate init(bits: UInt64) { self.bits = bits }
}

/// The syllables that a character can be read as, the likeliest first: up to four.
struct SyllableChoices: Sendable {
    private var bits: SIMD4<UInt64> = .zero
    let count: Int

    /// - Precondition: Up to four.
    init(_ syllables: [[Unicode.Scalar]]) {
        precondition(
            syllables.count <= bits.scalarCount,
            "\(syllables.count) readings for a character are too many: name the likeliest four.")
        count = syllables.count
        for (index, letters) in syllables.enumerated() { bits[index] = Syllable(letters).bits }
    }

    subscript(index: Int) -> Syllable { Syllable(bits: bits[index]) }
}
