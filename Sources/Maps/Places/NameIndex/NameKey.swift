/// A number that stands for a short part of a spelling, made character by character.
///
/// Parts whose numbers are the same by chance only make the index find a place too many, which
/// comparing names tells.
struct NameKey {
    /// Where in spellings a part is, or what else it says of a place.
    enum Kind: UInt64 {
        /// A whole spelling.
        case whole = 1

        /// The first characters of a spelling, up to three.
        case beginning

        /// The first characters of a unit and what follows: two from a character that is a unit of
        /// its own, three from a letter, and each of them fewer.
        case start

        /// Any four characters of which the first is a letter.
        case run

        /// A city or region.
        case city

        /// The number of a category.
        case category
    }

    private var state: UInt64

    init(_ kind: Kind) { state = kind.rawValue << 32 }

    init(_ kind: Kind, _ scalars: some Sequence<Unicode.Scalar>) {
        self.init(kind)
        for scalar in scalars { add(scalar) }
    }

    mutating func add(_ scalar: Unicode.Scalar) { add(scalar.value) }

    mutating func add(_ number: UInt32) {
        state = (state ^ UInt64(number)) &* 0x9E37_79B9_7F4A_7C15
        state ^= state >> 32
    }

    var value: UInt32 { UInt32(truncatingIfNeeded: state) }
}
