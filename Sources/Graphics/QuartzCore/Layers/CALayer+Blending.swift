import CoreGraphics

extension CALayer {
    /// The name of the formula that blends the layer and its sublayers, as one image, with what is
    /// below in the same superlayer: `"multiplyBlendMode"`, `"screenBlendMode"`,
    /// `"overlayBlendMode"`, `"darkenBlendMode"`, `"lightenBlendMode"`, `"colorDodgeBlendMode"`,
    /// `"colorBurnBlendMode"`, `"softLightBlendMode"`, `"hardLightBlendMode"`,
    /// `"differenceBlendMode"` or `"exclusionBlendMode"`; or `"sourceIn"`, which replaces what is
    /// below, and shows the layer as far as that is opaque. It replaces the superlayer's content
    /// alone, which is drawn as one image.
    ///
    /// `nil`, the default, and any other value cover what is below.
    public final var compositingFilter: Any? {
        get { extras?.compositingFilter }
        set {
            let old = blendMode
            mutableExtras.compositingFilter = newValue
            if blendMode != old { invalidate(.effects) }
        }
    }

    /// The formula that ``compositingFilter`` names.
    final var blendMode: CGBlendMode {
        guard let name = extras?.compositingFilter as? String else { return .normal }
        return Self.blendModes[name] ?? .normal
    }

    private static let blendModes: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten,
        "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
        "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion,
        "sourceIn": .sourceIn,
    ]

    /// `true` if the layer and its sublayers are drawn as one image because a sublayer replaces
    /// the others.
    final var isReplacedBySublayer: Bool {
        storedSublayers.contains { $0.blendMode == .sourceIn }
    }
}
