import Foundation

/// The kinds of colour spaces, by the meaning of their components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// The meaning of a colour's components.
///
/// Drawing is always in sRGB. Device spaces are the same as sRGB and its grey.
public final class CGColorSpace: Sendable {
    /// Red, green and blue as defined for monitors and the web.
    public static let sRGB = "kCGColorSpaceSRGB"

    /// sRGB whose components may lie outside 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    /// sRGB's primaries with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"

    /// ``linearSRGB`` whose components may lie outside 0…1.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"

    /// Grey with sRGB's transfer function, which approximates a gamma of 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// ``genericGrayGamma2_2`` whose component may lie outside 0…1.
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    /// sRGB with the wider primaries of recent screens. What sRGB cannot show is clamped to it.
    public static let displayP3 = "kCGColorSpaceDisplayP3"

    private static let models: [String: CGColorSpaceModel] = [
        sRGB: .rgb, extendedSRGB: .rgb, displayP3: .rgb, linearSRGB: .rgb, extendedLinearSRGB: .rgb,
        genericGrayGamma2_2: .monochrome, extendedGray: .monochrome,
        deviceRGBName: .rgb, deviceGrayName: .monochrome,
    ]
    private static let deviceRGBName = "kCGColorSpaceDeviceRGB"
    private static let deviceGrayName = "kCGColorSpaceDeviceGray"

    package static let standardRGB = CGColorSpace(known: sRGB, model: .rgb)
    package static let standardGray = CGColorSpace(known: genericGrayGamma2_2, model: .monochrome)
    private static let deviceRGB = CGColorSpace(known: deviceRGBName, model: .rgb)
    private static let deviceGray = CGColorSpace(known: deviceGrayName, model: .monochrome)

    /// The name of a predefined space.
    public let name: String?

    /// The kind of the components, such as RGB.
    public let model: CGColorSpaceModel

    /// The space of the colours that patterns without colours of their own are drawn in; `nil` for
    /// a space of another model.
    public let baseColorSpace: CGColorSpace?

    private init(known name: String, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
        baseColorSpace = nil
    }

    /// Creates a space of patterns.
    ///
    /// - Parameter baseSpace: The space of the colours that patterns without colours of their own
    ///   are drawn in; `nil` for patterns that have colours.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        name = nil
        model = .pattern
        baseColorSpace = baseSpace
    }

    /// Creates the predefined space called `name`, or `nil` for an unknown name.
    public convenience init?(name: String) {
        guard let model = Self.models[name] else { return nil }
        self.init(known: name, model: model)
    }

    /// The number of components of a colour, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }

    /// `true` if the primaries are those of Display P3.
    var hasWidePrimaries: Bool { name == Self.displayP3 }

    /// `true` if components are proportional to light.
    var isLinear: Bool { name == Self.linearSRGB || name == Self.extendedLinearSRGB }
}

extension CGColorSpace: Hashable {
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.model == right.model
            && left.baseColorSpace == right.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// Returns the red, green and blue space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .device(.rgb) }

/// Returns the grey space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .device(.monochrome) }

extension CGColorSpace {
    fileprivate static func device(_ model: CGColorSpaceModel) -> CGColorSpace {
        model == .rgb ? deviceRGB : deviceGray
    }
}

/// The strategy for colours that do not exist in the target space.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric = 1
    case relativeColorimetric = 2
    case perceptual = 3
    case saturation = 4
}
