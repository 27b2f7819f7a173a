/// A hash of a short part of a spelling, computed character by character.
///
/// Hash collisions only make the index return an additional candidate, which comparing names
/// rejects.
struct NameKey {
    /// The position of the part in spellings, or another property of a place.
    enum Kind: UInt64 {
        /// A whole spelling.
        case whole = 1

        /// The first characters of a spelling, up to three.
        case beginning

        /// The first characters of a unit and those that follow: two from a character that is a
        /// unit of its own, three from a letter, and all shorter ones.
        case start

        /// Any four characters that begin with a letter.
        case run

        /// A city or region.
        case city

        /// The number of a category.
        case category

        /// Like ``start``, of addresses, cities and regions.
        case surroundingStart

        /// Like ``run``, of addresses, cities and regions.
        case surroundingRun

        /// The number of an importance.
        case importance
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
