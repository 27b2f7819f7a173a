/// What the compositor has to look at again in a layer.
struct LayerChanges: OptionSet {
    let rawValue: UInt8

    /// The layer's place: its own pixels and those of everything in it may move.
    static let geometry = Self(rawValue: 1)

    /// The layer's own pixels, at the same place.
    static let picture = Self(rawValue: 2)

    /// Which sublayers there are, or their order.
    static let hierarchy = Self(rawValue: 4)

    /// How the layer and everything in it is put on what lies below: opacity, hiding, masking, shadow.
    static let effects = Self(rawValue: 8)

    /// Part of the backing bitmap was drawn anew; the part is in the backing.
    static let backing = Self(rawValue: 16)

    /// Animations or timing.
    static let animations = Self(rawValue: 32)
}
