/// The aspects of a layer that changed since the last composition.
struct LayerChanges: OptionSet {
    let rawValue: UInt8

    /// The layer's geometry: its own pixels and those of its sublayers may move.
    static let geometry = Self(rawValue: 1)

    /// The layer's own pixels, at the same position.
    static let picture = Self(rawValue: 2)

    /// The set or order of sublayers.
    static let hierarchy = Self(rawValue: 4)

    /// The compositing of the subtree: opacity, hiding, masking, shadow.
    static let effects = Self(rawValue: 8)

    /// A part of the backing bitmap, which is stored in the backing.
    static let backing = Self(rawValue: 16)

    /// Animations or timing.
    static let animations = Self(rawValue: 32)
}
