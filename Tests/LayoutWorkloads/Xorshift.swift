/// The random numbers of the workloads: Marsaglia's 64-bit xorshift, whose seeds make known
/// layouts.
///
/// G. Marsaglia, “Xorshift RNGs”, Journal of Statistical Software 8(14), 2003.
struct Xorshift {
    private var state: UInt64

    init(seed: UInt64) {
        state = 88_172_645_463_325_252 ^ (seed &* 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<8 { _ = next() }
    }

    /// The next number, 32 bits of it.
    private mutating func next() -> UInt32 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt32(truncatingIfNeeded: state >> 16)
    }

    /// A number from 0 up to `bound`.
    mutating func next(below bound: Int) -> Int { Int(next()) % bound }
}
