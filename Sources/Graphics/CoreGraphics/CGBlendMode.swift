/// The formula that composites drawing with existing pixels.
///
/// In the formulas, R, S and D are the premultiplied result, source and destination, and Ra, Sa, Da
/// their alphas. Pixels outside the drawn shape never change.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
    /// S + D·(1 − Sa)
    case normal = 0
    /// The product of both colours.
    case multiply = 1
    /// The inverse of the product of the inverses.
    case screen = 2
    /// Multiply or screen, by the destination.
    case overlay = 3
    /// The darker of each component.
    case darken = 4
    /// The lighter of each component.
    case lighten = 5
    /// Brightens the destination to reflect the source.
    case colorDodge = 6
    /// Darkens the destination to reflect the source.
    case colorBurn = 7
    /// Darkens or lightens softly, depending on the source.
    case softLight = 8
    /// Multiply or screen, by the source.
    case hardLight = 9
    /// The absolute difference of both.
    case difference = 10
    /// Like difference, with less contrast.
    case exclusion = 11
    /// Hue of the source; saturation and luminosity of the destination.
    case hue = 12
    /// Saturation of the source; hue and luminosity of the destination.
    case saturation = 13
    /// Hue and saturation of the source; luminosity of the destination.
    case color = 14
    /// Luminosity of the source; hue and saturation of the destination.
    case luminosity = 15
    /// 0
    case clear = 16
    /// S
    case copy = 17
    /// S·Da
    case sourceIn = 18
    /// S·(1 − Da)
    case sourceOut = 19
    /// S·Da + D·(1 − Sa)
    case sourceAtop = 20
    /// S·(1 − Da) + D
    case destinationOver = 21
    /// D·Sa
    case destinationIn = 22
    /// D·(1 − Sa)
    case destinationOut = 23
    /// S·(1 − Da) + D·Sa
    case destinationAtop = 24
    /// S·(1 − Da) + D·(1 − Sa)
    case xor = 25
    /// max(0, Ra − (Da − D) − (Sa − S)), with Ra = min(1, Sa + Da)
    case plusDarker = 26
    /// min(1, S + D)
    case plusLighter = 27
}

/// The quality of image resampling.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}
